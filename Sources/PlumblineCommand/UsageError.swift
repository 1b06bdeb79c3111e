/// An invalid command line that was detected after its options were parsed.
struct UsageError: Error {
  /// The error, with the correction.
  let message: String
  /// The subcommand whose help is recommended, or an empty string for that of the root.
  let command: String

  init(_ message: String, of command: String) {
    self.message = message
    self.command = command
  }
}
