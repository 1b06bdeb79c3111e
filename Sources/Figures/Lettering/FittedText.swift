import AutoLayout
import Foundation

/// One line of text brought into a width: in its own size, smaller, or with its end left out.
struct FittedText {
  /// The size below which a text is cut rather than made smaller, in points.
  static let smallestSize: CGFloat = 9
  /// By how much a text may exceed its room: extents are sums of rounded numbers.
  static let tolerance: CGFloat = 0.01

  /// What is written.
  let text: String
  /// The font in which it fits.
  let font: Font
  /// The advance width, in points.
  let width: CGFloat

  /// What is done with a text that is too wide.
  enum Manner {
    /// It is made smaller down to a legible size, then cut.
    case shrinking
    /// It is cut, as the views of an interface do.
    case truncating
  }

  /// Fits a text, or returns `nil` if not even one letter and an ellipsis fit.
  init?(
    _ text: String, font: Font, width room: CGFloat, manner: Manner = .shrinking,
    measure: TextMeasure
  ) {
    let line =
      text.isOneLine ? text : text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard !line.isEmpty, room > 0 else { return nil }
    var font = font
    var width = measure(line, font, nil).width
    if width > room + Self.tolerance, manner == .shrinking {
      let smallest = min(Self.smallestSize, font.pointSize)
      // Half points: sizes that differ by less look like a mistake.
      let proportional = (2 * font.pointSize * room / width).rounded(.down) / 2
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

  /// The longest beginning of a line that fits together with an ellipsis, if the line has a width.
  ///
  /// - Complexity: O(*n*) in the length of the line, though only as much of it is measured as may fit.
  private init?(
    cutting line: String, of lineWidth: CGFloat, font: Font, width room: CGFloat,
    measure: TextMeasure
  ) {
    var fitting: (count: Int, text: String, width: CGFloat) = (0, "", 0)
    var tooLong = line.count
    // Twice as many letters as fit if all are equally wide.
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

  /// The text at a baseline.
  func run(at position: CGPoint, anchor: TextRun.Anchor, color: Color) -> TextRun {
    TextRun(text: text, font: font, color: color, position: position, anchor: anchor, width: width)
  }
}

extension String {
  /// Whether there is certainly no line break: those of Unicode that are no ASCII begin with these bytes.
  fileprivate var isOneLine: Bool {
    utf8.allSatisfy { $0 > 0x0D && $0 != 0xC2 && $0 != 0xE2 || $0 < 0x0A }
  }
}
