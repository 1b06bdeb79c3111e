/// What the required equations make of each variable: a number, a sum of free variables, or free.
///
/// Every right side is a function of the canvas' size.
struct Definitions: Sendable {
  /// The sums by which variables are defined, in terms of free variables.
  private(set) var entries: [Entry] = []
  /// For each variable its sum.
  private var sums: [Sum]
  /// For each variable what is added to its sum.
  private(set) var constants: [AffineConstant]
  /// For each variable what the rounding error of its constant is relative to.
  private(set) var magnitudes: [AffineConstant]

  private struct Sum: Sendable {
    /// Where it starts, or -1 if the variable is free.
    var start: Int32
    /// How many free variables it has.
    var count: Int32
  }

  var variableCount: Int { sums.count }

  init(variableCount: Int) {
    sums = [Sum](repeating: Sum(start: -1, count: 0), count: variableCount)
    constants = [AffineConstant](repeating: AffineConstant(), count: variableCount)
    magnitudes = constants
  }

  /// Whether nothing defines a variable.
  @inline(__always)
  func isFree(_ variable: Int) -> Bool { sums[variable].start < 0 }

  /// Whether a variable is a sum of free variables.
  @inline(__always)
  func isSum(_ variable: Int) -> Bool { sums[variable].count > 0 }

  /// The free variables a variable is a sum of; empty if it is free itself.
  @inline(__always)
  func sum(of variable: Int) -> Range<Int> {
    let start = Int(max(0, sums[variable].start))
    return start..<start + Int(sums[variable].count)
  }

  /// Defines a variable as a number.
  @inline(__always)
  mutating func define(
    _ variable: Int, as constant: AffineConstant, magnitude: AffineConstant
  ) {
    sums[variable].start = 0
    constants[variable] = constant
    magnitudes[variable] = magnitude
  }

  /// Defines a variable as what a sum has gathered, times a factor.
  mutating func define(_ variable: Int, as sum: inout Scatter, scaledBy factor: Double) {
    let start = entries.count
    sum.drain(into: &entries, scaledBy: factor)
    sums[variable] = Sum(
      start: Int32(truncatingIfNeeded: start),
      count: Int32(truncatingIfNeeded: entries.count - start))
    constants[variable] = sum.constant.scaled(by: factor)
    magnitudes[variable] = sum.magnitude.scaled(by: abs(factor))
  }

  /// Defines a variable like one of another system, with its free variables renumbered: each is
  /// named by a list, and has its place in another. A free variable stays free.
  mutating func define(
    _ variable: Int, like model: Int, in other: borrowing Definitions, names: [Int32],
    places: [Int32]
  ) {
    guard !other.isFree(model) else { return }
    sums[variable] = Sum(
      start: Int32(truncatingIfNeeded: entries.count), count: other.sums[model].count)
    for place in other.sum(of: model) {
      let entry = other.entries[place]
      let place = Int(places[Int(names[entry.column])])
      entries.append(Entry(column: place, coefficient: entry.coefficient))
    }
    constants[variable] = other.constants[model]
    magnitudes[variable] = other.magnitudes[model]
  }

  /// Adds a multiple of a variable to a sum, in terms of free variables.
  @inline(__always)
  func add(_ coefficient: Double, of variable: Int, to sum: inout Scatter) {
    guard !isFree(variable) else {
      sum.add(coefficient, to: variable)
      return
    }
    sum.add(constants[variable], magnitudes[variable], times: coefficient)
    for place in self.sum(of: variable) {
      sum.add(coefficient * entries[place].coefficient, to: entries[place].column)
    }
  }
}

/// An equation or row in which no variable is left.
struct Leftover: Sendable {
  /// The slot of the row.
  let slot: Int
  /// What is compared with zero.
  let constant: AffineConstant
  /// What its rounding error is relative to.
  let magnitude: AffineConstant
}
