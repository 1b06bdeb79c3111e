/// The origin of a row of a block: a constraint, or the default of a variable.
struct RowSource: Hashable, Sendable, BitwiseCopyable {
  private let code: Int32

  init(slot: Int) { code = Int32(small: slot) }

  /// The bound of a variable's default: not less than another variable.
  init(boundOf variable: Int) { code = ~Int32(small: 2 * variable) }

  /// The preference of a variable's default: near another variable.
  init(nearnessOf variable: Int) { code = ~Int32(small: 2 * variable + 1) }

  /// The slot of the constraint, or `nil` for a default.
  @inline(__always)
  var slot: Int? { code < 0 ? nil : Int(code) }

  /// The variable with the default.
  ///
  /// Only for sources without a slot.
  var variable: Int { Int(~code) / 2 }
}
