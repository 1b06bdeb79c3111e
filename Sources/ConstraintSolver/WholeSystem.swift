private import Synchronization

/// A system with some changes, built as a whole when somebody asks for it.
///
/// A layout reads values after each change and seldom asks why; only then is the whole needed. A
/// class, so that it is built once for all copies of a solution.
final class WholeSystem: Sendable {
  /// The system before the changes.
  private let base: Blueprint
  private let changes: [EditLog.Change]
  /// The rows at the slots that follow those of the base.
  private let added: RowStore
  private let size: CanvasSize
  private let cache = AtomicLazyReference<Built>()

  private final class Built: Sendable {
    let engine: Engine
    init(_ engine: Engine) { self.engine = engine }
  }

  init(_ base: Blueprint, _ changes: [EditLog.Change], added: RowStore, size: CanvasSize) {
    self.base = base
    self.changes = changes
    self.added = added
    self.size = size
  }

  /// The system with the changes, solved at the size.
  ///
  /// - Complexity: That of building and solving the system the first time, then constant.
  var engine: Engine { (cache.load() ?? cache.storeIfNil(Built(solved()))).engine }

  private func solved() -> Engine {
    var store = base.store
    store.append(contentsOf: added)
    var isAbsent = [Bool](repeating: true, count: store.count)
    for slot in base.order { isAbsent[Int(slot)] = false }
    for change in changes {
      isAbsent[change.slot] = !change.isPresent
      store.setConstant(change.constant, of: change.slot)
      store.setRank(change.rank, of: change.slot)
    }
    let order = store.canonicalOrder(variableCount: base.variableCount, except: isAbsent)
    var engine = Engine(
      Blueprint(store, variableCount: base.variableCount, order: order, excluded: []))
    engine.solve(at: size)
    return engine
  }
}
