/// A breakpoint that lies ahead of a displacement.
private struct Event {
  /// How far away it is.
  let distance: Double
  /// How fast its residual moves.
  let rate: Double
  let residual: Int
  let breakpoint: Int
}

extension Simplex {
  /// Displaces a column as far as the cost falls, and pins what stops it.
  ///
  /// The long-step ratio test: at each breakpoint the slope grows; the walk goes on until it is no
  /// longer negative.
  ///
  /// - Returns: The length of the displacement; infinite when nothing stops it.
  mutating func take(_ move: ImprovingMove, rule: Rule) -> Double {
    var slopes = move.slopes
    let events = events(ahead: move, rule: rule)
    guard let stop = stop(of: &slopes, at: events) else {
      isUnbounded = true
      isBarred[move.column] = true
      return .infinity
    }
    let entering = residualOfColumn[move.column]
    for event in events[..<stop] { cross(event, entering: entering) }
    let last = events[stop]
    if entering >= 0 { leavePin(entering, move.direction) }
    if last.residual == entering {
      slide(move.column, to: last.breakpoint)
    } else {
      pivot(column: move.column, residual: last.residual, breakpoint: last.breakpoint)
    }
    return last.distance
  }

  /// The index of the event at which the cost no longer falls.
  private func stop(of slopes: inout [LevelSlope], at events: [Event]) -> Int? {
    for index in events.indices {
      let event = events[index]
      let point = component.breakpoints[event.breakpoint]
      slopes[point.level].add(point.jump * abs(event.rate))
      let first = slopes.first { $0.cleaned != 0 }
      if let first, first.cleaned < 0 { continue }
      return index
    }
    return nil
  }

  private func events(ahead move: ImprovingMove, rule: Rule) -> [Event] {
    var events: [Event] = []
    let entering = residualOfColumn[move.column]
    for residual in values.indices {
      var rate = move.direction.rawValue
      if residual != entering {
        guard columnOfResidual[residual] < 0 else { continue }
        rate *= coefficients[residual * columnCount + move.column]
        guard rate != 0 else { continue }
      }
      for breakpoint in component.ranges[residual] {
        guard component.breakpoints[breakpoint].jump > 0 else { continue }
        let side = sides[breakpoint]
        guard rate > 0 ? side < 0 : side > 0 else { continue }
        events.append(event(residual, breakpoint, rate: rate))
      }
    }
    events.sort { lhs, rhs in
      if lhs.distance != rhs.distance { return lhs.distance < rhs.distance }
      if rule == .steepest, abs(lhs.rate) != abs(rhs.rate) { return abs(lhs.rate) < abs(rhs.rate) }
      return lhs.breakpoint < rhs.breakpoint
    }
    return events
  }

  private func event(_ residual: Int, _ breakpoint: Int, rate: Double) -> Event {
    let isTouching = comparison(of: residual, with: breakpoint) == 0
    let distance = (positions[breakpoint] - values[residual]) / rate
    return Event(
      distance: isTouching ? 0 : max(0, Approximation.finite(distance)), rate: rate,
      residual: residual, breakpoint: breakpoint)
  }

  /// Takes a residual to the other side of a breakpoint.
  private mutating func cross(_ event: Event, entering: Int) {
    let side: Int8 = event.rate > 0 ? 1 : -1
    sides[event.breakpoint] = side
    guard event.residual != entering else { return }
    let point = component.breakpoints[event.breakpoint]
    addSlopes(of: event.residual, times: Double(side) * point.jump, level: point.level)
  }

  /// Puts the breakpoints a residual was pinned to on the side it comes from.
  private mutating func leavePin(_ residual: Int, _ direction: Direction) {
    for breakpoint in component.ranges[residual] where sides[breakpoint] == 0 {
      sides[breakpoint] = direction == .up ? 1 : -1
    }
  }
}
