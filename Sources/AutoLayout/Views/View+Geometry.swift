package import Foundation

/// Where a view lies, in its superview's coordinates, in points.
struct ViewGeometry {
  /// What `frame` says: rounded to pixels where the engine placed the view.
  private(set) var frame = CGRect.zero
  /// The frame before rounding.
  private(set) var exactFrame = CGRect.zero
  /// The point of the view's own coordinates that its top left corner shows.
  var boundsOrigin = CGPoint.zero
  /// Where the engine wants the view whose frame the author has set since.
  private var rareSettledFrame = OnDemand<CGRect>()
  /// What the autoresizing mask starts from: the frame and the superview's size when either was set;
  /// nothing for a view that constraints place.
  private var rareReference = OnDemand<AutoresizingReference>()

  private var settlement = Settlement.none
  /// Whether the superview is of the class in which y grows downwards without asking.
  var isInPlainView = false
  /// Whether any subview may be placed by its frame.
  var mayHoldPlacedViews = false
  /// Whether a hook of layout may have moved any subview that constraints place.
  var mayHoldMovedViews = false

  /// What there is of the frame that the engine arrived at last.
  private enum Settlement {
    case none
    /// It is what the frame is before rounding.
    case present
    case former
    /// As `former`, until the superview's next layout.
    case formerDuringLayout
  }

  /// What the autoresizing mask starts from.
  var reference: AutoresizingReference {
    get { rareReference[default: AutoresizingReference()] }
    set { if newValue != reference { rareReference[default: AutoresizingReference()] = newValue } }
  }

  /// The frame that the engine arrived at last, or that the author set since for it to keep.
  @inline(__always)
  var settledFrame: CGRect? {
    switch settlement {
    case .none: nil
    case .present: exactFrame
    case .former, .formerDuringLayout: rareSettledFrame[default: .zero]
    }
  }

  /// Whether the present frame is the one that the engine arrived at last.
  var isSettled: Bool { settlement == .present }

  /// Whether a hook of layout has set another frame than the one that the engine arrived at last.
  var isMovedByHook: Bool { settlement == .formerDuringLayout }

  /// Makes the present frame the one that the engine arrived at.
  @inline(__always)
  mutating func settle() { settlement = .present }

  /// Takes a frame of the author's, who may set it in a hook of layout.
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

  /// Rounds the frame otherwise.
  @inline(__always)
  mutating func round(to rect: CGRect) { frame = rect }
}

extension View {
  /// The frame before the transform in the superview's own coordinates, in points.
  @inline(__always)
  var toldFrame: CGRect {
    // Read for every view after each layout: asking the superview would cost more than all else.
    if geometry.isInPlainView { return geometry.frame }
    return superview?.turned(geometry.frame) ?? geometry.frame
  }

  /// The frame before the transform, in points, from the top left corner of the superview's bounds also if that is one
  /// of AppKit's.
  package var placedFrame: CGRect { geometry.frame }

  /// The smallest rectangle around the transformed view, in the superview's own coordinates.
  @inline(__always)
  var shownFrame: CGRect {
    guard let transform = ownTransform else { return toldFrame }
    let frame = geometry.frame
    let shown = PivotedRect(size: frame.size, anchor: anchorPoint, transform: transform)
      .frame(at: frame.place(of: anchorPoint))
    return superview?.turned(shown) ?? shown
  }

  /// The transform, or `nil` for the identity.
  @inline(__always)
  fileprivate var ownTransform: Transform? {
    guard rareLook.isSet, !look.transform.isIdentity else { return nil }
    return look.transform
  }

  /// Takes a frame after the transform: the size before it is what its inverse makes of the frame's.
  func setShownFrame(_ told: CGRect) {
    guard let transform = ownTransform else { return setFrame(told) }
    let shown = superview?.turned(told) ?? told
    let rect = PivotedRect(boxSize: shown.size, anchor: anchorPoint, transform: transform)
    let frame = CGRect(anchor: anchorPoint, at: rect.pivot(in: shown), size: rect.size)
    setFrame(superview?.turned(frame) ?? frame)
  }

  /// Takes a frame before the transform in the superview's own coordinates.
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
    setFrame(CGRect(anchor: anchorPoint, at: new, size: toldFrame.size))
  }

  /// The point that ``center`` is the place of and that a transform turns the view about, from 0 to 1 in the bounds.
  ///
  /// Setting it keeps the center, and so moves the frame. Layout places the frame, whichever point it is.
  package var anchorPoint: CGPoint {
    get { rareLook.isSet ? look.anchorPoint : CGRect.middleAnchor }
    set {
      let place = center
      look.anchorPoint = newValue
      setCenter(place)
    }
  }

  /// The frame size that the content wants, in points; the present extent on an axis on which it has
  /// no opinion, nil for views that do not fit their content.
  var sizeOfContent: CGSize? {
    guard fitsItsContent else { return nil }
    let present = alignmentRect(forFrame: CGRect(origin: .zero, size: bounds.size)).size
    let wanted = contentExtents.size(orElse: present)
    return frame(forAlignmentRect: CGRect(origin: .zero, size: wanted)).size
  }

  /// The insets of the alignment rectangle, the upper one first where y grows downwards in the
  /// coordinates that the frame is told in.
  var toldAlignmentInsets: EdgeInsets {
    var insets = alignmentRectInsets
    guard !(superview?.growsDownward ?? growsDownward) else { return insets }
    swap(&insets.top, &insets.bottom)
    return insets
  }

  /// A point of the engine's in the view's own coordinates, and the other way round.
  func turned(_ point: CGPoint) -> CGPoint {
    growsDownward ? point : CGPoint(x: point.x, y: geometry.frame.height - point.y)
  }

  /// A rectangle of the engine's, which counts down from the view's top edge, in the view's own
  /// coordinates; and the other way round.
  ///
  /// Where y grows upwards, a place is as far above the bottom edge as it was below the top edge of
  /// a view turned upside down, also where the bounds do not begin at 0.
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

  /// Takes a frame that is not the engine's, which it keeps if the view is placed by its frame.
  func place(_ frame: CGRect) {
    geometry.setFrame(frame, inHook: passes.tree?.isCallingHooks == true)
    if translatesAutoresizingMaskIntoConstraints { geometry.settle() }
    if geometry.isMovedByHook { superview?.geometry.mayHoldMovedViews = true }
    passes.tree?.noteDisplacement(of: reference)
    announceObserved()
  }

  /// Places subviews by their autoresizing masks, and theirs, as far as sizes change.
  fileprivate func sizeChanged(from oldSize: CGSize) {
    var waiting = [(view: self, oldSize: oldSize)]
    while let (view, oldSize) = waiting.popLast() {
      guard oldSize != view.geometry.frame.size else { continue }
      view.setNeedsLayout()
      // Frames that count from below move in the engine's coordinates even where no part gives.
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
  /// Gives the view the size that fits its content best, from its top left corner.
  public func sizeToFit() {
    setFrame(CGRect(origin: toldFrame.origin, size: sizeThatFits(bounds.size)))
  }
}
