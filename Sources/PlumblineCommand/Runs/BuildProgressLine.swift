internal import Plumbline
internal import Synchronization

/// The progress of building the support for Swift files: a bar on a terminal, otherwise a line for each step.
enum BuildProgressLine {
  private static let line = Mutex(TerminalLine())

  /// Shows the progress of all later builds in this process.
  static func show() {
    SwiftInput.observeBuilds { step in
      // A failure to print must not end the build.
      line.withLock { line in try? show(step, on: &line) }
    }
  }

  private static func show(
    _ step: (number: Int, count: Int, name: String)?, on line: inout TerminalLine
  ) throws(ExitStatus) {
    guard let step else { return try line.clear() }
    guard step.number > 0 else {
      return try print(
        "note: libraries for Swift files are compiled with '\(step.name)' once, which takes minutes",
        to: .error)
    }
    let text = "\(step.number)/\(step.count) \(step.name)"
    guard TerminalLine.isPossible else { return try print(text, to: .error) }
    try line.show(bar(step.number, of: step.count) + " " + text)
  }

  /// Returns a bar such as `[##########..........]`.
  private static func bar(_ number: Int, of count: Int) -> String {
    let length = 20
    let filled = number * length / max(count, 1)
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: ".", count: length - filled) + "]"
  }
}
