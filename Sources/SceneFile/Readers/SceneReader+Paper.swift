internal import AutoLayout
internal import Foundation
internal import PictureDescriptions

extension SceneReader {
  /// Reads the keys of a figure or a job that are about its page, apart from the crop.
  mutating func readPaper(_ fields: SceneFields, into request: inout FigureRequest) {
    if let entry = fields["margin"] {
      request.margin =
        switch entry.value.scalar?.text {
        case "auto": .automatic
        case nil: sides(entry, .figureMargin).map { .sides($0) }
        default: number(entry, .figureMargin).map { .points(CGFloat($0)) }
        }
    }
    if let entry = fields["background"] {
      request.background =
        entry.value.scalar?.text == "transparent" ? Color(hex: "#00000000") : color(entry)
    }
    request.width = width(fields["size"] ?? fields["width"])
    request.letters = letters(fields["letters"], at: request.width)
    request.title = setText(fields["title"])
    request.caption = setText(fields["caption"])
    request.idPrefix = idPrefix(fields["idPrefix"])
  }

  /// Reads the width of a picture; reports an invalid one.
  private mutating func width(_ entry: DocumentNode.Entry?) -> PictureWidth? {
    guard let text = text(entry) else { return nil }
    let pixels = Int(text.text).map(PictureWidth.pixels)
    guard let width = pixels ?? PictureWidth(parsing: text.text),
      PictureWidth.pixelCounts.contains(width.pixelCount)
    else {
      problems.append(.init(text.position, FigureFault.badWidth(text.text)))
      return nil
    }
    return width
  }

  /// Reads the size of letters; reports an invalid one, and one that doesn't suit the width of the picture.
  private mutating func letters(
    _ entry: DocumentNode.Entry?, at width: PictureWidth?
  ) -> LetterSize? {
    guard let text = text(entry) else { return nil }
    guard let letters = LetterSize(parsing: text.text) else {
      problems.append(.init(text.position, FigureFault.badLetters(text.text)))
      return nil
    }
    if let width, !letters.suits(width) {
      problems.append(.init(text.position, FigureFault.unsuitedLetters(letters, width)))
    }
    return letters
  }

  /// The prefix of ids; `nil`, with a report, if ids can't start with it.
  private mutating func idPrefix(_ entry: DocumentNode.Entry?) -> String? {
    guard let text = text(entry) else { return nil }
    guard SVGOptions.isIDPrefix(text.text) else {
      problems.append(.init(text.position, FigureFault.badIDPrefix(text.text)))
      return nil
    }
    return text.text
  }

  /// Reads the look of a figure or a job.
  mutating func look(_ fields: SceneFields) -> FigureLook? {
    choice(fields["look"], FigureLook.allCases.map(\.rawValue)).flatMap { FigureLook(rawValue: $0) }
  }
}
