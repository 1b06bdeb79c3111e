/// In which order the rows of a square matrix are factored so that little fills in, and by which columns.
///
/// The next row is the one with the fewest columns that are no pivots yet, and its pivot the one of these
/// that the fewest rows left have: Markowitz' rule, as if nothing filled in. Rows with nothing but pivots
/// of others come last; what fills in tells their own.
struct PivotOrder: ~Copyable {
  /// A row that had a number of open columns at some time, and the next such row.
  struct Filing {
    let row: Int32
    let next: Int32
  }

  /// The rows in the order in which they are to be factored.
  private(set) var rows = UnsafeList<Int32>()
  /// The pivot of each row of the order, or -1 where what fills in is to tell it.
  private(set) var pivots = UnsafeList<Int32>()

  /// Where the columns of each row start, with one more at the end.
  private var starts = UnsafeList<Int32>()
  private var columns = UnsafeList<Int32>()
  /// Where the rows with each column start, with one more at the end.
  private var useStarts = UnsafeList<Int32>()
  private var uses = UnsafeList<Int32>()
  /// How many rows left have each column; -1 for those that are pivots.
  private var useCounts = UnsafeList<Int32>()
  /// How many columns of each row are no pivots; -1 for rows that have their place.
  private var openCounts = UnsafeList<Int32>()
  /// For each number of open columns the last filing under it, or -1.
  private var buckets = UnsafeList<Int32>()
  private var filings = UnsafeList<Filing>()

  /// Starts without rows.
  mutating func reset(columnCount: Int) {
    starts.replaceAll(with: 0, count: 1)
    columns.removeAll()
    useStarts.replaceAll(with: 0, count: columnCount + 1)
  }

  /// Adds a column of the row at hand.
  @inline(__always)
  mutating func add(_ column: Int) {
    columns.append(Int32(truncatingIfNeeded: column))
    useStarts[column] += 1
  }

  /// Ends the row at hand.
  @inline(__always)
  mutating func endRow() { starts.append(Int32(truncatingIfNeeded: columns.count)) }

  /// Finds the order of the rows that were added.
  ///
  /// - Complexity: Linear in the columns of all rows, times those of the longest.
  mutating func arrange() {
    listUses()
    let rowCount = starts.count - 1
    rows.removeAll()
    pivots.removeAll()
    filings.removeAll()
    buckets.replaceAll(with: -1, count: useCounts.count + 1)
    openCounts.resize(to: rowCount)
    // What is filed last is taken first.
    for row in (0..<rowCount).reversed() {
      openCounts[row] = starts[row + 1] - starts[row]
      file(row)
    }
    var fewest = 1
    while fewest < buckets.count {
      guard buckets[fewest] >= 0 else {
        fewest += 1
        continue
      }
      let filing = filings[Int(buckets[fewest])]
      buckets[fewest] = filing.next
      // Filed anew since, or in its place.
      guard Int(openCounts[Int(filing.row)]) == fewest else { continue }
      place(Int(filing.row))
      fewest = max(1, fewest - 1)
    }
    for row in openCounts.indices where openCounts[row] >= 0 {
      rows.append(Int32(truncatingIfNeeded: row))
      pivots.append(-1)
    }
  }

  /// Puts a list with an element for each row into the order.
  func apply<Element>(to list: inout UnsafeList<Element>) {
    var old = UnsafeList<Element>()
    old.copy(list)
    for place in rows.indices { list[place] = old[Int(rows[place])] }
  }

  /// Lists the rows by column.
  private mutating func listUses() {
    let count = useStarts.count - 1
    useCounts.resize(to: count)
    var end: Int32 = 0
    for column in 0..<count {
      useCounts[column] = useStarts[column]
      end += useStarts[column]
      useStarts[column] = end
    }
    useStarts[count] = end
    uses.resize(to: columns.count)
    // From the last row to the first: the ends of the lists become their starts.
    for row in (0..<starts.count - 1).reversed() {
      for place in Range(from: starts[row], to: starts[row + 1]) {
        let column = Int(columns[place])
        useStarts[column] -= 1
        uses[Int(useStarts[column])] = Int32(truncatingIfNeeded: row)
      }
    }
  }

  @inline(__always)
  private mutating func file(_ row: Int) {
    let count = Int(openCounts[row])
    filings.append(Filing(row: Int32(truncatingIfNeeded: row), next: buckets[count]))
    buckets[count] = Int32(truncatingIfNeeded: filings.count - 1)
  }

  /// Gives a row the next place, and a pivot.
  private mutating func place(_ row: Int) {
    var pivot = -1
    for place in Range(from: starts[row], to: starts[row + 1]) {
      let column = Int(columns[place])
      guard useCounts[column] >= 0 else { continue }
      useCounts[column] -= 1
      if pivot < 0 || useCounts[column] < useCounts[pivot] { pivot = column }
    }
    openCounts[row] = -1
    rows.append(Int32(truncatingIfNeeded: row))
    pivots.append(Int32(truncatingIfNeeded: pivot))
    useCounts[pivot] = -1
    for place in Range(from: useStarts[pivot], to: useStarts[pivot + 1]) {
      let other = Int(uses[place])
      guard openCounts[other] >= 0 else { continue }
      openCounts[other] -= 1
      file(other)
    }
  }
}
