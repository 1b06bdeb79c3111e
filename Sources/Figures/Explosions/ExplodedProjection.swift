import AutoLayout
import Foundation
import PictureDescriptions

/// A parallel projection of upright planes, one behind the other.
///
/// All planes have the same slant. An item on a near plane can therefore be shifted to the farthest plane without a
/// change in the picture. Everything is computed on that plane, and then slanted as a whole.
struct ExplodedProjection {
  /// The elevation of the viewpoint above the planes, in degrees.
  private static let elevation: CGFloat = 20

  /// The offset of a plane from the plane behind it, in points along the plane's edges.
  let shift: CGSize
  /// The transform that slants planes, without a translation.
  let slant: Transform

  /// Creates the projection for a canvas, given the number of levels above the root's.
  init(_ explosion: Explosion, canvas: CGSize, levelCount: CGFloat) {
    let turn = CGFloat(explosion.angle) * .pi / 180
    let tilt = Self.elevation * .pi / 180
    let (sine, cosine) = (sin(turn), cos(turn))
    let spacing =
      explosion.spacing.map { CGFloat($0) } ?? Self.spacing(canvas, levelCount: levelCount)
    slant = Transform(a: cosine, b: -sine * sin(tilt), c: 0, d: cos(tilt), tx: 0, ty: 0)
    shift = CGSize(
      width: spacing * sine / cosine, height: spacing * sin(tilt) / cos(tilt) / cosine)
  }

  /// The default distance between planes, in points.
  ///
  /// It's a third of the canvas's shorter side, or less if many levels would make the picture mostly empty.
  private static func spacing(_ canvas: CGSize, levelCount: CGFloat) -> CGFloat {
    let wanted = min(max(min(canvas.width, canvas.height) * 0.34, 36), 160)
    let most = 1.6 * max(canvas.width, canvas.height) / max(1, levelCount)
    return min(wanted, most)
  }
}
