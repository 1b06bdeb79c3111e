internal import Foundation
internal import Plumbline

/// The streams of a batch: lines of results and messages, and, on a terminal, a last line that says how
/// far the batch has come.
struct ProgressLine {
  private var progress: BatchProgress
  private var line = TerminalLine()
  private let isShown: Bool
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var shown: ContinuousClock.Instant?

  /// Begins with nothing done.
  ///
  /// The line is shown where standard error is a terminal that can take a line back.
  init(count: Int, isQuiet: Bool) {
    progress = BatchProgress(count: count)
    isShown = !isQuiet && TerminalLine.isPossible
    start = clock.now
  }

  /// Writes a line of text above the progress.
  mutating func say(_ text: String, to stream: Stream) throws(ExitStatus) {
    try clear()
    try print(text, to: stream)
  }

  /// Takes down that a scene is done, and says so now and then.
  mutating func finishScene(failures: Int) throws(ExitStatus) {
    guard isShown else { return }
    let now = clock.now
    progress.finishScene(at: now - start, failures: failures)
    // Ten lines a second are as many as anybody reads.
    if let shown, now - shown < .milliseconds(100) { return }
    shown = now
    try line.show(progress.line(at: now - start))
  }

  /// Takes the line off the terminal.
  mutating func clear() throws(ExitStatus) {
    shown = nil
    try line.clear()
  }
}
