private import Synchronization

/// The working memory of putting rows in order, of taking systems apart and of solving components,
/// kept from one small system to the next.
///
/// Small systems spent a sixth of their time on allocating it (`solver-bench toolbar 10`). No answer
/// depends on what is in it. While one solver uses it, another on a second thread makes its own.
enum SpareMemory {
  private static let solver = Mutex(makeSolver())
  private static let blueprint = Mutex(makeBlueprint())
  private static let order = Mutex(makeOrder())
  /// The largest system it is lent for, in rows and in variables; so it never holds more than a few
  /// hundred kilobytes.
  private static let limit = 1000

  /// Lends working memory for solving the components of a system with some rows.
  @inline(__always)
  static func withSolver(rowCount: Int, _ body: (inout ComponentSolver) -> Void) {
    if rowCount <= limit, (solver.withLockIfAvailable { body(&$0) }) != nil { return }
    var own = ComponentSolver()
    body(&own)
  }

  /// Lends working memory for taking a system with some rows and variables apart.
  @inline(__always)
  static func withBlueprint<Result: Sendable>(
    rowCount: Int, variableCount: Int, _ body: (inout BlueprintMemory) -> Result
  ) -> Result {
    if rowCount <= limit, variableCount <= limit,
      let result = blueprint.withLockIfAvailable({ body(&$0) })
    {
      return result
    }
    var own = BlueprintMemory()
    return body(&own)
  }

  /// Lends working memory for putting some rows about some variables in order.
  @inline(__always)
  static func withOrder<Result: Sendable>(
    rowCount: Int, variableCount: Int, _ body: (inout OrderMemory) -> Result
  ) -> Result {
    if rowCount <= limit, variableCount <= limit,
      let result = order.withLockIfAvailable({ body(&$0) })
    {
      return result
    }
    var own = OrderMemory()
    return body(&own)
  }

  /// The first content of a lock.
  ///
  /// By a call that is not inlined: of a value that cannot be copied and that the optimizer (6.3.1)
  /// can compute in advance, it leaves nothing but zeros in a lock that is a static property. Then
  /// `Outcome.direction` was the size zero rather than nil, and optima were kept for sizes at which
  /// they are none.
  @inline(never)
  private static func makeSolver() -> ComponentSolver { ComponentSolver() }

  @inline(never)
  private static func makeBlueprint() -> BlueprintMemory { BlueprintMemory() }

  @inline(never)
  private static func makeOrder() -> OrderMemory { OrderMemory() }
}
