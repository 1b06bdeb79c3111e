public import AutoLayout

extension Image {
  /// AppKit's name for what pictures are called by; here it is a text.
  public typealias Name = String

  /// A picture of nothing.
  public init() { self.init(size: .zero) }

  /// The picture of a name, of no known size; never nil, as nobody knows which there are.
  public init?(named name: Name) { self.init(name: name) }

  /// The symbol of a name, of no known size; never nil, as nobody knows which there are.
  public init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(name: name)
  }

  /// The same symbol, larger or heavier.
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? { self }

  /// Whether the picture is drawn in its view's colour; nothing of pictures is drawn, and setting it
  /// changes nothing.
  public var isTemplate: Bool {
    get { false }
    nonmutating set {}
  }
}

extension Image {
  /// The picture of adding.
  public static let addTemplateName: Name = "NSAddTemplate"
  /// The picture of taking away.
  public static let removeTemplateName: Name = "NSRemoveTemplate"
  /// The picture of actions.
  public static let actionTemplateName: Name = "NSActionTemplate"
  /// The picture of doing something again.
  public static let refreshTemplateName: Name = "NSRefreshTemplate"
  /// The picture of stopping.
  public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
  /// The picture of warning.
  public static let cautionName: Name = "NSCaution"
  /// The picture of going back.
  public static let goBackTemplateName: Name = "NSGoBackTemplate"
  /// The picture of going forward.
  public static let goForwardTemplateName: Name = "NSGoForwardTemplate"
  /// The picture of the application.
  public static let applicationIconName: Name = "NSApplicationIcon"
}
