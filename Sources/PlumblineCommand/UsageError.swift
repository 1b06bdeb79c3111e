/// A command line that asks for what cannot be, found out only after its options were read.
struct UsageError: Error {
  /// What is wrong, and what to write in its place.
  let message: String
  /// The subcommand whose help tells more; empty for that of the whole command.
  let command: String

  init(_ message: String, of command: String) {
    self.message = message
    self.command = command
  }
}
