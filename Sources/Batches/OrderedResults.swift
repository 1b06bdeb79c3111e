internal import Scenes

/// Distributes the indices of a batch's items to tasks, and delivers the items' results in order.
///
/// An actor, because several tasks use it. Only a limited number of items after the last delivered result is started,
/// so that memory doesn't grow with the batch.
actor OrderedResults<Value: Sendable> {
  private let count: Int
  private let window: Int
  private var begun = 0
  private var taken = 0
  private var finished: [Int: Value] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isStopped = false

  /// Creates an instance in which no item has been started.
  ///
  /// - Precondition: `window` is above 0.
  init(count: Int, window: Int) {
    precondition(window > 0)
    self.count = count
    self.window = window
  }

  /// Returns the next item to start, once there is room for its result, or `nil` if there are no more items.
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

  /// Returns the result of the next item in order, once it is available, or `nil` after the last item.
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
