internal import ArgumentParser
internal import Foundation
internal import Plumbline

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
    version: "plumbline \(Versions.plumbline)",
    subcommands: [
      RenderCommand.self, SheetCommand.self, SolveCommand.self, VFLCommand.self,
      MergeCommand.self, DevicesCommand.self, ThemesCommand.self, InitCommand.self,
      VersionCommand.self,
    ])

  /// Runs the command line and exits with the code that the contract names.
  static func main() async {
    Painter.forgoSystemFonts()
    // A file that the system does not let grow is an error of that file, and does not end the run.
    signal(SIGXFSZ, SIG_IGN)
    do {
      var command = try parseAsRoot()
      if var asyncCommand = command as? any AsyncParsableCommand {
        try await asyncCommand.run()
      } else {
        try command.run()
      }
    } catch let code as ExitStatus {
      exit(withError: ExitCode(code.rawValue))
    } catch let error as UsageError {
      let help = "see 'plumbline \(error.command) --help'"
      say("error: \(error.message)\n\(help)", to: .error)
      exit(withError: ExitCode(ExitStatus.usage.rawValue))
    } catch {
      // The parser's own failures are usage; it exits with 0 for help, and 64 otherwise.
      let isUsage = exitCode(for: error) == .validationFailure
      say(fullMessage(for: error), to: isUsage ? .error : .output)
      exit(withError: isUsage ? ExitCode(ExitStatus.usage.rawValue) : ExitCode.success)
    }
  }

  /// Writes a last line, and exits where even that cannot be done.
  private static func say(_ text: String, to stream: Stream) {
    do {
      try print(text, to: stream)
    } catch {
      exit(withError: ExitCode(error.rawValue))
    }
  }
}
