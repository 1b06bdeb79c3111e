/// The origin of a row of a block: a constraint, or a variable's default.
struct RowSource: Hashable, Sendable, BitwiseCopyable {
  private let code: Int32

  init(slot: Int) { code = Int32(small: slot) }

  /// Creates the source of the row that keeps a variable with a default from being less than another variable.
  init(boundOf variable: Int) { code = ~Int32(small: 2 * variable) }

  /// Creates the source of the row that prefers a variable with a default to be near another variable.
  init(nearnessOf variable: Int) { code = ~Int32(small: 2 * variable + 1) }

  /// The slot of the constraint, or `nil` if the row comes from a default.
  @inline(__always)
  var slot: Int? { code < 0 ? nil : Int(code) }

  /// The variable whose default is the row's source.
  ///
  /// The value is meaningless for the source of a constraint.
  var variable: Int { Int(~code) / 2 }
}
