public import Foundation

/// Where a view lies, in its superview's coordinates, in points.
struct ViewGeometry {
  /// What `frame` says: rounded to pixels where the engine placed the view.
  private(set) var frame = CGRect.zero
  /// The frame before rounding.
  private(set) var exactFrame = CGRect.zero
  /// The point of the view's own coordinates that its top left corner shows.
  var boundsOrigin = CGPoint.zero
  /// What the autoresizing mask starts from: the frame and the superview's size when either was set.
  var reference = AutoresizingReference()

  /// The frame that the engine arrived at last, or that the author set since for it to keep.
  var settledFrame: CGRect?

  mutating func setFrame(_ rect: CGRect) { setFrame(rect, exact: rect) }

  mutating func setFrame(_ rounded: CGRect, exact: CGRect) {
    frame = rounded
    exactFrame = exact
  }
}

extension View {
  /// The rectangle in the superview's coordinates, in points; rounded to pixels after layout.
  ///
  /// Setting it places views that translate their autoresizing mask, and sizes the root of a tree.
  public var frame: CGRect {
    get { superview?.turned(geometry.frame) ?? geometry.frame }
    set {
      let oldSize = geometry.frame.size
      let rect = superview?.turned(newValue.standardized) ?? newValue.standardized
      let isNew = geometry.frame != rect
      place(rect)
      resetAutoresizingReference()
      if isNew { sizeChanged(from: oldSize) }
    }
  }

  /// The rectangle in the view's own coordinates, in points.
  ///
  /// Setting its origin scrolls what is in the view; setting its size keeps the middle of the frame.
  public var bounds: CGRect {
    get { turned(CGRect(origin: geometry.boundsOrigin, size: geometry.frame.size)) }
    set {
      let y = growsDownward ? newValue.minY : -newValue.minY
      setBoundsOrigin(CGPoint(x: newValue.minX, y: y))
      let middle = center
      let size = newValue.standardized.size
      frame = CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2,
        width: size.width, height: size.height)
    }
  }

  /// The middle of the frame, in the superview's coordinates, in points.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame = CGRect(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2,
        width: frame.width, height: frame.height)
    }
  }

  /// The rectangle that constraints align for a frame, both in the superview's coordinates.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    let before = isToldDownward ? insets.top : insets.bottom
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + before,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// The frame for a rectangle that constraints align: the inverse of `alignmentRect(forFrame:)`.
  public func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    let before = isToldDownward ? insets.top : insets.bottom
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - before,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  /// A point of this view in another view's coordinates, or in the root's for nil.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: view).origin
  }

  /// A point of another view, or of the root for nil, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  /// A rectangle of this view in another view's coordinates, or in the root's for nil.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    let other = view ?? rootView
    let here = originInRoot
    let there = other.originInRoot
    return other.turned(turned(rect).offsetBy(dx: here.x - there.x, dy: here.y - there.y))
  }

  /// A rectangle of another view, or of the root for nil, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    (view ?? rootView).convert(rect, to: self)
  }

  /// Whether a point of the view's own coordinates lies in it.
  public func point(inside point: CGPoint) -> Bool { bounds.contains(point) }

  /// The frontmost visible view at a point of this view's coordinates; guides are never hit.
  public func hitTest(_ point: CGPoint) -> View? {
    guard !isHidden, self.point(inside: point) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self)) { return hit }
    }
    return self
  }

  /// The size of the frame that fits the content best, in points; the current size where there is
  /// none.
  public func sizeThatFits(_ size: CGSize) -> CGSize {
    let wanted = intrinsicContentSize
    let fitting = frame(forAlignmentRect: CGRect(origin: .zero, size: wanted)).size
    return CGSize(
      width: wanted.width < 0 ? bounds.width : fitting.width,
      height: wanted.height < 0 ? bounds.height : fitting.height)
  }

  /// Gives the view the size that fits its content best, from its top left corner.
  public func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The origin of the view's own coordinates in the root's.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var current: View? = self
    while let view = current, let parent = view.superview {
      origin.x += view.geometry.frame.minX - view.geometry.boundsOrigin.x
      origin.y += view.geometry.frame.minY - view.geometry.boundsOrigin.y
      current = parent
    }
    return origin
  }

  /// Whether y grows downwards in the coordinates that the frame is told in.
  private var isToldDownward: Bool { superview?.growsDownward ?? growsDownward }

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
    invalidateSystem()
  }

  /// Takes a frame that is not the engine's, which it keeps if the view is placed by its frame.
  func place(_ frame: CGRect) {
    geometry.setFrame(frame)
    if translatesAutoresizingMaskIntoConstraints { geometry.settledFrame = frame }
  }

  private func sizeChanged(from oldSize: CGSize) {
    guard oldSize != geometry.frame.size else { return }
    setNeedsLayout()
    // Frames that count from below move in the engine's coordinates even where no part gives.
    guard autoresizesSubviews || !growsDownward else { return }
    for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
      let size = subview.geometry.frame.size
      subview.place(
        subview.geometry.reference.frame(
          mask: subview.effectiveAutoresizingMask, in: geometry.frame.size))
      subview.sizeChanged(from: size)
    }
  }
}
