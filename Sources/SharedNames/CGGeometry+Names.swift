public import AutoLayout
public import Foundation

extension CGRect {
  /// Returns whether two rectangles have the same origin and size after standardization.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

extension CGPoint {
  /// Returns whether two points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether two sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGSize {
  /// Returns the size after applying a transform; its sides can be negative.
  public func applying(_ t: Transform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension NSValue {
  /// Creates a value that wraps a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// Creates a value that wraps a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// Creates a value that wraps a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
}

extension Layer {
  /// Converts a point to another layer's coordinates, or to the root layer's if `layer` is `nil`.
  public func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint {
    let place = toRoot(point)
    return layer?.fromRoot(place) ?? place
  }

  /// Converts a point from another layer's coordinates, or from the root layer's if `layer` is `nil`.
  public func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
    fromRoot(layer?.toRoot(point) ?? point)
  }

  /// Converts a rectangle to another layer's coordinates, or to the root layer's if `layer` is `nil`.
  public func convert(_ rect: CGRect, to layer: Layer?) -> CGRect {
    rect.mapped { convert($0, to: layer) }
  }

  /// Converts a rectangle from another layer's coordinates, or from the root layer's if `layer` is `nil`.
  public func convert(_ rect: CGRect, from layer: Layer?) -> CGRect {
    rect.mapped { convert($0, from: layer) }
  }

  /// Returns whether a point in the layer's coordinates is inside the layer's bounds.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  private func toRoot(_ point: CGPoint) -> CGPoint {
    if let view { return view.convert(point, to: nil) }
    let place = point.applying(outward)
    return superlayer?.toRoot(place) ?? place
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    if let view { return view.convert(point, from: nil) }
    return (superlayer?.fromRoot(point) ?? point).applying(outward.inverted())
  }

  /// The transform from the layer's coordinates to its superlayer's, for layers that don't belong to a view.
  private var outward: Transform {
    let pivot = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return Transform(translationX: -pivot.x, y: -pivot.y).concatenating(ownTransform)
      .concatenating(Transform(translationX: position.x, y: position.y))
  }
}

extension CGRect {
  /// The smallest rectangle around the corners after a closure maps them.
  fileprivate func mapped(_ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map(map)
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}
