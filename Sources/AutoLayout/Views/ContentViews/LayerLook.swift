public import Foundation

/// The opacity, border, corners, shadow and mask of a view in plain figures.
package struct LayerLook: Hashable, Sendable {
  /// The opacity of the view and its subviews, from 0 to 1.
  package var opacity: CGFloat = 1
  /// The width of the border inside the view's edges, in points; 0 for no border.
  package var borderWidth: CGFloat = 0
  /// The color of the border; `nil` means black.
  package var borderColor: Color?
  /// The corners that are rounded.
  package var roundCorners = LayerCorners.all
  /// The shadow, or `nil` for no shadow.
  package var shadow: LayerShadow?
  /// The shape that clips the view and its subviews, in the view's coordinates, or `nil` for no clipping.
  package var mask: LayerMask?

  /// Makes the appearance of an opaque view without a border, a shadow or a mask.
  package init() {}
}

/// The shadow of a view.
public struct LayerShadow: Hashable, Sendable, Codable {
  /// The color of the shadow; `nil` means black.
  public var color: Color?
  /// The opacity of the shadow, from 0 to 1.
  public var opacity: CGFloat
  /// The offset of the shadow from the view, in points; positive values are to the right and down.
  public var offset: CGSize
  /// The standard deviation of the shadow's blur, in points.
  public var radius: CGFloat

  /// Makes a shadow, by default with Core Animation's default values.
  public init(
    color: Color? = nil, opacity: CGFloat = 1, offset: CGSize = CGSize(width: 0, height: -3),
    radius: CGFloat = 3
  ) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
  }
}

extension Layer {
  var shadow: LayerShadow? {
    get {
      let lengths = [shadowOffset.width, shadowOffset.height, shadowRadius]
      guard shadowOpacity > 0, lengths.allSatisfy({ abs($0) <= 1e6 }) else { return nil }
      return LayerShadow(
        color: shadowColor, opacity: CGFloat(min(shadowOpacity, 1)), offset: shadowOffset,
        radius: max(0, shadowRadius))
    }
    set {
      (shadowColor, shadowOpacity) = (newValue?.color, Float(newValue?.opacity ?? 0))
      guard let newValue else { return }
      (shadowOffset, shadowRadius) = (newValue.offset, newValue.radius)
    }
  }
}
