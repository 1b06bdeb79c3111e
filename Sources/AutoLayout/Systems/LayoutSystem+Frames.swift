import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// Gives views their frames and guides their layout frames, where anything has moved.
  ///
  /// Whoever may have placed something by a frame that has changed is asked to do so again.
  func applyFrames() {
    // Nothing of the author's runs in here. What ran before may have taken views away.
    guard !tree.isRebuildNeeded, !tree.isAnyDeparted else { return }
    for item in tree.takeDisplacedItems() where contains(item) { moves.note(slot: Int(item.slot)) }
    let areMany = moves.areAll || 4 * moves.slots.count > references.count
    if !areMany { spreadMoves() }
    defer { moves.forget() }
    var requests = tree.layoutRequests
    // Two holders would copy it at the first change.
    tree.layoutRequests = SlotSet()
    solver.withValues { values in
      if areMany {
        applyAll(values, &requests)
      } else {
        apply(moves.slots, values, &requests)
      }
    }
    tree.layoutRequests = requests
  }

  /// Takes what lies in items whose coordinates begin elsewhere among the moved.
  private func spreadMoves() {
    for slot in moves.origins {
      guard let view = references[slot].view else { continue }
      for subview in view.subviews where contains(subview.reference) {
        moves.note(slot: Int(subview.slot))
      }
      for guide in view.solvedGuides where contains(guide.reference) {
        moves.note(slot: Int(guide.slot))
      }
    }
  }

  private func applyAll(_ values: borrowing Span<Double>, _ requests: inout SlotSet) {
    let scale = root.effectiveEnvironment.scale
    var origins = Array(repeating: ItemOrigin(), count: references.count)
    // A local, because each look at a stored property of an object is checked.
    let owners = self.owners
    origins[0] = applyRootFrame(Edges(values, 0), scale: scale, &requests)
    for slot in 1..<owners.count {
      origins[slot] = apply(
        Edges(values, slot), at: slot, in: origins[Int(owners[slot])], scale: scale, &requests)
    }
  }

  private func apply(
    _ slots: SlotSet, _ values: borrowing Span<Double>, _ requests: inout SlotSet
  ) {
    let scale = root.effectiveEnvironment.scale
    let start = applyRootFrame(Edges(values, 0), scale: scale, &requests)
    // Siblings follow each other.
    var last = (owner: 0, origin: start)
    for slot in slots where slot > 0 {
      let owner = Int(owners[slot])
      if owner != last.owner {
        last = (owner, owner == 0 ? start : origin(at: owner, Edges(values, owner), scale: scale))
      }
      _ = apply(Edges(values, slot), at: slot, in: last.origin, scale: scale, &requests)
    }
  }

  /// Where the coordinates of the view at a slot begin that is not the root.
  private func origin(at slot: Int, _ edges: Edges, scale: CGFloat) -> ItemOrigin {
    var own = edges
    own.outset(by: insets(slot))
    var scrolled = CGPoint.zero
    views.withView(slot) { scrolled = $0.geometry.boundsOrigin }
    return ItemOrigin(own, own.snapped(scale: scale), scrolled: scrolled)
  }

  /// Sets the frame of the item at a slot that is not the root.
  ///
  /// - Returns: Where its own coordinates begin.
  @inline(__always)
  private func apply(
    _ edges: Edges, at slot: Int, in outer: ItemOrigin, scale: CGFloat, _ requests: inout SlotSet
  ) -> ItemOrigin {
    var own = edges
    let kind = traits[slot]
    if kind.contains(.isGuide) {
      apply(own, toGuideAt: slot, in: outer, &requests)
      return ItemOrigin()
    }
    if kind.contains(.hasInsets) { own.outset(by: insets(slot)) }
    let snapped = own.snapped(scale: scale)
    var change = ViewGeometry.Change.none
    var origin = ItemOrigin()
    views.withView(slot) { view in
      change = view.geometry.settle(
        own.rect(from: outer.exact), rounded: snapped.rect(from: outer.snapped),
        isAuthors: kind.contains(.isPlacedByFrame))
      origin = ItemOrigin(own, snapped, scrolled: view.geometry.boundsOrigin)
    }
    if change == .none { return origin }
    if change == .size, !kind.contains(.isPlain) { requestLayout(of: slot, &requests) }
    let owner = Int(owners[slot])
    if !traits[owner].contains(.isPlain) { requestLayout(of: owner, &requests) }
    return origin
  }

  private func apply(
    _ own: Edges, toGuideAt slot: Int, in origin: ItemOrigin, _ requests: inout SlotSet
  ) {
    guard let guide = references[slot].guide else { return }
    let rect = own.rect(from: origin.exact)
    guard !isSameRect(rect, guide.layoutFrame) else { return }
    guide.setLayoutFrame(rect)
    requestLayout(of: Int(owners[slot]), &requests)
  }

  private func requestLayout(of slot: Int, _ requests: inout SlotSet) {
    if requests.contains(slot) || traits[slot].contains(.isPlain) { return }
    requests.insert(slot)
    views.withView(slot) { $0.passes.needsLayout = true }
  }

  /// The root's frame is the canvas, unless constraints size it; its place is its author's.
  private func applyRootFrame(
    _ own: Edges, scale: CGFloat, _ requests: inout SlotSet
  ) -> ItemOrigin {
    let snapped = own.snapped(scale: scale)
    let start = ItemOrigin(own, snapped, scrolled: root.geometry.boundsOrigin)
    guard !root.translatesAutoresizingMaskIntoConstraints else { return start }
    let origin = root.geometry.frame.origin
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
  func frameEdges(_ slot: Int32) -> Edges {
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

    @inline(__always)
    init(_ difference: RectDifference) {
      self = difference.isNone ? .none : difference.isOfSize ? .size : .place
    }
  }

  @inline(__always)
  fileprivate mutating func settle(_ exact: CGRect, rounded: CGRect, isAuthors: Bool) -> Change {
    let change = settledFrame.map { Change(RectDifference($0, exact)) } ?? .size
    if isAuthors {
      // A frame that the author set is neither rounded nor blurred by what the solver computed.
      if !isSameRect(exactFrame, exact) { setFrame(exact, exact: exact) }
    } else if change == .none, isSettled {
      // Edges may be rounded otherwise where what the view lies in has moved.
      round(to: rounded)
    } else {
      setFrame(rounded, exact: exact)
    }
    settle()
    return change
  }
}
