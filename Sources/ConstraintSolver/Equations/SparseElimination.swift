/// A sparse Gaussian elimination of equations on flat arrays.
///
/// The shortest row goes first and defines its least used column (Markowitz' rule, approximately), so
/// that little fills in. It keeps no record of its steps; `RowCombination` tells what follows from
/// what. One set of equations after another goes through the same memory.
struct SparseElimination: ~Copyable {
  // Not private, because the compiler (6.3.1) breaks on lists of private types used in other files.
  struct Row {
    var start: Int32
    var count: Int32
    var capacity: Int32
    let slot: Int32
    var isActive: Bool
    var constant: AffineConstant
    var magnitude: AffineConstant
  }

  struct Column {
    /// The first of its uses, or -1.
    var firstUse: Int32 = -1
    /// How many active rows hold it.
    var useCount: Int32 = 0
  }

  /// A row that holds a column, or held it once, and the next such row.
  struct Use {
    let row: Int32
    let next: Int32
  }

  struct Pivot {
    let row: Int32
    let column: Int32
    let coefficient: Double
  }

  private var rows = UnsafeList<Row>()
  private var entries = UnsafeList<Entry>()
  private var scratch = UnsafeList<Entry>()

  /// By number; made with the first equations.
  private var columns = UnsafeList<Column>()
  private var uses = UnsafeList<Use>()
  /// For each length the last of `filings` with that length, or -1.
  private var buckets = UnsafeList<Int32>()
  /// Rows by length, each with the filing before it; a row whose length has changed since stands in
  /// more than one bucket.
  private var filings = UnsafeList<Use>()
  private var shortest = 0
  private var pivots = UnsafeList<Pivot>()
  private var sum: Scatter
  /// The rows that were subtracted, each with what it was subtracted from; kept when asked for.
  private var steps = UnsafeList<Use>()
  var keepsSteps = false

  /// The equations that follow from others, or contradict them.
  private(set) var leftovers: [Leftover] = []

  init(columnCount: Int) {
    sum = Scatter(columnCount: columnCount)
  }

  /// Makes room for a number of equations; growing list by list takes as long as eliminating.
  mutating func reserve(_ count: Int, termCount: Int) {
    rows.reserve(count)
    pivots.reserve(count)
    filings.reserve(2 * count)
    // Room for some filling in.
    entries.reserve(2 * termCount)
    uses.reserve(2 * termCount)
  }

  /// Starts without equations; those that come share no unknown with those before.
  mutating func start() {
    if columns.isEmpty { columns.replaceAll(with: Column(), count: sum.columnCount) }
    rows.removeAll()
    entries.removeAll()
    uses.removeAll()
    buckets.removeAll()
    filings.removeAll()
    pivots.removeAll()
    steps.removeAll()
  }

  /// Adds an equation, with the variables that are numbers put into its constant.
  mutating func append(
    _ list: EntryList, _ range: Range<Int>, constant: AffineConstant, slot: Int,
    known: borrowing Definitions
  ) {
    let start = entries.count
    var constant = constant
    var magnitude = constant.magnitude
    for place in range {
      let entry = list[place]
      if known.isFree(entry.column) {
        entries.append(entry)
        use(entry.column, in: rows.count)
      } else {
        constant.add(known.constant(of: entry.column), times: entry.coefficient)
        magnitude.formMaximum(known.magnitude(of: entry.column), times: entry.coefficient)
      }
    }
    let count = Int32(truncatingIfNeeded: entries.count - start)
    rows.append(
      Row(
        start: Int32(truncatingIfNeeded: start), count: count, capacity: count,
        slot: Int32(truncatingIfNeeded: slot), isActive: true, constant: constant,
        magnitude: magnitude))
  }

  /// Eliminates all equations.
  mutating func eliminate() {
    for index in rows.indices.reversed() { file(index) }
    shortest = 0
    while let index = popShortest() {
      rows[index].isActive = false
      guard rows[index].count > 0 else {
        leftovers.append(
          Leftover(
            slot: Int(rows[index].slot), constant: rows[index].constant,
            magnitude: rows[index].magnitude))
        continue
      }
      clear(pivotEntry(of: index), of: index)
    }
  }

  /// Writes the definitions of the columns that equations define, the last one first.
  mutating func substituteBack(into definitions: inout Definitions) {
    for index in pivots.indices.reversed() {
      let pivot = pivots[index]
      let row = rows[Int(pivot.row)]
      let range = Range(from: row.start, to: row.start + row.count)
      sum.start(row.constant, row.magnitude)
      for place in range where entries[place].column != Int(pivot.column) {
        definitions.add(entries[place].coefficient, of: entries[place].column, to: &sum)
      }
      definitions.define(Int(pivot.column), as: &sum, scaledBy: -1 / pivot.coefficient)
    }
  }

  /// Writes down what was subtracted from what, and what defines which column by which others.
  func record(in trace: inout EquationTrace?) {
    for index in rows.indices { trace?.isEliminated[Int(rows[index].slot)] = true }
    for index in steps.indices {
      let step = steps[index]
      trace?.subtractions.append(
        ComponentIndex.Pair(list: rows[Int(step.row)].slot, number: rows[Int(step.next)].slot))
    }
    for index in pivots.indices {
      let pivot = pivots[index]
      let row = rows[Int(pivot.row)]
      trace?.definedVariables[Int(row.slot)] = pivot.column
      for place in Int(row.start)..<Int(row.start + row.count)
      where entries[place].column != Int(pivot.column) {
        trace?.readings.append(
          ComponentIndex.Pair(
            list: Int32(truncatingIfNeeded: entries[place].column), number: row.slot))
      }
    }
  }

  private mutating func use(_ column: Int, in row: Int) {
    uses.append(Use(row: Int32(truncatingIfNeeded: row), next: columns[column].firstUse))
    columns[column].firstUse = Int32(truncatingIfNeeded: uses.count - 1)
    columns[column].useCount += 1
  }

  private mutating func file(_ index: Int) {
    let length = Int(rows[index].count)
    while buckets.count <= length { buckets.append(-1) }
    filings.append(Use(row: Int32(truncatingIfNeeded: index), next: buckets[length]))
    buckets[length] = Int32(truncatingIfNeeded: filings.count - 1)
    shortest = min(shortest, length)
  }

  private mutating func popShortest() -> Int? {
    while shortest < buckets.count {
      guard buckets[shortest] >= 0 else {
        shortest += 1
        continue
      }
      let filing = filings[Int(buckets[shortest])]
      buckets[shortest] = filing.next
      let index = filing.row
      if rows[Int(index)].isActive, rows[Int(index)].count == shortest { return Int(index) }
    }
    return nil
  }

  /// The coefficient to pivot on: large enough to be stable, in the column used least, the last of
  /// those.
  private mutating func pivotEntry(of index: Int) -> Entry {
    let row = rows[index]
    let start = Int(row.start)
    var largest = 0.0
    for place in start..<start + Int(row.count) {
      largest = max(largest, abs(entries[place].coefficient))
      columns[entries[place].column].useCount -= 1
    }
    let enough = largest * Approximation.pivotFraction
    var best = entries[start]
    var fewest = Int32.max
    for place in start..<start + Int(row.count) {
      let entry = entries[place]
      guard abs(entry.coefficient) >= enough, columns[entry.column].useCount <= fewest else {
        continue
      }
      best = entry
      fewest = columns[entry.column].useCount
    }
    return best
  }

  /// Makes a row define a column and subtracts it from all others with that column.
  private mutating func clear(_ pivot: Entry, of index: Int) {
    pivots.append(
      Pivot(
        row: Int32(truncatingIfNeeded: index), column: Int32(truncatingIfNeeded: pivot.column),
        coefficient: pivot.coefficient))
    guard columns[pivot.column].useCount > 0 else { return }
    var use = columns[pivot.column].firstUse
    while use >= 0 {
      let other = Int(uses[Int(use)].row)
      use = uses[Int(use)].next
      guard rows[other].isActive else { continue }
      let coefficient = coefficient(of: pivot.column, in: other)
      guard coefficient != 0 else { continue }
      subtract(index, times: coefficient / pivot.coefficient, from: other, clearing: pivot.column)
      guard keepsSteps else { continue }
      steps.append(
        Use(row: Int32(truncatingIfNeeded: index), next: Int32(truncatingIfNeeded: other)))
    }
  }

  private func coefficient(of column: Int, in index: Int) -> Double {
    let row = rows[index]
    for place in Int(row.start)..<Int(row.start + row.count)
    where entries[place].column == column {
      return entries[place].coefficient
    }
    return 0
  }

  private mutating func subtract(
    _ source: Int, times factor: Double, from target: Int, clearing column: Int
  ) {
    scratch.removeAll()
    var mine = Int(rows[target].start)
    let myEnd = mine + Int(rows[target].count)
    var theirs = Int(rows[source].start)
    let theirEnd = theirs + Int(rows[source].count)
    while mine < myEnd || theirs < theirEnd {
      let left = mine < myEnd ? entries[mine].column : Int.max
      let right = theirs < theirEnd ? entries[theirs].column : Int.max
      if left < right {
        scratch.append(entries[mine])
        mine += 1
        continue
      }
      let subtrahend = factor * entries[theirs].coefficient
      theirs += 1
      if right < left {
        guard subtrahend != 0 else { continue }
        scratch.append(Entry(column: right, coefficient: Approximation.finite(-subtrahend)))
        use(right, in: target)
        continue
      }
      let difference = Approximation.difference(entries[mine].coefficient, subtrahend)
      mine += 1
      if left == column || difference == 0 {
        columns[left].useCount -= 1
      } else {
        scratch.append(Entry(column: left, coefficient: Approximation.finite(difference)))
      }
    }
    rows[target].constant.add(rows[source].constant, times: -factor)
    rows[target].magnitude.formMaximum(rows[source].magnitude, times: factor)
    store(scratchInto: target)
  }

  private mutating func store(scratchInto target: Int) {
    let count = Int32(truncatingIfNeeded: scratch.count)
    if count > rows[target].capacity {
      rows[target].start = Int32(truncatingIfNeeded: entries.count)
      rows[target].capacity = count
      for place in scratch.indices { entries.append(scratch[place]) }
    } else {
      let start = Int(rows[target].start)
      for place in 0..<scratch.count { entries[start + place] = scratch[place] }
    }
    let hasChanged = rows[target].count != count
    rows[target].count = count
    if hasChanged { file(target) }
  }
}
