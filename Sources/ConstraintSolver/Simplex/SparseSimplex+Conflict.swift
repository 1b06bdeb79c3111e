extension SparseSimplex {
  /// Lays out the required rows of a component alone.
  mutating func load(requiredRowsOf component: Int, of blueprint: Blueprint, at size: CanvasSize) {
    self.size = size
    problem.load([component], of: blueprint, fromRank: Priority.requiredRank)
  }

  /// Makes the violations of the rows that were laid out least.
  mutating func startConflicts() {
    start()
    descendAnew()
  }

  /// Rows that have no solution together, but have one without any of them, in canonical order.
  ///
  /// Empty if all rows in force have a solution.
  ///
  /// Of all such sets the one whose last row comes first, of those the one whose last but one comes
  /// first, and so on: from the last row to the first each that is not needed is left out.
  /// Afterwards rows that come later than the set are out of force: no other set ends before this
  /// one, so the next search begins without them. All others are in force as before.
  ///
  /// - Complexity: A continuation of the simplex for each member, and one for each row that looked
  ///   like one. Each takes as many steps as there are conflicts among the rows it puts in or out of
  ///   force; that is why these come a few at a time.
  mutating func irreducibleSet(_ later: inout LaterRows) -> [Int] {
    while !hasBrokenRow, !later.rows.isEmpty {
      for row in later.takeNext() { restore(row) }
      descendAnew()
    }
    guard let broken = pointsInForce().first(where: { isBroken($0) }) else { return [] }
    var kept: [Int32] = []
    var candidates = pointsInForce()
    var relaxed: [RelaxedRow] = []
    var certificate = certificate(without: kept)
    while let last = certificate.popLast() {
      // Nothing that comes later is needed: there is no solution without it.
      while let point = candidates.popLast() {
        relaxed.append(RelaxedRow(point: point, original: problem.points[point]))
        relax(point)
        if problem.points[point].row == last { break }
      }
      descendAnew()
      if hasBrokenRow {
        certificate = self.certificate(without: kept)
      } else if let needed = relaxed.popLast() {
        if kept.isEmpty { later.put(back: &relaxed) }
        kept.append(last)
        restore(needed)
      }
    }
    descendAnew()
    // Nothing but rounding can leave a solution here; a row that misses then stands for itself.
    if !hasBrokenRow {
      kept = [problem.points[broken].row]
      relaxed += later.rows
      later = LaterRows()
    }
    for row in relaxed { restore(row) }
    descendAnew()
    return kept.reversed().map { Int($0) }
  }

  /// Puts a row out of force for good.
  mutating func relax(row: Int) {
    for point in problem.points.indices where Int(problem.points[point].row) == row {
      relax(point)
    }
    descendAnew()
  }

  /// The points of the rows in force, in canonical order of the rows.
  private func pointsInForce() -> [Int] {
    problem.points.indices.filter { problem.points[$0].jump > 0 }
      .sorted { problem.points[$0].row < problem.points[$1].row }
  }

  private mutating func relax(_ point: Int) {
    problem.setSlopes(of: point, below: 0, above: 0)
  }

  private mutating func restore(_ row: RelaxedRow) {
    problem.setSlopes(
      of: row.point, below: row.original.slopeBelow, above: row.original.slopeAbove)
    placeSides(of: Int(problem.residualOfPoint[row.point]))
  }

  private mutating func descendAnew() {
    allowSteps()
    if isSingular { startAtCoordinates() }
    if !descend(0) { prices.clear() }
  }
}

// MARK: - Whether there is a solution at all

extension SparseSimplex {
  /// After how many steps that only make violations of required rows less it is looked for a conflict.
  ///
  /// Looking takes about as long as some dozens of steps, and few systems without conflicts need
  /// as many.
  static let usualPatience = 64

  /// Whether required rows, at the optimum of their level, are violated by more in all than rounding
  /// allows each of them.
  ///
  /// Steps on other levels keep that sum: wherever they lead, a required row is broken.
  ///
  /// - Complexity: Linear in the required rows.
  var missesAtBest: Bool {
    mutating get {
      guard stepsLeft > 0, !isSingular else { return false }
      var excess = 0.0
      for place in problem.points(onLevel: 0) {
        let index = Int(problem.pointsOfLevel[place])
        let point = problem.points[index]
        let distance = values[Int(problem.residualOfPoint[index])] - line[index].position
        excess += distance * (distance < 0 ? point.slopeBelow : point.slopeAbove)
        excess -= point.jump * violationTolerance(of: index)
      }
      return excess > 0
    }
  }

  /// Looks whether the required rows have a solution, unless there is doubt, and goes on from one.
  ///
  /// What is in conflict is solved without some rows; how little the others could be violated then is
  /// of no use, and takes a step for each row that has a part in it. And where there is a solution, it
  /// would take a step for each row that does not hold where others would like it to be.
  mutating func settleRequired() {
    var implications = Implications()
    guard implications.load(&problem, at: size) else { return }
    implications.enforceAll()
    if implications.isDoubtful { return }
    if implications.hasContradiction {
      isImpossible = true
    } else {
      placeUnknowns(&implications)
      startAtCoordinates()
    }
  }

  /// Places one unknown after another where required rows hold.
  ///
  /// Each goes as near as can be to where it is or, if it is tied to others that were moved, to
  /// where it follows them: what is inside a view that has to move takes no step of its own. It is
  /// tied by what is where it alone costs least, and most by what is pinned first.
  private mutating func placeUnknowns(_ implications: inout Implications) {
    var turns = UnsafeList<Int32>(repeating: .max, count: problem.residualCount)
    for place in pinOrder.indices {
      let residual = Int(pinOrder[place])
      guard compare(residual, Int(favorites[residual])) == 0 else { continue }
      turns[residual] = Int32(truncatingIfNeeded: place)
    }
    var residualOfEntry = UnsafeList<Int32>()
    for residual in 0..<problem.residualCount {
      for _ in problem.range(of: residual) {
        residualOfEntry.append(Int32(truncatingIfNeeded: residual))
      }
    }
    var uses = NumberLists()
    uses.load(problem.entries, listCount: problem.unknowns.count) {
      Int32(truncatingIfNeeded: $0.column)
    }
    var isPlaced = UnsafeList<Bool>(repeating: false, count: problem.unknowns.count)
    for index in implications.eliminations.indices.reversed() {
      let column = Int(implications.eliminations[index].column)
      isPlaced[column] = true
      var wish = coordinates[column]
      var turn = Int32.max
      for place in uses.range(column) {
        let residual = Int(residualOfEntry[Int(uses.members[place])])
        guard turns[residual] < turn,
          let position = favoriteCoordinate(of: column, residual, isPlaced)
        else { continue }
        (wish, turn) = (position, turns[residual])
      }
      let room = implications.room(forEliminated: index, coordinates)
      coordinates[column] = Approximation.finite(max(room.least, min(room.most, wish)))
    }
  }

  /// Where an unknown puts a residual to the point at which it alone costs least; nil if another of
  /// its unknowns is not placed.
  private mutating func favoriteCoordinate(
    of column: Int, _ residual: Int, _ isPlaced: borrowing UnsafeList<Bool>
  ) -> Double? {
    var rest = line[Int(favorites[residual])].position
    var coefficient = 0.0
    for place in problem.range(of: residual) {
      let entry = problem.entries[place]
      if entry.column == column {
        coefficient = entry.coefficient
      } else if isPlaced[entry.column] {
        rest -= entry.coefficient * coordinates[entry.column]
      } else {
        return nil
      }
    }
    return coefficient == 0 ? nil : rest / coefficient
  }

  /// Reports that there is a conflict; the values mean nothing.
  mutating func giveUp(into outcome: inout Outcome) {
    outcome.isBroken = true
    outcome.isLocal = true
    outcome.coordinates.replaceAll(with: AffineConstant(), count: problem.unknowns.count)
    clearBarred()
  }
}

/// A row that is out of force for now.
struct RelaxedRow {
  let point: Int
  let original: LinePoint
}

/// The rows that come later than all sets without a solution that were found so far: out of force until
/// the earlier ones have a solution.
struct LaterRows {
  /// The first comes last.
  private(set) var rows: [RelaxedRow] = []
  private var nextCount = 16

  /// The next few: twice as many each time until a set is found among them.
  mutating func takeNext() -> [RelaxedRow] {
    let next = Array(rows.suffix(nextCount))
    rows.removeLast(next.count)
    nextCount *= 2
    return next
  }

  /// Puts rows that come before all others here among them, the first of them last.
  mutating func put(back earlier: inout [RelaxedRow]) {
    rows += earlier
    earlier.removeAll()
    nextCount = 16
  }
}

// MARK: - Why there is no solution

extension SparseSimplex {
  /// The rows, apart from some, whose combination shows that there is no solution; in canonical
  /// order.
  ///
  /// At the optimum the rows that are violated and those that are pinned at a price add up to a sum
  /// without unknowns that is not what it must be (Farkas' lemma). Where the sum falls apart into
  /// sums that share no unknown, each with a violated row tells as much. The one that ends first is
  /// taken, and rows without a price are left out, for speed alone: whatever shows that there is no
  /// solution leads to the same set, one that ends later or has more rows by way of more steps.
  private func certificate(without kept: [Int32]) -> [Int32] {
    let isKept = Set(kept)
    let support = support()
    var sets = DisjointSets(count: problem.unknowns.count)
    for point in support {
      let range = problem.range(of: Int(problem.residualOfPoint[point]))
      let first = problem.entries[range.lowerBound].column
      for place in range.dropFirst() { sets.join(first, problem.entries[place].column) }
    }
    var parts = [[Int32]](repeating: [], count: problem.unknowns.count)
    var isViolated = [Bool](repeating: false, count: problem.unknowns.count)
    for point in support {
      let start = problem.range(of: Int(problem.residualOfPoint[point])).lowerBound
      let part = sets.representative(of: problem.entries[start].column)
      if isBroken(point) { isViolated[part] = true }
      let row = problem.points[point].row
      if !isKept.contains(row) { parts[part].append(row) }
    }
    let violated = parts.indices.filter { isViolated[$0] }.map { parts[$0].sorted() }
    return violated.min { ($0.last ?? -1) < ($1.last ?? -1) } ?? []
  }

  /// The points whose rows have a part in that combination.
  private func support() -> [Int] {
    var support: [Int] = []
    for residual in 0..<problem.residualCount {
      let row = Int(rowOfResidual[residual])
      var multiplier = row >= 0 ? -prices[row] : 0
      var magnitude = abs(multiplier)
      for point in problem.points(of: residual) where sides[point] != 0 {
        let slope =
          sides[point] < 0 ? problem.points[point].slopeBelow : problem.points[point].slopeAbove
        guard slope != 0 else { continue }
        support.append(point)
        multiplier -= slope
        magnitude += abs(slope)
      }
      // What is violated at the same residual is outweighed by a row the residual is pinned to.
      guard row >= 0, abs(multiplier) > Approximation.slope * magnitude else { continue }
      let pinned = problem.points(of: residual).first { point in
        let slopes = (problem.points[point].slopeBelow, problem.points[point].slopeAbove)
        return sides[point] == 0 && (multiplier > 0 ? slopes.1 > 0 : slopes.0 < 0)
      }
      if let pinned { support.append(pinned) }
    }
    return support
  }
}
