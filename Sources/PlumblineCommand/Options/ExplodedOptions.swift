internal import ArgumentParser
internal import Plumbline

/// The options for exploded figures, which draw the levels of the hierarchy apart.
struct ExplodedOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Draw the levels of the hierarchy apart, slanted; the scene's setting by default.")
  var exploded: Bool?

  @Option(
    name: .customLong("exploded-angle"), parsing: .unconditional,
    help: ArgumentHelp(
      "The rotation of the levels, from -75 to 75 degrees.", valueName: "DEGREES"))
  var angle: Double?

  @Option(
    name: .customLong("exploded-spacing"), parsing: .unconditional,
    help: ArgumentHelp(
      "The distance between the levels, from 1 to 2000 points; by default, it suits the canvas.",
      valueName: "POINTS"))
  var spacing: Double?

  func validate() throws {
    if let angle, !Explosion.angles.contains(angle) {
      throw ValidationError("--exploded-angle has to be from -75 to 75")
    }
    if let spacing, !Explosion.spacings.contains(spacing) {
      throw ValidationError("--exploded-spacing has to be from 1 to 2000")
    }
    if exploded == false, angle != nil || spacing != nil {
      throw ValidationError("--no-exploded cannot be used with an angle or a spacing")
    }
  }

  /// Whether any option was given.
  var isSpecified: Bool { exploded != nil || isRequested }

  /// Whether the options request exploded figures.
  var isRequested: Bool { exploded == true || angle != nil || spacing != nil }

  var request: ExplosionRequest? {
    exploded == false ? .flat : isRequested ? .planes(angle: angle, spacing: spacing) : nil
  }
}
