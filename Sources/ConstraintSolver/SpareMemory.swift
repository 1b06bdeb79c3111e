private import Synchronization

/// The working memory of component solving, kept from one small system to the next.
///
/// Small systems spent a sixth of their time on allocating it (`solver-bench toolbar 10`). No answer
/// depends on what is in it. While one solver uses it, another on a second thread makes its own.
enum SpareMemory {
  private static let solver = Mutex(ComponentSolver())
  /// The largest system it is lent for, in rows; so it never holds more than a few hundred kilobytes.
  private static let rowLimit = 1000

  /// Lends working memory for solving the components of a system with some rows.
  @inline(__always)
  static func withSolver(rowCount: Int, _ body: (inout ComponentSolver) -> Void) {
    if rowCount <= rowLimit, (solver.withLockIfAvailable { body(&$0) }) != nil { return }
    var own = ComponentSolver()
    body(&own)
  }
}
