internal import ArgumentParser
internal import Plumbline

/// The options for the theme and SVG form of figures that a command draws in addition to its result.
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

  /// Whether any option was given.
  var areSpecified: Bool { theme != nil || svgForm != nil }

  func apply(_ theme: Theme?, to options: inout FigureOptions) {
    options.svg.form = svgForm ?? .outlined
    var request = FigureRequest()
    request.theme = theme
    options.apply(request)
  }
}
