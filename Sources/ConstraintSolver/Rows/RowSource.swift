/// The origin of a row of a block: a constraint, or a variable's default.
struct RowSource: Hashable, Sendable, BitwiseCopyable {
  private let code: Int32

  init(slot: Int) { code = Int32(small: slot) }

  /// Creates the source of a default's lower-bound row: the variable must be at least ``VariableDefault/near``.
  init(boundOf variable: Int) { code = ~Int32(small: 2 * variable) }

  /// Creates the source of a default's preference row: the variable should be near ``VariableDefault/near``.
  init(nearnessOf variable: Int) { code = ~Int32(small: 2 * variable + 1) }

  /// The slot of the constraint, or `nil` if the row comes from a default.
  @inline(__always)
  var slot: Int? { code < 0 ? nil : Int(code) }

  /// The variable whose default is the row's source, or a meaningless number if the row comes from a constraint.
  var variable: Int { Int(~code) / 2 }
}
