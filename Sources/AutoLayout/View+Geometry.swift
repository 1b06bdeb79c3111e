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
    get { geometry.frame }
    set {
      let oldSize = geometry.frame.size
      let isNew = geometry.frame != newValue.standardized
      place(newValue.standardized)
      resetAutoresizingReference()
      if isNew { sizeChanged(from: oldSize) }
    }
  }

  /// The rectangle in the view's own coordinates, in points.
  public var bounds: CGRect {
    get { CGRect(origin: geometry.boundsOrigin, size: geometry.frame.size) }
    set {
      setBoundsOrigin(newValue.origin)
      let middle = center
      let size = newValue.standardized.size
      frame = CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2,
        width: size.width, height: size.height)
    }
  }

  /// The middle of the frame, in the superview's coordinates, in points.
  public var center: CGPoint {
    get { CGPoint(x: geometry.frame.midX, y: geometry.frame.midY) }
    set {
      frame = CGRect(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2,
        width: frame.width, height: frame.height)
    }
  }

  /// The rectangle that constraints align for a frame, both in the superview's coordinates.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// The frame for a rectangle that constraints align: the inverse of `alignmentRect(forFrame:)`.
  public func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  /// A point of this view in another view's coordinates, or in the root's for nil.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let here = originInRoot
    let there = (view ?? rootView).originInRoot
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A point of another view, or of the root for nil, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  /// A rectangle of this view in another view's coordinates, or in the root's for nil.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view, or of the root for nil, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Whether a point of the view's own coordinates lies in it.
  public func point(inside point: CGPoint) -> Bool { bounds.contains(point) }

  /// The frontmost visible view at a point of this view's coordinates; guides are never hit.
  public func hitTest(_ point: CGPoint) -> View? {
    guard !isHidden, self.point(inside: point) else { return nil }
    var hit = self
    var place = point
    while let next = hit.frontmostSubview(at: place) {
      place = next.place(inSubviewOf: place)
      hit = next
    }
    return hit
  }

  private func frontmostSubview(at point: CGPoint) -> View? {
    subviews.last { !$0.isHidden && $0.point(inside: $0.place(inSubviewOf: point)) }
  }

  /// A point of the superview's coordinates in the view's own.
  private func place(inSubviewOf point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x - frame.minX + geometry.boundsOrigin.x,
      y: point.y - frame.minY + geometry.boundsOrigin.y)
  }

  /// The size that fits the content best, in points; the current size where there is none.
  public func sizeThatFits(_ size: CGSize) -> CGSize {
    let wanted = intrinsicContentSize
    return CGSize(
      width: wanted.width < 0 ? bounds.width : wanted.width,
      height: wanted.height < 0 ? bounds.height : wanted.height)
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
      origin.x += view.frame.minX - view.geometry.boundsOrigin.x
      origin.y += view.frame.minY - view.geometry.boundsOrigin.y
      current = parent
    }
    return origin
  }

  func setBoundsOrigin(_ origin: CGPoint) {
    guard origin != geometry.boundsOrigin else { return }
    geometry.boundsOrigin = origin
    invalidateRows()
  }

  /// Takes a frame that is not the engine's, which it keeps if the view is placed by its frame.
  private func place(_ frame: CGRect) {
    geometry.setFrame(frame)
    if translatesAutoresizingMaskIntoConstraints { geometry.settledFrame = frame }
  }

  /// Places subviews by their autoresizing masks, and theirs, as far as sizes change.
  private func sizeChanged(from oldSize: CGSize) {
    var waiting = [(view: self, oldSize: oldSize)]
    while let (view, oldSize) = waiting.popLast() {
      guard oldSize != view.geometry.frame.size else { continue }
      view.setNeedsLayout()
      guard view.autoresizesSubviews else { continue }
      for subview in view.subviews where subview.translatesAutoresizingMaskIntoConstraints {
        waiting.append((subview, subview.frame.size))
        subview.place(
          subview.geometry.reference.frame(
            mask: subview.autoresizingMask, in: view.geometry.frame.size))
      }
    }
  }
}
