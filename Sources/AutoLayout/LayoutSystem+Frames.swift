import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// Gives views their frames and guides their layout frames.
  ///
  /// Whoever may have placed something by a frame that has changed is asked to do so again.
  func applyFrames() {
    // Nothing of the author's runs in here. What ran before may have taken views away.
    guard !tree.isRebuildNeeded else { return }
    let scale = root.effectiveEnvironment.scale
    // Locals, because each look at a stored property of an object is checked.
    var origins = Array(repeating: ItemOrigin(), count: references.count)
    var requests = tree.layoutRequests
    tree.layoutRequests = []
    let (views, owners, traits) = (self.views, self.owners, self.traits)
    solver.withValues { values in
      origins[0] = applyRootFrame(Edges(values, 0), scale: scale, &requests)
      for slot in 1..<owners.count {
        var own = Edges(values, slot)
        let owner = Int(owners[slot])
        let kind = traits[slot]
        if kind.contains(.isGuide) {
          apply(own, toGuideAt: slot, in: origins[owner], &requests)
          continue
        }
        if kind.contains(.hasInsets) { own.outset(by: insets(slot)) }
        let snapped = own.snapped(scale: scale)
        var change = ViewGeometry.Change.none
        views.withView(slot) { view in
          change = view.geometry.settle(
            own.rect(from: origins[owner].exact),
            rounded: snapped.rect(from: origins[owner].snapped),
            isAuthors: kind.contains(.isPlacedByFrame))
          origins[slot] = ItemOrigin(own, snapped, scrolled: view.geometry.boundsOrigin)
        }
        if change == .none { continue }
        if change == .size, !kind.contains(.isPlain) { requestLayout(of: slot, &requests) }
        if !traits[owner].contains(.isPlain) { requestLayout(of: owner, &requests) }
      }
    }
    tree.layoutRequests = requests
  }

  private func apply(
    _ own: Edges, toGuideAt slot: Int, in origin: ItemOrigin, _ requests: inout [Bool]
  ) {
    guard let guide = references[slot].guide else { return }
    let rect = own.rect(from: origin.exact)
    guard !isSameRect(rect, guide.layoutFrame) else { return }
    guide.setLayoutFrame(rect)
    requestLayout(of: Int(owners[slot]), &requests)
  }

  private func requestLayout(of slot: Int, _ requests: inout [Bool]) {
    if requests[slot] || traits[slot].contains(.isPlain) { return }
    requests[slot] = true
    tree.isLayoutRequested = true
    views.withView(slot) { $0.passes.needsLayout = true }
  }

  /// The root's frame is the canvas, unless constraints size it; its place is its author's.
  private func applyRootFrame(
    _ own: Edges, scale: CGFloat, _ requests: inout [Bool]
  ) -> ItemOrigin {
    let snapped = own.snapped(scale: scale)
    let start = ItemOrigin(own, snapped, scrolled: root.geometry.boundsOrigin)
    guard !root.translatesAutoresizingMaskIntoConstraints else { return start }
    let origin = root.frame.origin
    let change = root.geometry.settle(
      CGRect(origin: origin, size: own.rect.size),
      rounded: CGRect(origin: origin, size: snapped.rect.size), isAuthors: false)
    if change == .size { requestLayout(of: 0, &requests) }
    return start
  }

  /// The frame of an item in its owner's coordinates, in points, before rounding.
  func exactFrame(_ slot: Int32) -> CGRect { frame(slot) { $0 } }

  /// The frame of an item in its owner's coordinates, made of edges rounded in the root's.
  func roundedFrame(_ slot: Int32, scale: CGFloat) -> CGRect {
    frame(slot) { $0.snapped(scale: scale) }
  }

  /// The frame of an item in the root's coordinates, made of rounded edges.
  func roundedRootFrame(_ slot: Int32, scale: CGFloat) -> CGRect {
    frameEdges(slot).snapped(scale: scale).rect
  }

  /// What lies between an item's edges, counted from the origin of its owner's coordinates.
  private func frame(_ slot: Int32, _ change: (Edges) -> Edges) -> CGRect {
    var rect = change(frameEdges(slot)).rect
    let owner = owners[Int(slot)]
    guard owner >= 0, let view = references[Int(owner)].view else { return rect }
    let outer = change(frameEdges(owner))
    let origin = view.geometry.boundsOrigin
    rect.origin.x += origin.x - outer.left
    rect.origin.y += origin.y - outer.top
    return rect
  }

  /// The edges of an item's frame in the root's coordinates, in points.
  private func frameEdges(_ slot: Int32) -> Edges {
    var own = solvedEdges(slot)
    if slot > 0 { own.outset(by: insets(Int(slot))) }
    return own
  }

  /// How far the alignment rectangle of the item at a slot lies inside of its frame.
  private func insets(_ slot: Int) -> EdgeInsets {
    traits[slot].contains(.hasInsets) ? references[slot].view?.alignmentRectInsets ?? .zero : .zero
  }
}

/// What to add to a place in the root's coordinates to count it from an item's own origin.
private struct ItemOrigin {
  var exact = SIMD2<Double>.zero
  var snapped = SIMD2<Double>.zero

  init() {}

  @inline(__always)
  init(_ edges: Edges, _ snapped: Edges, scrolled: CGPoint) {
    let scrolled = SIMD2(scrolled.x.native, scrolled.y.native)
    exact = scrolled - edges.start
    self.snapped = scrolled - snapped.start
  }
}

extension ViewGeometry {
  /// What a frame that the engine arrived at changes.
  fileprivate enum Change {
    case none
    case place
    case size
  }

  @inline(__always)
  fileprivate mutating func settle(_ exact: CGRect, rounded: CGRect, isAuthors: Bool) -> Change {
    var change = Change.none
    if let before = settledFrame {
      if !isSameRect(before, exact) {
        change = isSameSize(before.size, exact.size) ? .place : .size
      }
    } else {
      change = .size
    }
    if change != .none { settledFrame = exact }
    if !isAuthors {
      setFrame(rounded, exact: exact)
    } else if !isSameRect(exactFrame, exact) {
      // A frame that the author set is neither rounded nor blurred by what the solver computed.
      setFrame(exact)
    }
    return change
  }
}
