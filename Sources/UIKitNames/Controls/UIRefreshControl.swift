public import AutoLayout
public import Foundation

/// UIKit's pull-to-refresh control, with the platform's height.
///
/// The control is above the content, as wide as its scroll view, and hidden unless it refreshes. While it refreshes,
/// its height is added to the scroll view's `contentInset`, and unscrolled content rests below it. UIKit leaves the
/// content offset to the program. The change of `contentInset` and the position of a hidden control are estimates.
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

  /// Creates a control at the frame's origin, with the platform's height.
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

  /// The platform's height for refresh controls in points, with no intrinsic width.
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
  /// The refresh control above the content, or `nil` if there isn't one.
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
