public import Foundation

/// The preferred size of text, with UIKit's raw values.
public struct ContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable, Codable {
  /// Apple's name for the category.
  public let rawValue: String

  /// Makes a category from Apple's name for it; an unknown name is treated as ``large``.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory\(name)" }

  /// An unspecified category, which is treated as ``large``.
  public static let unspecified = ContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text.
  public static let extraSmall = ContentSizeCategory("XS")
  /// Two sizes below the default.
  public static let small = ContentSizeCategory("S")
  /// One size below the default.
  public static let medium = ContentSizeCategory("M")
  /// The default size.
  public static let large = ContentSizeCategory("L")
  /// One size above the default.
  public static let extraLarge = ContentSizeCategory("XL")
  /// Two sizes above the default.
  public static let extraExtraLarge = ContentSizeCategory("XXL")
  /// The largest text outside the accessibility settings.
  public static let extraExtraExtraLarge = ContentSizeCategory("XXXL")
  /// The first size of the accessibility settings.
  public static let accessibilityMedium = ContentSizeCategory("AccessibilityM")
  /// The second size of the accessibility settings.
  public static let accessibilityLarge = ContentSizeCategory("AccessibilityL")
  /// The third size of the accessibility settings.
  public static let accessibilityExtraLarge = ContentSizeCategory("AccessibilityXL")
  /// The fourth size of the accessibility settings.
  public static let accessibilityExtraExtraLarge = ContentSizeCategory("AccessibilityXXL")
  /// The largest text.
  public static let accessibilityExtraExtraExtraLarge = ContentSizeCategory("AccessibilityXXXL")

  /// Every category, smallest first.
  @_disfavoredOverload
  public static let allCases: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether the category is offered only in the accessibility settings.
  public var isAccessibilityCategory: Bool { index > 6 }

  /// Returns whether text is smaller in the first category than in the second.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.index < rhs.index
  }

  var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

/// A role of text that determines the text's size and weight, with UIKit's raw values.
public struct TextStyle: RawRepresentable, Hashable, Sendable, Codable {
  /// Apple's name for the style.
  public let rawValue: String

  /// Makes a style from Apple's name for it; an unknown name is treated as ``body``.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTFontTextStyle\(name)" }

  /// A large title of a screen.
  public static let largeTitle = TextStyle("Title0")
  /// A first-level title.
  public static let title1 = TextStyle("Title1")
  /// A second-level title.
  public static let title2 = TextStyle("Title2")
  /// A third-level title.
  public static let title3 = TextStyle("Title3")
  /// A semibold heading.
  public static let headline = TextStyle("Headline")
  /// A subheading.
  public static let subheadline = TextStyle("Subhead")
  /// Body text.
  public static let body = TextStyle("Body")
  /// A callout.
  public static let callout = TextStyle("Callout")
  /// A footnote.
  public static let footnote = TextStyle("Footnote")
  /// A caption.
  public static let caption1 = TextStyle("Caption1")
  /// A smaller caption.
  public static let caption2 = TextStyle("Caption2")

  /// Every style, in Apple's order.
  @_disfavoredOverload
  public static let allCases: [TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption1, .caption2,
  ]

  func pointSize(_ category: ContentSizeCategory) -> CGFloat {
    let sizes = Self.sizes[self] ?? Self.sizes[.body] ?? []
    return sizes.indices.contains(category.index) ? sizes[category.index] : 17
  }

  var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// The text sizes of each style, in points, smallest category first (Human Interface Guidelines, Dynamic Type).
  private static let sizes: [TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}

extension Font {
  /// Returns a text style's font in its default size, which labels may scale; AppKit code gets AppKit's sizes.
  @_disfavoredOverload
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  func adjusted(to category: ContentSizeCategory) -> Font {
    guard let textStyle, category != .large else { return self }
    var font = self
    font.pointSize *= textStyle.pointSize(category) / textStyle.pointSize(.large)
    return font
  }
}

/// Scales fonts and lengths with the content size category, in proportion to the sizes of a text style.
///
/// The scale is the ratio of the style's sizes in points; Apple's own scale is rounded in unpublished ways.
public struct FontMetrics: Hashable, Sendable {
  let style: TextStyle

  /// The metrics that scale like body text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// Makes metrics that scale like the text of a style.
  public init(forTextStyle textStyle: TextStyle) { style = textStyle }

  /// Returns the font in the same size; labels may scale it for categories other than ``ContentSizeCategory/large``.
  public func scaledFont(for font: Font) -> Font {
    var scaled = font
    scaled.textStyle = style
    return scaled
  }

  /// Works like ``scaledFont(for:)``, but with a maximum size in points.
  public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the length unchanged, in points: its value at the default category.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
