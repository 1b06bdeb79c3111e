internal import ArgumentParser
internal import Plumbline

/// The options for the formats of pictures, and for the form of SVG files.
struct FormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Formats, separated by commas: \(PictureFormat.words); that of -o by default, or png.",
      valueName: "LIST"),
    completion: .words(of: PictureFormat.self), transform: knownWords)
  var format: [PictureFormat]?

  @Option(
    name: .customLong("svg"), help: .svgForm, completion: .word(of: SVGForm.self),
    transform: knownWord)
  var svgForm: SVGForm?

  @Flag(help: "Embed the scene's source in the metadata of structured SVG files.")
  var embedSource = false

  /// Returns the format for the extension of a path, or `nil` if the path stands for a folder.
  static func format(
    namedBy path: String, of name: String = "render"
  ) throws -> PictureFormat? {
    guard !path.hasSuffix("/"), let dot = path.lastIndex(of: "."), dot > path.startIndex,
      !path[dot...].contains("/")
    else { return nil }
    let ending = path[path.index(after: dot)...].lowercased()
    if let format = PictureFormat(rawValue: ending) { return format }
    guard ["jpg", "jpeg", "gif", "webp", "bmp", "tiff", "eps", "ps", "apng"].contains(ending) else {
      return nil
    }
    throw UsageError(
      "-o \(path): '\(ending)' is not a format; formats are \(PictureFormat.words)", of: name)
  }
}
