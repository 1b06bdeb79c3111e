package import Foundation

/// A page control, with a size that the platform determines.
package final class PageControl: Control {
  var numberOfPages = 0 { didSet { changeDots() } }

  var currentPage = 0 { didSet { changeDots() } }

  /// Makes a control with a frame in its future superview's coordinates, in points.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    content.useControlHuggingPriority(on: .vertical)
  }

  /// Returns `nil`, because archives aren't supported.
  package required init?(coder: NSCoder) { nil }

  override class var knownClass: KnownViewClass { .pageControl }

  override var fitsItsContent: Bool { true }

  package override var intrinsicContentSize: CGSize {
    effectiveEnvironment.profile.pageControlSize(dots: numberOfPages)
  }

  private func changeDots() {
    pageDots = PageDots(count: numberOfPages, current: currentPage)
    invalidateIntrinsicContentSize()
  }
}

extension PlatformProfile {
  /// Returns the size of a page control with a number of dots, in points.
  package func pageControlSize(dots: Int) -> CGSize {
    let width = dots > 0 ? CGFloat(dots - 1) * pageDotPitch + pageDotSide : 0
    return CGSize(width: pageControlPadding + width, height: pageControlHeight)
  }
}
