public import Foundation

/// The extent of a text set in one font: how wide its widest line is, and how many lines it took.
public struct TextExtent: Hashable, Sendable {
  /// The advance width of the widest line, in points.
  public var width: CGFloat
  /// The number of lines, at least 1 for a text that is not empty.
  public var lineCount: Int

  /// Makes an extent from a width in points and a number of lines.
  public init(width: CGFloat, lineCount: Int) {
    self.width = width
    self.lineCount = lineCount
  }
}

/// Measures a text in a font, wrapped at a maximal width in points where one is given.
///
/// A view tree carries this closure at its root, so that layout knows no font files. The answer has
/// to be the same for the same arguments, or layouts are not reproducible.
public typealias TextMeasure = (_ text: String, _ font: Font, _ maximumWidth: CGFloat?) ->
  TextExtent

/// A measure that all threads may use.
package typealias SharedTextMeasure = @Sendable (String, Font, CGFloat?) -> TextExtent

/// Fixed metrics for trees that nobody gave a measure: every character is 0.55 em wide.
///
/// Good for tests and for layouts in which text does not matter; figures use real font files.
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
