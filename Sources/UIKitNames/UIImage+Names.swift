public import AutoLayout
public import Foundation

extension Image {
  /// How the colours of a picture are used; Apple's raw values.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How large and heavy a symbol is; as sizes of symbols are not known, it changes nothing.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The sizes of symbols beside a text; Apple's raw values.
    public enum Scale: Int, Sendable {
      case `default` = -1
      case unspecified = 0
      case small = 1
      case medium = 2
      case large = 3
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

  /// The picture of a name, of no known size; never nil, as nobody knows which there are.
  public init?(named name: String) { self.init(name: name) }

  /// The symbol of a name, of no known size; never nil, as nobody knows which there are.
  public init?(systemName name: String) { self.init(name: name) }

  /// The symbol of a name, of no known size; never nil, as nobody knows which there are.
  public init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    self.init(name: name)
  }

  /// A picture without a size.
  public init() { self.init(size: .zero) }

  /// The same picture, its colours used in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> Image { self }

  /// The same picture in another colour.
  public func withTintColor(_ color: Color) -> Image { self }

  /// The same picture in another colour, its colours used in another way.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image { self }

  /// The same symbol, larger or heavier.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image { self }

  /// The same symbol, larger or heavier.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? { self }
}

extension ImageView {
  /// How large and heavy symbols are; kept, and changes nothing.
  public var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// Whether the other picture is shown; kept, and changes nothing.
  public var isHighlighted: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }
}
