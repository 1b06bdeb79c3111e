/// A component laid out for the simplex: linear forms of its unknowns, each with what is asked of it.
struct SimplexProblem: ~Copyable {
  /// The unknowns, ascending.
  private(set) var unknowns = UnsafeList<Int32>()
  /// Where the entries of each residual start, with one more at the end.
  var starts = UnsafeList<Int32>()
  /// The coefficients by the unknowns' places; the first large one of each residual is 1.
  var entries = UnsafeList<Entry>()
  /// Where the points of each residual start, with one more at the end.
  var pointStarts = UnsafeList<Int32>()
  /// The points, residual by residual, the most important first.
  var points = UnsafeList<LinePoint>()
  var residualOfPoint = UnsafeList<Int32>()
  /// The ranks that occur, highest first; the required one is always there.
  var levels = UnsafeList<Double>()
  /// Where the points of each level start, with one more at the end.
  var levelStarts = UnsafeList<Int32>()
  var pointsOfLevel = UnsafeList<Int32>()
  /// The largest numbers in the component.
  var scale = AffineConstant()

  private var rowPoints = UnsafeList<LinePoint>()
  private var residualOfRow = UnsafeList<Int32>()
  private var table = UnsafeList<Int32>()
  private var rows = UnsafeList<Int32>()
  private var isGroup = false

  var residualCount: Int { starts.count - 1 }

  @inline(__always)
  func range(of residual: Int) -> Range<Int> {
    Range(from: starts[residual], to: starts[residual + 1])
  }

  @inline(__always)
  func points(of residual: Int) -> Range<Int> {
    Range(from: pointStarts[residual], to: pointStarts[residual + 1])
  }

  @inline(__always)
  func points(onLevel level: Int) -> Range<Int> {
    Range(from: levelStarts[level], to: levelStarts[level + 1])
  }

  /// Lays out some components as one: their rows of a rank and above.
  mutating func load(
    _ components: [Int], of blueprint: Blueprint, fromRank lowestRank: Double = -.infinity
  ) {
    removeAll()
    isGroup = components.count > 1
    rows.removeAll()
    for component in components {
      for place in blueprint.components.unknowns.range(component) {
        unknowns.append(blueprint.components.unknowns.members[place])
      }
      for place in blueprint.components.members.range(component) {
        let row = blueprint.components.members.members[place]
        let slot = blueprint.rows.slot(of: Int(row))
        guard blueprint.store.kind(of: slot).rank >= lowestRank else { continue }
        rows.append(row)
      }
    }
    if isGroup {
      unknowns.sort(unknowns.indices) { $0 < $1 }
      rows.sort(rows.indices) { $0 < $1 }
    }
    rowPoints.reserve(rows.count)
    residualOfRow.reserve(rows.count)
    var size = 8
    while size < 2 * rows.count { size *= 2 }
    table.replaceAll(with: -1, count: size)
    for place in rows.indices { append(Int(rows[place]), of: blueprint) }
    groupPoints()
    groupLevels()
  }

  /// Adds a residual with a single tie point.
  mutating func appendTie(_ list: borrowing UnsafeList<Entry>, at position: AffineConstant) {
    for place in list.indices { entries.append(list[place]) }
    starts.append(Int32(truncatingIfNeeded: entries.count))
    residualOfPoint.append(Int32(truncatingIfNeeded: residualCount - 1))
    var point = LinePoint(tieAt: position)
    point.level = Int32(truncatingIfNeeded: levels.count)
    points.append(point)
    pointStarts.append(Int32(truncatingIfNeeded: points.count))
  }

  /// Replaces what a point costs.
  mutating func setSlopes(of point: Int, below: Double, above: Double) {
    points[point].slopeBelow = below
    points[point].slopeAbove = above
  }

  /// The place of a free variable among the unknowns, or nil if it is not one of them.
  mutating func place(of variable: Int, in blueprint: Blueprint) -> Int? {
    if !isGroup {
      let place = Int(blueprint.components.placeOfVariable[variable])
      return place < unknowns.count && unknowns[place] == variable ? place : nil
    }
    var low = 0
    var high = unknowns.count
    while low < high {
      let middle = (low + high) / 2
      if unknowns[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return low < unknowns.count && unknowns[low] == variable ? low : nil
  }

  private mutating func removeAll() {
    unknowns.removeAll()
    starts.replaceAll(with: 0, count: 1)
    entries.removeAll()
    pointStarts.replaceAll(with: 0, count: 1)
    points.removeAll()
    residualOfPoint.removeAll()
    levels.replaceAll(with: Priority.requiredRank, count: 1)
    pointsOfLevel.removeAll()
    rowPoints.removeAll()
    residualOfRow.removeAll()
    scale = AffineConstant()
  }

  private mutating func append(_ row: Int, of blueprint: Blueprint) {
    let start = entries.count
    let range = blueprint.rows.range(of: row)
    var largest = 0.0
    for place in range { largest = max(largest, abs(blueprint.rows.entries[place].coefficient)) }
    var factor = 0.0
    for place in range {
      let entry = blueprint.rows.entries[place]
      if factor == 0, abs(entry.coefficient) >= largest * Approximation.pivotFraction {
        factor = entry.coefficient
      }
      entries.append(
        Entry(
          column: self.place(of: entry.column, in: blueprint) ?? 0,
          coefficient: entry.coefficient))
    }
    if factor == 0 { factor = 1 }
    var hash = entries.count - start
    for place in start..<entries.count {
      if factor != 1 { entries[place].coefficient /= factor }
      hash = hash &* 31 &+ entries[place].column
    }
    residualOfRow.append(Int32(truncatingIfNeeded: findResidual(from: start, hash: hash)))
    let point = LinePoint(blueprint, row: row, scale: factor)
    scale.formMaximum(point.magnitude, times: 1)
    rowPoints.append(point)
    insertLevel(point.rank)
  }

  /// The residual with the entries at the end of the list, which is a new one unless there is one.
  private mutating func findResidual(from start: Int, hash: Int) -> Int {
    let mask = table.count - 1
    // Neighbours' places follow each other: a factor deals what they make over the whole table.
    let mixed = UInt(bitPattern: hash) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: mixed >> 32) & mask
    while table[slot] >= 0 {
      let residual = Int(table[slot])
      if isSame(residual, from: start) {
        entries.truncate(to: start)
        return residual
      }
      slot = (slot + 1) & mask
    }
    table[slot] = Int32(truncatingIfNeeded: residualCount)
    starts.append(Int32(truncatingIfNeeded: entries.count))
    return residualCount - 1
  }

  private mutating func isSame(_ residual: Int, from start: Int) -> Bool {
    let range = range(of: residual)
    guard range.count == entries.count - start else { return false }
    for (mine, theirs) in zip(range, start..<entries.count) {
      guard entries[mine].column == entries[theirs].column,
        Approximation.isSame(entries[mine].coefficient, entries[theirs].coefficient)
      else { return false }
    }
    return true
  }

  private mutating func insertLevel(_ rank: Double) {
    var low = 0
    var high = levels.count
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > rank { low = middle + 1 } else { high = middle }
    }
    if low == levels.count || levels[low] != rank { levels.insert(rank, at: low) }
  }

  /// Gathers the points by residual, the most important first, then in canonical order.
  ///
  /// By counting: a level's rows are dealt out to their residuals before those of the next one.
  private mutating func groupPoints() {
    pointStarts.replaceAll(with: 0, count: residualCount + 2)
    levelStarts.replaceAll(with: 0, count: levels.count + 2)
    for row in rowPoints.indices {
      let level = level(of: rowPoints[row].rank)
      rowPoints[row].level = level
      levelStarts[Int(level) + 2] += 1
      pointStarts[Int(residualOfRow[row]) + 2] += 1
    }
    for index in 1..<pointStarts.count { pointStarts[index] += pointStarts[index - 1] }
    for index in 1..<levelStarts.count { levelStarts[index] += levelStarts[index - 1] }
    // For the moment rows by level rather than points.
    pointsOfLevel.replaceAll(with: 0, count: rowPoints.count)
    for row in rowPoints.indices {
      let level = Int(rowPoints[row].level) + 1
      pointsOfLevel[Int(levelStarts[level])] = Int32(truncatingIfNeeded: row)
      levelStarts[level] += 1
    }
    residualOfPoint.replaceAll(with: 0, count: rowPoints.count)
    points.copy(rowPoints)
    for place in pointsOfLevel.indices {
      let row = Int(pointsOfLevel[place])
      let residual = residualOfRow[row]
      let point = Int(pointStarts[Int(residual) + 1])
      points[point] = rowPoints[row]
      residualOfPoint[point] = residual
      pointStarts[Int(residual) + 1] += 1
    }
    pointStarts.truncate(to: residualCount + 1)
  }

  private mutating func level(of rank: Double) -> Int32 {
    var low = 0
    var high = levels.count - 1
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > rank { low = middle + 1 } else { high = middle }
    }
    return Int32(truncatingIfNeeded: low)
  }

  /// Gathers the points by level.
  private mutating func groupLevels() {
    // The ends of the levels have become their starts, moved by one.
    var level = levels.count
    while level > 0 {
      levelStarts[level] = levelStarts[level - 1]
      level -= 1
    }
    levelStarts[0] = 0
    for point in points.indices {
      let level = Int(points[point].level) + 1
      pointsOfLevel[Int(levelStarts[level])] = Int32(truncatingIfNeeded: point)
      levelStarts[level] += 1
    }
    levelStarts.truncate(to: levels.count + 1)
  }
}
