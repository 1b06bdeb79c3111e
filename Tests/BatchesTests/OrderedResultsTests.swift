import Scenes
import Testing

@testable import Batches

@Suite("Results in order")
struct OrderedResultsTests {
  @Test("nothing begins further ahead of the last result taken than the window")
  func windowHoldsBack() async {
    let results = OrderedResults<Int>(count: 10, window: 3)
    for number in 0..<3 { #expect(await results.begin() == number) }
    async let fourth = results.begin()
    for number in [2, 1, 0] { await results.finish(number, with: number * 10) }
    #expect(await results.take() == 0)
    #expect(await fourth == 3)
    #expect(await results.take() == 10)
    #expect(await results.take() == 20)
  }

  @Test("a stop ends those who wait, after what was begun")
  func stopEndsWaiting() async {
    let results = OrderedResults<Int>(count: 10, window: 1)
    #expect(await results.begin() == 0)
    async let second = results.begin()
    await results.stop()
    #expect(await second == nil)
    await results.finish(0, with: 7)
    #expect(await results.take() == 7)
    #expect(await results.take() == nil)
    #expect(await results.begin() == nil)
  }
}
