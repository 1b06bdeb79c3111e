import AutoLayout
import Foundation

/// How a figure takes the levels of a view hierarchy apart, and from which side it shows them.
public struct Explosion: Hashable, Sendable {
  /// By how much planes are turned about their upright edges, in degrees: the nearer levels lie to the
  /// right; to the left for an angle below 0.
  public var angle: Double
  /// The distance of neighbouring levels, in points; nil for one that suits the canvas.
  public var spacing: Double?

  /// The angles at which planes can still be read.
  public static let angles: ClosedRange<Double> = -75...75
  /// The distances that levels may have.
  public static let spacings: ClosedRange<Double> = 1...2000

  /// Asks for an exploded hierarchy; what is out of range is brought to its nearest end.
  public init(angle: Double = 35, spacing: Double? = nil) {
    self.angle = min(max(angle, Self.angles.lowerBound), Self.angles.upperBound)
    self.spacing = spacing.map { min(max($0, Self.spacings.lowerBound), Self.spacings.upperBound) }
  }
}

/// A parallel projection of upright planes, one behind the other.
///
/// All planes are slanted alike, so what lies on a nearer one covers what a shifted copy of it would
/// cover on the farthest: everything is worked out there, and slanted as a whole.
struct ExplodedProjection {
  /// From how far above planes are seen, in degrees.
  private static let elevation: CGFloat = 20

  /// How far a plane is shifted from the one a level farther away, in points along its own edges.
  let shift: CGSize
  /// What slants planes, without a displacement.
  let slant: Transform

  /// The projection for a canvas and the number of levels above its root.
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

  /// A third of the canvas's shorter side; less for so many levels that the picture would be mostly
  /// distance.
  private static func spacing(_ canvas: CGSize, levelCount: CGFloat) -> CGFloat {
    let wanted = min(max(min(canvas.width, canvas.height) * 0.34, 36), 160)
    let most = 1.6 * max(canvas.width, canvas.height) / max(1, levelCount)
    return min(wanted, most)
  }
}
