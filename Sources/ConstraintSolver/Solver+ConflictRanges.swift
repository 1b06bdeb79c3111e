/// A part of a segment of sizes along which the same sets of required rows are in conflict.
struct ConflictRange {
  let range: ClosedRange<Double>
  /// What is solved there in place of what is broken.
  let disputes: [Dispute]
}

extension Solver {
  /// The ranges of a segment along which the same sets of required rows are in conflict.
  ///
  /// Sets of rows have a solution along an interval of sizes, and of the sets without one the search
  /// takes the first in a fixed order. So what was found at two sizes is found at all sizes between
  /// them; and where two searches part, a set that only one of them found begins or stops to have a
  /// solution.
  mutating func conflictRanges(along segment: Segment) -> [ConflictRange] {
    var ranges: [ConflictRange] = []
    var start = 0.0
    var present = finding(at: 0, segment)
    // What was found further on, the nearest last.
    var ahead = [finding(at: 1, segment)]
    var skip = 0.0
    while let other = ahead.last {
      if other.parameter <= present.parameter || other.sets == present.sets {
        ahead.removeLast()
        if other.parameter > present.parameter { present = other }
        continue
      }
      let turn = turn(between: present, and: other, segment)
      let before = min(turn.parameter, other.parameter) - turn.margin
      if before > present.parameter {
        if present.lasts(to: before, before: other, segment) {
          present.parameter = before
        } else {
          ahead.append(finding(at: before, segment))
        }
        continue
      }
      let end = min(max(turn.parameter, start), 1)
      // Twice as far each time, should rounding alone make a difference again and again.
      skip = max(2 * skip, turn.margin)
      if end - start > Approximation.narrowestPiece {
        ranges.append(ConflictRange(range: start...end, disputes: present.disputes))
        start = end
        skip = turn.margin
      }
      let next = max(end, present.parameter) + skip
      present = finding(at: min(next, 1), segment)
      if next >= 1 { break }
    }
    if start < 1 { ranges.append(ConflictRange(range: start...1, disputes: present.disputes)) }
    return ranges
  }

  /// What is in conflict at a parameter.
  private struct Finding {
    var parameter: Double
    let sets: [ConflictSearch.Finding]
    let disputes: [Dispute]

    /// Whether the same is found at a parameter between this one and another, known without a
    /// search.
    ///
    /// What has no solution between the two has none at one of them. If it has none here, what was
    /// found here comes before it and takes a row from it. So it is with what has none there, if
    /// nothing was found there that was not found here. What remains is that all of this still has
    /// no solution.
    func lasts(to parameter: Double, before other: Finding, _ segment: Segment) -> Bool {
      let size = segment.size(at: parameter)
      return other.sets.allSatisfy { sets.contains($0) }
        && sets.allSatisfy {
          $0.excess.value(at: size) > Implications.certain * $0.tolerance.absoluteValue(at: size)
        }
    }
  }

  private mutating func finding(at parameter: Double, _ segment: Segment) -> Finding {
    resolve(at: segment.size(at: parameter))
    let disputes = state.disputes.active
    return Finding(
      parameter: parameter, sets: SolvedState.findings(of: disputes), disputes: disputes)
  }

  /// A parameter at which a set begins or stops to have a solution, and how far from there rounding
  /// may hide that.
  private struct Turn {
    let parameter: Double
    let margin: Double
  }

  /// A parameter at which two searches part, or nearer to the first than such a one.
  ///
  /// No set of the first search is found beyond the root at which it gets a solution. Before the
  /// first of these roots, a set of the second that is new has a root.
  private mutating func turn(
    between present: Finding, and other: Finding, _ segment: Segment
  ) -> Turn {
    var sets = present.sets
    for set in other.sets where !present.sets.contains(set) { sets.append(set) }
    let first = sets.compactMap { self.turn(of: $0, between: present, and: other, segment) }
      .min { $0.parameter < $1.parameter }
    return first ?? searchedTurn(between: present, and: other, segment)
  }

  private func turn(
    of set: ConflictSearch.Finding, between present: Finding, and other: Finding,
    _ segment: Segment
  ) -> Turn? {
    guard let root = segment.root(of: set.excess) else { return nil }
    let tolerance = set.tolerance.absoluteValue(at: segment.size(at: root))
    let margin = Solver.turningMargin(tolerance, growth: segment.growth(of: set.excess))
    // Else it is rounding that grows.
    guard margin < 0.1 else { return nil }
    // Either search may stand where rounding hides what the root is about.
    let slack = max(margin, 100 * Approximation.narrowestPiece)
    guard root > present.parameter - slack, root < other.parameter + slack else { return nil }
    return Turn(parameter: root, margin: max(margin, Approximation.narrowestPiece))
  }

  /// How far from a root a function that grows is beyond doubt, which begins at four times what may be
  /// rounding.
  static func turningMargin(_ tolerance: Double, growth: Double) -> Double {
    5 * tolerance / abs(growth)
  }

  /// The same by bisection, for what only rounding sets apart.
  private mutating func searchedTurn(
    between present: Finding, and other: Finding, _ segment: Segment
  ) -> Turn {
    var low = present.parameter
    var high = other.parameter
    while high - low > Approximation.narrowestPiece {
      let middle = finding(at: (low + high) / 2, segment)
      if middle.sets == present.sets {
        low = middle.parameter
      } else {
        high = middle.parameter
      }
    }
    return Turn(parameter: high, margin: Approximation.narrowestPiece)
  }
}
