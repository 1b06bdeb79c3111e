public import Foundation

/// The delegate of a scroll view.
///
/// Nobody drags here, so only ``scrollViewDidScroll(_:)`` is called.
public protocol ScrollViewDelegate: AnyObject {
  /// Called when the content was moved by code; layout's own moves are not told of.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called before content is dragged.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called before content that was dragged is let go of.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after content that was dragged is let go of.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Called before content that was let go of goes on.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Called when content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Called after content that code moves has come to rest.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Whether a tap at the top of the screen moves content to its top.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Called after content was moved to its top.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// The view that becomes larger or smaller.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called before content becomes larger or smaller.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Called when content has become larger or smaller.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Called after content has become larger or smaller.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)
  /// Called when what covers the edges has changed.
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
  /// Returns nil.
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
