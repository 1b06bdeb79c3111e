private import Synchronization

/// The rows of a solver at one moment, and what happened to them since.
///
/// A class, shared by the solver that writes to it and the solutions that look at the rows as they
/// were when these were made: an edit costs what is edited, whoever keeps earlier solutions. It only
/// grows, so whoever knows how many changes there were sees the same rows for ever.
final class History: Sendable {
  /// A row after a change.
  struct Record: Sendable {
    let slot: Int
    let state: RowState
    let id: ConstraintID
  }

  private struct Log: Sendable {
    var records: [Record] = []
    /// The rows at the slots that follow those of the start.
    var added = RowStore()
  }

  private let store: RowStore
  private let isAbsent: [Bool]
  private let identifiers: Identifiers
  private let log: Mutex<Log>

  init(_ store: RowStore, isAbsent: [Bool], _ identifiers: Identifiers) {
    self.store = store
    self.isAbsent = isAbsent
    self.identifiers = identifiers
    log = Mutex(Log())
  }

  private init(_ other: History, count: Int) {
    store = other.store
    isAbsent = other.isAbsent
    identifiers = other.identifiers
    var beginning = other.log.withLock { $0 }
    beginning.records.removeSubrange(count...)
    log = Mutex(beginning)
  }

  /// The history with one more change, which follows a number of others.
  ///
  /// The same object, unless a copy of the solver has gone on from there in another way.
  func adding(_ record: Record, of rows: RowStore, after count: Int) -> History {
    let isNext = log.withLock { log in
      guard log.records.count == count else { return false }
      log.records.append(record)
      let place = record.slot - store.count
      if place >= log.added.count { log.added.append(contentsOf: rows.row(at: record.slot)) }
      return true
    }
    if isNext { return self }
    let fork = History(self, count: count)
    fork.log.withLock { log in
      let slotCount = log.records.reduce(store.count) { max($0, $1.slot + 1) }
      log.added.truncate(to: slotCount - store.count)
    }
    return fork.adding(record, of: rows, after: count)
  }

  /// The rows after a number of changes.
  fileprivate func rows(after count: Int) -> Snapshot.Rows {
    let log = self.log.withLock { $0 }
    var rows = Snapshot.Rows(
      store: store,
      isAbsent: isAbsent.isEmpty ? [Bool](repeating: false, count: store.count) : isAbsent,
      identifiers: identifiers)
    rows.identifiers.listAll(store.count)
    for record in log.records.prefix(count) {
      if record.slot == rows.store.count {
        rows.store.append(contentsOf: log.added.row(at: record.slot - store.count))
        rows.isAbsent.append(false)
        rows.identifiers.append(record.id, after: record.slot)
      }
      rows.isAbsent[record.slot] = !record.state.isPresent
      rows.identifiers[record.slot] = record.id
      guard record.state.isPresent else { continue }
      rows.store.setConstant(record.state.constant, of: record.slot)
      rows.store.setRank(record.state.rank, of: record.slot)
    }
    return rows
  }
}

/// The rows of a solver as they were at one moment.
struct Snapshot: Sendable {
  struct Rows {
    var store: RowStore
    var isAbsent: [Bool]
    var identifiers: Identifiers
  }

  let history: History
  let count: Int

  /// - Complexity: Linear in the number of rows.
  var rows: Rows { history.rows(after: count) }
}
