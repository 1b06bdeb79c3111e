public import Foundation

extension AttributeScopes {
  /// The attributes for the appearance of text.
  public struct TextAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The distance added between letters, in points.
    public let kern: KernAttribute
    /// The underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The distance of the text above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute

    /// The key of a font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Font
      /// The name of the key.
      public static let name = "NSFont"
    }

    /// The key of a text color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the key.
      public static let name = "NSColor"
    }

    /// The key of a color behind text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the key.
      public static let name = "NSBackgroundColor"
    }

    /// The key of a distance between letters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSKern"
    }

    /// The key of an underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UnderlineStyle
      /// The name of the key.
      public static let name = "NSUnderline"
    }

    /// The key of a strikethrough.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UnderlineStyle
      /// The name of the key.
      public static let name = "NSStrikethrough"
    }

    /// The key of a distance above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSBaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// The key of an attribute, by name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.TextAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// Makes a container from the font, colors, kerning and baseline offset in a dictionary, ignoring other attributes.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    typealias Looks = AttributeScopes.TextAttributes
    self[Looks.FontAttribute.self] = dictionary[.font] as? Font
    self[Looks.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? Color
    self[Looks.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? Color
    self[Looks.KernAttribute.self] = dictionary[.kern] as? CGFloat
    self[Looks.BaselineOffsetAttribute.self] = dictionary[.baselineOffset] as? CGFloat
  }
}

/// A function that changes text attributes; two transformers are equal only if one is a copy of the other.
public struct TextAttributesTransformer: Hashable, Sendable {
  private final class Change: Sendable {
    let apply: @Sendable (AttributeContainer) -> AttributeContainer

    init(_ apply: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
      self.apply = apply
    }
  }

  private let change: Change

  /// Makes a transformer from a function.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    change = Change(transform)
  }

  /// Returns the attributes after the function has changed them.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    change.apply(input)
  }

  /// Returns whether one transformer is a copy of the other.
  public static func == (one: TextAttributesTransformer, other: TextAttributesTransformer) -> Bool {
    one.change === other.change
  }

  /// Hashes the transformer's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(change)) }
}

extension AttributedString {
  var plainText: String { String(characters) }

  var measuredFont: Font? {
    runs.compactMap { $0.font }.max { $0.pointSize < $1.pointSize }
  }
}
