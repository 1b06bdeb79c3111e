public import Foundation

/// An image that a view shows.
///
/// An image is a class, as in UIKit, although it is immutable; images with equal contents are equal. An image whose
/// file isn't known has no size, and figures show and report a placeholder for it.
public final class Image: Hashable, Sendable {
  /// The content of an image: a symbol, a file, a drawing, or nothing that can be drawn.
  package enum Content: Hashable, Sendable, Codable {
    /// No content, only a size.
    case blank
    /// A missing file or, with a `reason`, a file that can't be read.
    case missing(name: String, reason: String? = nil)
    case symbol(Symbol)
    case file(ImageFile)
    /// A drawing that code made, in points.
    case artwork(Artwork)
  }

  /// The content of an image, with its size, scale and other properties.
  package struct Parts: Hashable, Sendable, Codable {
    /// The content that is drawn.
    package var content: Content
    /// The size of the image, in points.
    package var size: CGSize
    /// The number of pixels per point.
    package var scale: CGFloat = 1
    /// The insets of the alignment rectangle from the image's edges, in points.
    package var alignmentRectInsets = EdgeInsets.zero
    /// Whether the image is mirrored for right-to-left layout.
    package var isMirrored = false
    /// Whether the image is a template, or `nil` to let the view decide.
    package var isTemplate: Bool?
    /// The color of a template, or `nil` for the view's tint.
    package var tint: Color?

    /// Makes the parts from a content, a size and a scale; other properties have default values.
    package init(_ content: Content, size: CGSize, scale: CGFloat = 1) {
      (self.content, self.size, self.scale) = (content, size, scale)
    }
  }

  /// The content and the properties of the image.
  package let parts: Parts

  /// Makes an image from its content and properties.
  package init(_ parts: Parts) { self.parts = parts }

  /// Makes an empty image of a size in points.
  @_disfavoredOverload
  public convenience init(size: CGSize) { self.init(Parts(.blank, size: size)) }

  /// Makes a placeholder for an image whose file is unknown or, with a `reason`, can't be read.
  package convenience init(name: String, reason: String? = nil) {
    self.init(Parts(.missing(name: name, reason: reason), size: .zero))
  }

  /// Makes an image of a symbol.
  package convenience init(symbol: Symbol) {
    var parts = Parts(.symbol(symbol), size: .zero, scale: Self.symbolScale)
    parts.isTemplate = true
    parts.take(symbol, for: .large, scale: Self.symbolScale)
    self.init(parts)
  }

  /// Makes an image with the content of a file.
  package convenience init(_ file: ImageFile, scale: CGFloat = 1) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let size = CGSize(width: file.pixelSize.width / scale, height: file.pixelSize.height / scale)
    self.init(Parts(.file(file), size: size, scale: scale))
  }

  /// The scale of phones, in pixels per point, at which symbols outside of views are sized.
  private static let symbolScale: CGFloat = 3

  /// The size of the image in points, or zero if the size isn't known.
  public var size: CGSize { parts.size }

  /// The name of a missing file or of a symbol, or `nil` for any other image.
  @_disfavoredOverload
  public var name: String? {
    switch parts.content {
    case .missing(let name, _): name
    case .symbol(let symbol): symbol.name
    case .blank, .file, .artwork: nil
    }
  }

  /// The insets of the alignment rectangle in points, zero by default.
  public var alignmentRectInsets: EdgeInsets { parts.alignmentRectInsets }

  /// Whether the image is mirrored for right-to-left layout.
  public var flipsForRightToLeftLayoutDirection: Bool { parts.isMirrored }

  /// Returns the image with other alignment insets, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: EdgeInsets) -> Image {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image with its content or properties changed by a closure.
  package func with(_ change: (inout Parts) -> Void) -> Image {
    var parts = parts
    change(&parts)
    return parts == self.parts ? self : Image(parts)
  }

  /// Returns a symbol image with a configuration applied to its own configuration, or any other image unchanged.
  package func configured(by configuration: SymbolConfiguration) -> Image {
    guard case .symbol(var symbol) = parts.content else { return self }
    symbol.configuration = symbol.configuration.applying(configuration)
    return with { $0.take(symbol, for: .large, scale: Self.symbolScale) }
  }

  /// Returns a symbol image with a font's size and weight as defaults, or any other image unchanged.
  package func beside(_ font: Font) -> Image {
    guard case .symbol(let symbol) = parts.content else { return self }
    let configuration = SymbolConfiguration(font: font).applying(symbol.configuration)
    return with {
      $0.take(Symbol(symbol.name, configuration), for: .large, scale: Self.symbolScale)
    }
  }

  /// The intrinsic size that the image gives a view, in points, or `nil` if the size isn't known.
  package var wantedSize: CGSize? {
    if case .missing = parts.content, size == .zero { return nil }
    return size
  }

  /// The size of the image's alignment rectangle, in points, or `nil` if the image's size isn't known.
  package var alignedSize: CGSize? {
    wantedSize.map { CGRect(origin: .zero, size: $0).inset(by: alignmentRectInsets).size }
  }

  /// Whether both images have equal contents and properties.
  public static func == (one: Image, other: Image) -> Bool {
    one === other || one.parts == other.parts
  }

  /// Hashes the image's content and properties.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
