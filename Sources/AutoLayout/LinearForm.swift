import ConstraintSolver

/// A sum of edges times coefficients, plus a constant: what an attribute means to the solver.
struct LinearForm {
  private(set) var terms: [Term] = []
  var constant: Double

  init(constant: Double = 0) { self.constant = constant }

  init(_ variable: Variable, _ coefficient: Double = 1, constant: Double = 0) {
    terms = [Term(coefficient, variable)]
    self.constant = constant
  }

  /// Adds another form times a factor; equal variables become one term, and zeros none.
  mutating func add(_ other: LinearForm, times factor: Double = 1) {
    for term in other.terms { add(term.coefficient * factor, term.variable) }
    constant += other.constant * factor
  }

  private mutating func add(_ coefficient: Double, _ variable: Variable) {
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
      if coefficient != 0 { terms.append(Term(coefficient, variable)) }
      return
    }
    terms[index].coefficient += coefficient
    if terms[index].coefficient == 0 { terms.remove(at: index) }
  }

  func adding(_ other: LinearForm, times factor: Double = 1) -> LinearForm {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }

  func scaled(by factor: Double) -> LinearForm { LinearForm().adding(self, times: factor) }
}

/// The edges of one item as variables: four in a row, in the order in which items are visited.
struct EdgeVariables {
  let left: Variable
  let right: Variable
  let top: Variable
  let bottom: Variable

  /// The extent along an axis.
  func extent(_ axis: LayoutConstraint.Axis) -> LinearForm {
    LinearForm(end(axis)).adding(LinearForm(start(axis)), times: -1)
  }

  /// The edge nearer to the origin of an axis.
  func start(_ axis: LayoutConstraint.Axis) -> Variable { axis == .horizontal ? left : top }

  /// The edge farther from the origin of an axis.
  func end(_ axis: LayoutConstraint.Axis) -> Variable { axis == .horizontal ? right : bottom }
}
