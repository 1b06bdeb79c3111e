import Foundation

/// What a view still has to do before its layout is up to date.
struct LayoutPassState {
  /// What the view has in common with the others of its tree since the last layout.
  var tree: TreeState?
  /// The solved system of the tree that this view is the root of; nil before the first layout.
  var system: LayoutSystem?
  var needsLayout = true
  var needsUpdateConstraints = true
  var needsUpdateProperties = true
  /// Whether anything is said of traits or of limits to the size of text in the view or around it, or was.
  var mayDifferInTraits = false
  /// Whether the view is on its way out of its superview.
  var isLeaving = false
  /// Whether the view's ``View/updateConstraints()`` is being called.
  var isUpdatingConstraints = false
  /// Whether the system of the tree that this view is the root of is being solved.
  var isSolving = false
  /// How many layouts of the tree that this view is the root of are under way, one inside another.
  var nesting: UInt8 = 0
}

extension View {
  /// The most times that constraints and frames are worked out in one layout, for views whose
  /// hooks keep asking for more.
  static let passLimit = 32

  /// The most times that insets and wrapped texts are derived from frames in one solve, for trees in
  /// which they chase each other; guides of safe areas that are nested deeper than that are rare.
  static let derivationLimit = 10

  /// Whether ``layoutSubviews()`` will be called in the next layout.
  package var isLayoutNeeded: Bool { passes.needsLayout }

  func layOutTree() {
    let root = rootView
    // An answer that layout waits for, such as a content's size, may ask for layout.
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

  /// The state of the tree that this view is the root of; nil when it has to be written down anew.
  private var currentTree: TreeState? {
    passes.system.flatMap { $0.tree.isRebuildNeeded ? nil : $0.tree }
  }

  /// Says that views or guides came, went or changed places, or that all of them look different.
  package func invalidateSystem() { passes.tree?.noteRebuild() }

  /// Says that rows may be different that follow from the view itself.
  func invalidateRows() {
    guard let tree = passes.tree else { return }
    tree.note(reference)
    guard let superview else { return }
    if superview.arrangesByContent { tree.note(superview.reference) }
    // What stands for the baselines of one stack view may be in another.
    var stack = superview as? StackView
    while let current = stack {
      if current.arrangesByBaselines { tree.note(current.reference) }
      stack = current.superview as? StackView
    }
  }

  /// Says that the view would make other constraints by itself now than it has made.
  ///
  /// They are made once, in the next layout.
  package func invalidateSystemConstraints() { invalidateRows() }

  /// Says that the view's frame was set.
  func invalidatePlace() { passes.tree?.noteMove(of: reference) }

  /// The solved system of the tree, solved now if need be; frames are set with it.
  func currentSystem() -> LayoutSystem { rootView.solveIfNeeded() }

  /// Brings the system and the frames of the tree that this view is the root of up to date.
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
      // What was noted there is to be noted again where it changes once more.
      system.tree.noteRebuild()
    }
    let tree = TreeState(environmentAsRoot)
    // The old one goes first, so that the new one has its memory, which the processor has at hand.
    passes.system = nil
    let system = LayoutSystem(root: self, tree: tree)
    passes.system = system
    system.layOut()
    return system
  }

  /// Runs what asks every view of this one's tree for what surrounds it, so that none has to climb to
  /// the root for the answer.
  func sharingEnvironment<Result>(_ body: () -> Result) -> Result {
    guard passes.tree?.environment == nil else { return body() }
    let tree = TreeState(effectiveEnvironment)
    forEachView { $0.passes.tree = tree }
    // From then on it says no more than that there is no system yet.
    defer { tree.noteRebuild() }
    return body()
  }

  /// Calls the hook of every view that asked for it, each before the views in it; what asks meanwhile
  /// is called in the same walk unless that is past it.
  private func layoutRequestedSubviews() {
    guard let system = passes.system else { return }
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
      // Views may have come that the system does not know.
      if system.tree.isRebuildNeeded { return layoutSubviewsIfNeeded() }
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
