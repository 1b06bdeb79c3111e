/// A component laid out for the simplex: linear forms of its unknowns, each with what is asked of it.
struct SimplexProblem: Sendable {
  /// The unknowns, ascending.
  private(set) var unknowns: [Int32] = []
  /// Where the entries of each residual start, with one more at the end.
  private(set) var starts: [Int32] = [0]
  /// The coefficients by the unknowns' places; the first large one of each residual is 1.
  private(set) var entries: [Entry] = []
  /// Where the points of each residual start, with one more at the end.
  private(set) var pointStarts: [Int32] = [0]
  /// The points, residual by residual, the most important first.
  private(set) var points: [LinePoint] = []
  private(set) var residualOfPoint: [Int32] = []
  /// The ranks that occur, highest first; the required one is always there.
  private(set) var levels: [Double] = []
  /// Where the points of each level start, with one more at the end.
  private(set) var levelStarts: [Int32] = []
  private(set) var pointsOfLevel: [Int32] = []
  /// The largest numbers in the component.
  private(set) var scale = AffineConstant()

  private var rowPoints: [LinePoint] = []
  private var residualOfRow: [Int32] = []
  private var table: [Int32] = []
  private var isGroup = false

  var residualCount: Int { starts.count - 1 }

  @inline(__always)
  func range(of residual: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(starts[residual]), Int(starts[residual + 1])))
  }

  @inline(__always)
  func points(of residual: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(pointStarts[residual]), Int(pointStarts[residual + 1])))
  }

  @inline(__always)
  func points(onLevel level: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(levelStarts[level]), Int(levelStarts[level + 1])))
  }

  /// Lays out some components as one.
  mutating func load(_ components: [Int], of blueprint: Blueprint) {
    removeAll()
    isGroup = components.count > 1
    var rows: [Int32] = []
    for component in components {
      unknowns += blueprint.components.unknowns[component]
      rows += blueprint.components.members[component]
    }
    if isGroup {
      unknowns.sort()
      rows.sort()
    }
    var size = 8
    while size < 2 * rows.count { size *= 2 }
    table.replaceAll(with: -1, count: size)
    for row in rows { append(Int(row), of: blueprint) }
    groupPoints()
    groupLevels()
  }

  /// Adds a residual with a single tie point.
  mutating func appendTie(_ list: [Entry], at position: AffineConstant) {
    entries += list
    starts.append(Int32(truncatingIfNeeded: entries.count))
    residualOfPoint.append(Int32(truncatingIfNeeded: residualCount - 1))
    var point = LinePoint(tieAt: position)
    point.level = Int32(truncatingIfNeeded: levels.count)
    points.append(point)
    pointStarts.append(Int32(truncatingIfNeeded: points.count))
  }

  /// The place of a free variable among the unknowns, or nil if it is not one of them.
  func place(of variable: Int, in blueprint: Blueprint) -> Int? {
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
    unknowns.removeAll(keepingCapacity: true)
    starts.replaceAll(with: 0, count: 1)
    entries.removeAll(keepingCapacity: true)
    pointStarts.replaceAll(with: 0, count: 1)
    points.removeAll(keepingCapacity: true)
    residualOfPoint.removeAll(keepingCapacity: true)
    levels.replaceAll(with: Priority.requiredRank, count: 1)
    pointsOfLevel.removeAll(keepingCapacity: true)
    rowPoints.removeAll(keepingCapacity: true)
    residualOfRow.removeAll(keepingCapacity: true)
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
    var slot = (hash ^ (hash >> 7)) & mask
    while table[slot] >= 0 {
      let residual = Int(table[slot])
      if isSame(residual, from: start) {
        entries.removeSubrange(start...)
        return residual
      }
      slot = (slot + 1) & mask
    }
    table[slot] = Int32(truncatingIfNeeded: residualCount)
    starts.append(Int32(truncatingIfNeeded: entries.count))
    return residualCount - 1
  }

  private func isSame(_ residual: Int, from start: Int) -> Bool {
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
  private mutating func groupPoints() {
    pointStarts.replaceAll(with: 0, count: residualCount + 2)
    for residual in residualOfRow { pointStarts[Int(residual) + 2] += 1 }
    for index in 1..<pointStarts.count { pointStarts[index] += pointStarts[index - 1] }
    residualOfPoint.replaceAll(with: 0, count: rowPoints.count)
    points += rowPoints
    for (index, residual) in residualOfRow.enumerated() {
      let place = Int(pointStarts[Int(residual) + 1])
      points[place] = rowPoints[index]
      points[place].level = level(of: rowPoints[index].rank)
      residualOfPoint[place] = residual
      pointStarts[Int(residual) + 1] += 1
    }
    pointStarts.removeLast()
    for residual in 0..<residualCount { sortPoints(points(of: residual)) }
  }

  private mutating func sortPoints(_ range: Range<Int>) {
    guard range.count < 40 else {
      points[range].sort { ($0.level, $0.row) < ($1.level, $1.row) }
      return
    }
    for index in range.dropFirst() {
      var place = index
      while place > range.lowerBound, points[place - 1].level > points[place].level {
        points.swapAt(place - 1, place)
        place -= 1
      }
    }
  }

  private func level(of rank: Double) -> Int32 {
    var low = 0
    var high = levels.count - 1
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > rank { low = middle + 1 } else { high = middle }
    }
    return Int32(truncatingIfNeeded: low)
  }

  private mutating func groupLevels() {
    levelStarts.replaceAll(with: 0, count: levels.count + 2)
    for point in points { levelStarts[Int(point.level) + 2] += 1 }
    for index in 1..<levelStarts.count { levelStarts[index] += levelStarts[index - 1] }
    pointsOfLevel.replaceAll(with: 0, count: points.count)
    for index in points.indices {
      let level = Int(points[index].level) + 1
      pointsOfLevel[Int(levelStarts[level])] = Int32(truncatingIfNeeded: index)
      levelStarts[level] += 1
    }
    levelStarts.removeLast()
  }
}
