internal import AutoLayout
internal import Figures
internal import Foundation

/// The scale at which a picture has the width and the letters that its paper asks for.
///
/// The picture may be a few pixels narrower.
///
/// - Parameters:
///   - paper: The paper.
///   - start: The pixels per point of the canvas.
///   - width: Returns the picture's width in pixels at a scale.
/// - Throws: `PlumblineError.impossibleWidth` if a point of the layout would have fewer than 0.1 or more than 8 pixels,
///   or `.unfitLetters`.
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
    throw .unfitLetters(reason: letters.refusal(at: width))
  }
  let pixels = letters.scale(at: paper.width, canvasScale: start)
  guard let target = paper.width else { return DrawingScale(pixels: pixels, zoom: start / pixels) }
  let zoom = try fittingZoom(pixels: target.pixelCount, at: pixels) {
    zoom throws(PlumblineError) in
    try width(DrawingScale(pixels: pixels, zoom: zoom))
  }
  guard let zoom else {
    throw .unfitLetters(
      reason: "letters of \(letters.text) leave no room for the canvas in a picture that is "
        + "\(target.text) wide; choose smaller letters or a wider picture")
  }
  return DrawingScale(pixels: pixels, zoom: zoom)
}

/// The pixels per point at which a picture is as wide as asked for, or a few pixels narrower.
private func fittingScale(
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
    guard scales.contains(scale) else {
      throw .impossibleWidth(pixels: target, points: Int(points.rounded()))
    }
  }
  return scale
}

/// The pixels that a point of a layout can have.
private let scales: ClosedRange<CGFloat> = 0.1...8

/// The points of a picture for each of its layout at which it is as wide as asked for, or a few pixels narrower.
///
/// What the letters need around the canvas depends on the canvas, in steps. So this is found by trial: a secant of the
/// two nearest trials, or their middle if that was far off.
///
/// - Returns: The zoom, or `nil` if the letters leave no room for the canvas.
private func fittingZoom(
  pixels target: Int, at scale: CGFloat, width: (CGFloat) throws(PlumblineError) -> Int
) throws(PlumblineError) -> CGFloat? {
  var low = (zoom: scales.lowerBound / scale, count: 0)
  low.count = try width(low.zoom)
  guard low.count <= target else { return nil }
  var high = (zoom: scales.upperBound / scale, count: 0)
  high.count = try width(high.zoom)
  guard high.count > target else { return high.zoom }
  for round in 0..<24 where low.count < target - 3 {
    let share = CGFloat(target - low.count) / CGFloat(high.count - low.count)
    let part = round % 3 == 2 ? 0.5 : share
    let zoom = low.zoom + part * (high.zoom - low.zoom)
    let count = try width(zoom)
    if count <= target { low = (zoom, count) } else { high = (zoom, count) }
  }
  return low.zoom
}
