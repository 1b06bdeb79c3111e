internal import Foundation

/// The last line of the terminal that standard error goes to, which is written again and again.
struct TerminalLine {
  private var isShown = false

  /// Whether standard error is a terminal that can take a line back.
  static var isPossible: Bool {
    let terminal = Console.current.environment["TERM"] ?? ""
    return Stream.error.isTerminal && !["", "dumb"].contains(terminal)
  }

  /// Writes a text over the former one.
  ///
  /// - Throws: `ExitStatus.unwritableOutput`, as `write(_:to:)` does.
  mutating func show(_ text: String) throws(ExitStatus) {
    isShown = true
    try write(Array("\r\(text.prefix(Self.width - 1))\u{1B}[K".utf8), to: .error)
  }

  /// Takes the line off the terminal.
  ///
  /// - Throws: `ExitStatus.unwritableOutput`, as `write(_:to:)` does.
  mutating func clear() throws(ExitStatus) {
    guard isShown else { return }
    isShown = false
    try write(Array("\r\u{1B}[K".utf8), to: .error)
  }

  /// The number of columns; 80 if the terminal doesn't say.
  private static var width: Int {
    var size = winsize()
    guard ioctl(Stream.error.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else {
      return 80
    }
    return Int(size.ws_col)
  }
}
