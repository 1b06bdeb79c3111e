public import AutoLayout
public import Foundation

/// AppKit's image view, whose intrinsic content size is the size of its picture.
open class NSImageView: NSControl {
  /// The picture, or `nil` for none; without a picture, the view has no intrinsic size.
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  /// The scaling of the picture in the view.
  open var imageScaling = NSImageScaling.scaleProportionallyDown

  /// Creates a view that shows a picture and has its size.
  public convenience init(image: Image) {
    self.init(frame: CGRect(origin: .zero, size: image.size))
    self.image = image
  }

  open override var intrinsicContentSize: CGSize {
    image?.wantedSize ?? super.intrinsicContentSize
  }

  /// The frame around the picture; layout ignores it.
  open var imageFrameStyle = FrameStyle.none

  /// The alignment of a picture smaller than the view; layout ignores it.
  open var imageAlignment = NSImageAlignment.alignCenter

  /// The color of symbols; layout ignores it.
  open var contentTintColor: Color?

  /// The configuration of symbols; layout ignores it.
  open var symbolConfiguration: Image.SymbolConfiguration?

  /// Whether animated pictures are played; layout ignores it.
  open var animates = false

  override class var firmAxes: [LayoutConstraint.Axis] { [] }

  package override var baselineFont: Font? { nil }
}
