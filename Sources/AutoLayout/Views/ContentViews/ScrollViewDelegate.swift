public import Foundation

/// The delegate of a scroll view; only ``scrollViewDidScroll(_:)`` is ever called.
public protocol ScrollViewDelegate: AnyObject {
  /// Called after code has changed the content offset; not called if layout changes the offset.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called before dragging begins.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called before dragging ends.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after dragging has ended.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Called before deceleration begins.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Called after deceleration has ended.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Called after an animation of the offset has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Returns whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Called after the content was scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// Returns the view to zoom, or `nil` for no zooming.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called before zooming begins.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Called after the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Called after zooming has ended.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)
  /// Called after the adjusted content insets have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Returns `nil`.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: CGFloat
  ) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
