/// A sum of rows under construction, with an entry for each column that occurs.
///
/// Keeps its memory from one sum to the next.
struct Scatter: ~Copyable {
  let columnCount: Int
  /// The place of each column in `entries`, or -1; empty until there are many entries.
  private var places = UnsafeList<Int32>()
  /// Whether the entries of this sum are looked up by their places; a few are searched.
  private var isIndexed = false
  /// The coefficients so far, in the order in which their columns came.
  private(set) var entries = UnsafeList<Entry>()
  var constant = AffineConstant()
  /// The largest numbers that went into the constant; its rounding error is relative to them.
  var magnitude = AffineConstant()

  init(columnCount: Int) {
    self.columnCount = columnCount
  }

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
      entries[place].coefficient = Approximation.difference(
        entries[place].coefficient, -coefficient)
    } else {
      if isIndexed { places[column] = Int32(truncatingIfNeeded: entries.count) }
      entries.append(Entry(column: column, coefficient: coefficient))
      if entries.count == 8 { index() }
    }
  }

  private mutating func index() {
    if places.isEmpty { places.replaceAll(with: -1, count: columnCount) }
    for place in entries.indices {
      places[entries[place].column] = Int32(truncatingIfNeeded: place)
    }
    isIndexed = true
  }

  /// Adds a multiple of a constant.
  @inline(__always)
  mutating func add(
    _ other: AffineConstant, _ otherMagnitude: AffineConstant, times factor: Double
  ) {
    constant.add(other, times: factor)
    magnitude.formMaximum(otherMagnitude, times: factor)
  }

  /// Sorts what there is by column, without what is zero.
  @inline(__always)
  private mutating func finish() {
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
  }

  /// Moves what is not zero to the end of a list by ascending column, and starts anew.
  mutating func drain(into list: inout UnsafeList<Entry>) {
    finish()
    for place in entries.indices {
      let entry = entries[place]
      list.append(
        Entry(column: entry.column, coefficient: Approximation.finite(entry.coefficient)))
    }
    entries.removeAll()
  }

  /// Moves what is not zero, multiplied by a factor, to the end of a list by ascending column, and
  /// starts anew.
  mutating func drain(into list: inout EntryList, scaledBy factor: Double) {
    finish()
    for place in entries.indices {
      list.append(
        Entry(
          column: entries[place].column,
          coefficient: Approximation.finite(entries[place].coefficient * factor)))
    }
    entries.removeAll()
  }

  /// Moves what is not zero to the end of a list by ascending column, and starts anew.
  mutating func drain(into list: inout [Entry]) {
    finish()
    for place in entries.indices {
      list.append(
        Entry(
          column: entries[place].column,
          coefficient: Approximation.finite(entries[place].coefficient)))
    }
    entries.removeAll()
  }
}
