public import AutoLayout

extension NSView {
  /// The view's layer, or `nil` if neither the view nor an ancestor has `wantsLayer` set.
  public var layer: CALayer? {
    ancestors.contains { ($0 as? NSView)?.wantsLayer == true } ? ownLayer : nil
  }

  /// Adds a view above or below a subview, or above or below all subviews if `otherView` isn't a subview.
  ///
  /// `out` changes nothing.
  public func addSubview(
    _ view: View, positioned place: WindowOrderingMode, relativeTo otherView: View?
  ) {
    switch (place, otherView) {
    case (.above, let other?) where other.superview === self:
      insertSubview(view, aboveSubview: other)
    case (.below, let other?) where other.superview === self:
      insertSubview(view, belowSubview: other)
    case (.above, _): addSubview(view)
    case (.below, _): insertSubview(view, at: 0)
    case (.out, _): break
    }
  }

  /// Replaces a subview by another view; does nothing if `oldView` isn't a subview.
  public func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard oldView.superview === self, oldView !== newView else { return }
    insertSubview(newView, aboveSubview: oldView)
    oldView.removeFromSuperview()
  }

  /// Sets the accessibility label; the label isn't used.
  public func setAccessibilityLabel(_ label: String?) { keep(label, "accessibilityLabel") }

  /// Sets the accessibility help, which isn't used.
  public func setAccessibilityHelp(_ help: String?) { keep(help, "accessibilityHelp") }

  /// Sets the accessibility value; the value isn't used.
  public func setAccessibilityValue(_ value: Any?) { keep(value, "accessibilityValue") }

  /// Sets whether the view is an accessibility element; the setting isn't used.
  public func setAccessibilityElement(_ isElement: Bool) { keep(isElement, "accessibilityElement") }
}

// Members of all views, because superviews and subviews have the type `View`.
extension View {
  /// The closest common ancestor, which may be one of the views, or `nil` if they are in different trees.
  public func ancestorShared(with view: View) -> NSView? {
    ancestors.first(where: view.isDescendant) as? NSView
  }

  /// The scroll view that contains the view, or `nil` if there isn't one.
  public var enclosingScrollView: NSScrollView? {
    ancestors.dropFirst().lazy.compactMap { $0 as? NSScrollView }.first
  }
}
