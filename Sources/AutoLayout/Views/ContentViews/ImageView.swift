public import Foundation

/// A view that shows an image; its intrinsic content size is the image's size.
open class ImageView: View {
  /// The image, or `nil` for no image; without an image, the view has no intrinsic size.
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  /// The configuration for a symbol image; values that the symbol itself specifies take precedence.
  open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    get { kept(#function) }
    set {
      keep(newValue, #function)
      invalidateIntrinsicContentSize()
    }
  }

  /// Makes a view that shows an image and has the image's size.
  public init(image: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes a view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view from a nib; returns `nil` for a coder that doesn't read a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var fitsItsContent: Bool { true }

  override class var knownClass: KnownViewClass { .imageView }

  /// The image as the view shows it; ``preferredSymbolConfiguration`` completes a symbol's own configuration.
  package var shownImage: Image? {
    image?.shown(preferring: preferredSymbolConfiguration, in: self)
  }

  open override var alignmentRectInsets: EdgeInsets {
    guard let insets = shownImage?.alignmentRectInsets, insets != .zero else {
      return super.alignmentRectInsets
    }
    return insets
  }

  /// The size of the image's alignment rectangle, in points.
  open override var intrinsicContentSize: CGSize {
    shownImage?.alignedSize ?? super.intrinsicContentSize
  }
}

extension Image {
  /// Returns the image as a view shows it; a symbol gets the view's text size, and missing values from `configuration`.
  package func shown(preferring configuration: SymbolConfiguration?, in view: View) -> Image {
    guard case .symbol(var symbol) = parts.content else { return self }
    if let configuration {
      symbol.configuration = configuration.applying(symbol.configuration)
    }
    let environment = view.effectiveEnvironment
    return with {
      $0.take(symbol, for: environment.contentSizeCategory, scale: environment.scale)
    }
  }
}
