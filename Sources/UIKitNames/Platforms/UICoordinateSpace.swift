public import AutoLayout
public import Foundation

/// The coordinate space of a view or a screen.
public protocol UICoordinateSpace: AnyObject {
  /// The bounds of the view or screen in its own coordinate space, in points.
  var bounds: CGRect { get }

  /// Converts a point from this coordinate space to another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a point from another coordinate space to this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a rectangle from this coordinate space to another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Converts a rectangle from another coordinate space to this space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension View: UICoordinateSpace {
  /// Converts a point from the view's coordinate space to another.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? View { return convert(point, to: view) }
    guard coordinateSpace is Screen else { return coordinateSpace.convert(point, from: self) }
    let (place, origin) = (convert(point, to: nil), rootOrigin)
    return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
  }

  /// Converts a point from another coordinate space to the view's.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? View { return convert(point, from: view) }
    guard coordinateSpace is Screen else { return coordinateSpace.convert(point, to: self) }
    let origin = rootOrigin
    return convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil)
  }

  /// Converts a rectangle from the view's coordinate space to another; a rotated rectangle becomes its bounding box.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? View { return convert(rect, to: view) }
    guard coordinateSpace is Screen else { return coordinateSpace.convert(rect, from: self) }
    let origin = rootOrigin
    return convert(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Converts a rectangle from another coordinate space to the view's.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? View { return convert(rect, from: view) }
    guard coordinateSpace is Screen else { return coordinateSpace.convert(rect, to: self) }
    let origin = rootOrigin
    return convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil)
  }

  /// The origin of the root view's frame, which is the position of a window on its screen.
  private var rootOrigin: CGPoint {
    var root = self
    while let parent = root.superview { root = parent }
    return root.frame.origin
  }
}

extension Screen: UICoordinateSpace {
  /// Converts a point from the screen's coordinate space to another.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is Screen ? point : coordinateSpace.convert(point, from: self)
  }

  /// Converts a point from another coordinate space to the screen's.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is Screen ? point : coordinateSpace.convert(point, to: self)
  }

  /// Converts a rectangle from the screen's coordinate space to another.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is Screen ? rect : coordinateSpace.convert(rect, from: self)
  }

  /// Converts a rectangle from another coordinate space to the screen's.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is Screen ? rect : coordinateSpace.convert(rect, to: self)
  }
}
