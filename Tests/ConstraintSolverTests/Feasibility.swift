import ConstraintSolver

/// Whether constraints can all hold at a size, decided independently of the solver in exact
/// arithmetic.
///
/// The dual simplex with Bland's rule on a dense table. All numbers are multiples of an eighth.
func areFeasible(_ rows: [LinearConstraint], at size: CanvasSize) -> Bool {
  var table = SlackTable(rows, at: size)
  table.eliminateVariables()
  return table.isFeasible()
}

/// Whether constraints are infeasible and become feasible without any one of them.
func areIrreducible(_ rows: [LinearConstraint], at size: CanvasSize) -> Bool {
  guard !areFeasible(rows, at: size) else { return false }
  return rows.indices.allSatisfy { index in
    var others = rows
    others.remove(at: index)
    return areFeasible(others, at: size)
  }
}

/// Slacks that must not be negative, as functions of parameters.
private struct SlackTable {
  /// The coefficients of each slack, followed by its constant.
  private var slacks: [[Rational]] = []
  /// The number of each slack, in the fixed order that keeps pivots from cycling.
  private var slackNumbers: [Int] = []
  /// The number of the slack that each parameter is, or −1 for a variable.
  private var parameterNumbers: [Int]

  init(_ rows: [LinearConstraint], at size: CanvasSize) {
    let variableCount = (rows.flatMap(\.terms).map(\.variable.index).max() ?? -1) + 1
    parameterNumbers = Array(repeating: -1, count: variableCount)
    for row in rows {
      var slack = [Rational](repeating: Rational(0), count: variableCount + 1)
      for term in row.terms {
        slack[term.variable.index] = slack[term.variable.index] + Rational(term.coefficient)
      }
      slack[variableCount] = Rational(row.constant.value(at: size))
      if row.relation != .lessThanOrEqual { slacks.append(slack) }
      if row.relation != .greaterThanOrEqual { slacks.append(slack.map { Rational(0) - $0 }) }
    }
    slackNumbers = Array(slacks.indices)
  }

  /// Replaces variables, which may have any value, by slacks.
  mutating func eliminateVariables() {
    for column in parameterNumbers.indices {
      guard let row = slacks.firstIndex(where: { $0[column].sign != 0 }) else { continue }
      pivot(row, column)
      // The row now defines the variable, which has no bound.
      slacks.remove(at: row)
      slackNumbers.remove(at: row)
    }
  }

  mutating func isFeasible() -> Bool {
    while let row = slacks.indices.filter({ slacks[$0][parameterNumbers.count].sign < 0 })
      .min(by: { slackNumbers[$0] < slackNumbers[$1] })
    {
      let columns = parameterNumbers.indices.filter { slacks[row][$0].sign > 0 }
      guard let column = columns.min(by: { parameterNumbers[$0] < parameterNumbers[$1] }) else {
        return false
      }
      pivot(row, column)
    }
    return true
  }

  /// Exchanges a slack and a parameter.
  private mutating func pivot(_ row: Int, _ column: Int) {
    let pivot = slacks[row][column]
    var solved = slacks[row].map { Rational(0) - $0 / pivot }
    solved[column] = Rational(1) / pivot
    for other in slacks.indices where other != row {
      let factor = slacks[other][column]
      if factor.sign == 0 { continue }
      slacks[other][column] = Rational(0)
      slacks[other] = zip(slacks[other], solved).map { $0 + factor * $1 }
    }
    slacks[row] = solved
    swap(&slackNumbers[row], &parameterNumbers[column])
  }
}

/// A fraction in lowest terms.
///
/// Traps if it grows beyond 128 bits.
private struct Rational {
  private let numerator: Int128
  private let denominator: Int128

  private init(_ numerator: Int128, _ denominator: Int128) {
    var (divisor, rest) = (numerator.magnitude, denominator.magnitude)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let sign: Int128 = denominator < 0 ? -1 : 1
    let common = sign * Int128(max(divisor, 1))
    self.numerator = numerator / common
    self.denominator = denominator / common
  }

  init(_ value: Double) {
    precondition(value * 8 == (value * 8).rounded(), "not a multiple of an eighth")
    self.init(Int128(value * 8), 8)
  }

  var sign: Int { numerator.signum() == 0 ? 0 : numerator > 0 ? 1 : -1 }

  static func + (lhs: Rational, rhs: Rational) -> Rational {
    Rational(
      lhs.numerator * rhs.denominator + rhs.numerator * lhs.denominator,
      lhs.denominator * rhs.denominator)
  }

  static func - (lhs: Rational, rhs: Rational) -> Rational {
    lhs + Rational(-rhs.numerator, rhs.denominator)
  }

  static func * (lhs: Rational, rhs: Rational) -> Rational {
    Rational(lhs.numerator * rhs.numerator, lhs.denominator * rhs.denominator)
  }

  static func / (lhs: Rational, rhs: Rational) -> Rational {
    Rational(lhs.numerator * rhs.denominator, lhs.denominator * rhs.numerator)
  }
}
