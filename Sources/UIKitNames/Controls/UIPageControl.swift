public import AutoLayout
public import Foundation

/// A row of dots that represent pages, sized by the platform and the number of dots.
open class UIPageControl: Control {
  /// The number of pages.
  open var numberOfPages = 0 { didSet { changeDots() } }

  /// Creates a control with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Creates a view from a nib, or returns `nil` if the coder doesn't read a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size for a number of pages, in points.
  ///
  /// There is no space for dots if there are no pages, or for a single page if ``hidesForSinglePage`` is true.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    layoutProfile.pageControlSize(dots: pageCount == 1 && hidesForSinglePage ? 0 : pageCount)
  }

  /// The index of the shown page.
  open var currentPage = 0 { didSet { changeDots() } }

  /// Whether the dot is hidden if there is only one page.
  open var hidesForSinglePage = false { didSet { changeDots() } }

  /// The background behind the dots; layout ignores it.
  open var backgroundStyle = BackgroundStyle.automatic

  /// Whether a continuous drag changes the page; layout ignores it.
  open var allowsContinuousInteraction = true

  /// The color of the dots.
  open var pageIndicatorTintColor: Color? { didSet { changeDots() } }

  /// The color of the current page's dot.
  open var currentPageIndicatorTintColor: Color? { didSet { changeDots() } }

  /// Updates the dots shown in figures.
  private func changeDots() {
    let isHidden = numberOfPages == 1 && hidesForSinglePage
    var dots = PageDots(count: isHidden ? 0 : max(0, numberOfPages), current: currentPage)
    dots.color = pageIndicatorTintColor
    dots.currentColor = currentPageIndicatorTintColor
    pageDots = dots
    invalidateIntrinsicContentSize()
  }
}
