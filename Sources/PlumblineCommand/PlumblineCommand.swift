import ArgumentParser

/// The command that people type: one subcommand a file.
@main
struct PlumblineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumbline",
    abstract: "Turns layouts into pictures and verdicts.",
    discussion: """
      A scene file describes views, layout guides and constraints as UIKit knows them. plumbline \
      solves it at any canvas size and draws it: views solid, guides dashed.

      Exit codes: 0 fine, 2 usage, 3 an input cannot be read, 4 conflicting constraints with \
      --strict, 5 an ambiguous layout with --strict, 7 an output cannot be written.
      """,
    subcommands: [
      RenderCommand.self, SolveCommand.self, DevicesCommand.self, InitCommand.self,
      VersionCommand.self,
    ])

  /// Runs the command line and exits with the code that the contract names.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var asyncCommand = command as? any AsyncParsableCommand {
        try await asyncCommand.run()
      } else {
        try command.run()
      }
    } catch let code as ExitStatus {
      exit(withError: ExitCode(code.rawValue))
    } catch {
      // The parser's own failures are usage; it exits with 0 for help, and 64 otherwise.
      let isUsage = exitCode(for: error) == .validationFailure
      print(fullMessage(for: error), to: isUsage ? .error : .output)
      exit(withError: isUsage ? ExitCode(ExitStatus.usage.rawValue) : ExitCode.success)
    }
  }
}
