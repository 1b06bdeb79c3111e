public import Foundation

/// The part of a controller's view that bars cover, for layout code older than the safe area.
public protocol LayoutSupport: AnyObject {
  /// The height of the part of the view that bars cover, in points.
  var length: CGFloat { get }
  /// The top edge of the part of the view that bars cover.
  var topAnchor: LayoutYAxisAnchor { get }
  /// The bottom edge of the part of the view that bars cover.
  var bottomAnchor: LayoutYAxisAnchor { get }
  /// The height of the part of the view that bars cover, as an anchor for constraints.
  var heightAnchor: LayoutDimension { get }
}

/// A guide that fills the space between the top or bottom edge of a controller's view and the safe area.
final class BarLayoutGuide: LayoutGuide, LayoutSupport {
  enum Edge: String {
    case top = "_UIViewControllerTop"
    case bottom = "_UIViewControllerBottom"
  }

  private let edge: Edge

  /// Makes a guide and adds it to a view, with constraints that are named as in Apple's logs.
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
