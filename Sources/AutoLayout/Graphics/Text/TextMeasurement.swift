public import Foundation

/// The extent of a text in one font: the width of its widest line and the number of lines.
public struct TextExtent: Hashable, Sendable {
  /// The advance width of the widest line, in points.
  public var width: CGFloat
  /// The number of lines, at least 1 unless the text is empty.
  public var lineCount: Int

  /// Makes an extent from a width in points and a number of lines.
  public init(width: CGFloat, lineCount: Int) {
    self.width = width
    self.lineCount = lineCount
  }
}

/// A function that measures a text in a font, wrapped at a maximum width in points unless the width is `nil`.
///
/// A ``LayoutEnvironment`` stores it, so that layout reads no font files. Equal arguments must give equal results.
public typealias TextMeasure = (_ text: String, _ font: Font, _ maximumWidth: CGFloat?) ->
  TextExtent

/// A text measure that can be shared across threads.
package typealias SharedTextMeasure = @Sendable (String, Font, CGFloat?) -> TextExtent

/// Measures a text as if every character were 0.55 em wide; this is the default text measure.
package func fixedTextMeasure(
  _ text: String, _ font: Font, _ maximumWidth: CGFloat?
) -> TextExtent {
  let advance = font.pointSize * 0.55
  let longest = text.count
  let perLine =
    maximumWidth.map { width in
      // Compared as fractions first: a width may be larger than any integer.
      width / advance >= CGFloat(longest) ? longest : Int(max(0, width / advance))
    } ?? longest
  let charactersPerLine = max(1, perLine)
  var lineCount = 0
  var widest = 0
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    lineCount += max(1, (line.count - 1) / charactersPerLine + 1)
    widest = max(widest, min(line.count, charactersPerLine))
  }
  return TextExtent(width: CGFloat(widest) * advance, lineCount: text.isEmpty ? 0 : lineCount)
}
