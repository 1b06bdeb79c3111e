internal import Foundation

/// The width of a hatching's lines, in points.
let hatchingWidth: CGFloat = 0.75
/// The distance between adjacent lines of a hatching, measured along either axis, in points.
let hatchingDistance: CGFloat = 7

/// The lines of a hatching over a box, each from its upper to its lower end, in points.
///
/// Lines extend beyond the box, so the caller has to clip them. The lines of adjacent hatchings meet.
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
