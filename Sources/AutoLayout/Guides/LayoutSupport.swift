public import Foundation

/// The part of a controller's view that bars cover, for layout code older than the safe area.
public protocol LayoutSupport: AnyObject {
  /// The extent of the bars in the view, in points.
  var length: CGFloat { get }
  /// The edge nearer to the top of the view.
  var topAnchor: LayoutYAxisAnchor { get }
  /// The edge nearer to the bottom of the view.
  var bottomAnchor: LayoutYAxisAnchor { get }
  /// The extent of the bars in the view, for constraints.
  var heightAnchor: LayoutDimension { get }
}

/// The guide between an edge of a controller's view and the safe area.
final class BarLayoutGuide: LayoutGuide, LayoutSupport {
  enum Edge: String {
    case top = "_UIViewControllerTop"
    case bottom = "_UIViewControllerBottom"
  }

  private let edge: Edge

  /// Adds the guide to a view, with constraints that have the identifier in Apple's logs.
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
