public import Foundation

extension NSAttributedString.Key {
  /// The font of the text, a `Font`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text, a `Color`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text, a `Color`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How lines and paragraphs are set, a paragraph style.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// How far letters are apart besides, a number of points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line below the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line below the text, a `Color`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How far above the baseline the text is, a number of points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// What is in the place of a character, a text attachment.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Where the text leads.
  public static let link = NSAttributedString.Key("NSLink")
}

/// The kinds of lines below and through text; Apple's raw values.
public struct UnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = UnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = UnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = UnderlineStyle(rawValue: 9)
}

/// How lines and paragraphs are set; of it, the alignment counts.
open class ParagraphStyle {
  /// Where the lines lie.
  open fileprivate(set) var alignment = TextAlignment.natural

  /// Makes a style that says nothing.
  public init() {}

  /// A style that says nothing.
  public static var `default`: ParagraphStyle { ParagraphStyle() }
}

/// A style that can be changed.
open class MutableParagraphStyle: ParagraphStyle {
  open override var alignment: TextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }

  /// Where a text that is too long breaks or ends; changes nothing.
  open var lineBreakMode = LineBreakMode.byWordWrapping
  /// What is added between lines, in points; changes nothing.
  open var lineSpacing: CGFloat = 0
  /// What is added before paragraphs, in points; changes nothing.
  open var paragraphSpacingBefore: CGFloat = 0
  /// What is added between paragraphs, in points; changes nothing.
  open var paragraphSpacing: CGFloat = 0
  /// What the height of lines is multiplied with; changes nothing.
  open var lineHeightMultiple: CGFloat = 0
  /// The least height of a line, in points; changes nothing.
  open var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, in points; changes nothing.
  open var maximumLineHeight: CGFloat = 0
}

extension NSAttributedString {
  /// The font that the text is measured in: the largest of its parts', nil where none has one.
  package var measuredFont: Font? {
    values(.font, as: Font.self).max { $0.pointSize < $1.pointSize }
  }

  /// What the parts of the text have under a key, in their order.
  package func values<Value>(_ key: Key, as type: Value.Type) -> [Value] {
    var values: [Value] = []
    var place = 0
    while place < length {
      var range = NSRange(location: 0, length: 0)
      let value = unsafe attribute(key, at: place, effectiveRange: &range)
      if let value = value as? Value { values.append(value) }
      place = max(place + 1, range.location + range.length)
    }
    return values
  }

  /// The color of the first part that has one.
  package var firstColor: Color? { values(.foregroundColor, as: Color.self).first }

  /// The alignment of the first part with a paragraph style.
  var firstAlignment: TextAlignment? {
    values(.paragraphStyle, as: ParagraphStyle.self).first?.alignment
  }

  /// Returns an attributed text if its characters are still those shown; otherwise, the text shown, without
  /// attributes.
  static func showing(_ text: String?, _ kept: NSAttributedString?) -> NSAttributedString? {
    kept?.string == text ? kept : text.map { NSAttributedString(string: $0) }
  }
}
