public import AutoLayout
public import Foundation

extension ScrollViewMembers {
  /// Scrolls by the minimum distance that shows a rectangle, or as much of it as fits, without animation.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func moved(_ start: CGFloat, _ extent: CGFloat, to low: CGFloat, _ length: CGFloat) -> CGFloat {
      low < start ? low : low + length > start + extent ? low + min(length, extent) - extent : start
    }
    let size = bounds.size
    contentOffset = CGPoint(
      x: moved(contentOffset.x, size.width, to: rect.minX, rect.width),
      y: moved(contentOffset.y, size.height, to: rect.minY, rect.height))
  }

  /// The pan gesture recognizer of the scroll view, which never recognizes a gesture.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    kept(#function, orMade: UIPanGestureRecognizer())
  }
}
