internal import Scenes

/// Works on numbered items on several tasks, each with a studio of its own, and hands over the results
/// in the order of the items.
///
/// - Parameters:
///   - count: How many items there are.
///   - taskCount: How many are worked on at a time; less than 1 counts as 1.
///   - fontFolder: Where fonts are; nil for where the system keeps them.
///   - scenes: Where tasks note what they work on, in case they crash; nil for nowhere.
///   - work: Makes the result of an item.
///   - receive: Takes the results, one at a time; it may throw, which ends the work.
/// - Throws: What `receive` throws; items in hand are finished before.
package func workInOrder<Value: Sendable, Failure: Error>(
  count: Int, tasks taskCount: Int, fontFolder: String?, scenes: UnsafeScenesInProgress? = nil,
  work: @escaping @Sendable (Int, Studio) -> Value,
  receive: (Value) throws(Failure) -> FigureBatch.Decision
) async throws(Failure) {
  let tasks = max(1, min(taskCount, count))
  let results = OrderedResults<Value>(count: count, window: 8 * tasks)
  let failure: Failure? = await withTaskGroup(of: Void.self) { group in
    for number in 0..<tasks {
      group.addTask {
        let studio = Studio(fontFolder: fontFolder, slot: scenes?.slot(number))
        while let index = await results.begin() {
          await results.finish(index, with: work(index, studio))
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
