public import Foundation

extension Image {
  /// The size, weight and colors of a symbol; the view provides values that the configuration doesn't specify.
  public struct SymbolConfiguration: Hashable, Sendable, Codable {
    /// A symbol size relative to the text, with the same raw values as in UIKit.
    public enum Scale: Int, Sendable, Codable {
      /// The system's default scale.
      case `default` = -1
      /// An unspecified scale, or a small, medium or large symbol.
      case unspecified, small, medium, large
    }

    /// The size of the text that determines the symbol's size, in points, or `nil` if it isn't specified.
    package private(set) var pointSize: CGFloat?
    /// The text style that determines the symbol's size, or `nil` if it isn't specified.
    package private(set) var textStyle: TextStyle?
    /// The weight of the symbol, or `nil` if it isn't specified.
    package private(set) var weight: Font.Weight?
    /// The symbol's size relative to the text, or `nil` if it isn't specified.
    package private(set) var scale: Scale?
    /// The colors of the symbol's layers, or an empty array if unspecified; figures use only the first color.
    package private(set) var colors: [Color] = []

    private init() {}

    /// A configuration that specifies nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// Makes a configuration that specifies the size of the text, in points.
    public init(pointSize: CGFloat) { self.pointSize = Self.valid(pointSize) }

    /// Makes a configuration that specifies the size of the text, in points, and a weight.
    public init(pointSize: CGFloat, weight: Font.Weight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }

    /// Makes a configuration that specifies the size of the text, in points, a weight and a scale.
    public init(pointSize: CGFloat, weight: Font.Weight, scale: Scale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = Self.stated(scale)
    }

    /// Makes a configuration that specifies a text style, which determines the size.
    public init(textStyle: TextStyle) { self.textStyle = textStyle }

    /// Makes a configuration that specifies a text style, which determines the size, and a scale.
    public init(textStyle: TextStyle, scale: Scale) {
      self.init(textStyle: textStyle)
      self.scale = Self.stated(scale)
    }

    /// Makes a configuration that specifies the size and the weight of a font.
    public init(font: Font) {
      self.init(pointSize: font.pointSize, weight: font.weight)
      if let style = font.textStyle { (pointSize, textStyle) = (nil, style) }
    }

    /// Makes a configuration that specifies the size and the weight of a font, and a scale.
    public init(font: Font, scale: Scale) {
      self.init(font: font)
      self.scale = Self.stated(scale)
    }

    /// Makes a configuration that specifies only a scale.
    public init(scale: Scale) { self.scale = Self.stated(scale) }

    /// Makes a configuration that specifies only a weight.
    public init(weight: Font.Weight) { self.weight = weight }

    /// Makes a configuration with a color for each layer; figures draw all layers in the first color.
    public init(paletteColors: [Color]) { colors = paletteColors }

    /// Makes a configuration with one color at a different opacity in each layer; figures ignore the opacity.
    public init(hierarchicalColor: Color) { colors = [hierarchicalColor] }

    /// Returns this configuration, with its values replaced by those that another configuration specifies.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var both = self
      if other.pointSize != nil || other.textStyle != nil {
        (both.pointSize, both.textStyle) = (other.pointSize, other.textStyle)
      }
      both.weight = other.weight ?? weight
      both.scale = other.scale ?? scale
      if !other.colors.isEmpty { both.colors = other.colors }
      return both
    }

    private static func valid(_ size: CGFloat) -> CGFloat? {
      size.isFinite && size > 0 ? min(size, 10_000) : nil
    }

    private static func stated(_ scale: Scale) -> Scale? {
      scale == .default || scale == .unspecified ? nil : scale
    }
  }
}
