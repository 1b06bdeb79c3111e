internal import AutoLayout
internal import Foundation
internal import Scenes

/// A layout and its drawing at one extent of the canvas, as lines of text.
struct LayoutSample: Sendable {
  /// The drawing as an SVG document.
  var drawing: [String]
  /// The layout as JSON.
  var layout: [String]
  /// The hash of the layout's parts.
  var parts: String
  /// The edges of all views and guides in the picture, not rounded, in points.
  var edges: [Double]
}

/// Layouts and their drawings over a range of extents, in which all numbers are functions of the extent.
struct LayoutPiece: Sendable {
  /// The extents at its ends, in points.
  private(set) var range: ClosedRange<Int>
  /// The hash of the layouts' parts.
  let parts: String
  /// The size of a pixel in points.
  let pixel: Double
  /// The edges of the layouts at both ends.
  private var ends: (lower: [Double], upper: [Double])
  private var drawing: TextFit
  private var layout: TextFit

  /// Starts with the layout at one extent.
  ///
  /// - Parameters:
  ///   - sample: The layout.
  ///   - extent: The extent, in points.
  ///   - pixel: The size of a pixel in points.
  init(_ sample: LayoutSample, at extent: Int, pixel: Double) {
    range = extent...extent
    parts = sample.parts
    ends = (sample.edges, sample.edges)
    self.pixel = pixel
    drawing = TextFit(sample.drawing, at: Double(extent), pixel: pixel)
    layout = TextFit(sample.layout, at: Double(extent), pixel: pixel)
  }

  /// Adds the layout at another extent, unless something begins or ends before it.
  ///
  /// - Returns: Whether it was added.
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

  /// The drawing and the layout as texts with functions.
  var texts: (drawing: NumberedText, layout: NumberedText) {
    let edges = edges
    return (drawing.text(among: edges), layout.text(among: edges))
  }

  /// The edges that move, each once.
  private var edges: [EdgeLine] {
    let length = Double(range.upperBound - range.lowerBound)
    guard length > 0 else { return [] }
    var seen: Set<EdgeLine> = []
    return zip(ends.lower, ends.upper).compactMap { lower, upper in
      let slope = (upper - lower) / length
      let line = EdgeLine(start: lower - slope * Double(range.lowerBound), slope: slope)
      return slope != 0 && seen.insert(line).inserted ? line : nil
    }
  }
}

/// The search for the piece around an extent.
///
/// It samples at distances that double, then halves the last one, and looks once more into each gap that is wider than
/// ``gap``. Layouts at whole points are those of the piece except where something begins and ends within such a gap.
struct PieceSearch {
  /// The widest part of a piece that isn't looked into, in points.
  private static let gap = 24
  /// The farthest that a piece extends to each side, in points.
  private static let reach = 512

  /// The extents that the canvas may have, in points.
  let limits: ClosedRange<Int>
  /// The size of a pixel in points.
  let pixel: Double

  /// Finds the piece around an extent.
  ///
  /// - Parameters:
  ///   - extent: The extent, in points.
  ///   - goesOn: Whether the search may go on, which is asked before each layout but the first. If it may not, the piece
  ///     is shorter than it could be.
  ///   - sample: Lays out.
  /// - Returns: The piece.
  nonisolated(nonsending) func piece(
    around extent: Int, goesOn: nonisolated(nonsending) () async -> Bool,
    sample: nonisolated(nonsending) (Int) async throws(PlumblineError) -> LayoutSample
  ) async throws(PlumblineError) -> LayoutPiece {
    let first = try await sample(extent)
    var piece = LayoutPiece(first, at: extent, pixel: pixel)
    var known = [extent]
    for direction in [1, -1] {
      var good = extent
      var bad: Int?
      var step = 1
      while await goesOn() {
        let next =
          bad.map { (good + $0) / 2 }
          ?? min(max(good + direction * step, limits.lowerBound), limits.upperBound)
        guard next != good, abs(next - extent) <= Self.reach else { break }
        if piece.add(try await sample(next), at: next) {
          known.append(next)
          good = next
          step *= 2
        } else {
          bad = next
        }
        if let bad, abs(bad - good) <= 1 { break }
      }
    }
    return try await piece.checked(
      LayoutPiece(first, at: extent, pixel: pixel), around: extent, known.sorted(), Self.gap,
      goesOn: goesOn, sample: sample)
  }
}

extension LayoutPiece {
  /// The piece, after a look into its wide gaps; a part of it if something begins and ends in one.
  nonisolated(nonsending) fileprivate func checked(
    _ start: LayoutPiece, around extent: Int, _ known: [Int], _ gap: Int,
    goesOn: nonisolated(nonsending) () async -> Bool,
    sample: nonisolated(nonsending) (Int) async throws(PlumblineError) -> LayoutSample
  ) async throws(PlumblineError) -> LayoutPiece {
    var piece = self
    var gaps = zip(known, known.dropFirst()).map { ($0, $1) }.filter { $1 - $0 > gap }
    while let (low, high) = gaps.popLast() {
      guard await goesOn() else { return piece }
      let middle = (low + high) / 2
      guard piece.add(try await sample(middle), at: middle) else {
        var part = start
        let side = middle > extent ? known.filter { $0 <= low } : known.filter { $0 >= high }
        for other in side where other != extent { _ = part.add(try await sample(other), at: other) }
        return part
      }
      gaps += [(low, middle), (middle, high)].filter { $1 - $0 > gap }
    }
    return piece
  }
}
