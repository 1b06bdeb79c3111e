import AutoLayout
public import Foundation

extension NSStackView {
  /// Every view of the stack in its order, detached ones included.
  public var views: [NSView] { managed.map(\.view) }

  /// The same with what the stack knows of each.
  var managed: [Managed] { order.all.compactMap { settings[ObjectIdentifier($0)] } }

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
    trapping { () throws(NSView.ArrangementError) in try arrange(view, in: gravity) }
  }

  /// Puts a view at a place in an area, counted within it.
  ///
  /// Stops the program where the area has fewer views; ``arrange(_:at:in:)`` throws instead.
  public func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    trapping { () throws(NSView.ArrangementError) in try arrange(view, at: index, in: gravity) }
  }

  /// Takes a view out of the stack; stops the program for one that is not in it.
  public func removeView(_ view: NSView) {
    trapping { () throws(NSView.ArrangementError) in try takeOut(view) }
  }

  /// Puts a view after all others, in the area of the last.
  public func addArrangedSubview(_ view: NSView) {
    trapping { () throws(NSView.ArrangementError) in try arrange(view) }
  }

  /// Puts a view at a place among all, in the area of the one before it or else after it.
  ///
  /// Stops the program where there are fewer views; ``arrange(_:at:in:)`` throws instead.
  public func insertArrangedSubview(_ view: NSView, at index: Int) {
    trapping { () throws(NSView.ArrangementError) in try arrange(view, at: index) }
  }

  /// Stops laying out a view, which stays a subview.
  public func removeArrangedSubview(_ view: NSView) {
    forget(view)
    invalidateSystemConstraints()
  }

  /// Sets how strongly a view is kept; stops the program for one that is not in the stack.
  public func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
    trapping { () throws(NSView.ArrangementError) in try setVisibility(priority, of: view) }
  }

  /// How strongly a view is kept; stops the program for one that is not in the stack.
  public func visibilityPriority(for view: NSView) -> VisibilityPriority {
    trapping { () throws(NSView.ArrangementError) in try setting(of: view).visibility }
  }

  /// Sets the distance after a view, in points, in place of `spacing`.
  ///
  /// Stops the program for a view that is not in the stack and a number that is not finite;
  /// ``setSpacing(_:after:)`` throws instead.
  public func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    trapping { () throws(NSView.ArrangementError) in try setSpacing(spacing, after: view) }
  }

  /// The distance set after a view, in points; `useDefaultSpacing` where none was.
  ///
  /// Stops the program for a view that is not in the stack.
  public func customSpacing(after view: NSView) -> CGFloat {
    trapping { () throws(NSView.ArrangementError) in
      try setting(of: view).customSpacing ?? Self.useDefaultSpacing
    }
  }
}

// Each of these throws where AppKit's calls stop the program; nothing has changed then.
extension NSStackView {
  /// Puts a view into an area at a place counted within it, after the others of the area for nil.
  ///
  /// Without an area the place is counted among all, and the area is that of the view before it, or else
  /// after it. A view that the stack has moves, and keeps its visibility and spacing.
  ///
  /// - Throws: `ArrangementError.viewOutOfBounds`; `ArrangementError.layout` for the stack itself or a
  ///   view that it lies in.
  @_disfavoredOverload
  public func arrange(
    _ view: NSView, at index: Int? = nil, in gravity: Gravity? = nil
  ) throws(NSView.ArrangementError) {
    let known = settings[ObjectIdentifier(view)]
    let others = gravity.map { self.count(in: $0) } ?? order.count
    let count = others - (isCounted(known, gravity) ? 1 : 0)
    if let index, !(0...count).contains(index) {
      throw .viewOutOfBounds(index: index, count: count)
    }
    if view.superview !== self {
      try arranging { () throws(LayoutError) in try embed(view) }
    }
    forget(view)
    let place = (gravity.map { self.count(before: $0) } ?? 0) + (index ?? count)
    var entry = known ?? Managed(view: view, gravity: .leading)
    entry.gravity = gravity ?? self.gravity(at: place)
    view.translatesAutoresizingMaskIntoConstraints = false
    order.insert(view, at: place)
    settings[ObjectIdentifier(view)] = entry
    areaCounts[entry.gravity, default: 0] += 1
    invalidateSystemConstraints()
  }

  /// Takes a view out of the stack: ``removeView(_:)``.
  ///
  /// - Throws: `ArrangementError.notInStack`.
  @_disfavoredOverload
  public func takeOut(_ view: NSView) throws(NSView.ArrangementError) {
    _ = try setting(of: view)
    view.removeFromSuperview()
  }

  /// Sets how strongly a view is kept: ``setVisibilityPriority(_:for:)``.
  ///
  /// - Throws: `ArrangementError.notInStack`.
  @_disfavoredOverload
  public func setVisibility(
    _ priority: VisibilityPriority, of view: NSView
  ) throws(NSView.ArrangementError) {
    try change(view) { $0.visibility = priority }
  }

  /// Sets the distance after a view, in points: ``setCustomSpacing(_:after:)``.
  ///
  /// - Throws: `ArrangementError.notInStack`, `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setSpacing(_ spacing: CGFloat, after view: NSView) throws(NSView.ArrangementError) {
    let spacing = try finite(spacing, "customSpacing")
    try change(view) { $0.customSpacing = spacing == Self.useDefaultSpacing ? nil : spacing }
  }

  /// Whether a view is one of those that places are counted among.
  private func isCounted(_ known: Managed?, _ gravity: Gravity?) -> Bool {
    guard let known else { return false }
    return gravity == nil || known.gravity == gravity
  }

  /// The area of the view before a position, or else of that after it.
  private func gravity(at index: Int) -> Gravity {
    guard order.count > 0 else { return .leading }
    return settings[ObjectIdentifier(order[max(0, index - 1)])]?.gravity ?? .leading
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

  private func change(
    _ view: NSView, _ body: (inout Managed) -> Void
  ) throws(NSView.ArrangementError) {
    var entry = try setting(of: view)
    body(&entry)
    settings[ObjectIdentifier(view)] = entry
    invalidateSystemConstraints()
  }

  private func setting(of view: NSView) throws(NSView.ArrangementError) -> Managed {
    guard let known = settings[ObjectIdentifier(view)] else {
      throw .notInStack(view: view.description)
    }
    return known
  }
}
