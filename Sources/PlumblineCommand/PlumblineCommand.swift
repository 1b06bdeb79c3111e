internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The root command; each subcommand is in its own file.
@main
struct PlumblineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumbline",
    abstract: "Draw and check Auto Layout layouts.",
    discussion: """
      A scene file describes UIKit views, layout guides and constraints. plumbline solves it at \
      any canvas size and draws it with solid views and dashed guides.

      Exit codes: 0 success, 1 differences found, 2 usage error, 3 an input cannot be read, \
      4 conflicting constraints with --strict, 5 an ambiguous layout with --strict, 6 a reference \
      is missing, 7 an output cannot be written, or a limit such as 'ulimit -n' is too low.
      """,
    version: "plumbline \(Versions.plumbline)",
    subcommands: [
      RenderCommand.self, SheetCommand.self, DescribeCommand.self, SolveCommand.self,
      LintCommand.self, ExplainCommand.self, SweepCommand.self, ParseLogCommand.self,
      RecordCommand.self,
      VerifyCommand.self, AcceptCommand.self, CompareCommand.self, ReportCommand.self,
      VFLCommand.self, ImportCommand.self, ExpandCommand.self, CheckCommand.self, DocCCommand.self,
      ServeCommand.self,
      MergeCommand.self,
      DevicesCommand.self,
      ThemesCommand.self,
      WorkerCommand.self, InitCommand.self, VersionCommand.self, DrawJobsCommand.self,
    ])

  /// Runs the command line of the process, and exits with a documented exit code.
  static func main() async {
    // Limits may prevent the creation of threads, so this has to be first.
    if let failure = prepareProcess() { Foundation.exit(failure) }
    BuildProgressLine.show()
    Foundation.exit(await status(of: Array(CommandLine.arguments.dropFirst())))
  }

  /// Prepares the process, and returns an exit code if no command can run, or `nil` otherwise.
  private static func prepareProcess() -> Int32? {
    // A broken pipe is handled where data is written.
    signal(SIGPIPE, SIG_IGN)
    guard let program = Installation.program, !CommandLine.arguments.isEmpty else {
      // Swift reads arguments from /proc, and would see an empty command line without it.
      return status(
        .unreadableInput,
        saying: "error: /proc/self/exe or /proc/self/cmdline cannot be read; mount /proc "
          + "('mount -t proc proc /proc')")
    }
    // Parsing the command line needs more stack than the smallest limit allows.
    if let shortage = ProcessLimits().shortage {
      return status(.unwritableOutput, saying: "error: \(shortage)")
    }
    ignoreSettings()
    Installation(of: program)?.use()
    Painter.skipSystemFonts()
    // A file that the system doesn't allow to grow is an error of that file, and must not end the run.
    signal(SIGXFSZ, SIG_IGN)
    return nil
  }

  /// Runs a command line on the current console and returns its exit code.
  ///
  /// The command runs on the thread of the caller, because deep layouts need the stack of that thread.
  nonisolated(nonsending) static func status(of arguments: [String]) async -> Int32 {
    do {
      var command = try command(for: arguments)
      // A process that draws jobs reports its end to its supervisor.
      if Console.current.ownsProcess, !(command is DrawJobsCommand) { CrashReport.install() }
      if var asyncCommand = command as? any AsyncParsableCommand {
        try await asyncCommand.run()
      } else {
        try command.run()
      }
      return 0
    } catch let code as ExitStatus {
      return code.rawValue
    } catch let error as UsageError {
      let help = "see 'plumbline\(error.command.isEmpty ? "" : " ")\(error.command) --help'"
      return status(.usage, saying: "error: \(error.message)\n\(help)")
    } catch {
      // The parser's own failures are usage errors; it exits with 0 for help, and 64 otherwise.
      let isUsage = exitCode(for: error) == .validationFailure
      // The parser counts the command in describe's option group among the commands.
      let message = fullMessage(for: error)
        .replacing("plumbline render describe", with: "plumbline describe")
      // All errors of the command have the same prefix.
      let isError = isUsage && message.hasPrefix("Error: ")
      return status(
        isUsage ? .usage : nil, saying: isError ? "error: " + message.dropFirst(7) : message)
    }
  }

  /// Removes environment variables that would change how libraries lay out or shape text.
  private static func ignoreSettings() {
    for name in ["FREETYPE_PROPERTIES", "HB_SHAPER_LIST"] { unsetenv(name) }
  }

  /// Parses a command line.
  ///
  /// Normally, only the options of the subcommand are parsed. Parsing from the root would examine the options of all
  /// subcommands, which takes longer than drawing a small figure. Anything that the subcommand rejects, such as
  /// `--help`, is parsed again from the root, so that messages contain the whole command.
  ///
  /// - Throws: `UsageError` for an unknown subcommand, and the parser's own errors.
  private static func command(for arguments: [String]) throws -> any ParsableCommand {
    guard let name = arguments.first, !name.hasPrefix("-") else {
      return try parseAsRoot(arguments)
    }
    guard name != "help" else {
      if arguments.count > 1, !arguments[1].hasPrefix("-") { _ = try subcommand(arguments[1]) }
      return try parseAsRoot(arguments)
    }
    let command = try subcommand(name)
    try refuseEmptyOutput(in: arguments)
    let arguments = command == ExplainCommand.self ? endingOptions(arguments) : arguments
    let read = try? command.parseAsRoot(Array(arguments.dropFirst()))
    // The parser has its own command for help.
    if let read, type(of: read) == command { return read }
    return try parseAsRoot(arguments)
  }

  /// Refuses an empty output name, which scripts pass for a variable that isn't set; it would be the current folder.
  private static func refuseEmptyOutput(in arguments: [String]) throws(UsageError) {
    let options = arguments.prefix { $0 != "--" }
    let isEmpty =
      options.contains("--output=")
      || zip(options, options.dropFirst()).contains { option, value in
        ["-o", "--output"].contains(option) && value.isEmpty
      }
    guard !isEmpty else {
      throw UsageError(
        "-o has no name; write one, and check that variables are set", of: arguments[0])
    }
  }

  /// Moves words that start with one hyphen behind `--`, except for short options such as `-o`.
  ///
  /// Object IDs of Interface Builder can start with one hyphen. The parser would read their letters as short options.
  private static func endingOptions(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var (options, items): ([String], [String]) = ([], [])
    for (index, word) in arguments[..<end].enumerated() {
      let isValue = index > 0 && arguments[index - 1].hasPrefix("--")
      let isItem =
        word.hasPrefix("-") && !word.hasPrefix("--") && word.count > 1 && !isValue
        && (word.count > 2 || word.last?.isNumber == true)
      if isItem { items.append(word) } else { options.append(word) }
    }
    return items.isEmpty ? arguments : options + ["--"] + items + arguments[end...].dropFirst()
  }

  /// Returns the type of the named subcommand, or throws a `UsageError` if the name is unknown.
  private static func subcommand(_ name: String) throws(UsageError) -> any ParsableCommand.Type {
    let commands = configuration.subcommands
    if let command = commands.first(where: { $0.configuration.commandName == name }) {
      return command
    }
    let names = commands.map { $0.configuration }.filter(\.shouldDisplay).compactMap(\.commandName)
    let suggestion = spellingSuggestion(for: name, among: names + ["help"])
    throw UsageError("'\(name)' is not a command of plumbline" + didYouMean(suggestion), of: "")
  }

  /// Prints the last text of a run, and returns the exit code.
  ///
  /// If `status` is `nil`, the exit code is 0 and the text goes to standard output. If the text can't be written, the
  /// exit code is that of the failure to write it.
  private static func status(_ status: ExitStatus?, saying text: String) -> Int32 {
    do {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      try print(lines: lines, to: status == nil ? .output : .error)
      return status?.rawValue ?? 0
    } catch {
      return error.rawValue
    }
  }
}
