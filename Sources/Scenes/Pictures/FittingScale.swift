internal import AutoLayout
internal import Figures
internal import Foundation

/// Returns the scale that gives a picture the requested letter size and width, or a slightly smaller width.
///
/// - Parameters:
///   - paper: The requested width and letter size.
///   - start: The pixels per point of the canvas.
///   - width: Returns the picture's width in pixels at a scale.
/// - Returns: The scale. The picture may be a few pixels narrower than requested.
/// - Throws: `PlumblineError.impossibleWidth` if a point of the layout would have fewer than 0.1 or more than 8
///   pixels, or `.invalidLetterSize`.
func fittingScale(
  for paper: FigurePaper, from start: CGFloat,
  width: (DrawingScale) throws(PlumblineError) -> Int
) throws(PlumblineError) -> DrawingScale {
  guard let letters = paper.letters else {
    guard let target = paper.width else { return DrawingScale(pixels: start) }
    return DrawingScale(
      pixels: try fittingScale(pixels: target.pixelCount, from: start) {
        scale throws(PlumblineError) in
        try width(DrawingScale(pixels: scale))
      })
  }
  if let width = paper.width, !letters.suits(width) {
    throw .invalidLetterSize(reason: letters.refusal(at: width))
  }
  let pixels = letters.scale(at: paper.width, canvasScale: start)
  guard let target = paper.width else { return DrawingScale(pixels: pixels, zoom: start / pixels) }
  let zoom = try fittingZoom(pixels: target.pixelCount, at: pixels) {
    zoom throws(PlumblineError) in
    try width(DrawingScale(pixels: pixels, zoom: zoom))
  }
  guard let zoom else {
    throw .invalidLetterSize(
      reason: "letters of \(letters.text) leave no room for the canvas in a picture that is "
        + "\(target.text) wide; choose smaller letters or a wider picture")
  }
  return DrawingScale(pixels: pixels, zoom: zoom)
}

/// Returns the pixels per point at which a picture has the requested width, or is a few pixels narrower.
private func fittingScale(
  pixels target: Int, from start: CGFloat, width: (CGFloat) throws(PlumblineError) -> Int
) throws(PlumblineError) -> CGFloat {
  var scale = start
  for round in 0..<16 {
    let count = try width(scale)
    // Rounding to whole pixels can make all scales miss the width. Paper makes up for a picture that is too narrow.
    let isPatient = round < 4
    if round > 0, (isPatient ? target - 3...target : 1...target).contains(count) { break }
    let points = CGFloat(count) / scale
    scale =
      count > target && !isPatient
      ? scale - (CGFloat(count - target) + 0.01) / points : CGFloat(target) / points
    guard scales.contains(scale) else {
      throw .impossibleWidth(pixels: target, points: Int(points.rounded()))
    }
  }
  return scale
}

/// The permitted pixels per point of a layout.
private let scales: ClosedRange<CGFloat> = 0.1...8

/// Finds the zoom of the layout at which a picture has the requested width, or is a few pixels narrower.
///
/// The space for texts beside the canvas changes in steps, and may be wider beside a smaller canvas. So the zoom is
/// found by trial: from large to small values at first, then between the two nearest values, by secant or bisection.
///
/// - Returns: The zoom, or `nil` if the texts beside the canvas leave no room for it.
private func fittingZoom(
  pixels target: Int, at scale: CGFloat, width: (CGFloat) throws(PlumblineError) -> Int
) throws(PlumblineError) -> CGFloat? {
  var high = (zoom: scales.upperBound / scale, count: 0)
  high.count = try width(high.zoom)
  guard high.count > target else { return high.zoom }
  var low = high
  while low.count > target {
    high = low
    low.zoom *= 0.8
    guard low.zoom >= scales.lowerBound / scale else { return nil }
    low.count = try width(low.zoom)
  }
  for round in 0..<16 where low.count < target - 3 {
    let share = CGFloat(target - low.count) / CGFloat(high.count - low.count)
    let zoom = low.zoom + (round % 3 == 2 ? 0.5 : share) * (high.zoom - low.zoom)
    let count = try width(zoom)
    if count <= target { low = (zoom, count) } else { high = (zoom, count) }
  }
  return low.zoom
}
