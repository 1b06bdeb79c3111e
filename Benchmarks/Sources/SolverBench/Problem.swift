/// A system over views that have left, top, width and height, in this order.
///
/// View 0 is the canvas; its width and height, variables 2 and 3, are set from outside.
struct Problem {
  /// `Σ coefficient · variable + constant  relation  0`; the relation is one of `=`, `<`, `>`.
  struct Demand {
    var relation: Character
    var priority: Double
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
  }

  var name: String
  var count: Int
  var variableCount = 0
  var width: Double
  var height: Double
  var demands: [Demand] = []

  init(_ name: String, _ count: Int, width: Double, height: Double) {
    self.name = name
    self.count = count
    self.width = width
    self.height = height
  }

  /// Adds a view.
  mutating func view() -> View {
    defer { variableCount += 4 }
    return View(index: variableCount / 4)
  }

  /// Demands that two expressions compare in a way.
  mutating func add(
    _ left: Expression, _ relation: Character, _ right: Expression, _ priority: Double = 1000
  ) {
    let difference = left - right
    var terms: [(variable: Int, coefficient: Double)] = []
    for term in difference.terms {
      if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
        terms[index].coefficient += term.coefficient
      } else {
        terms.append(term)
      }
    }
    demands.append(
      Demand(
        relation: relation, priority: priority, constant: difference.constant, terms: terms))
  }
}

/// A view of a problem, by its place.
struct View {
  let index: Int

  var left: Expression { Expression(4 * index) }
  var top: Expression { Expression(4 * index + 1) }
  var width: Expression { Expression(4 * index + 2) }
  var height: Expression { Expression(4 * index + 3) }
  var right: Expression { left + width }
  var bottom: Expression { top + height }
  var centerX: Expression { left + 0.5 * width }
  var centerY: Expression { top + 0.5 * height }
}

/// A sum of variables times coefficients and a constant.
struct Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  var terms: [(variable: Int, coefficient: Double)] = []
  var constant = 0.0

  init(_ variable: Int) {
    terms = [(variable, 1)]
  }

  init(constant: Double) {
    self.constant = constant
  }

  init(floatLiteral value: Double) {
    constant = value
  }

  init(integerLiteral value: Int) {
    constant = Double(value)
  }

  static func + (lhs: Expression, rhs: Expression) -> Expression {
    var sum = lhs
    sum.terms += rhs.terms
    sum.constant += rhs.constant
    return sum
  }

  static func * (factor: Double, expression: Expression) -> Expression {
    var product = expression
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }

  static func - (lhs: Expression, rhs: Expression) -> Expression {
    lhs + -1 * rhs
  }
}
