/// The origin of a row of a block: a constraint, or a variable's default.
struct RowSource: Hashable, Sendable, BitwiseCopyable {
  private let code: Int32

  init(slot: Int) { code = Int32(small: slot) }

  /// Creates the source for the bound of a variable's default, which keeps it from being less than another variable.
  init(boundOf variable: Int) { code = ~Int32(small: 2 * variable) }

  /// Creates the source for the preference of a variable's default, which keeps it near another variable.
  init(nearnessOf variable: Int) { code = ~Int32(small: 2 * variable + 1) }

  /// The slot of the constraint, or `nil` if the row comes from a default.
  @inline(__always)
  var slot: Int? { code < 0 ? nil : Int(code) }

  /// The variable whose default the row comes from.
  ///
  /// The value is meaningless for sources with a slot.
  var variable: Int { Int(~code) / 2 }
}
