private import Synchronization

/// Rows that are not as they were when a system was built, to be told apart from it later.
struct RowChanges: Sendable {
  /// A row with another constant or priority.
  struct Replacement: Sendable {
    let slot: Int
    let constant: AffineConstant
    let rank: Double
  }

  /// The slots, of those that were built and of added ones, that hold no row any more.
  var absent: [Int] = []
  var replaced: [Replacement] = []
  /// The rows at the slots that follow those that were built.
  var added = RowStore()
}

/// A system with some changes, built as a whole when somebody asks for it.
///
/// A layout reads values after each change and seldom asks why; only then is the whole needed. A
/// class, so that it is built once for all copies of a solution.
final class WholeSystem: Sendable {
  /// The system before the changes.
  private let base: Blueprint
  private let changes: RowChanges
  private let size: CanvasSize
  private let cache = AtomicLazyReference<Built>()

  private final class Built: Sendable {
    let engine: Engine
    init(_ engine: Engine) { self.engine = engine }
  }

  init(_ base: Blueprint, _ changes: RowChanges, size: CanvasSize) {
    self.base = base
    self.changes = changes
    self.size = size
  }

  /// The system with the changes, solved at the size.
  ///
  /// - Complexity: That of building and solving the system the first time, then constant.
  var engine: Engine { (cache.load() ?? cache.storeIfNil(Built(solved()))).engine }

  private func solved() -> Engine {
    var store = base.store
    for row in changes.replaced {
      store.setConstant(row.constant, of: row.slot)
      store.setRank(row.rank, of: row.slot)
    }
    store.append(contentsOf: changes.added)
    var isAbsent = [Bool](repeating: true, count: store.count)
    for slot in base.order { isAbsent[Int(slot)] = false }
    for slot in base.store.count..<store.count { isAbsent[slot] = false }
    for slot in changes.absent { isAbsent[slot] = true }
    let order = store.canonicalOrder(variableCount: base.variableCount, except: isAbsent)
    var engine = Engine(
      Blueprint(store, variableCount: base.variableCount, order: order, excluded: []))
    engine.solve(at: size)
    return engine
  }
}
