/// A sum of rows under construction, with an entry for each column that occurs.
///
/// Keeps its memory from one sum to the next.
struct Scatter: Sendable {
  /// The place of each column in `entries`, or -1.
  private var places: [Int32]
  /// The coefficients so far, in the order in which their columns came.
  private(set) var entries: [Entry] = []
  var constant = AffineConstant()
  /// The largest numbers that went into the constant; its rounding error is relative to them.
  var magnitude = AffineConstant()

  init(columnCount: Int) {
    places = [Int32](repeating: -1, count: columnCount)
  }

  @inline(__always)
  mutating func start(_ constant: AffineConstant, _ magnitude: AffineConstant) {
    self.constant = constant
    self.magnitude = magnitude
  }

  @inline(__always)
  mutating func add(_ coefficient: Double, to column: Int) {
    let place = Int(places[column])
    if place >= 0 {
      entries[place].coefficient = Approximation.difference(
        entries[place].coefficient, -coefficient)
    } else {
      places[column] = Int32(truncatingIfNeeded: entries.count)
      entries.append(Entry(column: column, coefficient: coefficient))
    }
  }

  /// Adds a multiple of a constant.
  @inline(__always)
  mutating func add(
    _ other: AffineConstant, _ otherMagnitude: AffineConstant, times factor: Double
  ) {
    constant.add(other, times: factor)
    magnitude.formMaximum(otherMagnitude, times: factor)
  }

  /// Moves what is not zero to the end of a list, by ascending column, and starts anew.
  @inline(__always)
  mutating func drain(into list: inout [Entry], scaledBy factor: Double = 1) {
    let start = list.count
    if entries.count > 24 { entries.sort { $0.column < $1.column } }
    for entry in entries {
      places[entry.column] = -1
      guard entry.coefficient != 0 else { continue }
      var place = list.count
      let scaled = Entry(
        column: entry.column, coefficient: Approximation.finite(entry.coefficient * factor))
      list.append(scaled)
      while place > start, list[place - 1].column > entry.column {
        list[place] = list[place - 1]
        place -= 1
      }
      if place < list.count - 1 { list[place] = scaled }
    }
    entries.removeAll(keepingCapacity: true)
  }
}
