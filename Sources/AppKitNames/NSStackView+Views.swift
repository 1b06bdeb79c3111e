import AutoLayout
public import Foundation

extension NSStackView {
  /// Every view of the stack in its order, detached ones included.
  public var views: [NSView] { managed.map(\.view) }

  /// The same views, by the name of the mobile stack view.
  public var arrangedSubviews: [NSView] { views }

  /// The views that take no part in the layout: hidden, never visible, or without room.
  public var detachedViews: [NSView] { managed.filter { !isAttached($0) }.map(\.view) }

  /// The views that take part in the layout.
  var attachedViews: [NSView] { managed.filter { isAttached($0) }.map(\.view) }

  /// The views of an area, detached ones included.
  public func views(in gravity: Gravity) -> [NSView] {
    managed.filter { $0.gravity == gravity }.map(\.view)
  }

  /// Puts views into an area in the place of those that it has.
  public func setViews(_ views: [NSView], in gravity: Gravity) {
    for view in self.views(in: gravity) where !views.contains(view) { removeView(view) }
    managed.removeAll { $0.gravity == gravity }
    for view in views { addView(view, in: gravity) }
  }

  /// Puts a view at the end of an area.
  public func addView(_ view: NSView, in gravity: Gravity) {
    insert(view, gravity) { stack in stack.managed.count { $0.gravity.rawValue <= gravity.rawValue }
    }
  }

  /// Puts a view at a place in an area, counted within it.
  ///
  /// Stops the program where the area has fewer views.
  public func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    insert(view, gravity) { stack in
      let area = stack.managed.count { $0.gravity == gravity }
      precondition((0...area).contains(index), "index \(index) is beyond the \(area) of the area")
      return stack.managed.count { $0.gravity.rawValue < gravity.rawValue } + index
    }
  }

  /// Takes a view out of the stack; stops the program for one that is not in it.
  public func removeView(_ view: NSView) {
    precondition(views.contains(view), "the stack view does not have the view")
    view.removeFromSuperview()
  }

  /// Puts a view after all others, in the area of the last.
  public func addArrangedSubview(_ view: NSView) {
    insertArrangedSubview(view, at: views.count { $0 !== view })
  }

  /// Puts a view at a place among all, in the area of the one before it or else after it.
  ///
  /// Stops the program where there are fewer views.
  public func insertArrangedSubview(_ view: NSView, at index: Int) {
    let others = managed.filter { $0.view !== view }
    precondition((0...others.count).contains(index), "index \(index) is beyond \(others.count)")
    let neighbour = index > 0 ? others[index - 1] : others.first
    insert(view, neighbour?.gravity ?? .leading) { _ in index }
  }

  /// Stops laying out a view, which stays a subview.
  public func removeArrangedSubview(_ view: NSView) {
    managed.removeAll { $0.view === view }
    invalidateSystem()
  }

  /// Sets how strongly a view is kept; stops the program for one that is not in the stack.
  public func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
    change(view) { $0.visibility = priority }
  }

  /// How strongly a view is kept; stops the program for one that is not in the stack.
  public func visibilityPriority(for view: NSView) -> VisibilityPriority {
    managed[index(of: view)].visibility
  }

  /// Sets the distance after a view, in points, in place of `spacing`.
  ///
  /// Stops the program for a view that is not in the stack.
  public func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    change(view) { $0.customSpacing = spacing == Self.useDefaultSpacing ? nil : spacing }
  }

  /// The distance set after a view, in points; `useDefaultSpacing` where none was.
  public func customSpacing(after view: NSView) -> CGFloat {
    managed[index(of: view)].customSpacing ?? Self.useDefaultSpacing
  }

  private func insert(_ view: NSView, _ gravity: Gravity, at place: (NSStackView) -> Int) {
    var entry = Managed(view: view, gravity: gravity)
    if let index = managed.firstIndex(where: { $0.view === view }) {
      entry = managed.remove(at: index)
      entry.gravity = gravity
    }
    let index = place(self)
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    managed.insert(entry, at: index)
    invalidateSystem()
  }

  private func change(_ view: NSView, _ body: (inout Managed) -> Void) {
    body(&managed[index(of: view)])
    invalidateSystem()
  }

  private func index(of view: NSView) -> Int {
    guard let index = managed.firstIndex(where: { $0.view === view }) else {
      preconditionFailure("the stack view does not have the view")
    }
    return index
  }
}
