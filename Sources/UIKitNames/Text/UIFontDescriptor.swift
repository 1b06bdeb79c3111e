public import AutoLayout
public import Foundation

/// UIKit's description of a font: its size, weight and traits.
///
/// Layout uses the size and weight. Other traits are stored for source compatibility, and designs are ignored.
public struct UIFontDescriptor: Hashable, Sendable {
  /// A design of the system font.
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }

  /// The font without the traits that layout ignores.
  fileprivate var font: Font

  /// The symbolic traits, such as bold and italic.
  public fileprivate(set) var symbolicTraits: SymbolicTraits

  init(_ font: Font) {
    self.font = font
    symbolicTraits = font.weight.rawValue >= Font.Weight.semibold.rawValue ? .traitBold : []
  }

  /// The size, in points.
  public var pointSize: CGFloat { font.pointSize }

  /// The descriptor of a text style's font.
  public static func preferredFontDescriptor(
    withTextStyle style: Font.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

  /// Returns the descriptor with other traits, never `nil` because every combination exists.
  ///
  /// Adding the bold trait makes the font semibold, as in the system font. Removing the trait makes the font regular.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var result = self
    result.symbolicTraits = symbolicTraits
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != self.symbolicTraits.contains(.traitBold) {
      result.font.weight = isBold ? .semibold : .regular
    }
    return result
  }

  /// Returns the descriptor with another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var result = self
    result.font = font.withSize(newPointSize)
    return result
  }

  /// The name of a font attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The attribute's name, the same as in UIKit.
    public var rawValue: String

    /// Creates an attribute name from its UIKit name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The font size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The font traits, a dictionary keyed by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The font family, which is ignored.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, which is ignored.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face within the font family, which is ignored.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The settings of the font's features, which are ignored.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The name of a font trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The trait's name, the same as in UIKit.
    public var rawValue: String

    /// Creates a trait name from its UIKit name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The font weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The symbolic traits as a number, which is ignored.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The width of the glyphs, which is ignored.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant of the glyphs, which is ignored.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Returns the descriptor with the size and weight of the attributes, ignoring other attributes.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    var result = self
    if let size = (attributes[.size] as? NSNumber).map({ CGFloat($0.doubleValue) })
      ?? attributes[.size] as? CGFloat
    {
      result = result.withSize(size)
    }
    let traits = attributes[.traits] as? [TraitKey: Any]
    if let weight = traits?[.weight] as? Font.Weight { result.font.weight = weight }
    return result
  }

  /// Returns the descriptor itself, because layout ignores designs.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
}

extension Font {
  /// Creates a descriptor's font at a size in points, or at the descriptor's size if `pointSize` is 0.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
  }
}
