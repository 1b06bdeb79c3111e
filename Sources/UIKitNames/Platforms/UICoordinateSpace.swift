public import AutoLayout
public import Foundation

/// UIKit's coordinates from and to which places convert: those of a view or of a screen.
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle that has these coordinates, in points.
  var bounds: CGRect { get }

  /// A point in other coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// A point of other coordinates in these.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// A rectangle in other coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// A rectangle of other coordinates in these.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension View: UICoordinateSpace {
  /// A point of this view in other coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? View { return convert(point, to: view) }
    guard coordinateSpace is Screen else { return coordinateSpace.convert(point, from: self) }
    let (place, origin) = (convert(point, to: nil), rootOrigin)
    return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
  }

  /// A point of other coordinates in those of this view.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? View { return convert(point, from: view) }
    guard coordinateSpace is Screen else { return coordinateSpace.convert(point, to: self) }
    let origin = rootOrigin
    return convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil)
  }

  /// A rectangle of this view in other coordinates: the smallest one around it where a transform turns it.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? View { return convert(rect, to: view) }
    guard coordinateSpace is Screen else { return coordinateSpace.convert(rect, from: self) }
    let origin = rootOrigin
    return convert(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// A rectangle of other coordinates in those of this view.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? View { return convert(rect, from: view) }
    guard coordinateSpace is Screen else { return coordinateSpace.convert(rect, to: self) }
    let origin = rootOrigin
    return convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil)
  }

  /// The place of the root, which is where a window is on its screen.
  private var rootOrigin: CGPoint {
    var root = self
    while let parent = root.superview { root = parent }
    return root.frame.origin
  }
}

extension Screen: UICoordinateSpace {
  /// A point of the screen in other coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is Screen ? point : coordinateSpace.convert(point, from: self)
  }

  /// A point of other coordinates in those of the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is Screen ? point : coordinateSpace.convert(point, to: self)
  }

  /// A rectangle of the screen in other coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is Screen ? rect : coordinateSpace.convert(rect, from: self)
  }

  /// A rectangle of other coordinates in those of the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is Screen ? rect : coordinateSpace.convert(rect, to: self)
  }
}
