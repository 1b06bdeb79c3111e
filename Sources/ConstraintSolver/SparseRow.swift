/// A coefficient of a row that is not zero.
struct Entry: Hashable, Sendable {
  var column: Int
  var coefficient: Double
}

/// A sum of variables times coefficients plus a constant that depends on the canvas.
struct SparseRow: Sendable {
  /// The coefficients, by ascending column.
  var entries: [Entry]

  /// What is added to them.
  var constant: AffineConstant

  /// The largest numbers that ever went into the constant; its rounding error is relative to them.
  var magnitude: AffineConstant

  init(_ entries: [Entry], constant: AffineConstant) {
    self.entries = entries
    self.constant = constant
    magnitude = constant.magnitude
  }

  /// The coefficient of a column, found by bisection.
  func coefficient(of column: Int) -> Double {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].column == column ? entries[low].coefficient : 0
  }

  /// Multiplies so that the largest coefficient lies between 1 and 2, and returns the factor.
  ///
  /// Exact, because the factor is a power of two.
  mutating func normalize() -> Double {
    let largest = entries.reduce(0) { max($0, abs($1.coefficient)) }
    guard largest > 0, largest < 1 || largest >= 2 else { return 1 }
    let half = largest.exponent / 2
    var product = 1.0
    // In two steps, because the inverse of the smallest numbers is not finite.
    for power in [half, largest.exponent - half] {
      let factor = Double(sign: .plus, exponent: -power, significand: 1)
      for index in entries.indices { entries[index].coefficient *= factor }
      constant = constant.scaled(by: factor)
      magnitude = magnitude.scaled(by: factor)
      product = Approximation.finite(product * factor)
    }
    return product
  }

  /// Subtracts a multiple of another row, chosen so that a column vanishes.
  ///
  /// Reports which columns came and which went.
  mutating func subtract(
    _ other: SparseRow, times factor: Double, clearing column: Int, changes: inout ColumnChanges
  ) {
    var result: [Entry] = []
    result.reserveCapacity(entries.count + other.entries.count - 2)
    var mine = 0
    var theirs = 0
    while mine < entries.count || theirs < other.entries.count {
      let left = mine < entries.count ? entries[mine].column : Int.max
      let right = theirs < other.entries.count ? other.entries[theirs].column : Int.max
      if left < right {
        result.append(entries[mine])
        mine += 1
        continue
      }
      let subtrahend = factor * other.entries[theirs].coefficient
      theirs += 1
      if right < left {
        guard subtrahend != 0 else { continue }
        result.append(Entry(column: right, coefficient: Approximation.finite(-subtrahend)))
        changes.added.append(right)
        continue
      }
      let difference = Approximation.difference(entries[mine].coefficient, subtrahend)
      mine += 1
      if left == column || difference == 0 {
        changes.removed.append(left)
      } else {
        result.append(Entry(column: left, coefficient: Approximation.finite(difference)))
      }
    }
    entries = result
    constant.add(other.constant, times: -factor)
    magnitude.formMaximum(other.magnitude, times: factor)
  }
}

/// The columns a subtraction of rows brought and took.
struct ColumnChanges {
  var added: [Int] = []
  var removed: [Int] = []

  mutating func clear() {
    added.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
  }
}
