import ConstraintSolver

/// A sum of edges times coefficients, plus a constant: what an attribute means to the solver.
///
/// Edges are numbered as the solver's variables are. A constraint names at most four places, and a
/// place is at most two edges, so that a form needs no memory of its own.
struct LinearForm {
  /// An edge times a coefficient.
  struct Part {
    var edge: Int32
    var coefficient: Double
  }

  private var parts = InlineArray<8, Part>(repeating: Part(edge: -1, coefficient: 0))
  private var count = 0
  var constant: Double

  init(constant: Double = 0) { self.constant = constant }

  /// The distance from one edge to another.
  init(from start: Int32, to end: Int32, constant: Double = 0) {
    self.constant = constant
    parts[0] = Part(edge: end, coefficient: 1)
    parts[1] = Part(edge: start, coefficient: -1)
    count = 2
  }

  /// Adds an edge times a coefficient; equal edges become one part, and zeros none.
  mutating func add(_ edge: Int32, _ coefficient: Double) {
    for index in 0..<count where parts[index].edge == edge {
      parts[index].coefficient += coefficient
      guard parts[index].coefficient == 0 else { return }
      count -= 1
      parts[index] = parts[count]
      return
    }
    guard coefficient != 0 else { return }
    parts[count] = Part(edge: edge, coefficient: coefficient)
    count += 1
  }

  /// The parts as the solver takes them.
  func terms(of variables: [Variable]) -> [Term] {
    var terms: [Term] = []
    terms.reserveCapacity(count)
    for index in 0..<count {
      terms.append(Term(parts[index].coefficient, variables[Int(parts[index].edge)]))
    }
    return terms
  }
}

/// The edges of one item: four in a row, in the order in which items are visited.
struct ItemEdges {
  let left: Int32

  init(slot: Int32) { left = 4 * slot }

  var right: Int32 { left + 1 }
  var top: Int32 { left + 2 }
  var bottom: Int32 { left + 3 }

  /// The edge nearer to the origin of an axis.
  func start(_ axis: LayoutConstraint.Axis) -> Int32 { axis == .horizontal ? left : top }

  /// The edge farther from the origin of an axis.
  func end(_ axis: LayoutConstraint.Axis) -> Int32 { axis == .horizontal ? right : bottom }

  /// The extent along an axis.
  func extent(_ axis: LayoutConstraint.Axis) -> LinearForm {
    LinearForm(from: start(axis), to: end(axis))
  }
}
