public import AutoLayout

/// A row of dots, one for each page.
///
/// Its size is not published, so it wants none: constraints say how large it is.
open class UIPageControl: Control {
  /// How many pages there are.
  open var numberOfPages = 0

  /// The page that is shown, from 0 on.
  open var currentPage = 0

  /// Whether one page alone has no dot.
  open var hidesForSinglePage = false

  /// The colour of the dots.
  open var pageIndicatorTintColor: Color?

  /// The colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: Color?
}
