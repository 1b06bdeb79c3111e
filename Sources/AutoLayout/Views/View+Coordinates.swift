public import Foundation

extension View {
  /// Converts a point from this view's coordinates to those of another view, or of the root if `view` is `nil`.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let (target, place) = located(turned(point), in: view)
    return target.turned(place)
  }

  /// Converts a point to this view's coordinates from those of another view, or of the root if `view` is `nil`.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  /// Converts a rectangle from this view's coordinates to those of another view, or of the root if `view` is `nil`.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    guard isTransformed || view?.isTransformed ?? false else {
      let (target, origin) = located(turned(rect).origin, in: view)
      return target.turned(CGRect(origin: origin, size: rect.size))
    }
    return CGRect(around: rect.corners.map { convert($0, to: view) })
  }

  /// Converts a rectangle to this view's coordinates from those of another view, or of the root if `view` is `nil`.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    (view ?? rootView).convert(rect, to: self)
  }

  /// Returns the frontmost touchable view at a point in this view's coordinates, or `nil` if there isn't one.
  func frontmost(at point: CGPoint, _ event: Event?) -> View? {
    guard canBeHit(at: point, event) else { return nil }
    var (hit, place) = (self, point)
    // Plain views don't recurse, so that a deep tree can't overflow the stack.
    descent: while true {
      let inner = hit.turned(place)
      for subview in hit.subviews.reversed() {
        let inside = subview.turned(subview.point(fromSuperview: inner))
        guard type(of: subview) == View.self else {
          if let found = subview.hitTest(inside, with: event) { return found }
          continue
        }
        guard subview.canBeHit(at: inside, event) else { continue }
        (hit, place) = (subview, inside)
        continue descent
      }
      return hit
    }
  }

  private func canBeHit(at point: CGPoint, _ event: Event?) -> Bool {
    // Apple's limit: fainter views count as hidden.
    !isHidden && alpha >= 0.01 && isUserInteractionEnabled && self.point(inside: point, with: event)
  }

  private var isTransformed: Bool {
    ancestors.contains { !$0.transform.isIdentity }
  }

  private func located(_ point: CGPoint, in view: View?) -> (view: View, point: CGPoint) {
    var (current, point) = (self, point)
    while current !== view, let parent = current.superview {
      point = current.pointInSuperview(point)
      current = parent
    }
    guard let view, current !== view else { return (current, point) }
    // The roots of different trees are siblings, like windows on a screen.
    let root = view.rootView
    if root !== current {
      point = root.point(fromSuperview: current.pointInSuperview(point))
    }
    return (view, view.point(fromRoot: point))
  }

  private func point(fromRoot point: CGPoint) -> CGPoint {
    var path: [View] = []
    var current = self
    while let parent = current.superview {
      path.append(current)
      current = parent
    }
    return path.reversed().reduce(point) { $1.point(fromSuperview: $0) }
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let (frame, origin) = (geometry.frame, geometry.boundsOrigin)
    guard !transform.isIdentity else {
      return CGPoint(x: point.x + frame.minX - origin.x, y: point.y + frame.minY - origin.y)
    }
    let (inner, outer) = pivots(frame, origin)
    let turned = CGPoint(x: point.x - inner.x, y: point.y - inner.y)
      .applying(transform.withoutRoundingErrors)
    return CGPoint(x: turned.x + outer.x, y: turned.y + outer.y)
  }

  private func point(fromSuperview point: CGPoint) -> CGPoint {
    let (frame, origin) = (geometry.frame, geometry.boundsOrigin)
    guard !transform.isIdentity else {
      return CGPoint(x: point.x - frame.minX + origin.x, y: point.y - frame.minY + origin.y)
    }
    let (inner, outer) = pivots(frame, origin)
    let turned = CGPoint(x: point.x - outer.x, y: point.y - outer.y)
      .applying(transform.withoutRoundingErrors.inverted())
    return CGPoint(x: turned.x + inner.x, y: turned.y + inner.y)
  }

  /// Returns the point about which the view is transformed, in the view's (`inner`) and the superview's coordinates.
  private func pivots(_ frame: CGRect, _ origin: CGPoint) -> (inner: CGPoint, outer: CGPoint) {
    let bounds = CGRect(origin: origin, size: frame.size)
    return (bounds.place(of: anchorPoint), frame.place(of: anchorPoint))
  }
}

/// An event with touches; the package itself never creates events.
open class Event {
  /// Makes an empty event.
  public init() {}
}
