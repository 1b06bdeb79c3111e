internal import Foundation
internal import Plumbline

/// The output of a batch: lines of results and messages, and on a terminal the progress as the last line.
struct ProgressLine {
  private var progress: BatchProgress
  private var line = TerminalLine()
  private let isShown: Bool
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var shown: ContinuousClock.Instant?

  /// Creates the output of a batch of `count` scenes.
  ///
  /// The progress is shown if standard error is a terminal that can rewrite a line.
  init(count: Int, isQuiet: Bool) {
    progress = BatchProgress(count: count)
    isShown = !isQuiet && TerminalLine.isPossible
    start = clock.now
  }

  /// Writes a line to a stream, above the line with the progress.
  mutating func say(_ text: String, to stream: Stream) throws(ExitStatus) {
    try clear()
    try print(text, to: stream)
  }

  /// Counts a finished scene, and updates the progress from time to time.
  mutating func finishScene(failures: Int) throws(ExitStatus) {
    guard isShown else { return }
    let now = clock.now
    progress.finishScene(at: now - start, failures: failures)
    // Ten updates per second are enough to read.
    if let shown, now - shown < .milliseconds(100) { return }
    shown = now
    try line.show(progress.line(at: now - start))
  }

  /// Removes the line with the progress from the terminal.
  mutating func clear() throws(ExitStatus) {
    shown = nil
    try line.clear()
  }
}
