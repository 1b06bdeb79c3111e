public import AutoLayout
public import Foundation

/// How a picture is fitted into its view; Apple's raw values.
///
/// Layout does not depend on it.
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown = 0
  case scaleAxesIndependently = 1
  case scaleNone = 2
  case scaleProportionallyUpOrDown = 3
}

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

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override var baselineFont: Font? { nil }
}
