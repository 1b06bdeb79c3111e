public import Foundation

/// What layout code of before the safe area knows of the bars above or below a controller's view.
public protocol LayoutSupport: AnyObject {
  /// How far the bars reach into the view, in points.
  var length: CGFloat { get }
  /// The edge nearer to the top of the view.
  var topAnchor: LayoutYAxisAnchor { get }
  /// The edge nearer to the bottom of the view.
  var bottomAnchor: LayoutYAxisAnchor { get }
  /// How far the bars reach into the view, for constraints.
  var heightAnchor: LayoutDimension { get }
}

/// The guide between an edge of a controller's view and that of the safe area.
final class BarLayoutGuide: LayoutGuide, LayoutSupport {
  /// The edge of the view that the guide lies at.
  enum Edge: String {
    case top = "_UIViewControllerTop"
    case bottom = "_UIViewControllerBottom"
  }

  private let edge: Edge

  /// Adds the guide to a view, held by constraints with the identifier that Apple's logs show.
  init(_ edge: Edge, of view: View) {
    self.edge = edge
    super.init()
    identifier = edge.rawValue
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    let isTop = edge == .top
    let constraints = [
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 0),
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ]
    for constraint in constraints { constraint.identifier = "_UILayoutSupportConstraint" }
    LayoutConstraint.activate(constraints)
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return edge == .top ? insets.top : insets.bottom
  }
}
