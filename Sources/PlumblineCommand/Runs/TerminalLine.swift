internal import Foundation

/// The last line of the terminal that standard error goes to, with text that can be replaced.
struct TerminalLine {
  private var isShown = false

  /// Whether standard error is a terminal that can rewrite a line.
  static var isPossible: Bool {
    let terminal = Console.current.environment["TERM"] ?? ""
    return Stream.error.isTerminal && !["", "dumb"].contains(terminal)
  }

  /// Replaces the text of the line.
  mutating func show(_ text: String) throws(ExitStatus) {
    isShown = true
    try write(Array("\r\(text.prefix(Self.width - 1))\u{1B}[K".utf8), to: .error)
  }

  mutating func clear() throws(ExitStatus) {
    guard isShown else { return }
    isShown = false
    try write(Array("\r\u{1B}[K".utf8), to: .error)
  }

  /// The width of the terminal in columns, or 80 if the width is unknown.
  private static var width: Int {
    var size = winsize()
    guard ioctl(Stream.error.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else {
      return 80
    }
    return Int(size.ws_col)
  }
}
