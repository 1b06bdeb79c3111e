private import Synchronization

/// A system with some changes, built as a whole when somebody asks for it.
///
/// A layout reads values after each change and seldom asks why; only then is the whole needed. A
/// class, so that it is built once for all copies of a solution.
final class WholeSystem: Sendable {
  private let snapshot: Snapshot
  private let variableCount: Int
  /// The slots of the rows that gave way in conflicts, ascending.
  private let excluded: [Int32]
  private let size: CanvasSize
  private let cache = AtomicLazyReference<Built>()

  /// What is built.
  final class Built: Sendable {
    let engine: Engine
    let identifiers: Identifiers

    fileprivate init(_ engine: Engine, _ identifiers: Identifiers) {
      self.engine = engine
      self.identifiers = identifiers
    }
  }

  init(_ snapshot: Snapshot, variableCount: Int, excluded: [Int32], size: CanvasSize) {
    self.snapshot = snapshot
    self.variableCount = variableCount
    self.excluded = excluded
    self.size = size
  }

  /// The system with the changes, solved at the size, without rows that gave way.
  ///
  /// - Complexity: That of building and solving the system the first time, then constant.
  var built: Built { cache.load() ?? cache.storeIfNil(solved()) }

  private func solved() -> Built {
    let rows = snapshot.rows
    let order = rows.store.canonicalOrder(variableCount: variableCount, except: rows.isAbsent)
    var engine = Engine(
      Blueprint.takingApart(
        rows.store, variableCount: variableCount, order: order, excluded: excluded.map { Int($0) }))
    engine.solve(at: size)
    return Built(engine, rows.identifiers)
  }
}
