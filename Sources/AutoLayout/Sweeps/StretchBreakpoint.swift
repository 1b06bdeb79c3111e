import Foundation

extension LayoutSweeper {
  /// Returns the breakpoint in the gap between two stretches, and its precision.
  ///
  /// The breakpoint is where edges extrapolated from both stretches meet. If they don't meet, it is at a round number
  /// in a very short gap, or in the middle of a longer gap.
  func breakpoint(
    in gap: ClosedRange<CGFloat>, _ lower: LayoutSweep.Stretch, _ upper: LayoutSweep.Stretch
  ) -> (CGFloat, LayoutSweep.Precision) {
    if let found = meeting(in: gap, lower, upper) { return (found, .exact) }
    let middle = (gap.lowerBound + gap.upperBound) / 2
    let step = Self.tolerance
    let round = (middle / step).rounded() * step
    if gap.upperBound - gap.lowerBound <= Self.closeness, gap.contains(round) {
      return (round, .exact)
    }
    return (middle, .searched(Self.tolerance))
  }

  private func meeting(
    in gap: ClosedRange<CGFloat>, _ lower: LayoutSweep.Stretch, _ upper: LayoutSweep.Stretch
  ) -> CGFloat? {
    guard let before = lower.pieces.last?.path, let after = upper.pieces.first?.path,
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
}

extension LayoutSweep.Stretch {
  mutating func extend(to end: CGFloat) {
    range = range.lowerBound...max(range.lowerBound, end)
    while pieces.count > 1, let last = pieces.last, last.range.lowerBound >= end {
      pieces.removeLast()
    }
    guard let last = pieces.indices.last else { return }
    let path = pieces[last].path
    pieces[last].path.upper = path.lower.indices.map { path.edges(of: $0, at: end) }
    pieces[last].path.range = path.range.lowerBound...max(path.range.lowerBound, end)
  }

  mutating func extend(from start: CGFloat) {
    let shift = start - range.lowerBound
    range = min(range.upperBound, start)...range.upperBound
    for index in inputs.indices {
      inputs[index].value = inputs[index].value.map { $0 + inputs[index].slope * shift }
    }
    guard let path = pieces.first?.path else { return }
    pieces[0].path.lower = path.lower.indices.map { path.edges(of: $0, at: start) }
    pieces[0].path.range = min(path.range.upperBound, start)...path.range.upperBound
  }
}
