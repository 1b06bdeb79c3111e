import Foundation

/// A bar's background and separator; at the top of the safe area, the background extends to the superview's top edge.
package final class BarBackground: View {
  private let line = View()

  /// The edge of a bar at which the separator is drawn.
  package enum Side {
    case top, bottom
  }

  /// Shows a background behind a bar's contents; if `ground` is `nil`, removes the background.
  package func show(_ ground: BarGround?, in bar: View, lineAt side: Side) {
    guard let color = ground?.color else { return removeFromSuperview() }
    if superview !== bar { bar.insertSubview(self, at: 0) }
    if backgroundColor != color { backgroundColor = color }
    var place = bar.bounds
    if let outer = bar.superview, bar.frame.minY <= outer.safeAreaInsets.top, side == .bottom {
      place.origin.y -= bar.frame.minY
      place.size.height += bar.frame.minY
    }
    if frame != place { frame = place }
    guard let shadow = ground?.line else { return line.removeFromSuperview() }
    if line.superview == nil { addSubview(line) }
    if line.backgroundColor != shadow { line.backgroundColor = shadow }
    let height = 1 / effectiveEnvironment.scale
    let edge = CGRect(
      x: 0, y: side == .bottom ? place.height : -height, width: place.width, height: height)
    if line.frame != edge { line.frame = edge }
  }
}

/// The colors of a bar's background and of the separator between bar and content.
package struct BarGround {
  /// The color of the background.
  package var color: Color
  /// The color of the separator, or `nil` for no separator.
  package var line: Color?

  /// Makes a background from its color and the separator's color.
  package init(color: Color, line: Color?) { (self.color, self.line) = (color, line) }
}
