import Foundation

/// A rectangle that is transformed about one of its points, the pivot.
struct PivotedRect {
  var size: CGSize

  /// The pivot's position in the rectangle, from 0 to 1 on each axis.
  let anchor: CGPoint

  let transform: Transform

  init(size: CGSize, anchor: CGPoint, transform: Transform) {
    self.size = size
    self.anchor = anchor
    self.transform = transform.withoutRoundingErrors
  }

  /// Makes a rectangle whose bounding box has a given size, if the transform allows such a rectangle.
  init(boxSize: CGSize, anchor: CGPoint, transform: Transform) {
    self.init(size: .zero, anchor: anchor, transform: transform)
    size = CGRect(origin: .zero, size: boxSize).applying(self.transform.inverted()).size
  }

  /// The bounding box in coordinates whose origin is the pivot.
  var box: CGRect {
    CGRect(
      x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width,
      height: size.height
    ).applying(transform)
  }

  func frame(at pivot: CGPoint) -> CGRect { box.offsetBy(dx: pivot.x, dy: pivot.y) }

  func pivot(in frame: CGRect) -> CGPoint {
    CGPoint(x: frame.midX - box.midX, y: frame.midY - box.midY)
  }
}

extension Transform {
  /// The transform with 0 in place of values that are only rounding errors, such as the cosine of a quarter turn.
  var withoutRoundingErrors: Transform {
    // The error of a cosine grows with the angle: this is enough for 20 full turns.
    let least = 1e-14 * max(abs(a), abs(b), abs(c), abs(d))
    var exact = self
    if abs(a) < least { exact.a = 0 }
    if abs(b) < least { exact.b = 0 }
    if abs(c) < least { exact.c = 0 }
    if abs(d) < least { exact.d = 0 }
    return exact
  }
}

extension CGRect {
  static var middleAnchor: CGPoint { CGPoint(x: 0.5, y: 0.5) }

  init(anchor: CGPoint, at point: CGPoint, size: CGSize) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  func place(of anchor: CGPoint) -> CGPoint {
    CGPoint(x: minX + anchor.x * width, y: minY + anchor.y * height)
  }
}
