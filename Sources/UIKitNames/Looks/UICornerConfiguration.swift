public import AutoLayout
public import Foundation

/// iOS 26's radius of a corner.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The radius, in points.
  let length: CGFloat

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(length: radius) }

  /// A radius concentric with the container's corners on a device; here the minimum.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(length: minimum ?? 0)
  }

  init(length: CGFloat) { self.length = length }

  /// A radius in points.
  public init(floatLiteral value: Double) { length = CGFloat(value) }

  /// A radius in points.
  public init(integerLiteral value: Int) { length = CGFloat(value) }
}

/// iOS 26's corners of a view.
///
/// The view's layer has a single radius here: corners have either the largest one or none.
public struct UICornerConfiguration: Hashable, Sendable {
  /// The radii of the four corners, in the order of `UIRectCorner`'s bits, starting at the top left.
  fileprivate var radii: [CGFloat]

  /// Four corners with a radius.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radii: Array(repeating: radius.length, count: 4))
  }

  /// Four corners with a radius.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }

  /// Corners whose radius is half of the shorter side.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    // Corners take at most half of a side, so a large radius stands for half.
    corners(radius: .fixed(maximumRadius ?? 10_000))
  }

  /// Corners with a radius each.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      radii: [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]
        .map { $0?.length ?? 0 })
  }

  /// Corners with a radius for the top and one for the bottom.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }
}

extension ViewMembers {
  /// The corners of the view; setting them sets those of its layer.
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

  /// The radius with which a corner is drawn, in points: at most half of the shorter side.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let index = corner.rawValue.trailingZeroBitCount
    let radii = cornerConfiguration.radii
    guard radii.indices.contains(index) else { return 0 }
    return min(radii[index], min(bounds.width, bounds.height) / 2)
  }
}
