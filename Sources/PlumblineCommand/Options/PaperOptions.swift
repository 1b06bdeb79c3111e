internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The options for the look, page, language and fonts of figures, which override the settings of scenes.
struct PaperOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The look of views: diagram, with distinct fills, or plain, as on a device.",
      valueName: "LOOK"),
    completion: .word(of: FigureLook.self), transform: knownWord)
  var look: FigureLook?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The margin around the canvas for dimension lines and names, in points; auto for as much as "
        + "they need.",
      valueName: "POINTS|auto"),
    transform: knownMargin)
  var margin: FigurePaper.Margin?

  @Option(
    help: ArgumentHelp(
      "The item to show instead of the canvas, optionally with a margin in points, such as "
        + "'grid + 16' or root.safeArea.", valueName: "ITEM"))
  var crop: String?

  @Option(
    help: ArgumentHelp(
      "The color around the canvas, or of the canvas if nothing is around it: transparent, or a "
        + "hex color such as '#f4f4f4'.",
      valueName: "COLOR"),
    completion: .list(["transparent"]), transform: knownBackground)
  var background: Color?

  @Option(help: ArgumentHelp("The title above the picture.", valueName: "TEXT"))
  var title: String?

  @Option(help: ArgumentHelp("The line below the title.", valueName: "TEXT"))
  var caption: String?

  @Option(
    help: ArgumentHelp(
      "The width of the picture, instead of the canvas's pixels per point: pixels, such as 800px, "
        + "or a width on paper, such as 84mm or 3.3in.", valueName: "WIDTH"),
    transform: knownWidth)
  var width: PictureWidth?

  @Option(
    help: ArgumentHelp(
      "The size of the figure's own letters at any scale of the canvas: points on paper, such as "
        + "8pt, or pixels for a width in pixels, such as 14px.", valueName: "SIZE"),
    transform: knownLetters)
  var letters: LetterSize?

  @Option(
    help: ArgumentHelp(
      "The prefix of all IDs in structured SVG files, so that several can be on one page.",
      valueName: "PREFIX"),
    transform: knownPrefix)
  var idPrefix: String?

  @OptionGroup var language: LanguageOption

  @OptionGroup var fonts: FontsOption

  var size: FigurePaper {
    var paper = FigurePaper()
    (paper.width, paper.letters) = (width, letters)
    return paper
  }

  /// The names of the options that were given on the command line.
  var used: [String] {
    [
      (look != nil, "--look"), (margin != nil, "--margin"), (crop != nil, "--crop"),
      (background != nil, "--background"),
      (title != nil, "--title"), (caption != nil, "--caption"), (width != nil, "--width"),
      (letters != nil, "--letters"), (idPrefix != nil, "--id-prefix"),
      (language.language != nil, "--language"),
    ].filter(\.0).map(\.1)
  }

  /// A text that identifies the values of all options except `--language`.
  var inputs: String {
    [String(reflecting: request), String(reflecting: crop)]
      .joined(separator: " ")
  }

  /// The part of the request that is the same for all figures: all options except `--language` and `--crop`.
  private var request: FigureRequest {
    var request = FigureRequest()
    (request.look, request.margin, request.background) = (look, margin, background)
    (request.width, request.letters) = (width, letters)
    (request.title, request.caption, request.idPrefix) = (title, caption, idPrefix)
    return request
  }

  /// Returns the request for a scene's figure, with the words and the crop.
  ///
  /// - Throws: `PlumblineError` if the crop names an item that the scene doesn't have.
  func request(for scene: Scene, _ words: FigureWords?) throws(PlumblineError) -> FigureRequest {
    var request = request
    request.words = words
    request.crop = try crop.map { (text) throws(PlumblineError) in try scene.crop(named: text) }
    return request
  }
}

private func knownMargin(_ text: String) throws -> FigurePaper.Margin {
  if text.lowercased() == "auto" { return .automatic }
  guard let points = Double(text) else {
    let suggestion = spellingSuggestion(for: text, among: ["auto"])
    throw ValidationError(
      "'\(text)' is not a number of points"
        + (suggestion == nil ? "; write one, or auto" : didYouMean(suggestion)))
  }
  guard (0...1000).contains(points) else { throw ValidationError("--margin has to be 0 to 1000") }
  return .points(points)
}

private func knownBackground(_ text: String) throws -> Color {
  if let color = Color(hex: text.lowercased() == "transparent" ? "#00000000" : text) {
    return color
  }
  if Color(hex: "#" + text) != nil {
    throw ValidationError("'\(text)' is not a color; colors begin with #: write '#\(text)'")
  }
  throw refusal(
    "'\(text)' is not a color; colors look like '#f4f4f4' or '#f4f4f480'", of: text,
    among: ["transparent"])
}

/// Parses the prefix for IDs in SVG files.
private func knownPrefix(_ text: String) throws -> String {
  guard SVGOptions.isIDPrefix(text) else {
    throw ValidationError(SVGOptions.refusal(ofIDPrefix: text))
  }
  return text
}

private func knownLetters(_ text: String) throws -> LetterSize {
  guard let letters = LetterSize(parsing: text) else {
    throw ValidationError(LetterSize.refusal(of: text))
  }
  return letters
}

/// Parses the width of a picture; a number without a unit is in pixels.
private func knownWidth(_ text: String) throws -> PictureWidth {
  guard let width = Int(text).map(PictureWidth.pixels) ?? PictureWidth(parsing: text) else {
    throw ValidationError(
      "a width is a whole number of pixels, such as 800px, or a width on paper, such as 84mm or 3.3in"
    )
  }
  guard PictureWidth.pixelCounts.contains(width.pixelCount) else {
    throw ValidationError(
      "--width has to be from 1 to 16384 pixels"
        + (width.printedPoints == nil ? "" : ", with 300 pixels per inch on paper"))
  }
  return width
}
