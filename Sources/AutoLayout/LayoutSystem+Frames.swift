import Foundation

extension LayoutSystem {
  /// Gives views their frames and guides their layout frames.
  ///
  /// Whoever may have placed something by a frame that has changed is asked to do so again.
  func applyFrames() {
    let scale = root.effectiveEnvironment.scale
    for item in items {
      if let view = item as? View {
        apply(exactFrame(of: view), rounded: roundedFrame(of: view, scale: scale), to: view)
      } else if let guide = item as? LayoutGuide {
        let frame = exactFrame(of: guide)
        if !isSameRect(frame, guide.layoutFrame) { guide.owningView?.setNeedsLayout() }
        guide.setLayoutFrame(frame)
      }
    }
  }

  /// The frame of an item in its owner's coordinates, in points, before rounding.
  func exactFrame(of item: any LayoutItem) -> CGRect {
    frame(of: item, edges: frameEdges(of:))
  }

  /// The frame of an item in its owner's coordinates, made of edges rounded in the root's.
  func roundedFrame(of item: any LayoutItem, scale: CGFloat) -> CGRect {
    frame(of: item) { frameEdges(of: $0).snapped(scale: scale) }
  }

  /// The frame of an item in the root's coordinates, made of rounded edges.
  func roundedRootFrame(of item: any LayoutItem, scale: CGFloat) -> CGRect {
    frameEdges(of: item).snapped(scale: scale).rect
  }

  /// What lies between an item's edges, counted from the origin of its owner's coordinates.
  private func frame(of item: any LayoutItem, edges: (any LayoutItem) -> Edges) -> CGRect {
    var rect = edges(item).rect
    guard item !== root, let owner = item.layoutOwner else { return rect }
    let outer = edges(owner)
    let origin = owner.geometry.boundsOrigin
    rect.origin.x += origin.x - outer.left
    rect.origin.y += origin.y - outer.top
    return rect
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

  private func apply(_ exact: CGRect, rounded: CGRect, to view: View) {
    guard view === root else { return view.settle(exact, rounded: rounded) }
    // The root's frame is the canvas, unless constraints size it; its place is its author's.
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    let origin = view.frame.origin
    view.settle(
      CGRect(origin: origin, size: exact.size),
      rounded: CGRect(origin: origin, size: rounded.size))
  }
}

extension View {
  /// Takes the frame that the engine arrived at, in the superview's coordinates, in points.
  fileprivate func settle(_ exact: CGRect, rounded: CGRect) {
    let before = geometry.settledFrame
    if before.map({ !isSameRect($0, exact) }) ?? true {
      if before.map({ !isSameSize($0.size, exact.size) }) ?? true { setNeedsLayout() }
      superview?.setNeedsLayout()
      geometry.settledFrame = exact
    }
    guard translatesAutoresizingMaskIntoConstraints else {
      return geometry.setFrame(rounded, exact: exact)
    }
    // A frame that the author set is neither rounded nor blurred by what the solver computed.
    guard !isSameRect(geometry.exactFrame, exact) else { return }
    geometry.setFrame(exact)
  }
}
