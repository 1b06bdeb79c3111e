import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// Sets the frames of views and guides that moved, and requests layout of views that may use a changed frame.
  func applyFrames() {
    // No code of the author's runs below, but code that ran before may have removed views.
    guard !tree.isRebuildNeeded, !tree.isAnyDeparted else { return }
    for item in tree.takeDisplacedItems() where contains(item) { moves.note(slot: Int(item.slot)) }
    let areMany = moves.areAll || 4 * moves.slots.count > items.count
    if !areMany { spreadMoves() }
    defer { moves.forget() }
    var requests = tree.layoutRequests
    // With two owners, the first change would copy the set.
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

  /// Marks subviews and guides as moved if their owner's coordinate origin has moved.
  private func spreadMoves() {
    for slot in moves.origins {
      guard let view = items.references[slot].view else { continue }
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
    var origins = Array(repeating: ItemOrigin(), count: items.count)
    // A local, because each access to a stored property of an object is checked.
    let owners = items.owners
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
    // Siblings are often next to each other.
    var last = (owner: 0, origin: start)
    for slot in slots where slot > 0 {
      let owner = Int(items.owners[slot])
      if owner != last.owner {
        last = (owner, owner == 0 ? start : origin(at: owner, Edges(values, owner), scale: scale))
      }
      _ = apply(Edges(values, slot), at: slot, in: last.origin, scale: scale, &requests)
    }
  }

  /// Returns the coordinate origin of a view other than the root.
  private func origin(at slot: Int, _ edges: Edges, scale: CGFloat) -> ItemOrigin {
    var own = edges
    own.outset(by: items.insets(slot))
    var scrolled = CGPoint.zero
    items.views.withView(slot) { scrolled = $0.geometry.boundsOrigin }
    return ItemOrigin(own, own.snapped(scale: scale), scrolled: scrolled)
  }

  /// Sets the frame of an item other than the root, and returns the item's coordinate origin.
  @inline(__always)
  private func apply(
    _ edges: Edges, at slot: Int, in outer: ItemOrigin, scale: CGFloat, _ requests: inout SlotSet
  ) -> ItemOrigin {
    var own = edges
    let kind = items.traits[slot]
    if kind.contains(.isGuide) {
      apply(own, toGuideAt: slot, in: outer, &requests)
      return ItemOrigin()
    }
    if kind.contains(.hasInsets) { own.outset(by: items.insets(slot)) }
    let snapped = own.snapped(scale: scale)
    var change = ViewGeometry.Change.none
    var origin = ItemOrigin()
    items.views.withView(slot) { view in
      change = view.geometry.settle(
        own.rect(from: outer.exact), rounded: snapped.rect(from: outer.snapped),
        isAuthors: kind.contains(.isPlacedByFrame))
      origin = ItemOrigin(own, snapped, scrolled: view.geometry.boundsOrigin)
    }
    if change == .none { return origin }
    if change == .size && !kind.contains(.isPlain) || kind.contains(.isObserved) {
      requestLayout(of: slot, &requests)
    }
    let owner = Int(items.owners[slot])
    if !items.traits[owner].contains(.isPlain) { requestLayout(of: owner, &requests) }
    return origin
  }

  private func apply(
    _ own: Edges, toGuideAt slot: Int, in origin: ItemOrigin, _ requests: inout SlotSet
  ) {
    guard let guide = items.references[slot].guide else { return }
    let rect = own.rect(from: origin.exact)
    guard !isSameRect(rect, guide.layoutFrame) else { return }
    guide.setLayoutFrame(rect)
    requestLayout(of: Int(items.owners[slot]), &requests)
  }

  private func requestLayout(of slot: Int, _ requests: inout SlotSet) {
    if requests.contains(slot) || items.traits[slot].contains(.isPlain) { return }
    requests.insert(slot)
    items.views.withView(slot) { $0.passes.needsLayout = true }
  }

  /// Sets the size of the root's frame if constraints determine it, and returns the origin of the root's coordinates.
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

  /// Returns the frame of an item in its owner's coordinates, in points, before rounding.
  func exactFrame(_ slot: Int32) -> CGRect { frame(slot) { $0 } }

  /// Returns the frame of an item in its owner's coordinates, with edges rounded to pixels in the root's coordinates.
  func roundedFrame(_ slot: Int32, scale: CGFloat) -> CGRect {
    frame(slot) { $0.snapped(scale: scale) }
  }

  /// Returns the frame of an item in the root's coordinates, with edges rounded to pixels.
  func roundedRootFrame(_ slot: Int32, scale: CGFloat) -> CGRect {
    frameEdges(slot).snapped(scale: scale).rect
  }

  private func frame(_ slot: Int32, _ change: (Edges) -> Edges) -> CGRect {
    var rect = change(frameEdges(slot)).rect
    let owner = items.owners[Int(slot)]
    guard owner >= 0, let view = items.references[Int(owner)].view else { return rect }
    let outer = change(frameEdges(owner))
    let origin = view.geometry.boundsOrigin
    rect.origin.x += origin.x - outer.left
    rect.origin.y += origin.y - outer.top
    return rect
  }

  /// Returns the edges of an item's frame in the root's coordinates, in points.
  func frameEdges(_ slot: Int32) -> Edges {
    var own = solvedEdges(slot)
    if slot > 0 { own.outset(by: items.insets(Int(slot))) }
    return own
  }
}

/// The offset from the root's coordinates to the coordinates of an item.
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
      // A frame that the author set is kept exactly, without rounding or the solver's errors.
      if !isSameRect(exactFrame, exact) { setFrame(exact, exact: exact) }
    } else if change == .none, isSettled {
      // If the superview has moved, the same edges may be rounded differently.
      round(to: rounded)
    } else if change == .none, isMovedByHook {
      return change
    } else {
      setFrame(rounded, exact: exact)
    }
    settle()
    return change
  }
}
