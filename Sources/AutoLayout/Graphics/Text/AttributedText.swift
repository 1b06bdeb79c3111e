public import Foundation

extension NSAttributedString.Key {
  /// The font of the text; the value is a `Font`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text; the value is a `Color`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text; the value is a `Color`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The paragraph style of the text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The distance added between letters; the value is a number of points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The underline; the value is an ``UnderlineStyle`` or its raw value.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the underline; the value is a `Color`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The color of the strikethrough; the value is a `Color`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The strikethrough; the value is an ``UnderlineStyle`` or its raw value.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The distance of the text above the baseline; the value is a number of points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The text attachment that replaces a character.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The destination of a link.
  public static let link = NSAttributedString.Key("NSLink")
}

/// A style of lines below and through text, with the same raw values as in UIKit.
public struct UnderlineStyle: OptionSet, Hashable, Sendable, Codable {
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

/// The alignment and the line heights of paragraphs.
open class ParagraphStyle {
  /// The alignment of the lines.
  open fileprivate(set) var alignment = TextAlignment.natural

  fileprivate var lengths = ParagraphLook()

  /// Makes a style with default values.
  public init() {}

  /// A style with default values.
  public static var `default`: ParagraphStyle { ParagraphStyle() }

  /// Returns the style, or a copy of it if it is mutable.
  public func copy() -> Any { self is MutableParagraphStyle ? mutableCopy() : self }

  /// Returns a copy as a ``MutableParagraphStyle``.
  public func mutableCopy() -> Any {
    let copy = MutableParagraphStyle()
    copy.lengths = lengths
    copy.alignment = alignment
    return copy
  }

  fileprivate var look: ParagraphLook {
    var look = lengths
    look.alignment = alignment
    return look
  }
}

/// A mutable paragraph style.
open class MutableParagraphStyle: ParagraphStyle {
  open override var alignment: TextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }

  /// Stored for source compatibility; layout ignores it.
  open var lineBreakMode = LineBreakMode.byWordWrapping

  /// The distance added between lines, in points.
  open var lineSpacing: CGFloat {
    get { lengths.lineSpacing }
    set { lengths.lineSpacing = newValue }
  }
  /// The distance added before paragraphs, in points.
  open var paragraphSpacingBefore: CGFloat {
    get { lengths.paragraphSpacingBefore }
    set { lengths.paragraphSpacingBefore = newValue }
  }
  /// The distance added between paragraphs, in points.
  open var paragraphSpacing: CGFloat {
    get { lengths.paragraphSpacing }
    set { lengths.paragraphSpacing = newValue }
  }
  /// The factor by which the line height is multiplied; 0 means 1.
  open var lineHeightMultiple: CGFloat {
    get { lengths.lineHeightMultiple }
    set { lengths.lineHeightMultiple = newValue }
  }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat {
    get { lengths.minimumLineHeight }
    set { lengths.minimumLineHeight = newValue }
  }
  /// The maximum height of a line, in points, or 0 for no limit.
  open var maximumLineHeight: CGFloat {
    get { lengths.maximumLineHeight }
    set { lengths.maximumLineHeight = newValue }
  }
}

/// A picture that replaces a character in text.
package protocol AttachedPicture {
  /// Returns the picture for text in a font, and its bounds in points relative to the baseline, with y upwards.
  func attached(in font: Font) -> (bounds: CGRect, image: Image?)
}

extension NSAttributedString {
  /// The largest font in the text, used for measurements, or `nil` if no part has a font.
  package var measuredFont: Font? {
    values(.font, as: Font.self).max { $0.pointSize < $1.pointSize }
  }

  /// Returns the values of an attribute in the text's runs, in order.
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

  /// The color of the text's first character, or `nil` if it has no color.
  package var firstColor: Color? {
    length > 0 ? unsafe attribute(.foregroundColor, at: 0, effectiveRange: nil) as? Color : nil
  }

  /// The alignment of the first run that has a paragraph style, or `nil` if there isn't one.
  var firstAlignment: TextAlignment? {
    values(.paragraphStyle, as: ParagraphStyle.self).first?.alignment
  }

  /// The styles of the text's runs, or `nil` if the text has one font, one color and no other attributes.
  package var styledRuns: StyledRuns? { allRuns.unlessUniform }

  /// The text as pieces of uniform style; text without a font attribute has a size of 12 points, as Apple documents.
  package var pieces: [StyledPiece] {
    let font = Font(pointSize: 12)
    guard length > 0 else { return [] }
    return allRuns.pieces(of: string, in: font, .large) ?? [StyledPiece(text: string, font: font)]
  }

  /// The styles of the text's runs, even if there is only one.
  package var allRuns: StyledRuns {
    var runs: [StyledRuns.Run] = []
    var place = 0
    while place < length {
      var range = NSRange(location: 0, length: 0)
      let attributes = unsafe attributes(at: place, effectiveRange: &range)
      let end = max(place + 1, range.location + range.length)
      runs.append(StyledRuns.Run(length: end - place, style: TextRunStyle(attributes)))
      place = end
    }
    return StyledRuns(runs)
  }

  /// Returns `kept` if its characters equal `text`, or else `text` without attributes.
  static func showing(_ text: String?, _ kept: NSAttributedString?) -> NSAttributedString? {
    kept?.string == text ? kept : text.map { NSAttributedString(string: $0) }
  }
}

/// The color of links, which is UIKit's `link`.
private let linkText = Color(
  light: Color(red: 0, green: 122 / 255, blue: 1, alpha: 1),
  dark: Color(red: 9 / 255, green: 132 / 255, blue: 1, alpha: 1))

extension StyledRuns {
  /// The runs, or `nil` for a single run that sets only attributes that a view also has: font, color and alignment.
  package var unlessUniform: StyledRuns? {
    guard runs.count == 1, var style = runs.first?.style else { return isStyled ? self : nil }
    (style.fontSize, style.fontWeight, style.textStyle, style.color) = (nil, nil, nil, nil)
    style.paragraph?.alignment = .natural
    if style.paragraph == ParagraphLook() { style.paragraph = nil }
    return style == TextRunStyle() ? nil : self
  }
}

extension TextRunStyle {
  fileprivate init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    func number(_ key: NSAttributedString.Key) -> CGFloat {
      let value = attributes[key]
      let number =
        (value as? CGFloat) ?? (value as? Int).map { CGFloat($0) }
        ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
      return number.isFinite ? number : 0
    }
    func line(_ key: NSAttributedString.Key) -> UnderlineStyle {
      attributes[key] as? UnderlineStyle ?? UnderlineStyle(rawValue: attributes[key] as? Int ?? 0)
    }
    if let font = attributes[.font] as? Font {
      (fontSize, fontWeight) = (font.pointSize, font.weight)
    }
    color = attributes[.foregroundColor] as? Color
    if color == nil, attributes[.link] != nil { color = linkText }
    background = attributes[.backgroundColor] as? Color
    (underline, strikethrough) = (line(.underlineStyle), line(.strikethroughStyle))
    underlineColor = attributes[.underlineColor] as? Color
    strikethroughColor = attributes[.strikethroughColor] as? Color
    (kern, baselineOffset) = (number(.kern), number(.baselineOffset))
    if let picture = attributes[.attachment] as? any AttachedPicture {
      let font = attributes[.font] as? Font ?? Font(pointSize: SymbolDrawing.pointSize)
      let attached = picture.attached(in: font)
      (attachment, image) = (attached.bounds, attached.image)
    }
    paragraph = (attributes[.paragraphStyle] as? ParagraphStyle)?.look
    if paragraph == ParagraphLook() { paragraph = nil }
  }
}

extension AttributedString {
  /// Makes an attributed string from a text and the styles of its runs.
  init(_ text: String, _ looks: StyledRuns) {
    self.init()
    var rest = text.utf16[...]
    for run in looks.runs {
      let part = rest.prefix(run.length)
      rest = rest.dropFirst(run.length)
      var piece = AttributedString(String(part) ?? "")
      let style = run.style
      if let size = style.fontSize {
        piece.font = Font(pointSize: size, weight: style.fontWeight ?? .regular)
      }
      (piece.foregroundColor, piece.backgroundColor) = (style.color, style.background)
      if style.kern != 0 { piece.kern = style.kern }
      if style.baselineOffset != 0 { piece.baselineOffset = style.baselineOffset }
      if style.underline != [] { piece.underlineStyle = style.underline }
      if style.strikethrough != [] { piece.strikethroughStyle = style.strikethrough }
      append(piece)
    }
  }

  var styledRuns: StyledRuns? { allRuns.unlessUniform }

  var allRuns: StyledRuns {
    StyledRuns(
      runs.map { run in
        var style = TextRunStyle()
        if let font = run.font {
          (style.fontSize, style.fontWeight) = (font.pointSize, font.weight)
        }
        style.color = run.foregroundColor ?? run.link.map { _ in linkText }
        (style.background, style.kern) = (run.backgroundColor, run.kern ?? 0)
        style.underline = run.underlineStyle ?? []
        style.strikethrough = run.strikethroughStyle ?? []
        style.baselineOffset = run.baselineOffset ?? 0
        return StyledRuns.Run(
          length: self[run.range].characters.reduce(0) { $0 + $1.utf16.count }, style: style)
      }
    )
  }
}
