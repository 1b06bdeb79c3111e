internal import Foundation

/// The width of a hatching's lines, in points.
let hatchingWidth: CGFloat = 0.75
/// The distance of the lines along each axis, in points.
let hatchingDistance: CGFloat = 7

/// The lines of a hatching, from upper to lower end, in points, to be clipped; adjacent hatchings line up.
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
