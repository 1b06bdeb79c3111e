internal import ArgumentParser
internal import Plumbline

/// `plumbline check`: reports which Swift files compile and which of their views can be drawn.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "List the Swift files that don't compile, the names that are missing, and the views that can be drawn.",
    discussion: """
      Examples:
        plumbline check LoginView.swift
        plumbline check Sources/Login --json
        plumbline check Sources/Login --fail-on none
        plumbline check Sources/Login --list

      The files of a folder are compiled together. None of their code is run. The exit code is 1 \
      if a file doesn't compile; --fail-on changes that.
      """)

  /// The kinds of problems that make the exit code 1.
  enum Severity: String, CaseIterable {
    case files
    case views
    case none
  }

  @Argument(help: "A Swift file, or a folder of files.", completion: .file())
  var path: String

  @Option(
    help: ArgumentHelp(
      "What makes the exit code 1: 'files' that don't compile; 'views', also views that can't be "
        + "drawn; or 'none'.", valueName: "LOSS"),
    completion: .word(of: Severity.self), transform: knownWord)
  var failOn = Severity.files

  @Flag(
    help: "List the views that can be drawn, and why the others can't, without compiling anything.")
  var list = false

  @Flag(help: "Print JSON instead of text.")
  var json = false

  func run() throws {
    if list {
      return try write(Array(reportingFailures { try SwiftCheck.list(path) }.utf8), to: .output)
    }
    let check = try reportingFailures { try SwiftCheck(of: path) }
    try write(Array((json ? check.json : check.text).utf8), to: .output)
    let fails =
      switch failOn {
      case .files: !check.isWhole
      case .views: !check.drawsAll
      case .none: false
      }
    if fails { throw ExitStatus.differences }
  }
}
