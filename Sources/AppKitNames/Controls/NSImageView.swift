public import AutoLayout
public import Foundation

/// AppKit's view that is as large as its picture wants.
open class NSImageView: NSControl {
  /// The picture; nil for none, and then no size is wanted.
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  /// How the picture is fitted into the view.
  open var imageScaling = NSImageScaling.scaleProportionallyDown

  /// Makes a view of a picture's size that shows it.
  public convenience init(image: Image) {
    self.init(frame: CGRect(origin: .zero, size: image.size))
    self.image = image
  }

  open override var intrinsicContentSize: CGSize {
    image?.wantedSize ?? super.intrinsicContentSize
  }

  /// What surrounds the picture; layout does not depend on it.
  open var imageFrameStyle = FrameStyle.none

  /// Where a picture lies that is smaller than the view; layout does not depend on it.
  open var imageAlignment = NSImageAlignment.alignCenter

  /// The colour of symbols; layout does not depend on it.
  open var contentTintColor: Color?

  /// How large and heavy symbols are; layout does not depend on it.
  open var symbolConfiguration: Image.SymbolConfiguration?

  /// Whether pictures that move do so; layout does not depend on it.
  open var animates = false

  override class var firmAxes: [LayoutConstraint.Axis] { [] }

  package override var baselineFont: Font? { nil }
}
