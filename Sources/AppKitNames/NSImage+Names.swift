public import AutoLayout

extension Image {
  /// A picture of nothing.
  public convenience init() { self.init(size: .zero) }

  /// The picture of a name, of no known size; never nil, as nobody knows which there are.
  public convenience init?(named name: Name) { self.init(name: name) }

  /// The symbol of a name, of no known size; never nil, as nobody knows which there are.
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    self.init(name: name)
  }

  /// Whether the picture is drawn in its view's colour; nothing of pictures is drawn, and setting it
  /// changes nothing.
  public var isTemplate: Bool {
    get { false }
    set {}
  }
}
