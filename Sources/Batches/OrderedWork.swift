internal import Scenes

/// Runs work for indexed items on several tasks, each with its own renderer, and delivers results in order.
///
/// - Parameters:
///   - count: The number of items to work on.
///   - taskCount: The number of items to work on in parallel, at least 1.
///   - fontFolder: The folder of fonts, or `nil` to use the system's fonts.
///   - scenes: The table that records items in progress for crash reports, or `nil`.
///   - work: Returns the result of an item.
///   - receive: Receives the results, one at a time. Throwing ends the work.
/// - Throws: Errors of `receive`, after the items in progress have finished.
package func workInOrder<Value: Sendable, Failure: Error>(
  count: Int, tasks taskCount: Int, fontFolder: String?, scenes: UnsafeScenesInProgress? = nil,
  work: @escaping @Sendable (Int, TaskRenderer) -> Value,
  receive: (Value) throws(Failure) -> FigureBatch.Decision
) async throws(Failure) {
  let tasks = max(1, min(taskCount, count))
  let results = OrderedResults<Value>(count: count, window: 8 * tasks)
  let failure: Failure? = await withTaskGroup(of: Void.self) { group in
    for number in 0..<tasks {
      group.addTask {
        let renderer = TaskRenderer(fontFolder: fontFolder, slot: scenes?.slot(number))
        while let index = await results.begin() {
          await results.finish(index, with: work(index, renderer))
        }
      }
    }
    while let value = await results.take() {
      do throws(Failure) {
        if case .stop = try receive(value) { await results.stop() }
      } catch {
        await results.stop()
        return error
      }
    }
    return nil
  }
  if let failure { throw failure }
}
