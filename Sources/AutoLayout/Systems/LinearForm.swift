import ConstraintSolver

/// A sum of edges times coefficients, plus a constant: what an attribute means to the solver.
///
/// Edges are numbered as the solver's variables are. A constraint names at most four places, and a
/// place is at most two edges, so that a form needs no memory of its own.
struct LinearForm {
  private var storage = InlineArray<8, Term>(repeating: Term(0, Variable(index: 0)))
  private var count = 0
  var constant: Double

  init(constant: Double = 0) { self.constant = constant }

  /// The distance from one edge to another.
  init(from start: Int32, to end: Int32, constant: Double = 0) {
    self.constant = constant
    storage[0] = Term(1, Variable(index: Int(end)))
    storage[1] = Term(-1, Variable(index: Int(start)))
    count = 2
  }

  /// Makes the form 0, to be filled anew.
  mutating func clear() {
    count = 0
    constant = 0
  }

  /// Adds an edge times a coefficient; equal edges become one term, and zeros none.
  mutating func add(_ edge: Int32, _ coefficient: Double) {
    let variable = Variable(index: Int(edge))
    for index in 0..<count where storage[index].variable == variable {
      storage[index].coefficient += coefficient
      guard storage[index].coefficient == 0 else { return }
      count -= 1
      storage[index] = storage[count]
      return
    }
    guard coefficient != 0 else { return }
    storage[count] = Term(coefficient, variable)
    count += 1
  }

  /// The terms as an array.
  var terms: [Term] { withTerms { terms in terms.indices.map { terms[$0] } } }

  /// Lends the terms.
  @inline(__always)
  func withTerms<Result, Failure>(
    _ body: (Span<Term>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(storage.span.extracting(0..<count))
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
