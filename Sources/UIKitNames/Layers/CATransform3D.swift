public import AutoLayout
public import Foundation

/// Core Animation's three-dimensional transform: a 4×4 matrix that multiplies points as row vectors.
public struct CATransform3D: Hashable, Sendable {
  /// The contributions of x to x, y, z and w.
  public var m11, m12, m13, m14: CGFloat
  /// The contributions of y to x, y, z and w.
  public var m21, m22, m23, m24: CGFloat
  /// The contributions of z to x, y, z and w.
  public var m31, m32, m33, m34: CGFloat
  /// The translation along x, y and z, in points, and the scale of w.
  public var m41, m42, m43, m44: CGFloat

  /// Creates the identity transform.
  public init() {
    (m11, m12, m13, m14) = (1, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 1, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 1)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform that translates, by distances in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform that scales each axis by a factor.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the three-dimensional equivalent of a two-dimensional transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform that rotates around an axis, by an angle in radians.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
  let rest = 1 - cosine
  var turned = CATransform3D()
  (turned.m11, turned.m12, turned.m13) = (
    cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
  )
  (turned.m21, turned.m22, turned.m23) = (
    y * x * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
  )
  (turned.m31, turned.m32, turned.m33) = (
    z * x * rest + y * sine, z * y * rest - x * sine, cosine + z * z * rest
  )
  return turned
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform that applies `a` and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  var product = CATransform3D()
  product.rows = left.map { row in
    (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * right[$1][column] } }
  }
  return product
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform that applies a translation, in points, and then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform that applies a scaling and then `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform that applies a rotation, by an angle in radians, and then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

extension CATransform3D {
  fileprivate var rows: [[CGFloat]] {
    get {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }
}

extension CollectionItemAttributes {
  /// The transform from the item's layout frame to its shown position; pictures show its two-dimensional effect.
  public var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
}

extension ViewMembers {
  /// The three-dimensional transform from the view's layout frame to its shown position.
  ///
  /// Conversions and hit tests use only `transform`, its two-dimensional part.
  public var transform3D: CATransform3D {
    get {
      let own = CATransform3DMakeAffineTransform(transform)
      guard let kept: CATransform3D = kept(#function),
        CATransform3DGetAffineTransform(kept) == transform
      else { return own }
      return kept
    }
    set {
      transform = CATransform3DGetAffineTransform(newValue)
      keep(newValue, #function)
    }
  }
}
