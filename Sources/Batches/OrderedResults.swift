internal import Scenes

/// Assigns the items of a batch to tasks by index, and delivers the items' results in order.
///
/// An actor, because several tasks use it. At most `window` items are started ahead of the last delivered result, so
/// that memory doesn't grow with the batch.
actor OrderedResults<Value: Sendable> {
  private let count: Int
  private let window: Int
  private var begun = 0
  private var taken = 0
  private var finished: [Int: Value] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isStopped = false

  /// Creates a state in which no item is started.
  ///
  /// - Precondition: `window` is above 0.
  init(count: Int, window: Int) {
    precondition(window > 0)
    self.count = count
    self.window = window
  }

  /// Waits until another item may be started, and returns its index, or `nil` if no item is left.
  func begin() async -> Int? {
    while !isStopped, begun < count, begun - taken >= window { await change() }
    guard !isStopped, begun < count else { return nil }
    begun += 1
    return begun - 1
  }

  /// Stores the result of a started item.
  func finish(_ index: Int, with value: Value) {
    finished[index] = value
    announceChange()
  }

  /// Waits for the next result in order, and returns it, or `nil` after the last item.
  func take() async -> Value? {
    while finished[taken] == nil {
      if taken >= (isStopped ? begun : count) { return nil }
      await change()
    }
    defer {
      taken += 1
      announceChange()
    }
    return finished.removeValue(forKey: taken)
  }

  /// Prevents further items from being started.
  func stop() {
    isStopped = true
    announceChange()
  }

  private func change() async {
    await withCheckedContinuation { waiting.append($0) }
  }

  private func announceChange() {
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }
}
