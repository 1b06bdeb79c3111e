public import AutoLayout
public import Foundation

/// UIKit's pull-to-refresh control, of the platform's height.
///
/// It is above the content, as wide as its scroll view. While it refreshes, it is visible and its height is part of
/// the scroll view's `contentInset`; otherwise it is hidden. Content that wasn't scrolled then rests below it; a
/// device leaves the content's offset to the program. It is an estimate that a device adds the height to
/// `contentInset`, and so is the position of a hidden control.
open class UIRefreshControl: Control {
  /// Whether content is being refreshed.
  public private(set) var isRefreshing = false

  /// The text below the activity indicator; layout ignores it.
  open var attributedTitle: NSAttributedString?

  /// Creates a control for a scroll view's `refreshControl`.
  public init() {
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a control of the platform's height at a rectangle's origin.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    self.frame.size.height = layoutProfile.bars.refreshControl
    autoresizingMask = [.flexibleWidth]
    isHidden = true
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  /// The platform's height in points, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: layoutProfile.bars.refreshControl)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layoutProfile.bars.refreshControl)
  }

  /// Shows the control as if the content had been pulled down.
  open func beginRefreshing() { setRefreshing(true) }

  /// Hides the control.
  open func endRefreshing() { setRefreshing(false) }

  private func setRefreshing(_ refreshing: Bool) {
    guard refreshing != isRefreshing else { return }
    isRefreshing = refreshing
    isHidden = !refreshing
    addHeight(refreshing ? 1 : -1, to: superview as? ScrollView)
  }

  private func addHeight(_ count: CGFloat, to scrollView: ScrollView?) {
    scrollView?.contentInset.top += count * frame.height
  }

  fileprivate func join(_ scrollView: ScrollView) {
    let height = layoutProfile.bars.refreshControl
    frame = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
    scrollView.insertSubview(self, at: 0)
    if isRefreshing { addHeight(1, to: scrollView) }
  }

  fileprivate func leave(_ scrollView: ScrollView) {
    guard superview === scrollView else { return }
    if isRefreshing { addHeight(-1, to: scrollView) }
    removeFromSuperview()
  }
}

extension ScrollViewMembers {
  /// The control above the content, or `nil` if there isn't one.
  public var refreshControl: UIRefreshControl? {
    get { kept(#function) }
    set {
      let former = refreshControl
      guard newValue !== former else { return }
      former?.leave(self)
      keep(newValue, #function)
      newValue?.join(self)
    }
  }
}
