import AutoLayout
import Foundation

/// A line of text that fits a width, possibly because it was shrunk or truncated.
struct FittedText {
  /// The smallest font size in points, below which text is truncated instead of shrunk.
  static let smallestSize: CGFloat = 9
  /// The length, in points, by which text may exceed its width, because measured widths are sums of rounded numbers.
  static let tolerance: CGFloat = 0.01

  /// The text, which may be truncated.
  let text: String
  /// The font at the size that fits.
  let font: Font
  /// The advance width of the text, in points.
  let width: CGFloat

  /// The method of fitting a text that is too wide.
  enum Manner {
    /// Shrinks the text to the smallest legible size, then truncates it.
    case shrinking
    /// Truncates the text in its own size, as views do.
    case truncating
  }

  /// Fits a text, or returns `nil` if not even one letter and an ellipsis fit.
  ///
  /// Font sizes are multiples of half a `unit`, which is the number of picture points per point of the text.
  init?(
    _ text: String, font: Font, width room: CGFloat, manner: Manner = .shrinking, unit: CGFloat = 1,
    measure: TextMeasure
  ) {
    let line =
      text.isOneLine ? text : text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard !line.isEmpty, room > 0 else { return nil }
    var font = font
    var width = measure(line, font, nil).width
    if width > room + Self.tolerance, manner == .shrinking {
      let smallest = min(Self.smallestSize * unit, font.pointSize)
      // Sizes are in half points, because smaller differences would look like a mistake.
      let proportional = (2 * font.pointSize * room / width / unit).rounded(.down) / 2 * unit
      font.pointSize = max(smallest, proportional)
      width = measure(line, font, nil).width
      if width > room, font.pointSize > smallest {
        font.pointSize = smallest
        width = measure(line, font, nil).width
      }
    }
    if width <= room + Self.tolerance {
      self.init(text: line, font: font, width: width)
    } else {
      self.init(cutting: line, of: width, font: font, width: room, measure: measure)
    }
  }

  /// Truncates a line to the longest prefix that fits with an ellipsis, or returns `nil` if no prefix fits.
  ///
  /// - Complexity: O(*n*) in the length of the line. Only a little more text than fits is measured.
  private init?(
    cutting line: String, of lineWidth: CGFloat, font: Font, width room: CGFloat,
    measure: TextMeasure
  ) {
    var fitting: (count: Int, text: String, width: CGFloat) = (0, "", 0)
    var tooLong = line.count
    // Twice the number of letters that would fit if all had the same width.
    let share = min(1, 2 * room / lineWidth)
    var next = min(tooLong - 1, max(1, Int(share * CGFloat(tooLong))))
    while tooLong - fitting.count > 1 {
      var beginning = line.prefix(next)
      while beginning.last == " " { beginning.removeLast() }
      let text = beginning + "…"
      let width = measure(String(text), font, nil).width
      if width <= room {
        fitting = (next, String(text), width)
      } else {
        tooLong = next
      }
      next = min(2 * next, (fitting.count + tooLong) / 2)
    }
    guard fitting.count > 0 else { return nil }
    self.init(text: fitting.text, font: font, width: fitting.width)
  }

  private init(text: String, font: Font, width: CGFloat) {
    self.text = text
    self.font = font
    self.width = width
  }

  /// The text as a run with its baseline at a position.
  func run(at position: CGPoint, anchor: TextRun.Anchor, color: Color) -> TextRun {
    TextRun(text: text, font: font, color: color, position: position, anchor: anchor, width: width)
  }
}

extension String {
  /// Whether the text is known to have no line breaks.
  ///
  /// Line breaks outside of ASCII start with byte `0xC2` or `0xE2`, so the result is false for texts with these bytes.
  fileprivate var isOneLine: Bool {
    utf8.allSatisfy { $0 > 0x0D && $0 != 0xC2 && $0 != 0xE2 || $0 < 0x0A }
  }
}
