public import Foundation

/// A picture that a view shows: a size in points, and nothing to see.
///
/// Pictures that are called by name have no known size: there are no files here that they could lie in.
/// Views do not want one for them, and layout code says how large they are.
public struct Image: Hashable, Sendable {
  /// The size in points; zero where it is not known.
  public var size: CGSize

  /// The name by which the picture was asked for; nil for one made of its size.
  public let name: String?

  /// Makes a picture of a size in points.
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
  var wantedSize: CGSize? { name == nil || size != .zero ? size : nil }
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

  open override var intrinsicContentSize: CGSize {
    image?.wantedSize ?? super.intrinsicContentSize
  }
}
