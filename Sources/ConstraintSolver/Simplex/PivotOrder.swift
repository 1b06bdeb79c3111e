/// The order in which the rows of a square matrix are factored, and their pivots, so that little
/// fills in.
///
/// The next row is the one with the fewest columns that aren't pivots yet. Its pivot is the one of
/// these that the fewest remaining rows contain: Markowitz's rule as if nothing filled in. Rows
/// that contain only pivots of other rows come last.
struct PivotOrder: ~Copyable {
  /// A row in a linked list.
  struct Link: BitwiseCopyable {
    let row: Int32
    let next: Int32
  }

  /// The rows in the order of factorization.
  private(set) var rows = Buffer<Int32>()
  /// The pivot of each row in this order, or −1 if fill-in decides it.
  private(set) var pivots = Buffer<Int32>()

  /// The starts of the rows' columns, with one more for the end.
  private var starts = Buffer<Int32>()
  private var columns = Buffer<Int32>()
  /// The starts of the columns' rows, with one more for the end.
  private var useStarts = Buffer<Int32>()
  private var uses = Buffer<Int32>()
  /// The number of remaining rows with each column; −1 for pivots.
  private var useCounts = Buffer<Int32>()
  /// The number of columns of each row that aren't pivots; −1 for rows that have been placed.
  private var openCounts = Buffer<Int32>()
  /// For each number of open columns the last row that was filed under it, or −1.
  private var buckets = Buffer<Int32>()
  private var filings = Buffer<Link>()

  /// Removes all rows.
  mutating func reset(columnCount: Int) {
    starts.fill(with: 0, count: 1)
    columns.removeAll()
    useStarts.fill(with: 0, count: columnCount + 1)
  }

  /// Adds a column to the current row.
  @inline(__always)
  mutating func add(_ column: Int) {
    columns.append(Int32(small: column))
    useStarts[column] += 1
  }

  /// Ends the current row.
  @inline(__always)
  mutating func endRow() { starts.append(Int32(small: columns.count)) }

  /// Finds the order of the rows.
  ///
  /// - Complexity: Linear in the columns of all rows, times those of the longest row.
  mutating func arrange() {
    listUses()
    let rowCount = starts.count - 1
    rows.removeAll()
    pivots.removeAll()
    filings.removeAll()
    buckets.fill(with: -1, count: useCounts.count + 1)
    openCounts.resize(to: rowCount)
    // The row that is filed last is taken first.
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
      guard Int(openCounts[Int(filing.row)]) == fewest else { continue }
      place(Int(filing.row))
      fewest = max(1, fewest - 1)
    }
    for row in openCounts.indices where openCounts[row] >= 0 {
      rows.append(Int32(small: row))
      pivots.append(-1)
    }
  }

  /// Permutes a buffer with an element for each row.
  func apply<Element>(to buffer: inout Buffer<Element>) {
    var old = Buffer<Element>()
    old.copy(buffer)
    for place in rows.indices { buffer[place] = old[Int(rows[place])] }
  }

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
    // From the last row to the first, which turns the ends of the lists into their starts.
    for row in (0..<starts.count - 1).reversed() {
      for place in Range(from: starts[row], to: starts[row + 1]) {
        let column = Int(columns[place])
        useStarts[column] -= 1
        uses[Int(useStarts[column])] = Int32(small: row)
      }
    }
  }

  @inline(__always)
  private mutating func file(_ row: Int) {
    let count = Int(openCounts[row])
    filings.append(Link(row: Int32(small: row), next: buckets[count]))
    buckets[count] = Int32(small: filings.count - 1)
  }

  /// Puts a row next, with a pivot.
  private mutating func place(_ row: Int) {
    var pivot = -1
    for place in Range(from: starts[row], to: starts[row + 1]) {
      let column = Int(columns[place])
      guard useCounts[column] >= 0 else { continue }
      useCounts[column] -= 1
      if pivot < 0 || useCounts[column] < useCounts[pivot] { pivot = column }
    }
    openCounts[row] = -1
    rows.append(Int32(small: row))
    pivots.append(Int32(small: pivot))
    useCounts[pivot] = -1
    for place in Range(from: useStarts[pivot], to: useStarts[pivot + 1]) {
      let other = Int(uses[place])
      guard openCounts[other] >= 0 else { continue }
      openCounts[other] -= 1
      file(other)
    }
  }
}
