public import AutoLayout
import SharedNames

extension Image {
  /// Creates an empty picture.
  public convenience init() { self.init(size: .zero) }

  /// Creates the picture with the given name, using the same lookup as `UIImage(named:)`.
  ///
  /// Never `nil`: if there is no such file, the picture has no size.
  public convenience init?(named name: Name) {
    self.init((BundleAssets.image(named: name, in: nil) ?? Image(name: name)).parts)
  }

  /// Creates a system symbol of unknown size; never `nil`, because the list of valid symbol names isn't public.
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    self.init(name: name)
  }

  /// Whether the picture is a template: always false, even after it is set.
  public var isTemplate: Bool {
    get { false }
    set {}
  }
}
