extension Solver {
  /// The pieces on which the solution is linear, along the sizes from one to another.
  ///
  /// Where one piece ends and the next starts, an inequality becomes active or inactive, a
  /// constraint starts or stops being violated, or a conflict or an ambiguity comes or goes. The
  /// places are computed as roots of linear functions, not searched for by sampling. What is
  /// narrower than 1e-8 of the segment between two conflicts may be taken for rounding.
  ///
  /// - Complexity: For each component one solve for each of its own pieces, and for each conflict that
  ///   comes or goes a solve of the system at one side of it, or at both.
  /// - Returns: The pieces in order; together they cover the segment. None if both sizes are the
  ///   same.
  public mutating func linearPieces(from: CanvasSize, to: CanvasSize) -> [LinearPiece] {
    let segment = Segment(from: from.finite, to: to.finite)
    guard segment.from != segment.to else { return [] }
    state.unite(&edits, variableCount: variableCount)
    let ranges = conflictRanges(along: segment)
    var survey = Survey(along: segment)
    for range in ranges {
      survey.add(range, conflicts: SolvedState.conflicts(of: range.disputes, edits))
    }
    guard let engine = state.engineOfWhole else { return [] }
    survey.cover(engine)
    return survey.pieces { edits.identifiers[$0] }
  }
}

/// What a system and its disputes do along a segment.
private struct Survey {
  private let segment: Segment
  /// The ranges with the same conflicts, in order.
  private var ranges: [(range: ClosedRange<Double>, conflicts: [Conflict])] = []
  /// Along which ranges each dispute is solved in which way.
  private var disputes: [[Int32]: Stay] = [:]
  private var stays: [Stay] = []
  private var tracks: [Track] = []

  /// A dispute that is solved in one way along a range.
  private struct Stay {
    var range: ClosedRange<Double>
    let dispute: Dispute
  }

  init(along segment: Segment) { self.segment = segment }

  /// Adds the next range.
  mutating func add(_ next: ConflictRange, conflicts: [Conflict]) {
    let range = next.range
    ranges.append((range, conflicts))
    var present: [[Int32]: Stay] = [:]
    for dispute in next.disputes {
      let key = dispute.slots + [-1] + dispute.brokenSlots
      var stay = disputes.removeValue(forKey: key) ?? Stay(range: range, dispute: dispute)
      stay.range = stay.range.lowerBound...range.upperBound
      present[key] = stay
    }
    stays += disputes.values
    disputes = present
  }

  /// Looks at all components along the whole segment.
  mutating func cover(_ whole: Engine) {
    stays += disputes.values
    disputes = [:]
    stays.sort {
      ($0.range.lowerBound, $0.dispute.slots.first ?? 0)
        < ($1.range.lowerBound, $1.dispute.slots.first ?? 0)
    }
    var absences: [Int: [ClosedRange<Double>]] = [:]
    var absencesOfRows: [Int: [ClosedRange<Double>]] = [:]
    for stay in stays {
      var components: Set<Int> = []
      for variable in stay.dispute.variables where variable >= 0 {
        let component = Int(whole.blueprint.components.componentOfVariable[Int(variable)])
        if component >= 0 { components.insert(component) }
      }
      for component in components { absences[component, default: []].append(stay.range) }
      for slot in stay.dispute.ownSlots {
        absencesOfRows[Int(slot), default: []].append(stay.range)
      }
    }
    let coverage = Coverage(
      of: whole, along: segment,
      components: { Survey.rest(without: absences[$0] ?? []) },
      idleRows: { Survey.rest(without: absencesOfRows[$0] ?? []) })
    tracks = coverage.tracks
    for stay in stays { tracks += Survey.tracks(of: stay, along: segment) }
  }

  /// What a dispute does in its range, apart from what lies outside.
  private static func tracks(of stay: Stay, along segment: Segment) -> [Track] {
    let dispute = stay.dispute
    let blueprint = dispute.engine.blueprint
    let own = Set(dispute.ownSlots)
    let coverage = Coverage(
      of: dispute.engine, along: segment,
      components: { component in
        let first = blueprint.components.unknowns[component].first ?? 0
        return dispute.variables[Int(first)] >= 0 ? [stay.range] : []
      },
      idleRows: { own.contains(dispute.slots[$0]) ? [stay.range] : [] })
    return coverage.tracks.map { track in
      Track(
        range: track.range, violated: track.violated.map { Int(dispute.slots[$0]) },
        isUnique: track.isUnique)
    }
  }

  /// What is left of the segment, given what is not, in order.
  private static func rest(without absences: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var rest: [ClosedRange<Double>] = []
    var start = 0.0
    for absence in absences {
      if absence.lowerBound > start { rest.append(start...absence.lowerBound) }
      start = max(start, absence.upperBound)
    }
    if start < 1 { rest.append(start...1) }
    return rest
  }

  /// Pieces of the whole from those of its components, which start and end on their own.
  func pieces(_ identifier: (Int) -> ConstraintID) -> [LinearPiece] {
    let byStart = tracks.indices.sorted {
      tracks[$0].range.lowerBound < tracks[$1].range.lowerBound
    }
    let byEnd = tracks.indices.sorted {
      tracks[$0].range.upperBound < tracks[$1].range.upperBound
    }
    var violations: [Int: Int] = [:]
    var openCount = 0
    var pieces: [LinearPiece] = []
    var nextStart = 0
    var nextEnd = 0
    var start = 0.0
    for (range, conflicts) in ranges {
      while start < range.upperBound {
        while nextEnd < byEnd.count,
          tracks[byEnd[nextEnd]].range.upperBound <= start + Approximation.sameParameter
        {
          let track = tracks[byEnd[nextEnd]]
          for slot in track.violated { violations[slot, default: 0] -= 1 }
          if !track.isUnique { openCount -= 1 }
          nextEnd += 1
        }
        while nextStart < byStart.count,
          tracks[byStart[nextStart]].range.lowerBound <= start + Approximation.sameParameter
        {
          let track = tracks[byStart[nextStart]]
          for slot in track.violated { violations[slot, default: 0] += 1 }
          if !track.isUnique { openCount += 1 }
          nextStart += 1
        }
        var end = nextEnd < byEnd.count ? tracks[byEnd[nextEnd]].range.upperBound : 1
        if end > range.upperBound - Approximation.sameParameter { end = range.upperBound }
        let violated = violations.filter { $0.value > 0 }.map { identifier($0.key) }.sorted()
        pieces.append(
          LinearPiece(
            range: start...max(start, end), violated: violated, conflicts: conflicts,
            isDetermined: openCount == 0))
        start = end
      }
    }
    return pieces
  }
}
