internal import ArgumentParser
internal import Plumbline

/// The theme and form of the figures that commands draw besides their answers.
struct FigureFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The figure's theme: \(ThemeName.words), or a theme file.", valueName: "NAME|FILE"),
    completion: .theme, transform: ThemeName.init)
  var theme: ThemeName?

  @Option(
    name: .customLong("svg"), help: .svgForm, completion: .word(of: SVGForm.self),
    transform: knownWord)
  var svgForm: SVGForm?

  /// Whether an option was given.
  var areAsked: Bool { theme != nil || svgForm != nil }

  /// Sets the theme, if one was loaded, and the form of SVG files.
  func apply(_ theme: Theme?, to options: inout FigureOptions) {
    options.svg.form = svgForm ?? .outlined
    var request = FigureRequest()
    request.theme = theme
    options.apply(request)
  }
}
