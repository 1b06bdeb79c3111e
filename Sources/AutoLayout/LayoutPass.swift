import Foundation

/// What a view still has to do before its layout is up to date.
struct LayoutPassState {
  var needsLayout = true
  var needsUpdateConstraints = true
  /// The solved system of the tree that this view is the root of; nil when it is out of date.
  var system: LayoutSystem?
  /// Whether the system of the tree is known to be out of date; then it is known above as well.
  var isSystemOutdated = true
  /// What surrounds the tree, while it is being solved.
  var environment: SharedEnvironment?
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

  func updateConstraintsOfTree() {
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard passes.needsUpdateConstraints else { return }
    passes.needsUpdateConstraints = false
    performUpdateConstraints()
  }

  func layOutTree() {
    let root = rootView
    for _ in 0..<Self.passLimit {
      root.updateConstraintsIfNeeded()
      root.solveIfNeeded()
      root.layoutSubviewsIfNeeded()
      guard root.passes.system == nil || root.anyViewNeedsPass else { return }
    }
  }

  /// Says that the rows of the tree are out of date.
  ///
  /// Goes up no farther than to where that is known, so that building a deep tree takes no time that
  /// grows with the square of its depth.
  package func invalidateSystem() {
    var current: View? = self
    while let view = current, !view.passes.isSystemOutdated {
      view.passes.isSystemOutdated = true
      view.passes.system = nil
      current = view.superview
    }
  }

  /// The solved system of the tree, solved now if need be; frames are set with it.
  func currentSystem() -> LayoutSystem {
    let root = rootView
    root.solveIfNeeded()
    return root.passes.system ?? LayoutSystem(root: root)
  }

  func solveIfNeeded() {
    for _ in 0..<Self.derivationLimit {
      guard passes.system == nil else { return }
      solve()
      switchTrackedConstraints()
    }
  }

  private func solve() {
    let system = sharingEnvironment {
      let system = solveDerivingMetrics()
      system.applyFrames()
      return system
    }
    forEachView { $0.passes.isSystemOutdated = false }
    passes.system = system
    forEachView { $0.announceInsets() }
  }

  /// Runs what asks every view of this one's tree for what surrounds it, so that none has to climb to
  /// the root for the answer.
  func sharingEnvironment<Result>(_ body: () -> Result) -> Result {
    let shared = SharedEnvironment(effectiveEnvironment)
    forEachView { $0.passes.environment = shared }
    defer { forEachView { $0.passes.environment = nil } }
    return body()
  }

  /// Solves until the insets that follow from frames are those that were assumed.
  ///
  /// One solve is enough for a tree in which no constraint names a margin or a guide of the
  /// system's, and no text wraps.
  private func solveDerivingMetrics() -> LayoutSystem {
    resetDerivedMetrics()
    var system = LayoutSystem(root: self)
    for _ in 0..<Self.derivationLimit {
      guard updateDerivedMetrics(in: system) else { break }
      system = LayoutSystem(root: self)
    }
    return system
  }

  private func layoutSubviewsIfNeeded() {
    if passes.needsLayout {
      passes.needsLayout = false
      performLayoutSubviews()
    }
    for subview in subviews { subview.layoutSubviewsIfNeeded() }
  }

  private var anyViewNeedsPass: Bool {
    passes.needsLayout || passes.needsUpdateConstraints
      || subviews.contains(where: \.anyViewNeedsPass)
  }
}
