/// Components with one loop, or none, are optimized without a basis.
///
/// What is not on the loop is where it alone costs least. Along the loop all values add up to zero; if
/// they do not where each costs least, those that cost least for each point give way first, each as far
/// as to its next limit. Among several at the same cost ties decide.
extension SparseSimplex {
  /// Optimizes a component with one loop or none.
  ///
  /// - Returns: Whether constraints alone leave one solution; nil if it is not such a component, or
  ///   more is open than what the loop leaves open.
  mutating func solveLoop(
    _ component: Int, of blueprint: Blueprint, decidesTies: Bool
  ) -> Bool? {
    guard problem.lowestRank > 0, loop.load(&problem) else { return nil }
    evaluatePoints()
    loop.lengths.resize(to: problem.residualCount)
    for index in loop.leaves.indices {
      let edge = Int(loop.leaves[index].edge)
      let line = bounds(of: edge)
      guard line.isPoint(&self.line) else { return nil }
      loop.lengths[edge] = self.line[line.low].position
    }
    guard let rest = closeLoop() else { return nil }
    let isUnique = rest == 0
    guard isUnique || (decidesTies && hasSimpleTies(component, of: blueprint)) else { return nil }
    values.resize(to: problem.residualCount)
    roundings.resize(to: problem.residualCount)
    placeUnknowns()
    if !isUnique { share(rest, component, of: blueprint) }
    for edge in loop.ends.indices { evaluateEdge(edge) }
    for tie in loop.ends.count..<problem.residualCount { evaluate(tie) }
    return isUnique
  }

  /// Computes the unknowns from the lengths of the edges.
  private mutating func placeUnknowns() {
    let zero = problem.unknowns.count
    coordinates.replaceAll(with: 0, count: zero + 1)
    for index in 0..<max(0, loop.steps.count - 1) {
      let step = loop.steps[index]
      let before = Int(loop.ends[Int(step.edge)].other(than: step.node))
      coordinates[Int(step.node)] =
        coordinates[before] + step.sign * loop.lengths[Int(step.edge)]
    }
    for index in loop.leaves.indices.reversed() {
      let leaf = loop.leaves[index]
      let edge = loop.ends[Int(leaf.edge)]
      let sign: Double = edge.first == leaf.node ? 1 : -1
      coordinates[Int(leaf.node)] =
        coordinates[Int(edge.other(than: leaf.node))] + sign * loop.lengths[Int(leaf.edge)]
    }
    let offset = coordinates[zero]
    coordinates.truncate(to: zero)
    for column in coordinates.indices {
      coordinates[column] = Approximation.finite(coordinates[column] - offset)
    }
  }

  /// Computes the value of an edge from the unknowns at its ends, as ``evaluate(_:)`` would.
  @inline(__always)
  private mutating func evaluateEdge(_ edge: Int) {
    let ends = loop.ends[edge]
    let first = coordinates[Int(ends.first)]
    let second = Int(ends.second) < coordinates.count ? coordinates[Int(ends.second)] : 0
    values[edge] = Approximation.finite(first - second)
    roundings[edge] =
      Approximation.touching * Approximation.finite(abs(first) + abs(second)) + rounding
  }

  /// The points between which an edge alone costs least.
  @inline(__always)
  private mutating func bounds(of edge: Int) -> Line {
    let points = problem.points(of: edge)
    let first = points.lowerBound
    let start = line[first]
    var below = 0.0
    var above = 0.0
    for point in points {
      // What hugs and resists at the same number: no level has anything to choose.
      let value = line[point]
      guard value.position == start.position, value.rounding == start.rounding else {
        return line(of: edge)
      }
      below += value.slopeBelow
      above += value.slopeAbove
    }
    return Line(low: below < 0 ? first : -1, high: above > 0 ? first : -1)
  }

  // MARK: - Along the loop

  /// Makes what the edges of the loop add up to zero at the least cost.
  ///
  /// - Returns: What ties are to share among the edges that give way at the least cost, with the sign of
  ///   how the sum is to change; zero if there is nothing to share; nil if there is no loop to close.
  private mutating func closeLoop() -> Double? {
    guard !loop.steps.isEmpty else { return 0 }
    guard let (sum, tolerance) = startYielding() else { return nil }
    let sign: Double = sum > 0 ? -1 : 1
    for index in loop.yields.indices {
      loop.yields[index].sign = sign * loop.steps[index].sign
      review(index)
    }
    var rest = abs(sum)
    var isLinedUp = false
    while rest > tolerance {
      let room = isLinedUp ? loop.takeLeast() : loop.takeFirst()
      if room > rest + tolerance {
        if loop.least.count > 1 { break }
        giveWay(by: rest)
        return 0
      }
      for place in loop.least.indices {
        let index = Int(loop.least[place])
        rest -= loop.yields[index].room
        loop.yields[index].point = loop.yields[index].next
        loop.yields[index].isLeast = false
        review(index)
        if isLinedUp { loop.queue(index) }
      }
      if !isLinedUp { loop.queueAll() }
      isLinedUp = true
    }
    giveWay(by: 0)
    return rest > tolerance ? sign * rest : 0
  }

  /// Puts each edge of the loop to the end of where it alone costs least from which the sum is to
  /// change in one direction.
  ///
  /// - Returns: The sum, and what of it may be rounding; nil if there is no such end.
  private mutating func startYielding() -> (sum: Double, tolerance: Double)? {
    var low = 0.0
    var high = 0.0
    var tolerance = 0.0
    loop.yields.removeAll()
    loop.costs.removeAll()
    for index in loop.steps.indices {
      let step = loop.steps[index]
      let line = bounds(of: Int(step.edge))
      let (least, most) = step.sign > 0 ? (line.low, line.high) : (line.high, line.low)
      low += least < 0 ? -.infinity : step.sign * self.line[least].position
      high += most < 0 ? .infinity : step.sign * self.line[most].position
      if least >= 0 { tolerance += self.line[least].rounding }
      if most >= 0 { tolerance += self.line[most].rounding }
      loop.yields.append(
        Loop.Yield(
          edge: step.edge, least: Int32(truncatingIfNeeded: least),
          most: Int32(truncatingIfNeeded: most)))
    }
    // Where zero lies between, all start low and give way without cost.
    let startsLow = low > tolerance || (high >= -tolerance && low.isFinite)
    guard startsLow ? low.isFinite : high.isFinite else { return nil }
    for index in loop.yields.indices {
      loop.yields[index].point = startsLow ? loop.yields[index].least : loop.yields[index].most
    }
    return (startsLow ? low : high, tolerance)
  }

  /// Works out how far an edge can give way at the same cost, and at which.
  @inline(__always)
  private mutating func review(_ index: Int) {
    let yield = loop.yields[index]
    let point = Int(yield.point)
    let position = line[point].position
    let isRising = yield.sign > 0
    let start = loop.costs.count
    var next = -1
    var room = Double.infinity
    for other in problem.points(of: Int(yield.edge)) {
      let value = line[other]
      guard value.slopeAbove > value.slopeBelow else { continue }
      var isAhead = false
      // Several are mostly at the same place.
      if value.position != position {
        let side = line.compare(other, point)
        isAhead = isRising ? side > 0 : side < 0
        if isAhead, abs(value.position - position) < room {
          room = abs(value.position - position)
          next = other
        }
      }
      let slope =
        isRising
        ? (isAhead ? value.slopeBelow : value.slopeAbove)
        : -(isAhead ? value.slopeAbove : value.slopeBelow)
      if slope != 0 { loop.addCost(slope, rank: problem.points[other].rank, from: start) }
    }
    loop.yields[index].next = Int32(truncatingIfNeeded: next)
    loop.yields[index].room = room
    loop.finishCosts(of: index, from: start)
  }

  /// Sets the lengths along the loop, with the edge that gives way at the least cost moved from its
  /// point.
  private mutating func giveWay(by distance: Double) {
    for index in loop.yields.indices {
      let yield = loop.yields[index]
      let moved = yield.isLeast && distance > 0 ? yield.sign * distance : 0
      loop.lengths[Int(yield.edge)] = line[Int(yield.point)].position + moved
    }
  }

  // MARK: - Ties

  /// Whether the loop starts at zero, and each variable follows from one unknown.
  private mutating func hasSimpleTies(_ component: Int, of blueprint: Blueprint) -> Bool {
    guard loop.origin == problem.unknowns.count else { return false }
    for place in blueprint.components.dependents.range(component) {
      let variable = Int(blueprint.components.dependents.members[place])
      if blueprint.definitions.sum(of: variable).count > 1 { return false }
    }
    return true
  }

  /// The unknown that a variable follows from, by its place, and its coefficient.
  @inline(__always)
  private static func unknown(behind variable: Int, _ blueprint: Blueprint) -> Entry {
    let sum = blueprint.definitions.sum(of: variable)
    let entry =
      sum.isEmpty
      ? Entry(column: variable, coefficient: 1) : blueprint.definitions.entries[sum.lowerBound]
    return Entry(
      column: Int(blueprint.components.placeOfVariable[entry.column]),
      coefficient: entry.coefficient)
  }

  /// Shares what is left of a sum among the edges that give way at the least cost, so that one variable
  /// after another is as near to zero as can be.
  private mutating func share(_ rest: Double, _ component: Int, of blueprint: Blueprint) {
    loop.startSharing(abs(rest))
    let sign: Double = rest > 0 ? 1 : -1
    for place in blueprint.components.dependents.range(component) {
      let variable = Int(blueprint.components.dependents.members[place])
      let unknown = SparseSimplex.unknown(behind: variable, blueprint)
      guard loop.isOpen(unknown.column) else { continue }
      let position =
        blueprint.definitions.isFree(variable)
        ? AffineConstant() : blueprint.definitions.constant(of: variable).negated
      let target = Approximation.finite(position.value(at: size) / unknown.coefficient)
      let wish = sign * (target - coordinates[unknown.column])
      if loop.decide(unknown.column, wish) > rounding {
        expression.removeAll()
        expression.append(unknown)
        layTie(at: position)
      }
    }
    for column in coordinates.indices {
      coordinates[column] = Approximation.finite(
        coordinates[column] + sign * loop.share(before: column))
    }
  }
}
