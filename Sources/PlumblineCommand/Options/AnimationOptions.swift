internal import ArgumentParser

/// The options for animations.
struct AnimationOptions: ParsableArguments {
  @Flag(
    name: .customLong("animate"),
    help: """
      Let the outlines of guides move, or show a figure's steps one after the other: in PNG files, and in \
      SVG files with --svg structured.
      """)
  var ofGuides = false

  @Flag(
    name: .customLong("animate-canvases"),
    help: """
      Draw one figure that goes from canvas to canvas and back to the first, laid out at each size between: a PNG \
      file, or an SVG file with --svg structured.
      """)
  var ofCanvases = false

  func validate() throws {
    guard ofGuides, ofCanvases else { return }
    throw ValidationError(
      "--animate-canvases cannot stand beside --animate; the canvas is all that moves")
  }

  /// The option that requests an animation, or `nil` for still figures.
  var used: String? {
    ofGuides ? "--animate" : ofCanvases ? "--animate-canvases" : nil
  }
}
