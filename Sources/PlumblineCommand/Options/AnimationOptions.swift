internal import ArgumentParser

/// The options for animations.
struct AnimationOptions: ParsableArguments {
  @Flag(
    name: .customLong("animate"),
    help: """
      Animate the outlines of guides, or the steps of a figure: in PNG files, and in SVG files \
      with --svg structured.
      """)
  var ofGuides = false

  @Flag(
    name: .customLong("animate-canvases"),
    help: """
      Animate one figure from canvas to canvas and back to the first, laid out at every \
      intermediate size: a PNG file, or an SVG file with --svg structured.
      """)
  var ofCanvases = false

  func validate() throws {
    guard ofGuides, ofCanvases else { return }
    throw ValidationError(
      "--animate-canvases cannot be used with --animate; only the canvas moves")
  }

  /// The option that requests an animation, or `nil` if figures aren't animated.
  var used: String? {
    ofGuides ? "--animate" : ofCanvases ? "--animate-canvases" : nil
  }
}
