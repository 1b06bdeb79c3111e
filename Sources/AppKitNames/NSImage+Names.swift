public import AutoLayout
import SharedNames

extension Image {
  /// A picture of nothing.
  public convenience init() { self.init(size: .zero) }

  /// Makes the picture of a name, as UIKit's images do.
  ///
  /// Never `nil`: a name without a file stands for a picture without a size.
  public convenience init?(named name: Name) {
    self.init((BundleAssets.image(named: name, in: nil) ?? Image(name: name)).parts)
  }

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
