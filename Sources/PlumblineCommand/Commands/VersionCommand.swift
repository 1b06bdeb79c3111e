internal import ArgumentParser
internal import Plumbline

/// `plumbline version`: what pictures depend on besides their scenes.
struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version",
    abstract: "Print the versions of plumbline and of what it draws with.")

  @Flag(help: "Print JSON for programs.")
  var json = false

  func run() throws {
    let versions = try reportingFailures { try Versions.current() }
    try print(json ? versions.json : versions.text, to: .output)
  }
}
