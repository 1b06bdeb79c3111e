import ConstraintSolver

/// A row as the solver has it, so that nothing is said to it twice; small, as there are several a view.
struct WrittenRow {
  private let index: Int32
  var priority: LayoutPriority
  var constant: Double

  /// What the solver calls the row.
  var id: ConstraintID { ConstraintID(index: Int(index)) }

  init(_ id: ConstraintID, constant: Double, priority: LayoutPriority) {
    index = Int32(truncatingIfNeeded: id.index)
    self.priority = priority
    self.constant = constant
  }

  /// Stands for no row where an optional would take more memory.
  static var none: WrittenRow {
    WrittenRow(ConstraintID(index: -1), constant: 0, priority: .required)
  }

  var isNone: Bool { index < 0 }
}

/// The rows that were written down for views themselves: what their contents want, or what their
/// autoresizing masks say, two for each axis.
struct OwnRows {
  /// What a pair of rows says.
  enum Kind {
    case content
    case autoresizing
  }

  struct Pair {
    var first: WrittenRow
    var second: WrittenRow
    let kind: Kind
  }

  private var pairs: [Pair?] = []
  /// The place among the pairs, by slot and axis; −1 for none.
  private var places: [Int32] = []

  /// Makes room for the axes of a number of items.
  mutating func grow(to itemCount: Int) {
    places += Array(repeating: -1, count: 2 * itemCount - places.count)
  }

  subscript(slot: Int32, axis: LayoutConstraint.Axis) -> Pair? {
    get {
      let place = places[2 * Int(slot) + axis.rawValue]
      return place < 0 ? nil : pairs[Int(place)]
    }
    set {
      let index = 2 * Int(slot) + axis.rawValue
      if places[index] >= 0 {
        pairs[Int(places[index])] = newValue
      } else if newValue != nil {
        places[index] = Int32(truncatingIfNeeded: pairs.count)
        pairs.append(newValue)
      }
    }
  }
}
