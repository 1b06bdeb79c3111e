package import Foundation

/// What a controller with bars puts the view of another controller into: it fills the controller's own
/// view, and counts what bars cover of it to the safe area.
package final class BarredContent: View {
  /// What bars cover besides the safe area of the controller's view, in points.
  package var bars: EdgeInsets {
    get { addedSafeAreaInsets }
    set { if newValue != addedSafeAreaInsets { addedSafeAreaInsets = newValue } }
  }

  /// The edges at which the shown view ends at what covers it, in place of reaching below that.
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

  /// Places the shown view for the new insets.
  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Makes a content that fills a controller's view.
  package init(in view: View) {
    super.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(self)
  }

  /// Nil: archives are not read here.
  package required init?(coder: NSCoder) { nil }

  /// Shows a view in the place of the one that was shown; nil shows none.
  package func show(_ view: View?) {
    for other in subviews where other !== view { other.removeFromSuperview() }
    guard let view, view.superview !== self else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    addSubview(view)
  }
}
