/// A linear expression under construction, with one entry per column.
struct SparseSum: ~Copyable {
  private var columnCount = 0
  /// For each column, its index in `entries` or −1, filled only if there are many entries.
  private var places = Buffer<Int32>()
  /// Whether entries are found by `places`, because there are too many for a linear search.
  private var isIndexed = false
  private var entries = Buffer<Entry>()
  var constant = AffineConstant()
  /// The largest magnitudes of the numbers that were added to the constant, which determine its rounding error.
  var magnitude = AffineConstant()

  private static let indexedCount = 8

  /// Removes all entries, and sets the number of columns.
  mutating func reset(columnCount: Int) {
    self.columnCount = columnCount
    entries.removeAll()
    places.removeAll()
    isIndexed = false
  }

  /// Starts the next sum with a constant.
  @inline(__always)
  mutating func start(_ constant: AffineConstant, _ magnitude: AffineConstant) {
    self.constant = constant
    self.magnitude = magnitude
  }

  @inline(__always)
  mutating func add(_ coefficient: Double, to column: Int) {
    var place = isIndexed ? Int(places[column]) : entries.count - 1
    if !isIndexed {
      while place >= 0, entries[place].column != column { place -= 1 }
    }
    if place >= 0 {
      entries[place].coefficient = Tolerance.difference(entries[place].coefficient, -coefficient)
    } else {
      if isIndexed { places[column] = Int32(small: entries.count) }
      entries.append(Entry(column: column, coefficient: coefficient))
      if entries.count == SparseSum.indexedCount { index() }
    }
  }

  private mutating func index() {
    if places.isEmpty { places.fill(with: -1, count: columnCount) }
    for place in entries.indices { places[entries[place].column] = Int32(small: place) }
    isIndexed = true
  }

  /// Calls a closure with each nonzero entry in ascending order of columns, and removes all entries.
  @inline(__always)
  mutating func drain(_ body: (Int, Double) -> Void) {
    var filled = 0
    for place in entries.indices {
      let entry = entries[place]
      if isIndexed { places[entry.column] = -1 }
      guard entry.coefficient != 0 else { continue }
      entries[filled] = entry
      filled += 1
    }
    isIndexed = false
    entries.truncate(to: filled)
    entries.sort(0..<filled) { $0.column < $1.column }
    for place in entries.indices { body(entries[place].column, entries[place].coefficient) }
    entries.removeAll()
  }
}
