import ConstraintSolver

/// A sum of up to eight edge variables times coefficients, plus a constant.
struct LinearForm {
  private var storage = InlineArray<8, Term>(repeating: Term(0, Variable(index: 0)))
  private var count = 0
  var constant: Double

  init(constant: Double = 0) { self.constant = constant }

  /// Makes an expression for the distance from one edge to another, plus a constant.
  init(from start: Int32, to end: Int32, constant: Double = 0) {
    self.constant = constant
    storage[0] = Term(1, Variable(index: Int(end)))
    storage[1] = Term(-1, Variable(index: Int(start)))
    count = 2
  }

  mutating func clear() {
    count = 0
    constant = 0
  }

  /// Adds an edge times a coefficient to the sum, and removes the edge if its coefficients cancel out.
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

  var terms: [Term] { withTerms { terms in terms.indices.map { terms[$0] } } }

  @inline(__always)
  func withTerms<Result, Failure>(
    _ body: (Span<Term>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(storage.span.extracting(0..<count))
  }
}

/// The edges of an item, as the indices of four consecutive variables.
struct ItemEdges {
  let left: Int32

  init(slot: Int32) { left = 4 * slot }

  var right: Int32 { left + 1 }
  var top: Int32 { left + 2 }
  var bottom: Int32 { left + 3 }

  /// Returns the left or the top edge.
  func start(_ axis: LayoutConstraint.Axis) -> Int32 { axis == .horizontal ? left : top }

  /// Returns the right or the bottom edge.
  func end(_ axis: LayoutConstraint.Axis) -> Int32 { axis == .horizontal ? right : bottom }

  func extent(_ axis: LayoutConstraint.Axis) -> LinearForm {
    LinearForm(from: start(axis), to: end(axis))
  }
}
