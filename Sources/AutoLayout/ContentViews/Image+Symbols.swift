public import Foundation

extension Image {
  /// How large and heavy a symbol is; as sizes of symbols are not known, it changes nothing.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The sizes of symbols beside a text; Apple's raw values.
    public enum Scale: Int, Sendable {
      case `default` = -1
      case unspecified, small, medium, large
    }

    /// Makes one for a size in points.
    public init(pointSize: CGFloat) {}

    /// Makes one for a size in points and a weight.
    public init(pointSize: CGFloat, weight: Font.Weight) {}

    /// Makes one for a size in points, a weight and a scale.
    public init(pointSize: CGFloat, weight: Font.Weight, scale: Scale) {}

    /// Makes one for the size of a style's text.
    public init(textStyle: TextStyle) {}

    /// Makes one for the size of a style's text, at a scale.
    public init(textStyle: TextStyle, scale: Scale) {}

    /// Makes one for the size of a font's text.
    public init(font: Font) {}

    /// Makes one for the size of a font's text, at a scale.
    public init(font: Font, scale: Scale) {}

    /// Makes one of a scale.
    public init(scale: Scale) {}

    /// Makes one of a weight.
    public init(weight: Font.Weight) {}
  }
}
