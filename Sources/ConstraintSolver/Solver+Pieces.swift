extension Solver {
  /// The pieces on which the solution is linear, along the sizes from one to another.
  ///
  /// Where one piece ends and the next starts, an inequality becomes active or inactive, a constraint
  /// starts or stops being violated, or a conflict or an ambiguity comes or goes. The places are
  /// computed, not searched for by sampling; only where required constraints are in conflict, and
  /// where open values are tied together across components, pieces are told apart by bisection.
  ///
  /// - Returns: The pieces in order; together they cover the segment. None if both sizes are the same.
  public mutating func linearPieces(from: CanvasSize, to: CanvasSize) -> [LinearPiece] {
    let segment = Segment(from: from.finite, to: to.finite)
    guard segment.from != segment.to else { return [] }
    update()
    if let tracks = engines[0].tracks(along: segment) { return pieces(of: tracks) }
    var parts: [Part] = []
    bisect((0, state(at: 0, segment)), (1, state(at: 1, segment)), segment, depth: 0, &parts)
    return joined(parts)
  }

  /// Pieces of the whole from those of its components, which start and end on their own.
  private func pieces(of tracks: [Track]) -> [LinearPiece] {
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
    while start < 1 {
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
      let end = nextEnd < byEnd.count ? tracks[byEnd[nextEnd]].range.upperBound : 1
      let violated = violations.filter { $0.value > 0 }.map { identifier(ofSlot: $0.key) }.sorted()
      pieces.append(
        LinearPiece(
          range: start...max(start, end), violated: violated, conflicts: [],
          isDetermined: openCount == 0))
      start = end
    }
    return pieces
  }

  // MARK: - Where components cannot be looked at one by one

  /// The solution at a parameter, reduced to what tells pieces apart.
  private struct State: Equatable {
    let conflicts: [Conflict]
    let isDetermined: Bool
    /// Every variable as a function of the size.
    let functions: [AffineConstant]
    let violated: [ConstraintID]
  }

  private mutating func state(at parameter: Double, _ segment: Segment) -> State {
    let size = segment.size(at: parameter)
    let solution = solve(at: size)
    return State(
      conflicts: solution.conflicts, isDetermined: solution.openComponents.isEmpty,
      functions: engines[current].functions, violated: solution.violatedConstraints)
  }

  /// A range and the state at both of its ends.
  private struct Part {
    var range: ClosedRange<Double>
    let state: State
  }

  /// Tells apart what differs between two parameters.
  ///
  /// Two states with the same functions of the size, conflicts and violations are one piece, because
  /// the sizes at which an optimum stays one form an interval. A few cuts come first all the same:
  /// with conflicts that is not certain.
  private mutating func bisect(
    _ low: (parameter: Double, state: State), _ high: (parameter: Double, state: State),
    _ segment: Segment, depth: Int, _ parts: inout [Part]
  ) {
    if depth > 4, low.state == high.state {
      parts.append(Part(range: low.parameter...high.parameter, state: low.state))
      return
    }
    // The narrow range in which a piece gives way to the next is not one itself.
    let width = high.parameter - low.parameter
    guard width > Approximation.sameParameter else { return }
    let parameter = low.parameter + width / 2
    let middle = (parameter, state(at: parameter, segment))
    bisect(low, middle, segment, depth: depth + 1, &parts)
    bisect(middle, high, segment, depth: depth + 1, &parts)
  }

  /// The pieces without the gaps and cuts that bisection leaves.
  private func joined(_ parts: [Part]) -> [LinearPiece] {
    var whole: [Part] = []
    for part in parts {
      if let last = whole.last, last.state == part.state {
        whole[whole.count - 1].range = last.range.lowerBound...part.range.upperBound
      } else {
        whole.append(part)
      }
    }
    // A violation counts a little later than the optimum changes; what lies between is no piece.
    let wide = whole.filter {
      $0.range.upperBound - $0.range.lowerBound > Approximation.narrowestPiece
    }
    if !wide.isEmpty { whole = wide }
    return whole.indices.map { index in
      let start = index == 0 ? 0 : whole[index].range.lowerBound
      let end = index + 1 < whole.count ? whole[index + 1].range.lowerBound : 1
      return LinearPiece(
        range: start...end, violated: whole[index].state.violated,
        conflicts: whole[index].state.conflicts, isDetermined: whole[index].state.isDetermined)
    }
  }
}
