public import Foundation

extension Image {
  /// The size, weight and colors of a symbol; the view provides unspecified ones.
  public struct SymbolConfiguration: Hashable, Sendable, Codable {
    /// The sizes of symbols relative to a text; the raw values are Apple's.
    public enum Scale: Int, Sendable, Codable {
      /// The system's default scale.
      case `default` = -1
      /// No stated scale, or the scale with Apple's name.
      case unspecified, small, medium, large
    }

    /// The size of the text, in points, or `nil` if it isn't specified.
    package private(set) var pointSize: CGFloat?
    /// The text style that determines the size, or `nil` if it isn't specified.
    package private(set) var textStyle: TextStyle?
    /// The weight, or `nil` if it isn't specified.
    package private(set) var weight: Font.Weight?
    /// The size relative to the text, or `nil` if it isn't specified.
    package private(set) var scale: Scale?
    /// The colors of the layers, of which figures use the first; empty if they aren't specified.
    package private(set) var colors: [Color] = []

    private init() {}

    /// A configuration that specifies nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// Makes a configuration of a point size.
    public init(pointSize: CGFloat) { self.pointSize = Self.valid(pointSize) }

    /// Makes a configuration of a point size and a weight.
    public init(pointSize: CGFloat, weight: Font.Weight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }

    /// Makes a configuration of a point size, a weight and a scale.
    public init(pointSize: CGFloat, weight: Font.Weight, scale: Scale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = Self.stated(scale)
    }

    /// Makes a configuration of the size of a text style.
    public init(textStyle: TextStyle) { self.textStyle = textStyle }

    /// Makes a configuration of the size of a text style and a scale.
    public init(textStyle: TextStyle, scale: Scale) {
      self.init(textStyle: textStyle)
      self.scale = Self.stated(scale)
    }

    /// Makes a configuration of a font's size and weight.
    public init(font: Font) {
      self.init(pointSize: font.pointSize, weight: font.weight)
      if let style = font.textStyle { (pointSize, textStyle) = (nil, style) }
    }

    /// Makes a configuration of a font's size and weight, and a scale.
    public init(font: Font, scale: Scale) {
      self.init(font: font)
      self.scale = Self.stated(scale)
    }

    /// Makes a configuration of a scale.
    public init(scale: Scale) { self.scale = Self.stated(scale) }

    /// Makes a configuration of a weight.
    public init(weight: Font.Weight) { self.weight = weight }

    /// Makes a configuration with a color for each layer; figures draw all in the first color.
    public init(paletteColors: [Color]) { colors = paletteColors }

    /// Makes a configuration with opacities of one color; figures draw all in that color.
    public init(hierarchicalColor: Color) { colors = [hierarchicalColor] }

    /// Returns this configuration with the specified values of another in place of its own.
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
