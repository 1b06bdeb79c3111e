package import Foundation

struct ViewGeometry {
  /// The frame before the transform, rounded to pixels if the engine placed the view.
  private(set) var frame = CGRect.zero
  private(set) var exactFrame = CGRect.zero
  /// The point at the view's top left corner, in the view's own coordinates.
  var boundsOrigin = CGPoint.zero
  /// The frame that the engine last solved, stored only if the author has set another frame since.
  private var rareSettledFrame = OnDemand<CGRect>()
  private var rareReference = OnDemand<AutoresizingReference>()

  private var settlement = Settlement.none
  /// Whether the superview's class is exactly `View`, in which y grows downwards.
  var isInPlainView = false
  var mayHoldPlacedViews = false
  /// Whether a layout hook may have moved a subview whose position is determined by constraints.
  var mayHoldMovedViews = false

  /// The relation of the current frame to the frame that the engine last solved.
  private enum Settlement {
    case none
    case present
    case former
    /// Like `former`, but only until the superview's next layout.
    case formerDuringLayout
  }

  var reference: AutoresizingReference {
    get { rareReference[default: AutoresizingReference()] }
    set { if newValue != reference { rareReference[default: AutoresizingReference()] = newValue } }
  }

  /// The last frame that the engine solved, or that the author set for a view that is placed by its frame.
  @inline(__always)
  var settledFrame: CGRect? {
    switch settlement {
    case .none: nil
    case .present: exactFrame
    case .former, .formerDuringLayout: rareSettledFrame[default: .zero]
    }
  }

  var isSettled: Bool { settlement == .present }

  var isMovedByHook: Bool { settlement == .formerDuringLayout }

  @inline(__always)
  mutating func settle() { settlement = .present }

  mutating func setFrame(_ rect: CGRect, inHook isInHook: Bool = false) {
    if settlement == .present, rect != exactFrame {
      rareSettledFrame[default: .zero] = exactFrame
      settlement = .former
    }
    if settlement != .none, settlement != .present {
      settlement = isInHook ? .formerDuringLayout : .former
    }
    setFrame(rect, exact: rect)
  }

  @inline(__always)
  mutating func setFrame(_ rounded: CGRect, exact: CGRect) {
    frame = rounded
    exactFrame = exact
  }

  @inline(__always)
  mutating func round(to rect: CGRect) { frame = rect }
}

extension View {
  /// The frame without the transform, in points in the superview's own coordinate system.
  @inline(__always)
  var untransformedFrame: CGRect {
    // Read for every view after each layout: calling the superview would dominate the cost.
    if geometry.isInPlainView { return geometry.frame }
    return superview?.turned(geometry.frame) ?? geometry.frame
  }

  /// The frame without the transform, in points, with y growing downwards even in an AppKit superview.
  package var placedFrame: CGRect { geometry.frame }

  /// The bounding box of the transformed view in the superview's own coordinates, in points.
  @inline(__always)
  var transformedFrame: CGRect {
    guard let transform = ownTransform else { return untransformedFrame }
    let frame = geometry.frame
    let shown = PivotedRect(size: frame.size, anchor: anchorPoint, transform: transform)
      .frame(at: frame.place(of: anchorPoint))
    return superview?.turned(shown) ?? shown
  }

  @inline(__always)
  fileprivate var ownTransform: Transform? {
    guard rareLook.isSet, !look.transform.isIdentity else { return nil }
    return look.transform
  }

  /// Sets the frame of the transformed view; the size before the transform follows from the inverse transform.
  func setTransformedFrame(_ told: CGRect) {
    guard let transform = ownTransform else { return setFrame(told) }
    let shown = superview?.turned(told) ?? told
    let rect = PivotedRect(boxSize: shown.size, anchor: anchorPoint, transform: transform)
    let frame = CGRect(anchor: anchorPoint, at: rect.pivot(in: shown), size: rect.size)
    setFrame(superview?.turned(frame) ?? frame)
  }

  func setFrame(_ told: CGRect) {
    let new = superview?.turned(told) ?? told
    let oldSize = geometry.frame.size
    let isNew = geometry.frame != new
    place(new)
    resetAutoresizingReference()
    if isNew { sizeChanged(from: oldSize) }
  }

  func setBounds(_ new: CGRect) {
    setBoundsOrigin(CGPoint(x: new.minX, y: growsDownward ? new.minY : -new.minY))
    setFrame(CGRect(anchor: anchorPoint, at: center, size: new.size))
  }

  func setCenter(_ new: CGPoint) {
    setFrame(CGRect(anchor: anchorPoint, at: new, size: untransformedFrame.size))
  }

  /// The anchor of ``center`` and the transform, in fractions of the bounds from 0 to 1; setting it moves the frame.
  package var anchorPoint: CGPoint {
    get { rareLook.isSet ? look.anchorPoint : CGRect.middleAnchor }
    set {
      let place = center
      look.anchorPoint = newValue
      setCenter(place)
    }
  }

  /// The frame size that fits the content, in points, or `nil` if the class doesn't size itself to its content.
  var sizeOfContent: CGSize? {
    guard fitsItsContent else { return nil }
    let present = alignmentRect(forFrame: CGRect(origin: .zero, size: bounds.size)).size
    let wanted = contentExtents.size(orElse: present)
    return frame(forAlignmentRect: CGRect(origin: .zero, size: wanted)).size
  }

  /// The alignment insets in the superview's coordinates: if y grows upwards there, top and bottom are swapped.
  var toldAlignmentInsets: EdgeInsets {
    var insets = alignmentRectInsets
    guard !(superview?.growsDownward ?? growsDownward) else { return insets }
    swap(&insets.top, &insets.bottom)
    return insets
  }

  func turned(_ point: CGPoint) -> CGPoint {
    growsDownward ? point : CGPoint(x: point.x, y: geometry.frame.height - point.y)
  }

  /// Converts a rectangle from the view's coordinates to coordinates with y growing downwards, or back.
  package func turned(_ rect: CGRect) -> CGRect {
    guard !growsDownward else { return rect }
    return CGRect(
      x: rect.minX, y: geometry.frame.height - rect.maxY, width: rect.width, height: rect.height)
  }

  func setBoundsOrigin(_ origin: CGPoint) {
    guard origin != geometry.boundsOrigin else { return }
    geometry.boundsOrigin = origin
    invalidateRows()
    announceObserved()
  }

  /// Sets a frame that the engine didn't solve, and treats it as solved if the view is placed by its frame.
  func place(_ frame: CGRect) {
    geometry.setFrame(frame, inHook: passes.tree?.isCallingHooks == true)
    if translatesAutoresizingMaskIntoConstraints { geometry.settle() }
    if geometry.isMovedByHook { superview?.geometry.mayHoldMovedViews = true }
    passes.tree?.noteDisplacement(of: reference)
    announceObserved()
  }

  /// Places subviews by their autoresizing masks, and does the same in subviews whose size changes.
  fileprivate func sizeChanged(from oldSize: CGSize) {
    var waiting = [(view: self, oldSize: oldSize)]
    while let (view, oldSize) = waiting.popLast() {
      guard oldSize != view.geometry.frame.size else { continue }
      view.setNeedsLayout()
      // Frames that count from below move in the engine's coordinates even without flexible parts.
      guard view.autoresizesSubviews || !view.growsDownward else { continue }
      guard view.geometry.mayHoldPlacedViews else { continue }
      view.geometry.mayHoldPlacedViews = false
      for subview in view.subviews where subview.translatesAutoresizingMaskIntoConstraints {
        view.geometry.mayHoldPlacedViews = true
        waiting.append((subview, subview.geometry.frame.size))
        subview.place(
          subview.geometry.reference.frame(
            mask: subview.effectiveAutoresizingMask, in: view.geometry.frame.size))
      }
    }
  }
}

extension ViewMembers {
  /// Resizes the view to the result of `sizeThatFits(_:)`, and keeps its origin.
  public func sizeToFit() {
    setFrame(CGRect(origin: untransformedFrame.origin, size: sizeThatFits(bounds.size)))
  }
}
