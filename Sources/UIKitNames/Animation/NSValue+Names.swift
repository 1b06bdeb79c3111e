public import AutoLayout
public import Foundation

extension NSValue {
  /// Creates a value that wraps insets.
  public convenience init(uiEdgeInsets insets: EdgeInsets) {
    self.init([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Creates a value that wraps directional insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Creates a value that wraps a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init([
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }

  /// Creates a value that wraps a vector.
  public convenience init(cgVector vector: CGVector) { self.init([vector.dx, vector.dy]) }

  /// Creates a value that wraps an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init([offset.horizontal, offset.vertical])
  }

  /// The wrapped insets, or zero if the value wraps something else.
  public var uiEdgeInsetsValue: EdgeInsets {
    let parts = numbers(4)
    return EdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }

  /// The wrapped directional insets, or zero if the value wraps something else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let parts = numbers(4)
    return NSDirectionalEdgeInsets(
      top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
  }

  /// The wrapped transform, or a transform of zeros if the value wraps something else.
  public var cgAffineTransformValue: CGAffineTransform {
    let parts = numbers(6)
    return CGAffineTransform(
      a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }

  /// The wrapped vector, or zero if the value wraps something else.
  public var cgVectorValue: CGVector {
    let parts = numbers(2)
    return CGVector(dx: parts[0], dy: parts[1])
  }

  /// The wrapped offset, or zero if the value wraps something else.
  public var uiOffsetValue: UIOffset {
    let parts = numbers(2)
    return UIOffset(horizontal: parts[0], vertical: parts[1])
  }

  /// Creates a value that wraps numbers, because Foundation on Linux can't wrap structures.
  private convenience init(_ numbers: [CGFloat]) {
    self.init(bytes: numbers.map { Double($0) }, objCType: Self.encoding(numbers.count))
  }

  private func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    if String(cString: objCType) == Self.encoding(count) { getValue(&numbers) }
    return numbers.map { CGFloat($0) }
  }

  private static func encoding(_ count: Int) -> String { "[\(count)d]" }
}
