import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// Gives views their frames and guides their layout frames.
  ///
  /// Whoever may have placed something by a frame that has changed is asked to do so again.
  func applyFrames() {
    let scale = root.effectiveEnvironment.scale
    if origins.isEmpty { origins = Array(repeating: ItemOrigin(), count: references.count) }
    solver.withValues { values in
      for slot in references.indices {
        let own = Edges(values, Int32(truncatingIfNeeded: slot))
        if slot == 0 {
          applyRootFrame(own, scale: scale)
        } else if let view = references[slot].view {
          apply(own, to: view, slot, scale: scale)
        } else if let guide = references[slot].guide {
          let outer = origins[Int(owners[slot])]
          var rect = own.rect
          rect.origin.x += outer.exact.x
          rect.origin.y += outer.exact.y
          guard !isSameRect(rect, guide.layoutFrame) else { continue }
          guide.owningView?.setNeedsLayout()
          guide.setLayoutFrame(rect)
        }
      }
    }
  }

  @inline(__always)
  private func apply(_ alignment: Edges, to view: View, _ slot: Int, scale: CGFloat) {
    let own = alignment.outset(by: view.alignmentRectInsets)
    let snapped = own.snapped(scale: scale)
    origins[slot] = ItemOrigin(own, snapped, scrolled: view.geometry.boundsOrigin)
    let outer = origins[Int(owners[slot])]
    var exact = own.rect
    exact.origin.x += outer.exact.x
    exact.origin.y += outer.exact.y
    var rounded = snapped.rect
    rounded.origin.x += outer.snapped.x
    rounded.origin.y += outer.snapped.y
    view.settle(exact, rounded: rounded)
  }

  /// The root's frame is the canvas, unless constraints size it; its place is its author's.
  private func applyRootFrame(_ own: Edges, scale: CGFloat) {
    let snapped = own.snapped(scale: scale)
    origins[0] = ItemOrigin(own, snapped, scrolled: root.geometry.boundsOrigin)
    guard !root.translatesAutoresizingMaskIntoConstraints else { return }
    let origin = root.frame.origin
    root.settle(
      CGRect(origin: origin, size: own.rect.size),
      rounded: CGRect(origin: origin, size: snapped.rect.size))
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
    let own = solvedEdges(slot)
    guard slot > 0, let view = references[Int(slot)].view else { return own }
    return own.outset(by: view.alignmentRectInsets)
  }
}

/// What to add to a place in the root's coordinates to count it from an item's own origin.
struct ItemOrigin {
  var exact = CGPoint.zero
  var snapped = CGPoint.zero

  init() {}

  init(_ edges: Edges, _ snapped: Edges, scrolled: CGPoint) {
    exact = CGPoint(x: scrolled.x - edges.left, y: scrolled.y - edges.top)
    self.snapped = CGPoint(x: scrolled.x - snapped.left, y: scrolled.y - snapped.top)
  }
}

extension Edges {
  /// The edges moved outwards.
  fileprivate func outset(by insets: EdgeInsets) -> Edges {
    Edges(
      left: left - insets.left, right: right + insets.right,
      top: top - insets.top, bottom: bottom + insets.bottom)
  }
}

extension View {
  /// Takes the frame that the engine arrived at, in the superview's coordinates, in points.
  fileprivate func settle(_ exact: CGRect, rounded: CGRect) {
    let change = geometry.settle(
      exact, rounded: rounded, isAuthors: translatesAutoresizingMaskIntoConstraints)
    if change == .none { return }
    if change == .size { setNeedsLayout() }
    superview?.setNeedsLayout()
  }
}

extension ViewGeometry {
  /// What a frame that the engine arrived at changes.
  fileprivate enum Change {
    case none
    case place
    case size
  }

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
