import Foundation

/// What a view still has to do before its layout is up to date.
struct LayoutPassState {
  var needsLayout = true
  var needsUpdateConstraints = true
  /// The solved system of the tree that this view is the root of; nil when it is out of date.
  var system: LayoutSystem?
}

extension View {
  /// The most times that constraints and frames are worked out in one layout, for views whose
  /// hooks keep asking for more.
  private static let passLimit = 32

  /// Asks for ``layoutSubviews()`` in the next layout.
  public func setNeedsLayout() { passes.needsLayout = true }

  /// Whether ``layoutSubviews()`` will be called in the next layout.
  package var isLayoutNeeded: Bool { passes.needsLayout }

  /// Asks for ``updateConstraints()`` in the next layout.
  public func setNeedsUpdateConstraints() { passes.needsUpdateConstraints = true }

  /// Whether ``updateConstraints()`` will be called in the next layout.
  public func needsUpdateConstraints() -> Bool { passes.needsUpdateConstraints }

  /// Calls ``updateConstraints()`` of every view in this one's tree that asked for it, subviews
  /// before the views that they are in.
  public func updateConstraintsIfNeeded() {
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard passes.needsUpdateConstraints else { return }
    passes.needsUpdateConstraints = false
    updateConstraints()
  }

  /// Brings constraints, frames and hooks of the whole tree up to date.
  ///
  /// Does nothing where nothing has changed since the last time.
  public func layoutIfNeeded() {
    let root = rootView
    for _ in 0..<Self.passLimit {
      root.updateConstraintsIfNeeded()
      root.solveIfNeeded()
      root.layoutSubviewsIfNeeded()
      guard root.passes.system == nil || root.anyViewNeedsPass else { return }
    }
  }

  /// Says that the rows of the tree are out of date.
  func invalidateSystem() { rootView.passes.system = nil }

  /// The solved system of the tree, solved now if need be; frames are set with it.
  func currentSystem() -> LayoutSystem {
    let root = rootView
    root.solveIfNeeded()
    return root.passes.system ?? LayoutSystem(root: root)
  }

  private func solveIfNeeded() {
    guard passes.system == nil else { return }
    var before: [ObjectIdentifier: ViewMargins] = [:]
    forEachView { before[ObjectIdentifier($0)] = $0.margins }
    let system = solveDerivingMetrics()
    system.applyFrames()
    passes.system = system
    forEachView { view in
      guard let old = before[ObjectIdentifier(view)] else { return }
      if old.safeArea != view.margins.safeArea { view.safeAreaInsetsDidChange() }
      if let was = old.effective, was != view.margins.effective { view.layoutMarginsDidChange() }
    }
  }

  /// Solves until the insets that follow from frames are those that were assumed.
  private func solveDerivingMetrics() -> LayoutSystem {
    resetDerivedMetrics()
    var system = LayoutSystem(root: self)
    for _ in 0..<Self.passLimit {
      let solved = system
      guard updateDerivedMetrics(edges: { solved.solvedEdges(of: $0) }) else { break }
      system = LayoutSystem(root: self)
    }
    return system
  }

  private func layoutSubviewsIfNeeded() {
    if passes.needsLayout {
      passes.needsLayout = false
      layoutSubviews()
    }
    for subview in subviews { subview.layoutSubviewsIfNeeded() }
  }

  private var anyViewNeedsPass: Bool {
    passes.needsLayout || passes.needsUpdateConstraints
      || subviews.contains(where: \.anyViewNeedsPass)
  }
}

extension LayoutSystem {
  /// Gives views their frames and guides their layout frames.
  func applyFrames() {
    let scale = root.effectiveEnvironment.scale
    for item in items {
      if let view = item as? View {
        apply(view, scale)
      } else if let guide = item as? LayoutGuide, let owner = guide.owningView {
        guide.setLayoutFrame(exactFrame(of: guide, in: owner))
      }
    }
  }

  /// The frame of an item in its owner's coordinates, in points, before rounding.
  func exactFrame(of item: any LayoutItem, in owner: View?) -> CGRect {
    let own = frameEdges(of: item)
    let outer = owner.map { frameEdges(of: $0) } ?? Edges()
    return CGRect(
      x: own.left - outer.left, y: own.top - outer.top, width: own.width, height: own.height)
  }

  /// The frame of an item in its owner's coordinates, made of edges rounded in the root's.
  func roundedFrame(of item: any LayoutItem, in owner: View?, scale: CGFloat) -> CGRect {
    let own = roundedEdges(of: item, scale: scale)
    let outer = owner.map { roundedEdges(of: $0, scale: scale) } ?? Edges()
    return CGRect(
      x: own.left - outer.left, y: own.top - outer.top, width: own.width, height: own.height)
  }

  /// The edges of an item's frame in the root's coordinates, in points.
  private func frameEdges(of item: any LayoutItem) -> Edges {
    var own = solvedEdges(of: item)
    guard let view = item as? View, view !== root else { return own }
    let insets = view.alignmentRectInsets
    own.left -= insets.left
    own.right += insets.right
    own.top -= insets.top
    own.bottom += insets.bottom
    return own
  }

  private func roundedEdges(of item: any LayoutItem, scale: CGFloat) -> Edges {
    let exact = frameEdges(of: item)
    return Edges(
      left: snapped(exact.left, scale: scale), right: snapped(exact.right, scale: scale),
      top: snapped(exact.top, scale: scale), bottom: snapped(exact.bottom, scale: scale))
  }

  private func apply(_ view: View, _ scale: CGFloat) {
    var exact = exactFrame(of: view, in: view.superview)
    let isPlacedByFrame = view.translatesAutoresizingMaskIntoConstraints
    if view === root {
      guard !isPlacedByFrame else { return }
      exact.origin = view.frame.origin
    }
    if let parent = view.superview {
      exact.origin.x += parent.geometry.boundsOrigin.x
      exact.origin.y += parent.geometry.boundsOrigin.y
    }
    var rounded = roundedFrame(of: view, in: view.superview, scale: scale)
    rounded.origin.x += exact.minX - exactFrame(of: view, in: view.superview).minX
    rounded.origin.y += exact.minY - exactFrame(of: view, in: view.superview).minY
    let oldSize = view.geometry.frame.size
    // A frame that the author set stays as it was set.
    view.geometry.setFrame(isPlacedByFrame ? exact : rounded, exact: exact)
    if oldSize != view.geometry.frame.size { view.setNeedsLayout() }
  }
}
