public import AutoLayout
public import Foundation
import SharedNames

extension Image {
  /// Creates the picture with a name: a file beside the program, a target's resource, or an image of an asset catalog.
  ///
  /// Never `nil`: the picture of a missing or damaged file has no size. Figures mark its position and state the reason.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// Creates the picture with a name in a bundle, or like ``init(named:)`` if the bundle is `nil`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: TraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// Creates the picture with a name in a bundle, or like ``init(named:)`` if the bundle is `nil`.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    self.init(BundleAssets.image(named: name, in: bundle)?.parts ?? Image(name: name).parts)
  }

  /// Creates the system symbol with a name, in UIKit's size.
  ///
  /// Never `nil`: a symbol of unknown shape has a typical size, and figures mark its position.
  public convenience init?(systemName name: String) { self.init(symbol: Symbol(name)) }

  /// Creates the system symbol with a name, in the size and weight of a configuration.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    self.init(symbol: Symbol(name, configuration ?? .unspecified))
  }

  /// Creates the system symbol with a name.
  public convenience init?(systemName name: String, compatibleWith traits: TraitCollection?) {
    self.init(symbol: Symbol(name))
  }

  /// Creates a picture from the data of a PNG or JPEG file, or returns `nil` for other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates a picture from PNG or JPEG data at a scale in pixels per point, or returns `nil` for other data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = try? ImageFile(Array(data), name: "data") else { return nil }
    self.init(file, scale: scale)
  }

  /// Creates a picture from a PNG or JPEG file, or returns `nil` if there is no file at the path.
  ///
  /// The picture of a damaged file has no size. Figures mark its position and state the reason. The suffix `@2x` or
  /// `@3x` of the file's name sets the number of pixels per point.
  public convenience init?(contentsOfFile path: String) {
    guard let image = BundleAssets.image(atPath: path) else { return nil }
    self.init(image.parts)
  }

  /// Creates a picture without a size.
  public convenience init() { self.init(size: .zero) }

  /// The data of the PNG file that the picture was created from, or `nil` for other pictures.
  public func pngData() -> Data? { data(.png) }

  /// The data of the JPEG file that the picture was created from, or `nil` for other pictures.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data(.jpeg) }

  /// Always `nil`: HEIC isn't supported.
  public func heicData() -> Data? { nil }

  private func data(_ format: ImageFile.Format) -> Data? {
    guard case .file(let file) = parts.content, file.format == format else { return nil }
    return Data(file.bytes)
  }
}

// The system's pictures are symbols. Only the symbol of `checkmark` is known for sure.
extension Image {
  /// A filled circle with a checkmark.
  public static var checkmark: Image { Image(symbol: Symbol("checkmark.circle.fill")) }
  /// A circle with a checkmark.
  public static var strokedCheckmark: Image { Image(symbol: Symbol("checkmark.circle")) }
  /// A filled circle with a plus.
  public static var add: Image { Image(symbol: Symbol("plus.circle.fill")) }
  /// A filled circle with a minus.
  public static var remove: Image { Image(symbol: Symbol("minus.circle.fill")) }
  /// A filled circle with three dots.
  public static var actions: Image { Image(symbol: Symbol("ellipsis.circle.fill")) }
}

// Rendering modes and configurations.
extension Image {
  /// The rendering mode: the picture's own colors, or a template.
  public var renderingMode: RenderingMode {
    if isSymbolImage, parts.tint == nil { return .automatic }
    return parts.isTemplate.map { $0 ? .alwaysTemplate : .alwaysOriginal } ?? .automatic
  }

  /// Returns the picture with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
    with {
      switch renderingMode {
      case .automatic: $0.isTemplate = isSymbolImage ? true : nil
      case .alwaysTemplate: ($0.isTemplate, $0.tint) = (true, nil)
      // A symbol that keeps its colors is black unless it has others.
      case .alwaysOriginal:
        ($0.isTemplate, $0.tint) = (isSymbolImage, $0.tint ?? (isSymbolImage ? .black : nil))
      }
    }
  }

  /// Returns the picture's shape, filled with a color.
  public func withTintColor(_ color: Color) -> Image {
    with { ($0.isTemplate, $0.tint) = (true, color) }
  }

  /// Returns the picture's shape filled with a color, or a template without a color if the mode is `alwaysTemplate`.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
    renderingMode == .alwaysTemplate
      ? withRenderingMode(.alwaysTemplate) : withTintColor(color)
  }

  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool {
    if case .symbol = parts.content { true } else { false }
  }

  /// The configuration of a symbol, or `nil` for pictures that aren't symbols.
  public var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(let symbol) = parts.content { symbol.configuration } else { nil }
  }

  /// Returns a symbol with an overridden configuration, or any other picture unchanged.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    configured(by: configuration)
  }

  /// Returns a symbol with an overridden configuration, or any other picture unchanged.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    configured(by: configuration)
  }

  /// Returns a picture of the same size that is mirrored in right-to-left layout.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    with { $0.isMirrored = true }
  }

  /// Returns the picture unchanged: cap insets aren't supported.
  public func resizableImage(withCapInsets capInsets: EdgeInsets) -> Image { self }

  /// Returns the picture unchanged: cap insets aren't supported.
  public func resizableImage(
    withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode
  ) -> Image { self }

  /// Draws the picture in a rectangle of the current context.
  public func draw(in rect: CGRect) {
    CGContext.current?.add(artwork(in: rect, of: CGContext.current))
  }

  /// Draws the picture with its top left corner at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  private func artwork(in rect: CGRect, of context: CGContext?) -> Artwork {
    let tint = parts.tint ?? .black
    let artwork: Artwork
    switch parts.content {
    case .file(let file): return Artwork([.image(file, rect)])
    case .symbol(let symbol): artwork = symbol.artwork(in: rect) ?? Artwork()
    case .artwork(let own):
      let scale = Transform(
        scaleX: rect.width / max(size.width, 1e-6), y: rect.height / max(size.height, 1e-6))
      artwork = own.applying(
        scale.concatenating(Transform(translationX: rect.minX, y: rect.minY)))
    case .blank, .missing: return Artwork()
    }
    return Artwork(
      artwork.parts.map { part in
        if case .path(let path, let paint, nil) = part { .path(path, paint, tint) } else { part }
      })
  }
}

/// Core Graphics' image.
public final class CGImage: Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  let image: Image

  init(_ image: Image, width: Int, height: Int) {
    self.image = image
    self.width = width
    self.height = height
  }
}

extension Image {
  /// The orientations of an image, with the same raw values as in UIKit.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The picture's pixels, or `nil` if its size isn't known.
  public var cgImage: CGImage? {
    wantedSize.map { size in
      CGImage(
        self, width: Int((size.width * scale).rounded()),
        height: Int((size.height * scale).rounded()))
    }
  }

  /// The orientation, which is always up because files are rotated upright when they are read.
  public var imageOrientation: Orientation { .up }

  /// The number of pixels per point.
  public var scale: CGFloat { parts.scale }

  /// Always `nil`, because pictures are immutable here.
  public var accessibilityLabel: String? {
    get { nil }
    set {}
  }

  /// Creates a picture from a Core Graphics image.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates a picture from a Core Graphics image, at a scale in pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var parts = cgImage.image.parts
    parts.scale = scale
    parts.size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(parts)
  }
}
