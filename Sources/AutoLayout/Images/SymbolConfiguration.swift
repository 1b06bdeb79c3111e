public import Foundation

extension Image {
  /// The size, weight and colors of a symbol; what isn't stated comes from the view.
  public struct SymbolConfiguration: Hashable, Sendable, Codable {
    /// The sizes of symbols compared to a text beside them; Apple's raw values.
    public enum Scale: Int, Sendable, Codable {
      case `default` = -1
      case unspecified, small, medium, large
    }

    /// The size of the text that the symbol belongs to, in points; `nil` if it isn't stated.
    package private(set) var pointSize: CGFloat?
    /// The text style whose size the symbol has; `nil` if none is stated.
    package private(set) var textStyle: TextStyle?
    /// The weight of the lines; `nil` if it isn't stated.
    package private(set) var weight: Font.Weight?
    /// The size compared to the text; `nil` if it isn't stated.
    package private(set) var scale: Scale?
    /// The colors of the layers, the first of which is drawn; empty if none are stated.
    package private(set) var colors: [Color] = []

    private init() {}

    /// A configuration that states nothing.
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

    /// Makes a configuration of a color for each layer.
    ///
    /// Figures draw the whole symbol in the first color.
    public init(paletteColors: [Color]) { colors = paletteColors }

    /// Makes a configuration of one color in several opacities.
    ///
    /// Figures draw the whole symbol in the color.
    public init(hierarchicalColor: Color) { colors = [hierarchicalColor] }

    /// Returns this configuration with what another one states in place of its own.
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
