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
  ///
  /// Like what is grouped by them, made by ``makeLevels()``.
  var levels = UnsafeList<Double>()
  /// Where the points of each level start, with one more at the end.
  var levelStarts = UnsafeList<Int32>()
  var pointsOfLevel = UnsafeList<Int32>()
  /// The largest numbers in the component.
  var scale = AffineConstant()

  /// The least rank that occurs.
  private(set) var lowestRank = Priority.requiredRank
  /// Whether the points are grouped by level, which not everything that is laid out needs.
  private var hasLevels = false
  /// Whether the points came residual by residual, the most important first.
  private var isInOrder = true

  private var table = UnsafeList<Int32>()
  private var rows = UnsafeList<Int32>()
  /// The points in the order in which they came, and their residuals, while they are put in order.
  private var unsorted = UnsafeList<LinePoint>()
  private var residualOfUnsorted = UnsafeList<Int32>()
  /// What the last residual's linear form was divided by.
  private var lastFactor = 1.0
  private var isGroup = false
  /// How many entries, residuals and points there were before ties.
  private(set) var rowEntryCount = 0
  private(set) var rowResidualCount = 0
  private(set) var rowPointCount = 0
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
    for component in components { gather(component, of: blueprint) }
    if isGroup {
      unknowns.sort(unknowns.indices) { $0 < $1 }
      rows.sort(rows.indices) { $0 < $1 }
    }
    var size = 8
    while size < 2 * rows.count { size *= 2 }
    table.replaceAll(with: -1, count: size)
    var place = 0
    while place < rows.count {
      // All rows of a form are of one component.
      let form = blueprint.rows.form(from: Int(rows[place]))
      append(form, of: blueprint, fromRank: lowestRank)
      place += form.rows.count
    }
    pointStarts.append(Int32(truncatingIfNeeded: points.count))
    if !isInOrder { putInOrder() }
    rowEntryCount = entries.count
    rowResidualCount = residualCount
    rowPointCount = points.count
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
    rows.removeAll()
    starts.replaceAll(with: 0, count: 1)
    entries.removeAll()
    pointStarts.removeAll()
    points.removeAll()
    residualOfPoint.removeAll()
    scale = AffineConstant()
    lowestRank = Priority.requiredRank
    hasLevels = false
    isInOrder = true
  }

  /// Lists a component's unknowns and rows.
  private mutating func gather(_ component: Int, of blueprint: Blueprint) {
    unknowns.append(
      blueprint.components.unknowns.members, blueprint.components.unknowns.range(component))
    rows.append(
      blueprint.components.members.members, blueprint.components.members.range(component))
  }

  /// Adds what the rows of a form ask for, from a rank on.
  @inline(__always)
  private mutating func append(
    _ form: ReducedRows.Form, of blueprint: Blueprint, fromRank lowestRank: Double
  ) {
    var residual = -1
    var rank = Double.infinity
    for row in form.rows {
      let kind = blueprint.store.kind(of: blueprint.rows.slot(of: row))
      guard kind.rank >= lowestRank else {
        hasLeftRowsOut = true
        continue
      }
      if residual < 0 {
        residual = appendForm(form.entries, of: blueprint)
        if residual == pointStarts.count {
          pointStarts.append(Int32(truncatingIfNeeded: points.count))
        } else if residual < pointStarts.count - 1 {
          isInOrder = false
        } else {
          rank = points[points.count - 1].rank
        }
      }
      if kind.rank > rank { isInOrder = false }
      rank = kind.rank
      if rank < self.lowestRank { self.lowestRank = rank }
      let point = LinePoint(
        kind, constant: blueprint.rows.constant(of: row),
        magnitude: blueprint.rows.magnitude(of: row), row: row, scale: lastFactor)
      scale.formMaximum(point.magnitude)
      points.append(point)
      residualOfPoint.append(Int32(truncatingIfNeeded: residual))
    }
  }

  /// Adds the linear form with the reduced rows' entries at some places, unless it is there already.
  ///
  /// - Returns: Its residual.
  private mutating func appendForm(_ range: Range<Int>, of blueprint: Blueprint) -> Int {
    let start = entries.count
    lastFactor = SimplexProblem.factor(blueprint.rows.entries, range)
    var hash = range.count
    for place in range {
      let entry = blueprint.rows.entries[place]
      let column =
        isGroup
        ? self.place(of: entry.column, in: blueprint) ?? 0
        : Int(blueprint.components.placeOfVariable[entry.column])
      hash = hash &* 31 &+ column
      let coefficient =
        abs(lastFactor) == 1 ? entry.coefficient * lastFactor : entry.coefficient / lastFactor
      entries.append(Entry(column: column, coefficient: coefficient))
    }
    return findResidual(from: start, hash: hash)
  }

  /// What a row's coefficients are divided by: the first that is large.
  @inline(__always)
  private static func factor(_ entries: [Entry], _ range: Range<Int>) -> Double {
    let first = entries[range.lowerBound].coefficient
    // Most are distances, or of one unknown: no loops.
    if first != 0, range.count == 1 || range.count == 2,
      abs(entries[range.upperBound - 1].coefficient) == abs(first)
    {
      return first
    }
    var largest = abs(first)
    for place in range.dropFirst() { largest = max(largest, abs(entries[place].coefficient)) }
    let enough = largest * Approximation.pivotFraction
    if abs(first) >= enough { return first == 0 ? 1 : first }
    for place in range where abs(entries[place].coefficient) >= enough {
      return entries[place].coefficient
    }
    return 1
  }

  /// The residual with the entries at the end of the list, which is a new one unless there is one.
  @inline(__always)
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

  // MARK: - Order and levels

  /// Puts the points in the order of residuals, the most important first, then in canonical order.
  ///
  /// By counting: a level's points are dealt out to their residuals before those of the next one.
  private mutating func putInOrder() {
    makeLevels()
    swap(&points, &unsorted)
    swap(&residualOfPoint, &residualOfUnsorted)
    pointStarts.replaceAll(with: 0, count: residualCount + 2)
    for index in residualOfUnsorted.indices { pointStarts[Int(residualOfUnsorted[index]) + 2] += 1 }
    for index in 1..<pointStarts.count { pointStarts[index] += pointStarts[index - 1] }
    points.resize(to: unsorted.count)
    residualOfPoint.resize(to: unsorted.count)
    for place in pointsOfLevel.indices {
      let index = Int(pointsOfLevel[place])
      let next = Int(residualOfUnsorted[index]) + 1
      points[Int(pointStarts[next])] = unsorted[index]
      residualOfPoint[Int(pointStarts[next])] = residualOfUnsorted[index]
      pointStarts[next] += 1
    }
    pointStarts.truncate(to: residualCount + 1)
    groupByLevel()
  }

  /// Finds the levels and the points of each, unless that is done.
  mutating func makeLevels() {
    if hasLevels { return }
    hasLevels = true
    levels.replaceAll(with: Priority.requiredRank, count: 1)
    var last = Priority.requiredRank
    var level = 0
    var numberedStart = 0
    for point in points.indices {
      if points[point].rank != last {
        last = points[point].rank
        level = firstLevel(notAbove: last)
        if level == levels.count || levels[level] != last {
          levels.insert(last, at: level)
          numberedStart = point
        }
      }
      points[point].level = Int32(truncatingIfNeeded: level)
    }
    // Levels that came later have moved those of the points before.
    for point in 0..<numberedStart {
      points[point].level = Int32(truncatingIfNeeded: firstLevel(notAbove: points[point].rank))
    }
    groupByLevel()
  }

  /// The index of the first rank that is not more than another.
  @inline(__always)
  private mutating func firstLevel(notAbove rank: Double) -> Int {
    var low = 0
    var high = levels.count
    while low < high {
      let middle = (low &+ high) >> 1
      if levels[middle] > rank { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Gathers the points by level.
  private mutating func groupByLevel() {
    levelStarts.replaceAll(with: 0, count: levels.count + 2)
    for point in points.indices { levelStarts[Int(points[point].level) + 2] += 1 }
    for index in 1..<levelStarts.count { levelStarts[index] += levelStarts[index - 1] }
    pointsOfLevel.resize(to: points.count)
    for point in points.indices {
      let level = Int(points[point].level) + 1
      pointsOfLevel[Int(levelStarts[level])] = Int32(truncatingIfNeeded: point)
      levelStarts[level] += 1
    }
    levelStarts.truncate(to: levels.count + 1)
  }
}
