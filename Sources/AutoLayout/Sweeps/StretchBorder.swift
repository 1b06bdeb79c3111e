import Foundation

extension LayoutSweeper {
  /// The border between two stretches, between extents at which each is known, and its precision.
  ///
  /// In order: a text of the first that no longer breaks as it did, at the exact width; an extent at which the
  /// platform's numbers change; the one place at which all edges that the stretches extrapolate to are equal.
  func border(
    in gap: ClosedRange<CGFloat>, _ lower: LayoutSweep.Stretch, _ upper: LayoutSweep.Stretch,
    wrapping: [CGFloat], known: [CGFloat]
  ) -> (CGFloat, LayoutSweep.Precision) {
    if let found = wrapping.first, wrapping.allSatisfy({ abs($0 - found) < 1e-6 }) {
      return (found, .exact)
    }
    if let found = known.first(where: { gap.contains($0) }) { return (found, .exact) }
    if let found = meeting(in: gap, lower, upper) { return (found, .exact) }
    let middle = (gap.lowerBound + gap.upperBound) / 2
    let step = Self.tolerance
    let round = (middle / step).rounded() * step
    if gap.upperBound - gap.lowerBound <= Self.closeness, gap.contains(round) {
      return (round, .exact)
    }
    return (middle, .searched(Self.tolerance))
  }

  /// The extent at which the edges of the two stretches are equal, if there is one.
  private func meeting(
    in gap: ClosedRange<CGFloat>, _ lower: LayoutSweep.Stretch, _ upper: LayoutSweep.Stretch
  ) -> CGFloat? {
    guard let before = lower.pieces.last, let after = upper.pieces.first,
      before.lower.count == after.lower.count, before.range.upperBound > before.range.lowerBound,
      after.range.upperBound > after.range.lowerBound
    else { return nil }
    var found: CGFloat?
    for item in before.lower.indices {
      let difference =
        before.edges(of: item, at: gap.lowerBound) - after.edges(of: item, at: gap.lowerBound)
      let slope = before.slopes(of: item) - after.slopes(of: item)
      for edge in 0..<4 {
        guard abs(slope[edge]) > 1e-6 else {
          if abs(difference[edge]) > 1e-5 { return nil }
          continue
        }
        let root = gap.lowerBound - CGFloat(difference[edge] / slope[edge])
        guard root >= gap.lowerBound - 1e-4, root <= gap.upperBound + 1e-4 else { return nil }
        if let found, abs(found - root) > 1e-4 { return nil }
        found = found ?? root
      }
    }
    return found.map { min(max($0, gap.lowerBound), gap.upperBound) }
  }

  /// The extents in a gap at which texts break into other lines, if their widths go on as they do in a piece.
  func wrappingExtents(
    in gap: ClosedRange<CGFloat>, after piece: SolverPiece, _ system: LayoutSystem
  ) -> [CGFloat] {
    let length = piece.range.upperBound - piece.range.lowerBound
    guard length > 0 else { return [] }
    return system.followers.deciding.compactMap { place in
      func width(_ edges: [SIMD4<Double>]) -> Double { edges[place][1] - edges[place][0] }
      let slope = (width(piece.upper) - width(piece.lower)) / Double(length)
      func width(at extent: CGFloat) -> Double {
        width(piece.upper) + slope * Double(extent - piece.range.upperBound)
      }
      let (before, after) = (width(at: gap.lowerBound), width(at: gap.upperBound))
      guard
        let wrapping = system.wrappingWidth(
          ofSlot: Int32(truncatingIfNeeded: place), between: min(before, after),
          and: max(before, after))
      else { return nil }
      return piece.range.upperBound + CGFloat((wrapping - width(piece.upper)) / slope)
    }
  }
}

extension LayoutSweep.Stretch {
  /// Moves the end, and that of the last piece with it.
  mutating func extend(to end: CGFloat) {
    range = range.lowerBound...max(range.lowerBound, end)
    while pieces.count > 1, let last = pieces.last, last.range.lowerBound >= end {
      pieces.removeLast()
    }
    guard let last = pieces.indices.last else { return }
    let piece = pieces[last]
    let edges = piece.lower.indices.map { piece.edges(of: $0, at: end) }
    pieces[last].range = piece.range.lowerBound...max(piece.range.lowerBound, end)
    pieces[last].upper = edges
  }

  /// Moves the start, and that of the first piece with it.
  mutating func extend(from start: CGFloat) {
    let shift = start - range.lowerBound
    range = min(range.upperBound, start)...range.upperBound
    for index in inputs.indices {
      inputs[index].value = inputs[index].value.map { $0 + inputs[index].slope * shift }
    }
    guard let piece = pieces.first else { return }
    let edges = piece.lower.indices.map { piece.edges(of: $0, at: start) }
    pieces[0].range = min(piece.range.upperBound, start)...piece.range.upperBound
    pieces[0].lower = edges
  }
}
