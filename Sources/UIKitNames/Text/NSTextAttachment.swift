public import AutoLayout
public import Foundation

/// UIKit's picture in the place of a character.
///
/// It takes the size of its bounds, or of its picture if the bounds are empty.
open class NSTextAttachment {
  /// The picture.
  open var image: Image?
  /// The rectangle of the picture about the baseline, in points; zero for the picture's size.
  open var bounds = CGRect.zero
  /// The file that is attached.
  open var contents: Data?
  /// The type of the file.
  open var fileType: String?

  /// Makes an attachment of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// Makes an attachment without a picture.
  public convenience init() { self.init(data: nil, ofType: nil) }

  /// Makes an attachment of a picture.
  public convenience init(image: Image) {
    self.init()
    self.image = image
  }

  /// The picture in a rectangle.
  open func image(
    forBounds imageBounds: CGRect, textContainer: TextContainer?, characterIndex charIndex: Int
  ) -> Image? { image }
}

extension NSTextAttachment: AttachedPicture {
  /// The bounds, or those of the picture on the baseline: empty for a picture of unknown size.
  ///
  /// A symbol is as large as the text, and its line lies on that of the text.
  package func attached(in font: Font) -> (bounds: CGRect, image: Image?) {
    guard let image, bounds.isEmpty else { return (bounds, image) }
    let shown = image.beside(font)
    let bottom = shown.isSymbolImage ? font.descender - shown.alignmentRectInsets.bottom : 0
    let origin = CGPoint(x: bounds.minX, y: bounds.minY + bottom)
    return (CGRect(origin: origin, size: shown.wantedSize ?? .zero), shown)
  }
}

extension NSAttributedString {
  /// Makes the character that an attachment is in the place of.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSAttributedString {
  /// Makes an empty text, as `init()` does on Apple's systems.
  @_disfavoredOverload
  public convenience init(nothing: Void = ()) { self.init(string: "") }
}
