/// What the required equations make of each variable: a number, a sum of free variables, or free.
///
/// Every right side is a function of the canvas' size.
struct Definitions: Sendable {
  /// The sums by which variables are defined, in terms of free variables.
  private(set) var entries: [Entry] = []
  /// For each variable what is known of it, which is looked at together.
  private var definitions: [Definition]

  private struct Definition: Sendable, BitwiseCopyable {
    /// Where its sum starts, or -1 if the variable is free.
    var start: Int32 = -1
    /// How many free variables its sum has.
    var count: Int32 = 0
    /// What is added to the sum.
    var constant = AffineConstant()
    /// What the rounding error of the constant is relative to.
    var magnitude = AffineConstant()
  }

  var variableCount: Int { definitions.count }

  init(variableCount: Int) {
    definitions = [Definition](repeating: Definition(), count: variableCount)
  }

  /// What is added to a variable's sum.
  @inline(__always)
  func constant(of variable: Int) -> AffineConstant { definitions[variable].constant }

  /// What the rounding error of a variable's constant is relative to.
  @inline(__always)
  func magnitude(of variable: Int) -> AffineConstant { definitions[variable].magnitude }

  /// Whether nothing defines a variable.
  @inline(__always)
  func isFree(_ variable: Int) -> Bool { definitions[variable].start < 0 }

  /// Whether a variable is a sum of free variables.
  @inline(__always)
  func isSum(_ variable: Int) -> Bool { definitions[variable].count > 0 }

  /// The free variables a variable is a sum of; empty if it is free itself.
  @inline(__always)
  func sum(of variable: Int) -> Range<Int> {
    let definition = definitions[variable]
    let start = max(0, definition.start)
    return Range(from: start, to: start + definition.count)
  }

  /// Defines a variable as a number.
  @inline(__always)
  mutating func define(
    _ variable: Int, as constant: AffineConstant, magnitude: AffineConstant
  ) {
    definitions[variable] = Definition(
      start: 0, count: 0, constant: constant, magnitude: magnitude)
  }

  /// Defines a variable as what a sum has gathered, times a factor.
  mutating func define(_ variable: Int, as sum: inout Scatter, scaledBy factor: Double) {
    let start = entries.count
    sum.drain(into: &entries, scaledBy: factor)
    definitions[variable] = Definition(
      start: Int32(truncatingIfNeeded: start),
      count: Int32(truncatingIfNeeded: entries.count - start),
      constant: sum.constant.scaled(by: factor),
      magnitude: sum.magnitude.scaled(by: abs(factor)))
  }

  /// Defines a variable like one of another system, with its free variables renumbered; a free one
  /// stays free.
  mutating func define(
    _ variable: Int, like model: Int, in other: borrowing Definitions, places: [Int32]
  ) {
    guard !other.isFree(model) else { return }
    definitions[variable] = other.definitions[model]
    definitions[variable].start = Int32(truncatingIfNeeded: entries.count)
    for place in other.sum(of: model) {
      let entry = other.entries[place]
      entries.append(Entry(column: Int(places[entry.column]), coefficient: entry.coefficient))
    }
  }

  /// Adds a multiple of a variable to a sum, in terms of free variables.
  @inline(__always)
  func add(_ coefficient: Double, of variable: Int, to sum: inout Scatter) {
    guard !isFree(variable) else {
      sum.add(coefficient, to: variable)
      return
    }
    let definition = definitions[variable]
    sum.add(definition.constant, definition.magnitude, times: coefficient)
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
