/// The equations of an elimination that define nothing yet.
///
/// Hands out the shortest row first and knows how many rows use a column, so that pivots which
/// fill in little are found without a search (Markowitz' rule, approximately).
struct ActiveRows {
  /// The number of the first equation held here.
  let firstSource: Int
  private var rows: [SparseRow] = []
  private var isActive: [Bool] = []
  private var useCounts: [Int]
  /// For each column the rows that held it at some time; some no longer do.
  private var users: [[Int]]
  /// Rows by length; one whose length has changed since stands in more than one bucket.
  private var buckets: [[Int]] = []
  private var shortest = 0
  private var changes = ColumnChanges()

  init(firstSource: Int, columnCount: Int) {
    self.firstSource = firstSource
    useCounts = Array(repeating: 0, count: columnCount)
    users = Array(repeating: [], count: columnCount)
  }

  mutating func append(_ row: SparseRow) {
    for entry in row.entries {
      useCounts[entry.column] += 1
      users[entry.column].append(rows.count)
    }
    rows.append(row)
    isActive.append(true)
  }

  /// Sorts the rows by length; called once, when all are there.
  mutating func start() {
    for index in rows.indices.reversed() { file(index) }
    shortest = 0
  }

  /// The index of the shortest row, or nil when none is left.
  mutating func popShortest() -> Int? {
    while shortest < buckets.count {
      guard let index = buckets[shortest].popLast() else {
        shortest += 1
        continue
      }
      if isActive[index], rows[index].entries.count == shortest { return index }
    }
    return nil
  }

  /// Removes a row and returns it.
  mutating func take(_ index: Int) -> SparseRow {
    isActive[index] = false
    for entry in rows[index].entries { useCounts[entry.column] -= 1 }
    return rows[index]
  }

  /// The coefficient to pivot on: large enough to be stable, in the column used least, the last of
  /// those.
  func pivotEntry(of row: SparseRow) -> Entry? {
    let largest = row.entries.reduce(0) { max($0, abs($1.coefficient)) }
    let enough = largest * Approximation.pivotFraction
    var best: Entry?
    for entry in row.entries where abs(entry.coefficient) >= enough {
      if let chosen = best, useCounts[chosen.column] < useCounts[entry.column] { continue }
      best = entry
    }
    return best
  }

  /// The rows that may hold a column.
  func rows(withColumn column: Int) -> [Int] {
    users[column].filter { isActive[$0] }
  }

  func coefficient(of column: Int, in index: Int) -> Double {
    rows[index].coefficient(of: column)
  }

  /// Subtracts a multiple of a row that was taken out, so that a column vanishes.
  mutating func subtract(
    _ row: SparseRow, times factor: Double, from index: Int, clearing column: Int
  ) {
    let length = rows[index].entries.count
    changes.clear()
    rows[index].subtract(row, times: factor, clearing: column, changes: &changes)
    for column in changes.added {
      useCounts[column] += 1
      users[column].append(index)
    }
    for column in changes.removed { useCounts[column] -= 1 }
    if rows[index].entries.count != length { file(index) }
  }

  private mutating func file(_ index: Int) {
    let length = rows[index].entries.count
    while buckets.count <= length { buckets.append([]) }
    buckets[length].append(index)
    shortest = min(shortest, length)
  }
}
