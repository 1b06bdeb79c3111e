internal import Scenes

/// Hands out the numbers of a batch's items to tasks that work on them, and their results in order.
///
/// An actor, because several tasks ask at a time. No item is begun that is further than a window ahead
/// of the last result taken, so that memory does not grow with the batch.
actor OrderedResults<Value: Sendable> {
  private let count: Int
  private let window: Int
  private var begun = 0
  private var taken = 0
  private var finished: [Int: Value] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isStopped = false

  /// Starts with no item begun.
  ///
  /// - Precondition: `window` is above 0.
  init(count: Int, window: Int) {
    precondition(window > 0)
    self.count = count
    self.window = window
  }

  /// The next item to work on, once there is room for its result; nil when there is none.
  func begin() async -> Int? {
    while !isStopped, begun < count, begun - taken >= window { await change() }
    guard !isStopped, begun < count else { return nil }
    begun += 1
    return begun - 1
  }

  /// Keeps the result of an item that was begun.
  func finish(_ index: Int, with value: Value) {
    finished[index] = value
    announceChange()
  }

  /// The result of the next item in order, once it is there; nil after the last that is begun.
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

  /// Lets no further item begin.
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
