/// The use of a terminal's colors in a report.
package enum TerminalColors: Hashable, Sendable {
  /// Plain text, for files and for users who turned colors off.
  case none
  /// Escape sequences for the sixteen standard colors.
  case ansi
}

extension TerminalColors {
  /// The meaning of a color.
  package enum Ink: String {
    case alarm = "1;31"
    case notice = "33"
    case fine = "32"
    case strong = "1"
    case quiet = "2"
  }

  /// Returns a text in a color.
  package func paint(_ text: String, _ ink: Ink) -> String {
    switch self {
    case .none: text
    case .ansi: text.isEmpty ? "" : "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m"
    }
  }
}
