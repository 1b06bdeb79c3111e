/// The definitions of a block's variables by its required equations.
///
/// Each variable has a known value, is a sum of free variables, or is itself free. Known values are functions of the
/// canvas size. Variables are identified by their positions in the block.
struct Definitions: ~Copyable {
  /// The entries of the variables' sums, which contain only free variables.
  private(set) var entries = Buffer<Entry>()
  private var definitions: Buffer<Definition>

  struct Definition: BitwiseCopyable {
    /// The start of the variable's sum in `entries`, or −1 if the variable is free.
    var start: Int32 = -1
    /// The number of entries in the variable's sum.
    var count: Int32 = 0
    var constant = AffineConstant()
    var magnitude = AffineConstant()
  }

  init(variableCount: Int) {
    definitions = Buffer(repeating: Definition(), count: variableCount)
  }

  var variableCount: Int { definitions.count }

  /// Returns the constant in a variable's sum, or the variable's known value.
  @inline(__always)
  func constant(of variable: Int) -> AffineConstant { definitions[variable].constant }

  /// Returns the magnitude that determines the rounding error of a variable's constant.
  @inline(__always)
  func magnitude(of variable: Int) -> AffineConstant { definitions[variable].magnitude }

  /// Whether a variable is free, which means that no equation defines it.
  @inline(__always)
  func isFree(_ variable: Int) -> Bool { definitions[variable].start < 0 }

  @inline(__always)
  func isConstant(_ variable: Int) -> Bool {
    definitions[variable].start >= 0 && definitions[variable].count == 0
  }

  var areAllConstant: Bool { definitions.indices.allSatisfy { isConstant($0) } }

  /// Returns the indices of the entries in a variable's sum.
  ///
  /// The range is empty if the variable has a known value or is free.
  @inline(__always)
  func sum(of variable: Int) -> Range<Int> {
    let start = max(0, definitions[variable].start)
    return Range(from: start, to: start + definitions[variable].count)
  }

  /// Defines a variable by its known value.
  @inline(__always)
  mutating func define(_ variable: Int, as constant: AffineConstant, magnitude: AffineConstant) {
    definitions[variable] = Definition(start: 0, constant: constant, magnitude: magnitude)
  }

  /// Defines a variable as a multiple of a sum, and empties the sum.
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

  /// Adds a multiple of a variable to a sum, in terms of free variables.
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
