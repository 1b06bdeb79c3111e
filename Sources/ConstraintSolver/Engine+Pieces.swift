extension Engine {
  /// What each component does along a segment, or nil if something is broken or tied together
  /// somewhere, so that components cannot be looked at one by one.
  func tracks(along segment: Segment) -> [Track]? {
    for condition in blueprint.guards {
      // A guard is linear, so its ends tell.
      guard condition.holds(at: segment.from), condition.holds(at: segment.to) else { return nil }
    }
    var solver = ComponentSolver()
    solver.outcome.isDetailed = true
    var tracks: [Track] = []
    for component in 0..<blueprint.components.count {
      guard cover(0...1, of: component, along: segment, &solver, &tracks) else { return nil }
    }
    tracks += idleTracks(along: segment)
    return tracks
  }

  /// The rows below required without free variables: violated on one side of a size, or on both.
  private func idleTracks(along segment: Segment) -> [Track] {
    var tracks: [Track] = []
    for row in blueprint.idleRows {
      var range = 0.0...1.0
      var start = 0.0
      while start < 1 {
        range = segment.narrow(start...1, around: start + 1e-12, by: row.constant)
        let middle = segment.size(at: (range.lowerBound + range.upperBound) / 2)
        let isViolated = row.isViolated(blueprint.store.kind(of: row.slot).relation, at: middle)
        tracks.append(
          Track(range: range, violated: isViolated ? [row.slot] : [], isUnique: true))
        if range.upperBound <= start { break }
        start = range.upperBound
      }
    }
    return tracks
  }

  /// Covers a range with the pieces of a component.
  ///
  /// The optimum found in the middle holds between the nearest roots of its conditions; what is
  /// left on either side is covered in the same way.
  private func cover(
    _ range: ClosedRange<Double>, of component: Int, along segment: Segment,
    _ solver: inout ComponentSolver, _ tracks: inout [Track]
  ) -> Bool {
    guard range.upperBound - range.lowerBound > Approximation.sameParameter else { return true }
    guard let parameter = generalParameter(in: range, component, segment, &solver) else {
      return true
    }
    if solver.outcome.isBroken || solver.outcome.isOpen { return false }
    var part = range
    for index in solver.outcome.conditions.indices {
      part = segment.narrow(part, around: parameter, by: solver.outcome.conditions[index])
    }
    var violated: [Int] = []
    for index in solver.outcome.violatedRows.indices {
      violated.append(Int(blueprint.rows.slots[Int(solver.outcome.violatedRows[index])]))
    }
    tracks.append(
      Track(range: part, violated: violated.sorted(), isUnique: solver.outcome.isUnique))
    return cover(
      range.lowerBound...part.lowerBound, of: component, along: segment, &solver, &tracks)
      && cover(part.upperBound...range.upperBound, of: component, along: segment, &solver, &tracks)
  }

  /// A parameter at which nothing happens to be at a limit, or nil if there seems to be none.
  private func generalParameter(
    in range: ClosedRange<Double>, _ component: Int, _ segment: Segment,
    _ solver: inout ComponentSolver
  ) -> Double? {
    for share in [0.5, 0.381966, 0.723607, 0.1459, 0.9271] {
      let parameter = range.lowerBound + share * (range.upperBound - range.lowerBound)
      solver.solve(component, of: blueprint, at: segment.size(at: parameter))
      if !solver.outcome.isLocal || solver.outcome.isBroken || solver.outcome.isOpen {
        return parameter
      }
    }
    return nil
  }
}

extension Leftover {
  /// Whether a row of this kind misses beyond rounding.
  func isViolated(_ relation: Relation, at size: CanvasSize) -> Bool {
    let value = constant.value(at: size)
    if abs(value) <= Approximation.touching * magnitude.absoluteValue(at: size) { return false }
    return switch relation {
    case .equal: true
    case .lessThanOrEqual: value > 0
    case .greaterThanOrEqual: value < 0
    }
  }
}
