public import Foundation

/// A view that is as large as its picture wants.
open class ImageView: View {
  /// The picture; nil for none, and then no size is wanted.
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  /// The size and weight of a symbol that states none itself.
  open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    get { kept(#function) }
    set {
      keep(newValue, #function)
      invalidateIntrinsicContentSize()
    }
  }

  /// Makes a view of a picture's size that shows it.
  public init(image: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes a view without a picture.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view of a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var fitsItsContent: Bool { true }

  override class var knownClass: KnownViewClass { .imageView }

  /// The picture as the view shows it: a symbol in the size that it or the view states.
  package var shownImage: Image? {
    image?.shown(preferring: preferredSymbolConfiguration, in: self)
  }

  open override var alignmentRectInsets: EdgeInsets {
    guard let insets = shownImage?.alignmentRectInsets, insets != .zero else {
      return super.alignmentRectInsets
    }
    return insets
  }

  /// The picture's size, less what does not count to what is aligned; a frame then has the whole of it.
  open override var intrinsicContentSize: CGSize {
    shownImage?.alignedSize ?? super.intrinsicContentSize
  }
}

extension Image {
  /// The picture as a view shows it: a symbol with what the view prefers, in the view's text size.
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
