import AutoLayout
public import Foundation

extension NSStackView {
  /// Every view of the stack in its order, detached ones included.
  public var views: [NSView] { managed.map(\.view) }

  /// The same with what the stack knows of each.
  var managed: [Managed] { order.all.compactMap { settings[ObjectIdentifier($0)] } }

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
    let staying = Set(views)
    for view in self.views(in: gravity) {
      if staying.contains(view) { forget(view) } else { removeView(view) }
    }
    for view in views { addView(view, in: gravity) }
  }

  /// Puts a view at the end of an area.
  public func addView(_ view: NSView, in gravity: Gravity) {
    insert(view, gravity) { stack in stack.count(before: gravity) + stack.count(in: gravity) }
  }

  /// Puts a view at a place in an area, counted within it.
  ///
  /// Stops the program where the area has fewer views.
  public func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    insert(view, gravity) { stack in
      let area = stack.count(in: gravity)
      precondition((0...area).contains(index), "index \(index) is beyond the \(area) of the area")
      return stack.count(before: gravity) + index
    }
  }

  /// Takes a view out of the stack; stops the program for one that is not in it.
  public func removeView(_ view: NSView) {
    _ = setting(of: view)
    view.removeFromSuperview()
  }

  /// Puts a view after all others, in the area of the last.
  public func addArrangedSubview(_ view: NSView) {
    insertArrangedSubview(view, at: order.count - (has(view) ? 1 : 0))
  }

  /// Puts a view at a place among all, in the area of the one before it or else after it.
  ///
  /// Stops the program where there are fewer views.
  public func insertArrangedSubview(_ view: NSView, at index: Int) {
    let count = order.count - (has(view) ? 1 : 0)
    precondition((0...count).contains(index), "index \(index) is beyond \(count)")
    insert(view, nil) { _ in index }
  }

  /// Stops laying out a view, which stays a subview.
  public func removeArrangedSubview(_ view: NSView) {
    forget(view)
    invalidateSystemConstraints()
  }

  /// Sets how strongly a view is kept; stops the program for one that is not in the stack.
  public func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
    change(view) { $0.visibility = priority }
  }

  /// How strongly a view is kept; stops the program for one that is not in the stack.
  public func visibilityPriority(for view: NSView) -> VisibilityPriority {
    setting(of: view).visibility
  }

  /// Sets the distance after a view, in points, in place of `spacing`.
  ///
  /// Stops the program for a view that is not in the stack.
  public func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    change(view) { $0.customSpacing = spacing == Self.useDefaultSpacing ? nil : spacing }
  }

  /// The distance set after a view, in points; `useDefaultSpacing` where none was.
  public func customSpacing(after view: NSView) -> CGFloat {
    setting(of: view).customSpacing ?? Self.useDefaultSpacing
  }

  /// Puts a view into an area, or into that of its neighbour for nil; what is known of it stays.
  private func insert(_ view: NSView, _ gravity: Gravity?, at place: (NSStackView) -> Int) {
    let known = settings[ObjectIdentifier(view)]
    forget(view)
    let index = place(self)
    var entry = known ?? Managed(view: view, gravity: .leading)
    entry.gravity = gravity ?? self.gravity(at: index)
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    order.insert(view, at: index)
    settings[ObjectIdentifier(view)] = entry
    areaCounts[entry.gravity, default: 0] += 1
    invalidateSystemConstraints()
  }

  /// The area of the view before a position, or else of that after it.
  private func gravity(at index: Int) -> Gravity {
    guard order.count > 0 else { return .leading }
    return settings[ObjectIdentifier(order.all[max(0, index - 1)])]?.gravity ?? .leading
  }

  /// Forgets a view, if the stack has it.
  func forget(_ view: View) {
    guard let known = settings.removeValue(forKey: ObjectIdentifier(view)) else { return }
    order.remove(view)
    areaCounts[known.gravity, default: 0] -= 1
  }

  private func count(in gravity: Gravity) -> Int { areaCounts[gravity, default: 0] }

  private func count(before gravity: Gravity) -> Int {
    let areas: [Gravity] = [.leading, .center, .trailing]
    return areas.filter { $0.rawValue < gravity.rawValue }.reduce(0) { $0 + count(in: $1) }
  }

  private func has(_ view: NSView) -> Bool { settings[ObjectIdentifier(view)] != nil }

  private func change(_ view: NSView, _ body: (inout Managed) -> Void) {
    var entry = setting(of: view)
    body(&entry)
    settings[ObjectIdentifier(view)] = entry
    invalidateSystemConstraints()
  }

  private func setting(of view: NSView) -> Managed {
    guard let known = settings[ObjectIdentifier(view)] else {
      preconditionFailure("the stack view does not have the view")
    }
    return known
  }
}
