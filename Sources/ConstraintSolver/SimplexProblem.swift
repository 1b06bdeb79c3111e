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

  /// What becomes of a row.
  ///
  /// Not private, because the compiler (6.3.1) breaks on lists of private types used in other files.
  struct Placement {
    let residual: Int32
    var level: Int32 = 0
    let rank: Double
    /// What its linear form was divided by.
    let factor: Double
  }

  private var placements = UnsafeList<Placement>()
  private var table = UnsafeList<Int32>()
  private var rows = UnsafeList<Int32>()
  private var isGroup = false
  /// How many entries and residuals there were before ties.
  private(set) var rowEntryCount = 0
  private(set) var rowResidualCount = 0
  /// Whether there are rows below the rank down to which rows were laid out.
  private(set) var hasLeftRowsOut = false

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
    hasLeftRowsOut = false
    rows.removeAll()
    for component in components {
      for place in blueprint.components.unknowns.range(component) {
        unknowns.append(blueprint.components.unknowns.members[place])
      }
      for place in blueprint.components.members.range(component) {
        let row = blueprint.components.members.members[place]
        let slot = blueprint.rows.slot(of: Int(row))
        if blueprint.store.kind(of: slot).rank >= lowestRank {
          rows.append(row)
        } else {
          hasLeftRowsOut = true
        }
      }
    }
    if isGroup {
      unknowns.sort(unknowns.indices) { $0 < $1 }
      rows.sort(rows.indices) { $0 < $1 }
    }
    placements.reserve(rows.count)
    var size = 8
    while size < 2 * rows.count { size *= 2 }
    table.replaceAll(with: -1, count: size)
    for place in rows.indices { append(Int(rows[place]), of: blueprint) }
    makePoints(of: blueprint)
    groupLevels()
    rowEntryCount = entries.count
    rowResidualCount = residualCount
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
    placements.removeAll()
    scale = AffineConstant()
  }

  private mutating func append(_ row: Int, of blueprint: Blueprint) {
    let start = entries.count
    let range = blueprint.rows.range(of: row)
    var hash = range.count
    var largest = 0.0
    for place in range {
      let entry = blueprint.rows.entries[place]
      let column =
        isGroup
        ? self.place(of: entry.column, in: blueprint) ?? 0
        : Int(blueprint.components.placeOfVariable[entry.column])
      hash = hash &* 31 &+ column
      if abs(entry.coefficient) > largest { largest = abs(entry.coefficient) }
      entries.append(Entry(column: column, coefficient: entry.coefficient))
    }
    let factor = scaleEntries(from: start, largest: largest)
    let rank = blueprint.store.kind(of: blueprint.rows.slot(of: row)).rank
    if placements.isEmpty || rank != placements[placements.count - 1].rank { insertLevel(rank) }
    placements.append(
      Placement(
        residual: Int32(truncatingIfNeeded: findResidual(from: start, hash: hash)), rank: rank,
        factor: factor))
  }

  /// Divides the entries at the end of the list by the first that is large.
  @inline(__always)
  private mutating func scaleEntries(from start: Int, largest: Double) -> Double {
    let enough = largest * Approximation.pivotFraction
    var first = start
    while first < entries.count, abs(entries[first].coefficient) < enough { first += 1 }
    guard first < entries.count, entries[first].coefficient != 0 else { return 1 }
    let factor = entries[first].coefficient
    if factor == 1 { return 1 }
    var place = start
    while place < entries.count {
      entries[place].coefficient =
        factor == -1 ? -entries[place].coefficient : entries[place].coefficient / factor
      place += 1
    }
    return factor
  }

  /// The residual with the entries at the end of the list, which is a new one unless there is one.
  @inline(__always)
  private mutating func findResidual(from start: Int, hash: Int) -> Int {
    // Rows about the same mostly follow one another.
    if !placements.isEmpty {
      let last = Int(placements[placements.count - 1].residual)
      if isSame(last, from: start) {
        entries.truncate(to: start)
        return last
      }
    }
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

  @inline(__always)
  private mutating func isSame(_ residual: Int, from start: Int) -> Bool {
    var mine = Int(starts[residual])
    var theirs = start
    guard Int(starts[residual + 1]) - mine == entries.count - start else { return false }
    while theirs < entries.count {
      guard entries[mine].column == entries[theirs].column,
        Approximation.isSame(entries[mine].coefficient, entries[theirs].coefficient)
      else { return false }
      mine += 1
      theirs += 1
    }
    return true
  }

  @inline(__always)
  private mutating func insertLevel(_ rank: Double) {
    let level = firstLevel(notAbove: rank)
    if level == levels.count || levels[level] != rank { levels.insert(rank, at: level) }
  }

  /// The index of the first rank that is not more than another.
  @inline(__always)
  private mutating func firstLevel(notAbove rank: Double) -> Int {
    var low = 0
    var high = levels.count
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > rank { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Makes the points by residual, the most important first, then in canonical order.
  ///
  /// By counting: a level's rows are dealt out to their residuals before those of the next one.
  private mutating func makePoints(of blueprint: Blueprint) {
    let count = placements.count
    countPlacements()
    // For the moment rows by level rather than points.
    pointsOfLevel.resize(to: count)
    for row in placements.indices {
      let level = Int(placements[row].level) + 1
      pointsOfLevel[Int(levelStarts[level])] = Int32(truncatingIfNeeded: row)
      levelStarts[level] += 1
    }
    residualOfPoint.resize(to: count)
    points.resize(to: count)
    for place in pointsOfLevel.indices {
      let placement = placements[Int(pointsOfLevel[place])]
      var point = LinePoint(
        blueprint, row: Int(rows[Int(pointsOfLevel[place])]), scale: placement.factor)
      point.level = placement.level
      scale.formMaximum(point.magnitude)
      let next = Int(placement.residual) + 1
      points[Int(pointStarts[next])] = point
      residualOfPoint[Int(pointStarts[next])] = placement.residual
      pointStarts[next] += 1
    }
    pointStarts.truncate(to: residualCount + 1)
  }

  /// Finds the level of each row, and where the points of each residual and level start, each one
  /// place late.
  private mutating func countPlacements() {
    pointStarts.replaceAll(with: 0, count: residualCount + 2)
    levelStarts.replaceAll(with: 0, count: levels.count + 2)
    var level = 0
    for row in placements.indices {
      let rank = placements[row].rank
      if levels[level] != rank { level = firstLevel(notAbove: rank) }
      placements[row].level = Int32(truncatingIfNeeded: level)
      levelStarts[level + 2] += 1
      pointStarts[Int(placements[row].residual) + 2] += 1
    }
    for index in 1..<pointStarts.count { pointStarts[index] += pointStarts[index - 1] }
    for index in 1..<levelStarts.count { levelStarts[index] += levelStarts[index - 1] }
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
