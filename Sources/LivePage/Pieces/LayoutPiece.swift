internal import AutoLayout
internal import Foundation
internal import Scenes

/// A layout and its drawing at one width or height of the canvas, as lines of text.
struct LayoutSample: Sendable {
  /// The drawing as the lines of an SVG document.
  var drawing: [String]
  /// The layout as lines of JSON.
  var layout: [String]
  /// The hash of the layout's ``LayoutParts``.
  var parts: String
  /// The edges of all views and guides before rounding, in points.
  var edges: Edges

  /// The coordinates of edges, in the picture and in the root view.
  struct Edges: Sendable {
    var drawn: [Double]
    var laidOut: [Double]
  }
}

/// The layouts for a range of canvas widths or heights, as texts whose numbers are functions of the width or height.
struct LayoutPiece: Sendable {
  /// The smallest and the largest width or height of the canvas, in points.
  private(set) var range: ClosedRange<Int>
  /// The hash of the ``LayoutParts`` for the piece's layouts.
  let parts: String
  /// The size of a pixel in points.
  let pixel: Double
  /// The edges in the layouts at the smallest and at the largest width or height.
  private var ends: (lower: LayoutSample.Edges, upper: LayoutSample.Edges)
  private var drawing: TextFit
  private var layout: TextFit

  /// Creates a piece from the layout at one width or height.
  ///
  /// - Parameters:
  ///   - sample: The layout and its drawing.
  ///   - extent: The width or height, in points.
  ///   - pixel: The size of a pixel in points.
  init(_ sample: LayoutSample, at extent: Int, pixel: Double) {
    range = extent...extent
    parts = sample.parts
    ends = (sample.edges, sample.edges)
    self.pixel = pixel
    drawing = TextFit(sample.drawing, at: Double(extent), pixel: pixel)
    layout = TextFit(sample.layout, at: Double(extent), pixel: pixel)
  }

  /// Adds the layout at another width or height, unless there is a breakpoint in between.
  ///
  /// - Returns: Whether the layout was added.
  mutating func add(_ sample: LayoutSample, at extent: Int) -> Bool {
    var (drawing, layout) = (drawing, layout)
    guard drawing.add(sample.drawing, at: Double(extent)),
      layout.add(sample.layout, at: Double(extent))
    else { return false }
    (self.drawing, self.layout) = (drawing, layout)
    if extent < range.lowerBound { ends.lower = sample.edges }
    if extent > range.upperBound { ends.upper = sample.edges }
    range = min(range.lowerBound, extent)...max(range.upperBound, extent)
    return true
  }

  /// The texts of the drawings and of the layouts, with functions in place of numbers that vary.
  var texts: (drawing: NumberedText, layout: NumberedText) {
    (drawing.text(among: lines(\.drawn)), layout.text(among: lines(\.laidOut)))
  }

  /// Returns the edges whose position depends on the width or height, without duplicates.
  private func lines(_ edges: KeyPath<LayoutSample.Edges, [Double]>) -> [EdgeLine] {
    let length = Double(range.upperBound - range.lowerBound)
    guard length > 0 else { return [] }
    var seen: Set<EdgeLine> = []
    return zip(ends.lower[keyPath: edges], ends.upper[keyPath: edges]).compactMap { lower, upper in
      let slope = (upper - lower) / length
      let line = EdgeLine(start: lower - slope * Double(range.lowerBound), slope: slope)
      return slope != 0 && seen.insert(line).inserted ? line : nil
    }
  }
}

/// A search for the longest ``LayoutPiece`` around a width or height of the canvas.
///
/// In each direction, the search lays out the scene at distances that double until a layout doesn't fit the piece.
/// Bisection then finds the end of the piece. A change may begin and end in a gap between known layouts. So the search
/// uses the remaining time to lay out the scene in the middle of the widest gap.
struct PieceSearch {
  /// The maximum distance from the start of the search to the ends of the piece, in points.
  private static let reach = 512

  /// The widths or heights that the canvas may have, in points.
  let limits: ClosedRange<Int>
  /// The size of a pixel in points.
  let pixel: Double

  /// Finds the ``LayoutPiece`` around a width or height.
  ///
  /// - Parameters:
  ///   - extent: The width or height, in points.
  ///   - hasTimeLeft: Returns whether there is time left. It is called before each layout except the first.
  ///   - sample: Returns the layout at a width or height.
  /// - Returns: The piece. If time runs out, the piece may be shorter than possible or contain breakpoints.
  /// - Throws: The error of `sample`.
  nonisolated(nonsending) func piece(
    around extent: Int, hasTimeLeft: nonisolated(nonsending) () async -> Bool,
    sample: (Int) throws(PlumblineError) -> LayoutSample
  ) async throws(PlumblineError) -> LayoutPiece {
    let first = try sample(extent)
    var piece = LayoutPiece(first, at: extent, pixel: pixel)
    var known = [extent]
    for direction in [1, -1] {
      var good = extent
      var bad: Int?
      var step = 1
      while bad.map({ abs($0 - good) > 1 }) ?? true, await hasTimeLeft() {
        let next =
          bad.map { (good + $0) / 2 }
          ?? min(max(good + direction * step, limits.lowerBound), limits.upperBound)
        guard next != good, abs(next - extent) <= Self.reach else { break }
        if piece.add(try sample(next), at: next) {
          known.append(next)
          (good, step) = (next, 2 * step)
        } else {
          bad = next
        }
      }
    }
    known.sort()
    while let gap = zip(known, known.dropFirst()).max(by: { $0.1 - $0.0 < $1.1 - $1.0 }),
      gap.1 - gap.0 > 1, await hasTimeLeft()
    {
      let middle = (gap.0 + gap.1) / 2
      if piece.add(try sample(middle), at: middle) {
        known.insert(middle, at: known.partitioningIndex { $0 > middle })
        continue
      }
      // Only the side with the extent remains.
      known.removeAll { middle > extent ? $0 > middle : $0 < middle }
      piece = LayoutPiece(first, at: extent, pixel: pixel)
      for other in known where other != extent { _ = piece.add(try sample(other), at: other) }
    }
    return piece
  }
}
