public import Foundation

/// A picture that a view shows.
///
/// A class, as Apple's is, although it never changes: pictures of equal contents are equal. A picture whose file
/// isn't known has no size. Figures show a placeholder for it, and say so.
public final class Image: Hashable, Sendable {
  /// The part of a picture that is drawn.
  package enum Content: Hashable, Sendable, Codable {
    /// Nothing but a size.
    case blank
    /// The name of a file that wasn't found, or of one that can't be read for a reason.
    case missing(name: String, reason: String? = nil)
    case symbol(Symbol)
    case file(ImageFile)
    /// A drawing of code, in points.
    case artwork(Artwork)
  }

  /// Everything that a picture is made of.
  package struct Parts: Hashable, Sendable, Codable {
    /// The part that is drawn.
    package var content: Content
    /// The size, in points.
    package var size: CGSize
    /// The pixels for each point.
    package var scale: CGFloat = 1
    /// The distances of the rectangle that is aligned from the edges, in points.
    package var alignmentRectInsets = EdgeInsets.zero
    /// Whether the picture is mirrored where reading starts at the right.
    package var isMirrored = false
    /// Whether only the shape of the picture counts; `nil` leaves that to the view.
    package var isTemplate: Bool?
    /// The color of a template; `nil` for that of the view.
    package var tint: Color?

    /// Makes the parts of a picture as it is in its file.
    package init(_ content: Content, size: CGSize, scale: CGFloat = 1) {
      (self.content, self.size, self.scale) = (content, size, scale)
    }
  }

  /// Everything that the picture is made of.
  package let parts: Parts

  /// Makes a picture.
  package init(_ parts: Parts) { self.parts = parts }

  /// Makes a picture of a size in points.
  @_disfavoredOverload
  public convenience init(size: CGSize) { self.init(Parts(.blank, size: size)) }

  /// Makes a picture whose file isn't known, or can't be read for a reason.
  package convenience init(name: String, reason: String? = nil) {
    self.init(Parts(.missing(name: name, reason: reason), size: .zero))
  }

  /// Makes a symbol.
  package convenience init(symbol: Symbol) {
    var parts = Parts(.symbol(symbol), size: .zero, scale: Self.symbolScale)
    parts.isTemplate = true
    parts.take(symbol, for: .large, scale: Self.symbolScale)
    self.init(parts)
  }

  /// Makes the picture in a file.
  package convenience init(_ file: ImageFile, scale: CGFloat = 1) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let size = CGSize(width: file.pixelSize.width / scale, height: file.pixelSize.height / scale)
    self.init(Parts(.file(file), size: size, scale: scale))
  }

  /// The pixels for each point of symbols that are in no view, as on phones.
  private static let symbolScale: CGFloat = 3

  /// The size in points; zero if it isn't known.
  public var size: CGSize { parts.size }

  /// The name of a picture whose file isn't known, or of a symbol; `nil` for others.
  @_disfavoredOverload
  public var name: String? {
    switch parts.content {
    case .missing(let name, _): name
    case .symbol(let symbol): symbol.name
    case .blank, .file, .artwork: nil
    }
  }

  /// The distances of the rectangle that views align from the edges, in points; zero unless set.
  public var alignmentRectInsets: EdgeInsets { parts.alignmentRectInsets }

  /// Whether the picture is mirrored where reading starts at the right.
  public var flipsForRightToLeftLayoutDirection: Bool { parts.isMirrored }

  /// Returns the same picture, of which views align another rectangle.
  public func withAlignmentRectInsets(_ alignmentInsets: EdgeInsets) -> Image {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the picture with other parts.
  package func with(_ change: (inout Parts) -> Void) -> Image {
    var parts = parts
    change(&parts)
    return parts == self.parts ? self : Image(parts)
  }

  /// Returns a symbol with what a configuration states beside its own; other pictures stay as they are.
  package func configured(by configuration: SymbolConfiguration) -> Image {
    guard case .symbol(var symbol) = parts.content else { return self }
    symbol.configuration = symbol.configuration.applying(configuration)
    return with { $0.take(symbol, for: .large, scale: Self.symbolScale) }
  }

  /// Returns a symbol in the size of a text beside it, unless it states one; other pictures stay as they are.
  package func beside(_ font: Font) -> Image {
    guard case .symbol(let symbol) = parts.content else { return self }
    let configuration = SymbolConfiguration(font: font).applying(symbol.configuration)
    return with {
      $0.take(Symbol(symbol.name, configuration), for: .large, scale: Self.symbolScale)
    }
  }

  /// The size that views want for the picture, in points, or `nil` if it isn't known.
  package var wantedSize: CGSize? {
    if case .missing = parts.content, size == .zero { return nil }
    return size
  }

  /// The size of the rectangle that views align, in points, or `nil` if it isn't known.
  package var alignedSize: CGSize? {
    wantedSize.map { CGRect(origin: .zero, size: $0).inset(by: alignmentRectInsets).size }
  }

  /// Whether both pictures have the same parts.
  public static func == (one: Image, other: Image) -> Bool {
    one === other || one.parts == other.parts
  }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
