package import Foundation

extension PlatformProfile {
  /// Returns the canvas widths or heights at which margins or size classes change, in points, ascending.
  package func breakpoints(along axis: LayoutConstraint.Axis) -> [CGFloat] {
    let sides =
      axis == .horizontal
      ? [regularRootSide, regularWidth, regularLandscapeSize.width]
      : [regularRootSide, regularHeight, regularLandscapeSize.height]
    return Set(sides).sorted()
  }
}
