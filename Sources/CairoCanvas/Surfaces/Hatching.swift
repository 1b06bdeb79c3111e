internal import Foundation

/// How thick the lines of hatchings are, in points.
let hatchingWidth: CGFloat = 0.75
/// The distance of the lines along each axis, in points.
let hatchingDistance: CGFloat = 7

/// The parallel lines of a hatching over a rectangle, each from its upper end to its lower one, in points;
/// what of them lies outside of the rectangle is cut off by whoever draws them.
///
/// They are counted from the picture's corner, so that hatchings side by side meet.
func diagonals(over box: CGRect) -> [(start: CGPoint, end: CGPoint)] {
  let distance = hatchingDistance
  let first = ((box.minX + box.minY) / distance).rounded(.down)
  let last = ((box.maxX + box.maxY) / distance).rounded(.up)
  return stride(from: first, through: last, by: 1).map { number in
    let sum = number * distance
    return (
      CGPoint(x: sum - box.minY, y: box.minY), CGPoint(x: sum - box.maxY, y: box.maxY)
    )
  }
}
