internal import ArgumentParser
internal import Plumbline

/// `plumbline version`: prints the versions of everything that pictures depend on.
struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version",
    abstract: "Print the versions of plumbline and its libraries and fonts.")

  @Flag(help: "Print JSON instead of text.")
  var json = false

  @OptionGroup var fonts: FontsOption

  func run() throws {
    var versions = try reportingFailures { try Versions.current() }
    versions.libraries = Installation.program.flatMap(Installation.init)?.libraries ?? []
    try print(lines: (json ? versions.json : versions.text).split(separator: "\n"), to: .output)
  }
}
