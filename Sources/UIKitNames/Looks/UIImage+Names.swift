public import AutoLayout

extension Image {
  /// How the colours of a picture are used; Apple's raw values.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
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

extension Image {
  /// The same picture, mirrored where reading starts at the right; no size depends on it.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    var image = self
    image.flipsForRightToLeftLayoutDirection = true
    return image
  }
}

/// Stored for source compatibility; layout ignores it.
extension ImageView {
  /// How large and heavy symbols are.
  public var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// Whether the picture grows with the largest categories of text.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether the other picture is shown.
  public var isHighlighted: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }
}
