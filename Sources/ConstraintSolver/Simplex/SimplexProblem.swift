/// A component in the form that the simplex method solves: as linear forms of the unknowns, called *residuals*.
///
/// Each residual has a convex piecewise linear cost at every level of priority. Rows whose forms differ only by a
/// factor share a residual. For example, hugging and compression resistance are breakpoints in the cost of a single
/// residual instead of degenerate rows.
struct SimplexProblem: ~Copyable {
  /// The number of unknowns.
  private(set) var unknownCount = 0
  /// The coefficients of the residuals, with the unknowns as columns.
  ///
  /// The first large coefficient of each residual is 1.
  private(set) var entries = Buffer<Entry>()
  /// For each residual, the start of its coefficients in `entries`, and as a final element the end of `entries`.
  private var starts = Buffer<Int32>()
  /// The breakpoints, ordered by residual and then by importance, most important first.
  private(set) var points = Buffer<Breakpoint>()
  /// For each residual, the start of its breakpoints in `points`, and as a final element the end of `points`.
  private var pointStarts = Buffer<Int32>()
  private(set) var residualOfPoint = Buffer<Int32>()
  /// The ranks of all breakpoints and the required rank, in descending order.
  private(set) var levels = Buffer<Double>()
  /// For each level, the start of its breakpoints in `pointsByLevel`, and as a final element the end of the last level.
  private var levelStarts = Buffer<Int32>()
  private var pointsByLevel = Buffer<Int32>()
  /// The largest magnitude of any number in the component.
  private(set) var scale = AffineConstant()
  /// A hash table of residuals by their linear forms, with −1 for empty slots.
  private var table = Buffer<Int32>()

  var residualCount: Int { starts.count - 1 }

  /// Returns the indices of a residual's entries.
  @inline(__always)
  func range(of residual: Int) -> Range<Int> {
    Range(from: starts[residual], to: starts[residual + 1])
  }

  /// Returns the indices of a residual's breakpoints.
  @inline(__always)
  func points(of residual: Int) -> Range<Int> {
    Range(from: pointStarts[residual], to: pointStarts[residual + 1])
  }

  /// Returns the indices of a level's breakpoints, for ``point(byLevel:)``.
  @inline(__always)
  func points(onLevel level: Int) -> Range<Int> {
    Range(from: levelStarts[level], to: levelStarts[level + 1])
  }

  @inline(__always)
  func point(byLevel index: Int) -> Int { Int(pointsByLevel[index]) }

  // MARK: - Loading

  /// Loads the rows of a component, except rows below a rank.
  mutating func load(
    _ component: Int, of system: borrowing ReducedSystem, at size: CanvasSize,
    fromRank lowestRank: Double
  ) {
    let rows = system.components.rows(of: component)
    unknownCount = system.components.unknowns(of: component).count
    entries.removeAll()
    starts.fill(with: 0, count: 1)
    points.removeAll()
    residualOfPoint.removeAll()
    var tableSize = 8
    while tableSize < 2 * rows.count { tableSize *= 2 }
    table.fill(with: -1, count: tableSize)
    for place in rows {
      let index = system.components[place]
      let row = system.rows[index]
      guard row.priority.rank >= lowestRank else { continue }
      let (residual, factor) = residual(of: index, system)
      points.append(Breakpoint(row, index: index, dividedBy: factor))
      residualOfPoint.append(Int32(small: residual))
    }
    scale = points.ignoreFarBounds(at: size)
    findLevels()
    orderByResidual()
  }

  /// Loads required rows, each as a residual with a single breakpoint, both at the row's index.
  ///
  /// `columnOf` maps each variable to its unknown.
  mutating func load(
    _ rows: borrowing RowStore, columnOf: [Int: Int], columnCount: Int, at size: CanvasSize
  ) {
    unknownCount = columnCount
    entries.removeAll()
    starts.fill(with: 0, count: 1)
    points.removeAll()
    residualOfPoint.removeAll()
    pointStarts.fill(with: 0, count: 1)
    for slot in 0..<rows.count {
      for index in rows.range(of: slot) {
        let entry = rows.entries[index]
        entries.append(
          Entry(column: columnOf[entry.column] ?? 0, coefficient: entry.coefficient))
      }
      starts.append(Int32(small: entries.count))
      points.append(Breakpoint(rows[slot], index: slot))
      residualOfPoint.append(Int32(small: slot))
      pointStarts.append(Int32(small: points.count))
    }
    scale = points.ignoreFarBounds(at: size)
  }

  /// Returns the residual with the linear form of a row, and the number by which the form was divided.
  private mutating func residual(of row: Int, _ system: borrowing ReducedSystem) -> (Int, Double) {
    let start = entries.count
    let factor = SimplexProblem.factor(system.rows.entries, system.rows.range(of: row))
    var hash: UInt64 = 0
    for place in system.rows.range(of: row) {
      let entry = system.rows.entries[place]
      let column = system.components.place(ofUnknown: entry.column)
      hash = hash &* 31 &+ UInt64(truncatingIfNeeded: column)
      let coefficient =
        abs(factor) == 1 ? entry.coefficient * factor : entry.coefficient / factor
      entries.append(Entry(column: column, coefficient: coefficient))
    }
    let mask = table.count - 1
    var slot = Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while table[slot] >= 0 {
      let residual = Int(table[slot])
      if isSame(residual, from: start) {
        entries.truncate(to: start)
        return (residual, factor)
      }
      slot = (slot + 1) & mask
    }
    table[slot] = Int32(small: residualCount)
    starts.append(Int32(small: entries.count))
    return (residualCount - 1, factor)
  }

  /// Returns the first coefficient of a row that isn't small compared with the row's largest coefficient.
  @inline(__always)
  static func factor(_ entries: borrowing Buffer<Entry>, _ range: Range<Int>) -> Double {
    var largest = 0.0
    for place in range { largest = max(largest, abs(entries[place].coefficient)) }
    let enough = largest * Tolerance.pivotFraction
    for place in range where abs(entries[place].coefficient) >= enough {
      return entries[place].coefficient == 0 ? 1 : entries[place].coefficient
    }
    return 1
  }

  private func isSame(_ residual: Int, from start: Int) -> Bool {
    let range = range(of: residual)
    guard range.count == entries.count - start else { return false }
    for (mine, theirs) in zip(range, start..<entries.count) {
      guard entries[mine].column == entries[theirs].column,
        Tolerance.isSame(entries[mine].coefficient, entries[theirs].coefficient)
      else { return false }
    }
    return true
  }

  // MARK: - Levels

  private mutating func findLevels() {
    levels.fill(with: Priority.required.rank, count: 1)
    for point in points.indices {
      let level = firstLevel(notAbove: points[point].rank)
      if level == levels.count || levels[level] != points[point].rank {
        levels.insert(points[point].rank, at: level)
      }
    }
    for point in points.indices {
      points[point].level = Int32(small: firstLevel(notAbove: points[point].rank))
    }
  }

  /// Returns the index of the first level with the given rank or a lower rank.
  @inline(__always)
  func firstLevel(notAbove rank: Double) -> Int {
    var low = 0
    var high = levels.count
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > rank { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Groups the breakpoints by level, keeping their order within a level.
  private mutating func groupByLevel() {
    levelStarts.fill(with: 0, count: levels.count + 2)
    for point in points.indices { levelStarts[Int(points[point].level) + 2] += 1 }
    for index in 1..<levelStarts.count { levelStarts[index] += levelStarts[index - 1] }
    pointsByLevel.resize(to: points.count)
    for point in points.indices {
      let level = Int(points[point].level) + 1
      pointsByLevel[Int(levelStarts[level])] = Int32(small: point)
      levelStarts[level] += 1
    }
    levelStarts.truncate(to: levels.count + 1)
  }

  /// Sorts the breakpoints by residual, then by importance, and then canonically.
  private mutating func orderByResidual() {
    groupByLevel()
    var unordered = Buffer<Breakpoint>()
    unordered.copy(points)
    var residuals = Buffer<Int32>()
    residuals.copy(residualOfPoint)
    pointStarts.fill(with: 0, count: residualCount + 2)
    for index in residuals.indices { pointStarts[Int(residuals[index]) + 2] += 1 }
    for index in 1..<pointStarts.count { pointStarts[index] += pointStarts[index - 1] }
    for index in pointsByLevel.indices {
      let point = Int(pointsByLevel[index])
      let next = Int(residuals[point]) + 1
      points[Int(pointStarts[next])] = unordered[point]
      residualOfPoint[Int(pointStarts[next])] = residuals[point]
      pointStarts[next] += 1
    }
    pointStarts.truncate(to: residualCount + 1)
    groupByLevel()
  }

  // MARK: - Ties

  /// Appends a tie-breaking residual, which brings an expression as near to a position as possible.
  mutating func appendTie(_ expression: borrowing Buffer<Entry>, at position: AffineConstant) {
    for place in expression.indices { entries.append(expression[place]) }
    starts.append(Int32(small: entries.count))
    residualOfPoint.append(Int32(small: residualCount - 1))
    var point = Breakpoint(tieAt: position)
    point.level = Int32(small: levels.count)
    points.append(point)
    pointStarts.append(Int32(small: points.count))
  }

  /// Removes the tie-breaking residuals, which are all residuals from index `firstTie` on.
  mutating func removeTies(from firstTie: Int) {
    starts.truncate(to: firstTie + 1)
    entries.truncate(to: Int(starts[firstTie]))
    pointStarts.truncate(to: firstTie + 1)
    points.truncate(to: Int(pointStarts[firstTie]))
    residualOfPoint.truncate(to: points.count)
  }
}
