/// An order in which to factor the rows of a square matrix with little fill-in, and the pivot of each row.
///
/// The next row is always the row with the fewest columns that aren't pivots yet. Of these columns, its pivot is the
/// column that the fewest remaining rows contain. This is Markowitz's rule as if there were no fill-in. Rows that
/// contain only pivots of other rows come last.
struct PivotOrder: ~Copyable {
  /// A node of a linked list of rows.
  struct Link: BitwiseCopyable {
    let row: Int32
    let next: Int32
  }

  /// The rows in the order of factorization.
  private(set) var rows = Buffer<Int32>()
  /// For each row in this order, its pivot column, or −1 if the pivot depends on fill-in.
  private(set) var pivots = Buffer<Int32>()

  /// For each row, the start of its range in `columns`, and as a final element the end of the last range.
  private var starts = Buffer<Int32>()
  private var columns = Buffer<Int32>()
  /// For each column, the start of its range in `uses`, and as a final element the end of the last range.
  private var useStarts = Buffer<Int32>()
  private var uses = Buffer<Int32>()
  /// For each column, the number of remaining rows that contain it, or −1 for pivots.
  private var useCounts = Buffer<Int32>()
  /// For each row, the number of its columns that aren't pivots, or −1 if the row has been placed.
  private var openCounts = Buffer<Int32>()
  /// The heads of the linked lists in `filings`, one list for each value of ``openCounts``, with −1 for empty lists.
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

  /// Computes the order of the rows and their pivots.
  ///
  /// - Complexity: Linear in the total number of columns of all rows, times the number of columns of the longest row.
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

  /// Puts the elements of a buffer, one for each row, into the computed order.
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

  /// Appends a row to the order, and chooses its pivot.
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
