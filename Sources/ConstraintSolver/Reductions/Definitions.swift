/// The variables of a block as defined by its required equations: each is a number, a sum of free
/// variables, or free.
///
/// Variables are identified by their position in the block. A number is a function of the canvas
/// size.
struct Definitions: ~Copyable {
  /// The sums of free variables.
  private(set) var entries = Buffer<Entry>()
  private var definitions: Buffer<Definition>

  struct Definition: BitwiseCopyable {
    /// The start of the sum in the entries, or −1 for a free variable.
    var start: Int32 = -1
    /// The number of free variables in the sum.
    var count: Int32 = 0
    var constant = AffineConstant()
    var magnitude = AffineConstant()
  }

  init(variableCount: Int) {
    definitions = Buffer(repeating: Definition(), count: variableCount)
  }

  var variableCount: Int { definitions.count }

  /// The constant of a variable's sum, or the variable's number.
  @inline(__always)
  func constant(of variable: Int) -> AffineConstant { definitions[variable].constant }

  /// The magnitude to which the rounding error of a variable's constant is relative.
  @inline(__always)
  func magnitude(of variable: Int) -> AffineConstant { definitions[variable].magnitude }

  /// Whether no equation defines a variable.
  @inline(__always)
  func isFree(_ variable: Int) -> Bool { definitions[variable].start < 0 }

  @inline(__always)
  func isConstant(_ variable: Int) -> Bool {
    definitions[variable].start >= 0 && definitions[variable].count == 0
  }

  var areAllConstant: Bool { definitions.indices.allSatisfy { isConstant($0) } }

  /// The indices of the entries of a variable's sum.
  ///
  /// Empty for a number or a free variable.
  @inline(__always)
  func sum(of variable: Int) -> Range<Int> {
    let start = max(0, definitions[variable].start)
    return Range(from: start, to: start + definitions[variable].count)
  }

  /// Defines a variable as a number.
  @inline(__always)
  mutating func define(_ variable: Int, as constant: AffineConstant, magnitude: AffineConstant) {
    definitions[variable] = Definition(start: 0, constant: constant, magnitude: magnitude)
  }

  /// Defines a variable as a multiple of a sum, which is emptied.
  mutating func define(_ variable: Int, as sum: inout SparseSum, times factor: Double) {
    let start = entries.count
    sum.drain { column, coefficient in
      entries.append(
        Entry(column: column, coefficient: Tolerance.clamped(coefficient * factor)))
    }
    definitions[variable] = Definition(
      start: Int32(small: start), count: Int32(small: entries.count - start),
      constant: sum.constant.scaled(by: factor), magnitude: sum.magnitude.scaled(by: abs(factor)))
  }

  /// Adds a multiple of a variable to a sum of free variables.
  @inline(__always)
  func add(_ coefficient: Double, of variable: Int, to sum: inout SparseSum) {
    guard !isFree(variable) else {
      sum.add(coefficient, to: variable)
      return
    }
    sum.constant.add(definitions[variable].constant, times: coefficient)
    sum.magnitude.formMaximum(definitions[variable].magnitude, times: coefficient)
    for place in self.sum(of: variable) {
      sum.add(coefficient * entries[place].coefficient, to: entries[place].column)
    }
  }
}
