internal import Figures
internal import Foundation

/// The pixels per point at which a picture is as wide as asked for, or a few pixels narrower.
///
/// - Parameters:
///   - target: The width of the picture in pixels.
///   - start: A scale at which the picture can be drawn.
///   - width: Returns the picture's width in pixels at a scale.
/// - Returns: The scale.
/// - Throws: `PlumblineError.impossibleWidth` if the scale would be below 0.1 or above 8.
func fittingScale(
  pixels target: Int, from start: CGFloat, width: (CGFloat) throws(PlumblineError) -> Int
) throws(PlumblineError) -> CGFloat {
  var scale = start
  for round in 0..<16 {
    let count = try width(scale)
    // Gaps of whole pixels can make all scales miss; paper makes up for a picture that is too narrow.
    let isPatient = round < 4
    if round > 0, (isPatient ? target - 3...target : 1...target).contains(count) { break }
    let points = CGFloat(count) / scale
    scale =
      count > target && !isPatient
      ? scale - (CGFloat(count - target) + 0.01) / points : CGFloat(target) / points
    guard (0.1...8).contains(scale) else {
      throw .impossibleWidth(pixels: target, points: Int(points.rounded()))
    }
  }
  return scale
}
