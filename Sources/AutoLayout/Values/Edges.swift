import Foundation

/// The edges of an item in the root's coordinates, in points, as one vector in the order of the solver's variables.
struct Edges {
  /// The left, right, top and bottom edges, in this order.
  var vector: SIMD4<Double>

  init(left: CGFloat = 0, right: CGFloat = 0, top: CGFloat = 0, bottom: CGFloat = 0) {
    vector = SIMD4(left.native, right.native, top.native, bottom.native)
  }

  @inline(__always)
  init(_ vector: SIMD4<Double>) { self.vector = vector }

  /// Reads the edges of the item at a slot from the values of all the solver's variables.
  @inline(__always)
  init(_ values: borrowing Span<Double>, _ slot: Int) {
    let own = values.extracting(4 * slot..<4 * slot + 4)
    // Adding 0 turns negative zeros, which shouldn't be printed, into positive ones.
    vector = SIMD4(own[0], own[1], own[2], own[3]) + 0
  }

  var left: CGFloat { CGFloat(vector[0]) }
  var right: CGFloat { CGFloat(vector[1]) }
  var top: CGFloat { CGFloat(vector[2]) }
  var bottom: CGFloat { CGFloat(vector[3]) }

  var width: CGFloat { right - left }
  var height: CGFloat { bottom - top }

  /// The rectangle between the edges; a negative extent becomes 0.
  var rect: CGRect { CGRect(x: left, y: top, width: max(0, width), height: max(0, height)) }

  @inline(__always)
  var start: SIMD2<Double> { vector.evenHalf }

  /// Returns the rectangle between the edges, in coordinates with the given origin.
  @inline(__always)
  func rect(from origin: SIMD2<Double>) -> CGRect {
    let place = start + origin
    let size = vector.oddHalf - vector.evenHalf
    return CGRect(x: place[0], y: place[1], width: max(0, size[0]), height: max(0, size[1]))
  }

  mutating func outset(by insets: EdgeInsets) {
    vector += SIMD4(
      -insets.left.native, insets.right.native, -insets.top.native, insets.bottom.native)
  }

  /// Returns the edges, each rounded to pixels on its own, so that no gaps open between neighbors.
  @inline(__always)
  func snapped(scale: CGFloat) -> Edges { Edges(AutoLayout.snapped(vector, scale: scale.native)) }
}
