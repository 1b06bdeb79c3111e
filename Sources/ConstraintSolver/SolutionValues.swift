/// The variables' functions of the canvas size, and their values at the size of the last solution.
struct SolutionValues: ~Copyable {
  private(set) var values: [Double] = []
  private var functions = Buffer<AffineConstant>()
  /// The variables whose values have changed since the last call of ``takeChanges()``.
  private var changed: [Int32] = []
  private var isChanged: [Bool] = []
  private var areAllChanged = true

  mutating func grow(to count: Int) {
    let missing = count - values.count
    guard missing > 0 else { return }
    values.append(contentsOf: repeatElement(0, count: missing))
    functions.extend(with: AffineConstant(), to: count)
  }

  @inline(__always)
  mutating func set(_ function: AffineConstant, of variable: Int) {
    functions[variable] = function
  }

  /// Computes the values of all variables at a size.
  mutating func evaluateAll(at size: CanvasSize) {
    for index in values.indices {
      values[index] = Tolerance.clamped(functions[index].value(at: size))
    }
    areAllChanged = true
  }

  /// Computes the values of the given variables, and records which of them change.
  mutating func evaluate(_ variables: [Int32], at size: CanvasSize) {
    for variable in variables {
      let index = Int(variable)
      let value = Tolerance.clamped(functions[index].value(at: size))
      guard value != values[index] else { continue }
      values[index] = value
      note(index)
    }
  }

  private mutating func note(_ variable: Int) {
    while isChanged.count <= variable { isChanged.append(false) }
    guard !isChanged[variable] else { return }
    isChanged[variable] = true
    changed.append(Int32(small: variable))
  }

  /// Returns the variables whose values have changed since the last call, or `nil` if all may have changed.
  mutating func takeChanges() -> [Int32]? {
    for variable in changed { isChanged[Int(variable)] = false }
    defer {
      changed = []
      areAllChanged = false
    }
    return areAllChanged ? nil : changed
  }
}
