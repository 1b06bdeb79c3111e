import Foundation

extension ScrollView {
  /// A rule for adding safe area insets to a scroll view's own insets, with UIKit's raw values.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable, Codable {
    /// Like ``scrollableAxes``, but always adds vertical insets under a controller's bars, as Apple documents.
    case automatic = 0
    /// Adds the safe area insets on axes on which the content is larger than the view or always bounces.
    case scrollableAxes = 1
    /// Never adds the safe area insets.
    case never = 2
    /// Always adds the safe area insets, on both axes.
    case always = 3
  }

  fileprivate func safeAreaAdjustment(content: CGSize, frame: CGSize) -> EdgeInsets {
    let always = contentInsetAdjustmentBehavior == .always
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    let vertical =
      always || alwaysBounceVertical || content.height > bounds.height || isUnderBars
    let horizontal = always || alwaysBounceHorizontal || content.width > bounds.width
    let covered = margins.safeArea
    return EdgeInsets(
      top: vertical ? covered.top : 0, left: horizontal ? covered.left : 0,
      bottom: vertical ? covered.bottom : 0, right: horizontal ? covered.right : 0)
  }

  private var isUnderBars: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    let main = superview?.subviews.first === self ? superview : nil
    return [self, main].contains { $0?.superview is BarContainerView && $0?.controller != nil }
  }

  /// Moves the content to its resting offset unless code has scrolled it, and returns whether the content moved.
  func rest(in frames: ProvisionalFrames) -> Bool {
    let content = frames.engine.alignmentRect(of: contentLayoutGuide).size
    let adjusted =
      contentInset
      + safeAreaAdjustment(
        content: content, frame: frames.alignmentRect(of: self).size)
    adjustment = adjusted
    pendingContentSize = nil
    // Subtracted from 0, because a negated 0 prints as -0.0.
    let origin = CGPoint(x: 0 - adjusted.left, y: 0 - adjusted.top)
    guard !isScrolled,
      !isSameLength(origin.x, geometry.boundsOrigin.x)
        || !isSameLength(origin.y, geometry.boundsOrigin.y)
    else { return false }
    geometry.boundsOrigin = origin
    return true
  }
}
