extension Solver {
  /// The ranges of a segment along which the same sets of required rows are in conflict.
  ///
  /// Sets of rows have a solution along an interval of sizes, and of the sets without one the search
  /// takes the first in a fixed order. So what was found at two sizes is found at all sizes between
  /// them; and where two searches part, one of the two sets begins or stops to have a solution.
  mutating func conflictRanges(along segment: Segment) -> [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    let last = finding(at: 1, segment)
    var present = finding(at: 0, segment)
    var start = 0.0
    var skip = 0.0
    while present.rounds != last.rounds {
      let turn = end(of: present, before: last, segment)
      let end = min(max(turn.parameter, start), 1)
      // Twice as far each time, should rounding alone make a difference again and again.
      skip = max(2 * skip, turn.margin)
      if end - start > Approximation.narrowestPiece {
        ranges.append(start...end)
        start = end
        skip = turn.margin
      }
      let next = max(end, present.parameter) + skip
      guard next < 1 else { break }
      present = finding(at: next, segment)
    }
    if start < 1 { ranges.append(start...1) }
    return ranges
  }

  /// What is in conflict at a parameter.
  private struct Finding {
    let parameter: Double
    let rounds: [[ConflictSearch.Finding]]
  }

  private mutating func finding(at parameter: Double, _ segment: Segment) -> Finding {
    resolve(at: segment.size(at: parameter))
    return Finding(parameter: parameter, rounds: rounds)
  }

  /// A parameter at which a set begins or stops to have a solution, and how far from there rounding
  /// may hide that.
  private struct Turn {
    let parameter: Double
    let margin: Double
  }

  /// Where what was found at a parameter is no longer found, on the way to where it is not.
  ///
  /// Each root at which the two part is passed on the way; nearer and nearer ones are looked at
  /// until nothing parts before the last.
  private mutating func end(
    of present: Finding, before last: Finding, _ segment: Segment
  ) -> Turn {
    var other = last
    var turn = Turn(parameter: last.parameter, margin: Approximation.narrowestPiece)
    while other.rounds != present.rounds {
      turn = self.turn(between: present, and: other, segment)
      let before = min(turn.parameter, other.parameter) - turn.margin
      guard before > present.parameter else { break }
      other = finding(at: before, segment)
    }
    return turn
  }

  /// The first parameter at which the sets in which two searches part turn.
  private mutating func turn(
    between present: Finding, and other: Finding, _ segment: Segment
  ) -> Turn {
    let candidates = difference(present.rounds, other.rounds).compactMap { set -> Turn? in
      guard let root = segment.root(of: set.excess) else { return nil }
      let tolerance = set.tolerance.absoluteValue(at: segment.size(at: root))
      let margin = 4 * tolerance / abs(segment.growth(of: set.excess))
      // Else it is rounding that grows.
      guard margin < 0.1 else { return nil }
      // Either search may stand where rounding hides what the root is about.
      let slack = max(margin, 100 * Approximation.narrowestPiece)
      guard root > present.parameter - slack, root < other.parameter + slack else { return nil }
      return Turn(parameter: root, margin: max(margin, Approximation.narrowestPiece))
    }
    if let first = candidates.min(by: { $0.parameter < $1.parameter }) { return first }
    return searchedTurn(between: present, and: other, segment)
  }

  /// The sets in which two searches part.
  private func difference(
    _ lhs: [[ConflictSearch.Finding]], _ rhs: [[ConflictSearch.Finding]]
  ) -> [ConflictSearch.Finding] {
    for index in 0..<max(lhs.count, rhs.count) {
      let left = index < lhs.count ? lhs[index] : []
      let right = index < rhs.count ? rhs[index] : []
      if left == right { continue }
      let place = zip(left, right).prefix { $0 == $1 }.count
      return Array(left.dropFirst(place).prefix(1) + right.dropFirst(place).prefix(1))
    }
    return []
  }

  /// The same by bisection, for what only rounding sets apart.
  private mutating func searchedTurn(
    between present: Finding, and other: Finding, _ segment: Segment
  ) -> Turn {
    var low = present.parameter
    var high = other.parameter
    while high - low > Approximation.narrowestPiece {
      let middle = finding(at: (low + high) / 2, segment)
      if middle.rounds == present.rounds {
        low = middle.parameter
      } else {
        high = middle.parameter
      }
    }
    return Turn(parameter: high, margin: Approximation.narrowestPiece)
  }
}
