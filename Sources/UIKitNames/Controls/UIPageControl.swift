public import AutoLayout
public import Foundation

/// A row of dots, one for each page.
///
/// Its size is the platform's for that many dots.
open class UIPageControl: Control {
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { changeDots() } }

  /// Makes a control at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Makes a view of a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size with some number of dots, in points; without room for dots where there are no pages, or
  /// where one page has none.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    layoutProfile.pageControlSize(dots: pageCount == 1 && hidesForSinglePage ? 0 : pageCount)
  }

  /// The page that is shown, from 0 on.
  open var currentPage = 0 { didSet { changeDots() } }

  /// Whether one page alone has no dot.
  open var hidesForSinglePage = false { didSet { changeDots() } }

  /// What lies behind the dots; layout does not depend on it.
  open var backgroundStyle = BackgroundStyle.automatic

  /// Whether one can move from dot to dot without lifting the finger; layout does not depend on it.
  open var allowsContinuousInteraction = true

  /// The colour of the dots.
  open var pageIndicatorTintColor: Color? { didSet { changeDots() } }

  /// The colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: Color? { didSet { changeDots() } }

  /// Sets the dots that figures show.
  private func changeDots() {
    let isHidden = numberOfPages == 1 && hidesForSinglePage
    var dots = PageDots(count: isHidden ? 0 : max(0, numberOfPages), current: currentPage)
    dots.color = pageIndicatorTintColor
    dots.currentColor = currentPageIndicatorTintColor
    pageDots = dots
    invalidateIntrinsicContentSize()
  }
}
