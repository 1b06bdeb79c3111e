public import AutoLayout
public import Foundation

/// UIKit's attachment: a picture in place of a character, with the size of ``bounds`` or the picture's own size.
open class NSTextAttachment {
  /// The attached picture, or `nil` for none.
  open var image: Image?
  /// The bounds relative to the baseline in points, or zero for the picture's size.
  open var bounds = CGRect.zero
  /// The data of the attached file.
  open var contents: Data?
  /// The type of the attached file.
  open var fileType: String?

  /// Creates an attachment of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// Creates an attachment without a picture.
  public convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment of a picture.
  public convenience init(image: Image) {
    self.init()
    self.image = image
  }

  /// Returns ``image``, regardless of the bounds.
  open func image(
    forBounds imageBounds: CGRect, textContainer: TextContainer?, characterIndex charIndex: Int
  ) -> Image? { image }
}

extension NSTextAttachment: AttachedPicture {
  /// Returns the picture for text in a font, with its bounds relative to the baseline, in points.
  ///
  /// If ``bounds`` is empty, the picture has its own size, or no size if that is unknown. A symbol has the size of the
  /// text, and shares the text's baseline.
  package func attached(in font: Font) -> (bounds: CGRect, image: Image?) {
    guard let image, bounds.isEmpty else { return (bounds, image) }
    let shown = image.beside(font)
    let bottom = shown.isSymbolImage ? font.descender - shown.alignmentRectInsets.bottom : 0
    let origin = CGPoint(x: bounds.minX, y: bounds.minY + bottom)
    return (CGRect(origin: origin, size: shown.wantedSize ?? .zero), shown)
  }
}

extension NSAttributedString {
  /// Creates a text with a character that represents an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSAttributedString {
  /// Creates an empty text, like `init()` on Apple's platforms.
  @_disfavoredOverload
  public convenience init(nothing: Void = ()) { self.init(string: "") }
}
