public import Foundation

extension AttributeScopes {
  /// The looks of texts.
  public struct TextAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// How far letters are apart besides, in points.
    public let kern: KernAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute

    /// The key of a font.
    public enum FontAttribute: AttributedStringKey {
      /// What the key stands for.
      public typealias Value = Font
      /// The name of the key.
      public static let name = "NSFont"
    }

    /// The key of a colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What the key stands for.
      public typealias Value = Color
      /// The name of the key.
      public static let name = "NSColor"
    }

    /// The key of a colour behind a text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What the key stands for.
      public typealias Value = Color
      /// The name of the key.
      public static let name = "NSBackgroundColor"
    }

    /// The key of a distance between letters.
    public enum KernAttribute: AttributedStringKey {
      /// What the key stands for.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSKern"
    }

    /// The key of a line below a text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UnderlineStyle
      /// The name of the key.
      public static let name = "NSUnderline"
    }

    /// The key of a line through a text.
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
  /// What a text says of its looks, by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.TextAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// Makes the looks in a dictionary; other attributes are left out.
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

/// A change of a text's looks.
///
/// Two of them are equal where one is a copy of the other.
public struct TextAttributesTransformer: Hashable, Sendable {
  private final class Change: Sendable {
    let apply: @Sendable (AttributeContainer) -> AttributeContainer

    init(_ apply: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
      self.apply = apply
    }
  }

  private let change: Change

  /// Makes a change from what it does.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    change = Change(transform)
  }

  /// Looks as they are after the change.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    change.apply(input)
  }

  /// Whether both are the same change.
  public static func == (one: TextAttributesTransformer, other: TextAttributesTransformer) -> Bool {
    one.change === other.change
  }

  /// Hashes which change it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(change)) }
}

extension AttributedString {
  /// The text without its looks.
  var plainText: String { String(characters) }

  /// The font that the text is measured in: the largest of its parts', nil where none has one.
  var measuredFont: Font? {
    runs.compactMap { $0.font }.max { $0.pointSize < $1.pointSize }
  }
}
