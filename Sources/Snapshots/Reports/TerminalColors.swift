/// The colors that a report for a terminal uses.
package enum TerminalColors: Hashable, Sendable {
  /// No colors, for files and for users who turned colors off.
  case none
  /// The sixteen standard colors, as ANSI escape sequences.
  case ansi
}

extension TerminalColors {
  /// The meaning of a color in a report.
  package enum Ink: String {
    case alarm = "1;31"
    case notice = "33"
    case fine = "32"
    case strong = "1"
    case quiet = "2"
  }

  /// Returns the text in a color, or the unchanged text for ``none``.
  package func paint(_ text: String, _ ink: Ink) -> String {
    switch self {
    case .none: text
    case .ansi: text.isEmpty ? "" : "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m"
    }
  }
}
