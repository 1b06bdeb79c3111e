/// An error in the command line that is detected after its options were parsed.
struct UsageError: Error {
  /// The text of the error, including advice on how to correct it.
  let message: String
  /// The subcommand whose help the error recommends, or an empty string to recommend the help of the root command.
  let command: String

  init(_ message: String, of command: String) {
    self.message = message
    self.command = command
  }
}
