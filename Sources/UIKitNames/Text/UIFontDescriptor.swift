public import AutoLayout
public import Foundation

/// UIKit's description of a font: its size, weight and traits.
///
/// Layout uses size and weight. Other traits and designs are stored for source compatibility; layout ignores them.
public struct UIFontDescriptor: Hashable, Sendable {
  /// The designs of the system font.
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }

  /// The font without the traits that layout ignores.
  fileprivate var font: Font

  /// The traits.
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

  /// Returns the descriptor with other traits; never `nil`, because every combination exists here.
  ///
  /// Bold is semibold, as in the system font, unless the font is bolder.
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

  /// The name of an attribute of fonts.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary keyed by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The family; ignored.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font; ignored.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face in the family; ignored.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The settings of the font's features; ignored.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The name of a trait of fonts.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The symbolic traits as a number; ignored.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The width; ignored.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant; ignored.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Returns the descriptor with the size and weight of some attributes; others are ignored.
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
  /// Creates the font of a descriptor at a size in points, or at the descriptor's own size if it is 0.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
  }
}
