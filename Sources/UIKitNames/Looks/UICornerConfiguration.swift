public import AutoLayout
public import Foundation

/// The radius of a corner, as in iOS 26.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The radius, in points.
  let length: CGFloat

  /// Returns a fixed radius, in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(length: radius) }

  /// Returns the minimum radius, instead of a radius concentric with the container's corners.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(length: minimum ?? 0)
  }

  init(length: CGFloat) { self.length = length }

  /// Creates a radius from a number of points.
  public init(floatLiteral value: Double) { length = CGFloat(value) }

  /// Creates a radius from a number of points.
  public init(integerLiteral value: Int) { length = CGFloat(value) }
}

/// The corner radii of a view, as in iOS 26.
///
/// The view's layer has a single radius, so each corner has either the largest radius or none.
public struct UICornerConfiguration: Hashable, Sendable {
  /// The radii of the four corners, in the order of `UIRectCorner`'s bits, starting at the top left.
  fileprivate var radii: [CGFloat]

  /// Four corners with the same radius.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radii: Array(repeating: radius.length, count: 4))
  }

  /// Four corners with the same radius.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }

  /// Corners with a radius of half the view's shorter side, up to a maximum.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    // Corners take at most half of a side, so a large radius stands for half.
    corners(radius: .fixed(maximumRadius ?? 10_000))
  }

  /// Corners with a radius for each corner, where `nil` means 0.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      radii: [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]
        .map { $0?.length ?? 0 })
  }

  /// Corners with one radius at the top and another at the bottom.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }
}

extension ViewMembers {
  /// The corners of the view, which are also set in the view's layer.
  public var cornerConfiguration: UICornerConfiguration {
    get { kept(#function) ?? .corners(radius: .fixed(layer.cornerRadius)) }
    set {
      keep(newValue, #function)
      let corners: [LayerCorners] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      layer.cornerRadius = newValue.radii.max() ?? 0
      layer.maskedCorners = LayerCorners(
        zip(newValue.radii, corners).filter { $0.0 > 0 }.map { $0.1 })
    }
  }

  /// Returns the drawn radius of a corner in points, which is at most half of the view's shorter side.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let index = corner.rawValue.trailingZeroBitCount
    let radii = cornerConfiguration.radii
    guard radii.indices.contains(index) else { return 0 }
    return min(radii[index], min(bounds.width, bounds.height) / 2)
  }
}
