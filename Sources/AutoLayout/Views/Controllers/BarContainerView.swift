package import Foundation

/// A view that shows a child controller's view in its parent's view, and insets the child's safe area for bars.
package final class BarContainerView: View {
  /// The insets that bars add to the safe area of the controller's view, in points.
  package var bars: EdgeInsets {
    get { addedSafeAreaInsets }
    set { if newValue != addedSafeAreaInsets { addedSafeAreaInsets = newValue } }
  }

  /// A closure that returns the edges at which the shown view ends at the bars instead of extending below them.
  package var edgesOutsideBars: () -> RectEdge = { [] }

  /// Places the shown view.
  package override func layoutSubviews() {
    super.layoutSubviews()
    let (edges, covered) = (edgesOutsideBars(), safeAreaInsets)
    var outside = EdgeInsets.zero
    if edges.contains(.top) { outside.top = covered.top }
    if edges.contains(.bottom) { outside.bottom = covered.bottom }
    let place = bounds.inset(by: outside)
    for view in subviews where view.frame != place { view.frame = place }
  }

  /// Requests a layout, so that the shown view follows the new insets.
  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Makes a view that fills a controller's view.
  package init(in view: View) {
    super.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(self)
  }

  /// Returns `nil`, because archives aren't supported.
  package required init?(coder: NSCoder) { nil }

  /// Shows a view in place of the previous view, or no view if the argument is `nil`.
  package func show(_ view: View?) {
    for other in subviews where other !== view { other.removeFromSuperview() }
    guard let view, view.superview !== self else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    addSubview(view)
  }
}
