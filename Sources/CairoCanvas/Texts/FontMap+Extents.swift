internal import AutoLayout
internal import CCairo
internal import Foundation

extension FontMap {
  /// The minimum size, in bytes, of the pieces in which a long unwrapped text is measured.
  private static let pieceByteCount = 2_048

  /// Measures a text that is wrapped at a width in points, or unwrapped if the width is `nil`.
  ///
  /// Long unwrapped texts are measured in pieces, because pango's time is quadratic in the runs of bidirectional text.
  func extent(of text: String, font: Font, maximumWidth: CGFloat?) -> TextExtent {
    guard !text.isEmpty else { return TextExtent(width: 0, lineCount: 0) }
    guard maximumWidth == nil, text.utf8.count > Self.pieceByteCount else {
      let widths = lineWidths(LayoutKey(text: text, font: font, width: maximumWidth))
      return TextExtent(width: widths.max() ?? 0, lineCount: widths.count)
    }
    var extent = TextExtent(width: 0, lineCount: 1)
    // The width of the line that continues in the next piece.
    var openWidth: CGFloat = 0
    for piece in pieces(of: text) {
      let widths = lineWidths(LayoutKey(text: String(piece), font: font))
      openWidth += widths.first ?? 0
      extent.width = max(extent.width, openWidth)
      guard let last = widths.dropFirst().last else { continue }
      extent.width = max(extent.width, widths.dropFirst().max() ?? 0)
      extent.lineCount += widths.count - 1
      openWidth = last
    }
    return extent
  }

  private func lineWidths(_ key: LayoutKey) -> [CGFloat] {
    unsafe set(key, on: layout)
    var widths: [CGFloat] = []
    var node = unsafe pango_layout_get_lines_readonly(layout)
    while let entry = unsafe node {
      let line = unsafe entry.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self)
      var logical = PangoRectangle()
      unsafe pango_layout_line_get_extents(line, nil, &logical)
      widths.append(points(logical.width))
      unsafe node = entry.pointee.next
    }
    return widths
  }

  /// Splits a text at possible line ends into pieces of at least ``pieceByteCount`` bytes and a shorter last piece.
  private func pieces(of text: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    var byteCount = 0
    for index in text.indices {
      let character = text[index]
      byteCount += character.utf8.count
      guard byteCount >= Self.pieceByteCount, mayEndLine(character) else { continue }
      let end = text.index(after: index)
      pieces.append(text[start..<end])
      start = end
      byteCount = 0
    }
    if start < text.endIndex { pieces.append(text[start...]) }
    return pieces
  }

  /// Whether a text can be split after a character with little effect on kerning and joining.
  ///
  /// This is the case for spaces, hyphens, slashes and East Asian characters.
  private func mayEndLine(_ character: Character) -> Bool {
    character == " " || character == "-" || character == "/"
      || character.unicodeScalars.contains { $0.value >= 0x2E80 }
  }
}
