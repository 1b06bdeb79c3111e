/// The spacing and viewing angle of an exploded view hierarchy.
public struct Explosion: Hashable, Sendable {
  /// The rotation of the planes about their vertical edges, in degrees.
  ///
  /// Nearer levels are drawn farther right if the angle is positive, and farther left if it's negative.
  public var angle: Double
  /// The distance between adjacent levels, in points, or `nil` to derive it from the canvas.
  public var spacing: Double?

  /// The permitted angles, in degrees, at which planes are readable.
  public static let angles: ClosedRange<Double> = -75...75
  /// The permitted distances between levels, in points.
  public static let spacings: ClosedRange<Double> = 1...2000

  /// Creates an explosion, and clamps its values to the permitted ranges.
  public init(angle: Double = 35, spacing: Double? = nil) {
    self.angle = min(max(angle, Self.angles.lowerBound), Self.angles.upperBound)
    self.spacing = spacing.map { min(max($0, Self.spacings.lowerBound), Self.spacings.upperBound) }
  }
}
