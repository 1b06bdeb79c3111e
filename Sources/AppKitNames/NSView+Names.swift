public import AutoLayout

extension NSView {
  /// The view's corners and edges; nil where neither the view nor one that it lies in wants a layer.
  public var layer: CALayer? {
    ancestors.contains { ($0 as? NSView)?.wantsLayer == true } ? ownLayer : nil
  }

  /// Puts a view just in front of another in this one, or just behind it; without one, in front of all
  /// or behind all.
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

  /// Puts a view into the place of a subview, which leaves; does nothing for a stranger.
  public func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard oldView.superview === self, oldView !== newView else { return }
    insertSubview(newView, aboveSubview: oldView)
    oldView.removeFromSuperview()
  }

  /// What is said of the view; nobody hears it.
  public func setAccessibilityLabel(_ label: String?) { keep(label, "accessibilityLabel") }

  /// What is said of the view's use; nobody hears it.
  public func setAccessibilityHelp(_ help: String?) { keep(help, "accessibilityHelp") }

  /// What is said of the view's value; nobody hears it.
  public func setAccessibilityValue(_ value: Any?) { keep(value, "accessibilityValue") }

  /// Whether the view is spoken of; nobody hears it.
  public func setAccessibilityElement(_ isElement: Bool) { keep(isElement, "accessibilityElement") }
}

// What any view has, as superviews and subviews are known as such.
extension View {
  /// The nearest view that both lie in, or one of them that the other lies in; nil in other trees.
  public func ancestorShared(with view: View) -> NSView? {
    ancestors.first(where: view.isDescendant) as? NSView
  }

  /// The scroll view that the view lies in; nil for none.
  public var enclosingScrollView: NSScrollView? {
    ancestors.dropFirst().lazy.compactMap { $0 as? NSScrollView }.first
  }
}
