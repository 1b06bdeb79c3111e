public import AutoLayout

extension Image {
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
}

extension Image {
  /// The same picture, mirrored where reading starts at the right; no size depends on it.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    var image = self
    image.flipsForRightToLeftLayoutDirection = true
    return image
  }
}
