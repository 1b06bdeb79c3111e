import Scenes
import Testing

@testable import Batches

@Suite("The progress of a batch")
struct BatchProgressTests {
  private static func progress(_ count: Int, done: Int, each: Duration) -> BatchProgress {
    var progress = BatchProgress(count: count)
    for number in 0..<done { progress.finishScene(at: each * (number + 1), failures: 0) }
    return progress
  }

  @Test("says what is done, the rate and the time left")
  func saysHowFar() {
    let progress = Self.progress(1000, done: 400, each: .milliseconds(10))
    #expect(progress.line(at: .seconds(4)) == "400/1000 scenes  100/s  6 s left")
  }

  @Test("has minutes and hours, and tenths of a slow rate")
  func longTimes() {
    let slow = Self.progress(10_000, done: 3, each: .milliseconds(500))
    #expect(slow.line(at: .milliseconds(1500)) == "3/10000 scenes  2.0/s  1 h 23 min left")
    let minutes = Self.progress(400, done: 100, each: .seconds(1))
    #expect(minutes.line(at: .seconds(100)).hasSuffix("5 min 0 s left"))
  }

  @Test("says no rate before anything is done, and no time when all is")
  func ends() {
    #expect(BatchProgress(count: 3).line(at: .zero) == "0/3 scenes")
    #expect(BatchProgress(count: 3).line(at: .seconds(2)) == "0/3 scenes")
    let done = Self.progress(2, done: 2, each: .seconds(1))
    #expect(done.line(at: .seconds(2)) == "2/2 scenes  1.0/s")
  }

  @Test("counts failures")
  func countsFailures() {
    var progress = BatchProgress(count: 2)
    progress.finishScene(at: .seconds(1), failures: 2)
    #expect(progress.line(at: .seconds(1)) == "1/2 scenes  1.0/s  1 s left  2 failed")
  }

  @Test("forgets how fast scenes were that needed no drawing")
  func ratesAreOfLate() {
    var progress = BatchProgress(count: 10_000)
    for number in 0..<5000 {
      progress.finishScene(at: .microseconds(100 * number), failures: 0)
    }
    for number in 0..<30 {
      progress.finishScene(at: .seconds(1 + number), failures: 0)
    }
    let line = progress.line(at: .seconds(30))
    #expect(line.hasPrefix("5030/10000 scenes  1."))
  }
}
