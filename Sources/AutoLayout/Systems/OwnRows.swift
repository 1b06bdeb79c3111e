import ConstraintSolver

/// A row with its current constant and priority, to detect changes; it is compact, because a view has several rows.
struct WrittenRow {
  private let index: Int32
  var priority: LayoutPriority
  var constant: Double

  var id: ConstraintID { ConstraintID(index: Int(index)) }

  init(_ id: ConstraintID, constant: Double, priority: LayoutPriority) {
    index = Int32(truncatingIfNeeded: id.index)
    self.priority = priority
    self.constant = constant
  }

  /// A missing row, which takes less memory than an optional.
  static var none: WrittenRow {
    WrittenRow(ConstraintID(index: -1), constant: 0, priority: .required)
  }

  var isNone: Bool { index < 0 }
}

/// The rows of content sizes and autoresizing masks, two for each axis of a view.
struct OwnRows {
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
  /// For each slot and axis, the index of its rows in `pairs`, or −1 if it has no rows.
  private var places: [Int32] = []

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
