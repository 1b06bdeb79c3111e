/// A sum of variables with coefficients, and a constant.
struct LinearSum {
  /// The coefficients by variable; no coefficient is zero.
  private(set) var terms: [Int: Double] = [:]
  /// The constant of the sum.
  var constant = 0.0

  /// Adds a variable times a coefficient.
  mutating func add(_ coefficient: Double, _ variable: Int) {
    let sum = (terms[variable] ?? 0) + coefficient
    // Coefficients are small numbers such as 1, 0.5 and 16/9.
    terms[variable] = abs(sum) < Self.rounding ? nil : sum
  }

  /// Adds another sum times a factor.
  mutating func add(_ factor: Double, _ other: LinearSum) {
    for (variable, coefficient) in other.terms { add(factor * coefficient, variable) }
    constant += factor * other.constant
  }

  /// The maximum rounding error of coefficients.
  static let rounding = 1e-9
}
