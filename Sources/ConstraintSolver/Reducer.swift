/// Rewrites rows in the free columns of an elimination.
///
/// Keeps its working memory between rows.
struct Reducer {
  /// A pivot's equation and how many times it was subtracted.
  struct Multiplier {
    let pivot: Int
    let factor: Double
  }

  /// What was subtracted from the last row.
  private(set) var multipliers: [Multiplier] = []
  private var coefficients: [Double]
  private var isTouched: [Bool]
  private var touched: [Int] = []
  private var pending = PivotQueue()

  init(columnCount: Int) {
    coefficients = Array(repeating: 0, count: columnCount)
    isTouched = Array(repeating: false, count: columnCount)
  }

  /// The row minus the multiples of the pivots' equations that leave free columns only.
  mutating func reduce(_ row: SparseRow, by elimination: Elimination) -> SparseRow {
    multipliers.removeAll(keepingCapacity: true)
    guard row.entries.contains(where: { elimination.pivotOfColumn[$0.column] >= 0 }) else {
      return row
    }
    var result = SparseRow([], constant: row.constant)
    result.magnitude = row.magnitude
    for entry in row.entries { add(entry.coefficient, to: entry.column, elimination) }
    // A pivot's equation holds later pivots only, so ascending order meets each once.
    while let place = pending.popFirst() {
      let pivot = elimination.pivots[place]
      let factor = coefficients[pivot.column] / pivot.coefficient
      guard factor != 0, factor.isFinite else { continue }
      multipliers.append(Multiplier(pivot: place, factor: factor))
      for entry in pivot.row.entries where entry.column != pivot.column {
        add(-factor * entry.coefficient, to: entry.column, elimination)
      }
      coefficients[pivot.column] = 0
      result.constant.add(pivot.row.constant, times: -factor)
      result.magnitude.formMaximum(pivot.row.magnitude, times: factor)
    }
    touched.sort()
    for column in touched {
      if coefficients[column] != 0, elimination.pivotOfColumn[column] < 0 {
        let coefficient = Approximation.finite(coefficients[column])
        result.entries.append(Entry(column: column, coefficient: coefficient))
      }
      coefficients[column] = 0
      isTouched[column] = false
    }
    touched.removeAll(keepingCapacity: true)
    return result
  }

  private mutating func add(_ value: Double, to column: Int, _ elimination: Elimination) {
    if !isTouched[column] {
      isTouched[column] = true
      touched.append(column)
      let place = elimination.pivotOfColumn[column]
      if place >= 0 { pending.insert(place) }
    }
    coefficients[column] = Approximation.difference(coefficients[column], -value)
  }
}

/// Places of pivots, smallest first: a binary heap.
struct PivotQueue: Sendable {
  private var heap: [Int] = []

  mutating func insert(_ place: Int) {
    heap.append(place)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popFirst() -> Int? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { return first }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[parent] else { return first }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
