import AutoLayout
public import Foundation

extension NSStackView {
  /// The views of the stack in order, including detached ones.
  public var views: [NSView] { managed.map(\.view) }

  /// The views of the stack in order, including detached ones, with their settings.
  var managed: [Managed] { order.all.compactMap { settings[ObjectIdentifier($0)] } }

  /// The views excluded from layout: hidden views, views that are never visible, and views that don't fit.
  public var detachedViews: [NSView] { managed.filter { !isAttached($0) }.map(\.view) }

  var attachedViews: [NSView] { managed.filter { isAttached($0) }.map(\.view) }

  /// The views of a gravity area, including detached ones.
  public func views(in gravity: Gravity) -> [NSView] {
    managed.filter { $0.gravity == gravity }.map(\.view)
  }

  /// Replaces the views of a gravity area.
  public func setViews(_ views: [NSView], in gravity: Gravity) {
    let staying = Set(views)
    for view in self.views(in: gravity) {
      if staying.contains(view) { forget(view) } else { removeView(view) }
    }
    for view in views { addView(view, in: gravity) }
  }

  /// Adds a view at the end of a gravity area.
  public func addView(_ view: NSView, in gravity: Gravity) {
    trapping { () throws(NSView.ArrangementError) in try arrange(view, in: gravity) }
  }

  /// Inserts a view at an index within a gravity area.
  ///
  /// An index out of range stops the program; ``arrange(_:at:in:)`` throws instead.
  public func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    trapping { () throws(NSView.ArrangementError) in try arrange(view, at: index, in: gravity) }
  }

  /// Removes a view; stops the program if it isn't in the stack.
  public func removeView(_ view: NSView) {
    trapping { () throws(NSView.ArrangementError) in try takeOut(view) }
  }

  /// Adds a view at the end of the stack, in the last view's gravity area.
  public func addArrangedSubview(_ view: NSView) {
    trapping { () throws(NSView.ArrangementError) in try arrange(view) }
  }

  /// Inserts a view at an index among the views of all gravity areas, in the gravity area of the preceding view.
  ///
  /// A view at index 0 joins the gravity area of the following view. An index out of range stops the program;
  /// ``arrange(_:at:in:)`` throws instead.
  public func insertArrangedSubview(_ view: NSView, at index: Int) {
    trapping { () throws(NSView.ArrangementError) in try arrange(view, at: index) }
  }

  /// Removes a view from the arrangement; it stays a subview.
  public func removeArrangedSubview(_ view: NSView) {
    forget(view)
    invalidateSystemConstraints()
  }

  /// Sets the visibility priority of a view; stops the program if it isn't in the stack.
  public func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
    trapping { () throws(NSView.ArrangementError) in try setVisibility(priority, of: view) }
  }

  /// The visibility priority of a view; stops the program if it isn't in the stack.
  public func visibilityPriority(for view: NSView) -> VisibilityPriority {
    trapping { () throws(NSView.ArrangementError) in try setting(of: view).visibility }
  }

  /// Sets the distance between a view and the next one, in points, instead of `spacing`.
  ///
  /// The program stops if the view isn't in the stack or the number isn't finite; ``setSpacing(_:after:)`` throws
  /// instead.
  public func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    trapping { () throws(NSView.ArrangementError) in try setSpacing(spacing, after: view) }
  }

  /// The distance that was set between a view and the next one, in points, or `useDefaultSpacing` if none was set.
  ///
  /// Stops the program if the view isn't in the stack.
  public func customSpacing(after view: NSView) -> CGFloat {
    trapping { () throws(NSView.ArrangementError) in
      try setting(of: view).customSpacing ?? Self.useDefaultSpacing
    }
  }
}

// Each of these throws where AppKit's calls stop the program. The stack is unchanged then.
extension NSStackView {
  /// Inserts a view at an index within a gravity area, or at the area's end if the index is `nil`.
  ///
  /// If the area is `nil`, the index is among all views. The view then joins the area of the view before it or, at
  /// index 0, after it. A view that is already in the stack moves, and keeps its visibility priority and spacing.
  ///
  /// - Throws: `ArrangementError.viewOutOfBounds`; `ArrangementError.layout` for the stack itself or one of its
  ///   ancestors.
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

  /// Removes a view, like ``removeView(_:)``.
  ///
  /// - Throws: `ArrangementError.notInStack`.
  @_disfavoredOverload
  public func takeOut(_ view: NSView) throws(NSView.ArrangementError) {
    _ = try setting(of: view)
    view.removeFromSuperview()
  }

  /// Sets the visibility priority of a view, like ``setVisibilityPriority(_:for:)``.
  ///
  /// - Throws: `ArrangementError.notInStack`.
  @_disfavoredOverload
  public func setVisibility(
    _ priority: VisibilityPriority, of view: NSView
  ) throws(NSView.ArrangementError) {
    try change(view) { $0.visibility = priority }
  }

  /// Sets the distance between a view and the next one, in points, like ``setCustomSpacing(_:after:)``.
  ///
  /// - Throws: `ArrangementError.notInStack`, `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setSpacing(_ spacing: CGFloat, after view: NSView) throws(NSView.ArrangementError) {
    let spacing = try finite(spacing, "customSpacing")
    try change(view) { $0.customSpacing = spacing == Self.useDefaultSpacing ? nil : spacing }
  }

  /// Whether a view is already in a gravity area, or in the stack if the area is `nil`.
  private func isCounted(_ known: Managed?, _ gravity: Gravity?) -> Bool {
    guard let known else { return false }
    return gravity == nil || known.gravity == gravity
  }

  /// The gravity area of the view before an index or, at index 0, of the first view.
  private func gravity(at index: Int) -> Gravity {
    guard order.count > 0 else { return .leading }
    return settings[ObjectIdentifier(order[max(0, index - 1)])]?.gravity ?? .leading
  }

  /// Removes a view from the arrangement, if it is in the stack.
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
