public import Foundation

/// The styles of a text's runs, in order; they are ignored if their total length isn't that of the text.
public struct StyledRuns: Hashable, Sendable, Codable {
  /// A part of a text in one style.
  public struct Run: Hashable, Sendable, Codable {
    /// The length of the run in UTF-16 code units.
    public var length: Int
    /// The style of the run.
    public var style: TextRunStyle

    /// Makes a run from its length in UTF-16 code units and its style.
    public init(length: Int, style: TextRunStyle = TextRunStyle()) {
      self.length = length
      self.style = style
    }
  }

  /// The runs, none of which is empty; adjacent runs differ in their styles.
  public private(set) var runs: [Run] = []

  /// Makes styles from runs, joining adjacent runs of the same style.
  public init(_ runs: [Run]) {
    for run in runs where run.length > 0 {
      if let last = self.runs.last, last.style == run.style {
        self.runs[self.runs.count - 1].length += run.length
      } else {
        self.runs.append(run)
      }
    }
  }

  /// The length of all runs in UTF-16 code units.
  public var length: Int { runs.reduce(0) { $0 + min($1.length, 1 << 40) } }

  /// Returns the runs with changed styles.
  package func mapStyles(_ change: (inout TextRunStyle) -> Void) -> StyledRuns {
    StyledRuns(
      runs.map { run in
        var run = run
        change(&run.style)
        return run
      })
  }

  /// Whether any run has attributes.
  package var isStyled: Bool { runs.contains { $0.style != TextRunStyle() } }

  /// The runs with only the attributes that affect sizes.
  package var inLayout: StyledRuns { mapStyles { $0 = $0.inLayout } }
}

/// The style of a part of a text; properties that are `nil` have the view's values.
public struct TextRunStyle: Hashable, Sendable, Codable {
  /// The size of the font, in points.
  public var fontSize: CGFloat?
  /// The weight of the font.
  public var fontWeight: Font.Weight?
  /// The text style of the font, whose size then follows the content size category and isn't set by ``fontSize``.
  public var textStyle: TextStyle?
  /// The color of the letters.
  public var color: Color?
  /// The color behind the letters.
  public var background: Color?
  /// The underline.
  public var underline = UnderlineStyle([])
  /// The color of the underline, or `nil` to use the color of the letters.
  public var underlineColor: Color?
  /// The strikethrough.
  public var strikethrough = UnderlineStyle([])
  /// The color of the strikethrough, or `nil` to use the color of the letters.
  public var strikethroughColor: Color?
  /// The distance added after each letter, in points.
  public var kern: CGFloat = 0
  /// The distance of the text above the baseline, in points.
  public var baselineOffset: CGFloat = 0
  /// The rectangle of a picture that replaces the run, in points relative to the baseline with y upwards, or `nil`.
  public var attachment: CGRect?
  /// The picture that replaces the run, or `nil` if only its rectangle is known.
  public var image: Image?
  /// The style of the paragraph that begins with the run.
  public var paragraph: ParagraphLook?

  /// Makes a style without attributes.
  public init() {}

  /// The color properties of a style.
  package static var colors: [WritableKeyPath<TextRunStyle, Color?>] {
    [\.color, \.background, \.underlineColor, \.strikethroughColor]
  }

  fileprivate var inLayout: TextRunStyle {
    var style = self
    (style.color, style.background, style.underlineColor, style.strikethroughColor) =
      (nil, nil, nil, nil)
    (style.underline, style.strikethrough, style.image) = ([], [], nil)
    return style
  }

  /// Returns the run's font in a text whose font is `base`.
  package func font(over base: Font, _ category: ContentSizeCategory) -> Font {
    let size = fontSize ?? textStyle?.pointSize(category) ?? base.pointSize
    guard size.isFinite, size > 0 else { return base }
    return Font(pointSize: size, weight: fontWeight ?? textStyle?.weight ?? base.weight)
  }
}

/// The alignment of a paragraph, and its spacing and line heights in points; a height of 0 is the font's default.
public struct ParagraphLook: Hashable, Sendable, Codable {
  /// The alignment of lines; `natural` means the view's own alignment.
  public var alignment = TextAlignment.natural
  /// The distance added between lines.
  public var lineSpacing: CGFloat = 0
  /// The distance added after the paragraph.
  public var paragraphSpacing: CGFloat = 0
  /// The distance added before the paragraph, unless it is the first.
  public var paragraphSpacingBefore: CGFloat = 0
  /// The factor by which the line height is multiplied.
  public var lineHeightMultiple: CGFloat = 0
  /// The minimum height of a line.
  public var minimumLineHeight: CGFloat = 0
  /// The maximum height of a line.
  public var maximumLineHeight: CGFloat = 0

  /// Makes a style with the font's own line heights.
  public init() {}

  /// Returns the height of a line, given the height of its letters, both in points.
  func height(ofLine natural: CGFloat) -> CGFloat {
    var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}

/// A part of a text in one style, with the font in which the view shows it.
package struct StyledPiece: Hashable, Sendable, Codable {
  /// The text of the piece.
  package var text: String
  /// The font of the piece.
  package var font: Font
  /// The style of the piece; use ``font`` instead of the style's font properties.
  package var style: TextRunStyle

  /// Makes a piece from its text, font and style.
  package init(text: String, font: Font, style: TextRunStyle = TextRunStyle()) {
    self.text = text
    self.font = font
    self.style = style
  }

  /// The distance from the baseline to the top of the piece, in points.
  package var ascent: CGFloat {
    (style.attachment?.maxY ?? font.ascender) + style.baselineOffset
  }

  /// The distance from the baseline to the bottom of the piece, in points.
  package var descent: CGFloat {
    (style.attachment.map { -$0.minY } ?? -font.descender) - style.baselineOffset
  }

  /// Returns the piece with all its lengths multiplied by a factor.
  package func enlarged(by factor: CGFloat) -> StyledPiece {
    var piece = self
    piece.font.pointSize *= factor
    piece.style.kern *= factor
    piece.style.baselineOffset *= factor
    piece.style.attachment = style.attachment.map {
      CGRect(
        x: $0.minX * factor, y: $0.minY * factor, width: $0.width * factor,
        height: $0.height * factor)
    }
    guard var paragraph = style.paragraph else { return piece }
    for path in ParagraphLook.lengths { paragraph[keyPath: path] *= factor }
    piece.style.paragraph = paragraph
    return piece
  }
}

extension ParagraphLook {
  fileprivate static var lengths: [WritableKeyPath<ParagraphLook, CGFloat>] {
    [
      \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.minimumLineHeight,
      \.maximumLineHeight,
    ]
  }
}

extension StyledRuns {
  /// Returns the pieces of a text in the view's font, or `nil` if the runs have no attributes or another length.
  package func pieces(
    of text: String, in font: Font, _ category: ContentSizeCategory
  ) -> [StyledPiece]? {
    guard isStyled, length == text.utf16.count else { return nil }
    var pieces: [StyledPiece] = []
    var start = text.utf16.startIndex
    for run in runs {
      let end = text.utf16.index(start, offsetBy: run.length)
      // A run that ends within a character has replacement characters, as in UTF-16.
      pieces.append(
        StyledPiece(
          text: String(decoding: text.utf16[start..<end], as: UTF16.self),
          font: run.style.font(over: font, category), style: run.style))
      start = end
    }
    return pieces
  }
}
