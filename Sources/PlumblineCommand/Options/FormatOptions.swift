internal import ArgumentParser
internal import Plumbline

/// The formats of pictures, and the form of SVG files.
struct FormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Formats, separated by commas: \(PictureFormat.words); what -o ends in, or png.",
      valueName: "LIST"),
    completion: .words(of: PictureFormat.self), transform: knownWords)
  var format: [PictureFormat]?

  @Option(
    name: .customLong("svg"), help: .svgForm, completion: .word(of: SVGForm.self),
    transform: knownWord)
  var svgForm: SVGForm?

  @Flag(help: "Keep the scene's source in the metadata of structured SVG files.")
  var embedSource = false
}
