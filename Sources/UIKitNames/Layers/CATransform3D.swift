public import AutoLayout
public import Foundation

/// Core Animation's transform of space: a matrix that points are multiplied with as rows.
public struct CATransform3D: Hashable, Sendable {
  /// What x contributes to x, y, z and to the divisor.
  public var m11, m12, m13, m14: CGFloat
  /// What y contributes.
  public var m21, m22, m23, m24: CGFloat
  /// What z contributes.
  public var m31, m32, m33, m34: CGFloat
  /// The displacement, in points, and what divides the whole.
  public var m41, m42, m43, m44: CGFloat

  /// Makes the transform that moves nothing.
  public init() {
    (m11, m12, m13, m14) = (1, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 1, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 1)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A transform that moves, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A transform that makes larger or smaller.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A transform of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

extension View {
  /// Where the view is shown from where layout puts it, in space.
  ///
  /// Conversions and hits obey what it does in the plane, which is ``transform``; the rest is kept.
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
