import Foundation

extension LayoutPassState {
  /// The engine as a layout system, or `nil` before the first layout.
  var system: LayoutSystem? {
    get { engine as? LayoutSystem }
    set { engine = newValue }
  }
}

extension View {
  /// The maximum number of passes in one layout, for trees whose hooks request another pass each time.
  static let passLimit = 32

  /// The maximum number of times that insets and wrapped texts are derived from frames in one pass.
  ///
  /// In some trees, frames and insets change each other endlessly. More than 10 levels of nested safe areas are rare.
  static let derivationLimit = 10

  /// Whether the next layout will call ``layoutSubviews()``.
  package var isLayoutNeeded: Bool { passes.needsLayout }

  func layOutTree() {
    let root = rootView
    // Code of a view that layout calls, such as for its content size, may request layout.
    guard !root.passes.isSolving else { return }
    guard root.passes.nesting < 2 else {
      root.solveIfNeeded()
      return
    }
    root.passes.nesting += 1
    defer { root.passes.nesting -= 1 }
    for _ in 0..<(root.passes.nesting > 1 ? 1 : Self.passLimit) {
      if root.currentTree?.arePropertiesRequested ?? true { root.updatePropertiesIfNeeded() }
      if root.currentTree?.isUpdateRequested ?? true { root.updateConstraintsIfNeeded() }
      root.solveIfNeeded()
      root.layoutRequestedSubviews()
      guard let tree = root.currentTree else { continue }
      guard
        tree.isOutdated || tree.isLayoutRequested || tree.isUpdateRequested
          || tree.arePropertiesRequested
      else { return }
    }
  }

  /// The state of the tree whose root is this view, or `nil` if a new system has to be built.
  private var currentTree: TreeState? {
    passes.system.flatMap { $0.tree.isRebuildNeeded ? nil : $0.tree }
  }

  /// Requests a new system, because the order of the items or all rows of an item have changed.
  package func invalidateSystem() { passes.tree?.noteRebuild() }

  func invalidateRows() {
    guard let tree = passes.tree else { return }
    tree.note(reference)
    guard let superview else { return }
    if superview.arrangesByContent { tree.note(superview.reference) }
    // The view for a stack view's baselines may be inside another stack view.
    var stack = superview as? StackView
    while let current = stack {
      if current.arrangesByBaselines { tree.note(current.reference) }
      stack = current.superview as? StackView
    }
  }

  /// Notes that the next layout has to replace the constraints that the view makes for its subviews.
  package func invalidateSystemConstraints() { invalidateRows() }

  func invalidatePlace() { passes.tree?.noteMove(of: reference) }

  /// Returns the tree's system, after solving the system and setting frames if necessary.
  func currentSystem() -> LayoutSystem { rootView.solveIfNeeded() }

  /// Solves the tree of this root view and sets frames if needed, and returns the tree's system.
  @discardableResult
  private func solveIfNeeded() -> LayoutSystem {
    if passes.isSolving, let system = passes.system { return system }
    passes.isSolving = true
    defer { passes.isSolving = false }
    for _ in 0..<Self.derivationLimit {
      if let system = passes.system, !system.tree.isOutdated { return system }
      solve().switchTrackedConstraints()
    }
    return solve()
  }

  private func solve() -> LayoutSystem {
    if let system = passes.system, !system.tree.isRebuildNeeded {
      if system.update() { return system }
      // Clears the marks of noted items, which would otherwise not be noted in the new tree state.
      system.tree.noteRebuild()
    }
    let tree = TreeState(environmentAsRoot)
    // Releasing the old system first lets the new one reuse its memory, which is in the processor's cache.
    passes.system = nil
    let system = LayoutSystem(root: self, tree: tree)
    passes.system = system
    system.layOut()
    return system
  }

  /// Runs a closure while all views share one environment, which each would otherwise compute from the root.
  func sharingEnvironment<Result>(_ body: () -> Result) -> Result {
    guard passes.tree?.environment == nil else { return body() }
    let tree = TreeState(effectiveEnvironment)
    forEachView { $0.passes.tree = tree }
    // Afterwards the state only means that there is no system.
    defer { tree.noteRebuild() }
    return body()
  }

  /// Calls requested ``layoutSubviews()`` hooks, superviews first; hooks may request the hooks of later views.
  private func layoutRequestedSubviews() {
    guard let system = passes.system else { return }
    let isNested = system.tree.isCallingHooks
    system.tree.isCallingHooks = true
    defer { system.tree.isCallingHooks = isNested }
    var start = 0
    while let slot = system.tree.layoutRequests.next(from: start) {
      system.tree.layoutRequests.remove(slot)
      start = slot + 1
      guard let view = system.items.references[slot].view, view.passes.tree === system.tree,
        view.passes.needsLayout
      else { continue }
      view.passes.needsLayout = false
      if system.items.traits[slot].contains(.isPlain) { continue }
      view.performLayoutSubviews()
      // The hook may have added views that aren't in the system.
      if system.tree.isRebuildNeeded { return layoutSubviewsIfNeeded() }
    }
  }

  /// Moves subviews back to their solved positions, if hooks of an earlier layout have moved them.
  func restoreMovedSubviews() {
    guard geometry.mayHoldMovedViews, let system = rootView.passes.system,
      system.tree === passes.tree, !system.tree.isRebuildNeeded
    else { return }
    geometry.mayHoldMovedViews = false
    let scale = system.root.effectiveEnvironment.scale
    for view in subviews where view.geometry.isMovedByHook && view.passes.tree === system.tree {
      guard let frame = view.geometry.settledFrame else { continue }
      view.geometry.setFrame(system.roundedFrame(view.slot, scale: scale), exact: frame)
      view.geometry.settle()
      view.requestLayout()
    }
  }

  private func layoutSubviewsIfNeeded() {
    forEachView { view in
      guard view.passes.needsLayout else { return }
      view.passes.needsLayout = false
      view.performLayoutSubviews()
    }
  }
}
