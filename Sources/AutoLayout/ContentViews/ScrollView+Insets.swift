import Foundation

extension ScrollView {
  /// When a scroll view adds the safe area's insets to its own; Apple's raw values.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable, Codable {
    /// As ``scrollableAxes``; and at top and bottom in any case for the view of a controller with bars, or the
    /// rearmost view in it (documentation).
    case automatic = 0
    /// On axes on which the content is larger than the view, or that bounce in any case.
    case scrollableAxes = 1
    /// On no axis.
    case never = 2
    /// On both axes.
    case always = 3
  }

  /// What the safe area adds for a content of a size in a frame of a size, in points.
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

  /// Whether ``ContentInsetAdjustmentBehavior/automatic`` counts bars whether or not the content scrolls.
  private var isUnderBars: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    let main = superview?.subviews.first === self ? superview : nil
    return [self, main].contains { $0?.superview is BarredContent && $0?.controller != nil }
  }

  /// Lets content that nobody scrolled rest against the adjusted insets; true if it moved.
  func rest(in system: LayoutSystem) -> Bool {
    let content = system.solvedEdges(of: contentLayoutGuide).rect.size
    let adjusted =
      contentInset
      + safeAreaAdjustment(
        content: content, frame: system.solvedEdges(of: self).rect.size)
    adjustment = adjusted
    pendingContentSize = nil
    // Subtracted, as the opposite of 0 prints as -0.0.
    let origin = CGPoint(x: 0 - adjusted.left, y: 0 - adjusted.top)
    guard !isScrolled,
      !isSameLength(origin.x, geometry.boundsOrigin.x)
        || !isSameLength(origin.y, geometry.boundsOrigin.y)
    else { return false }
    geometry.boundsOrigin = origin
    return true
  }
}
