public import Foundation

/// A picture that a view shows: a size in points, and nothing to see.
///
/// Pictures that are called by name have no known size: there are no files here that they could lie in.
/// Views do not want one for them, and layout code says how large they are.
public struct Image: Hashable, Sendable {
  /// The size in points; zero where it is not known.
  public var size: CGSize

  /// The name by which the picture was asked for; nil for one made of its size.
  @_disfavoredOverload
  public let name: String?

  /// How far what views align lies inside the picture, in points; zero unless said otherwise.
  public private(set) var alignmentRectInsets = EdgeInsets.zero

  /// Whether the picture is mirrored where reading starts at the right; changes nothing.
  public package(set) var flipsForRightToLeftLayoutDirection = false

  /// The same picture, of which views align another rectangle.
  public func withAlignmentRectInsets(_ alignmentInsets: EdgeInsets) -> Image {
    var image = self
    image.alignmentRectInsets = alignmentInsets
    return image
  }

  /// Makes a picture of a size in points.
  @_disfavoredOverload
  public init(size: CGSize) {
    self.size = size
    name = nil
  }

  /// Makes a picture of a name, of no known size.
  package init(name: String) {
    size = .zero
    self.name = name
  }

  /// The size that views want for the picture, in points; nil where it is not known.
  package var wantedSize: CGSize? { name == nil || size != .zero ? size : nil }
}

/// A view that is as large as its picture wants.
open class ImageView: View {
  /// The picture; nil for none, and then no size is wanted.
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  /// Makes a view of a picture's size that shows it.
  public convenience init(image: Image?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  override var fitsItsContent: Bool { true }

  override class var knownClass: KnownViewClass { .imageView }

  open override var alignmentRectInsets: EdgeInsets {
    guard let image, image.alignmentRectInsets != .zero else { return super.alignmentRectInsets }
    return image.alignmentRectInsets
  }

  /// The picture's size, less what does not count to what is aligned; a frame then has the whole of it.
  open override var intrinsicContentSize: CGSize {
    guard let image, let size = image.wantedSize else { return super.intrinsicContentSize }
    return CGRect(origin: .zero, size: size).inset(by: image.alignmentRectInsets).size
  }
}
