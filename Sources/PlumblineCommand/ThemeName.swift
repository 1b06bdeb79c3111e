internal import ArgumentParser
internal import Plumbline

/// A theme as the command line names it: one that comes along, or a file.
struct ThemeName: ExpressibleByArgument, Sendable {
  private let text: String

  init?(argument: String) {
    let isFile = [".yaml", ".yml", ".json"].contains { argument.lowercased().hasSuffix($0) }
    guard isFile || Theme(named: argument.lowercased()) != nil else { return nil }
    text = argument
  }

  /// The file; nil for a theme that comes along.
  var path: String? { Theme(named: text.lowercased()) == nil ? text : nil }

  /// The names of the themes that come along, for help texts.
  static var words: String { Theme.allCases.map(\.name).joined(separator: ", ") }

  /// The theme; ends the run for a file that is none, once what is wrong was said.
  func load() throws -> Theme {
    try Theme(named: text.lowercased()) ?? reportingFailures { try Theme.file(at: text) }
  }
}
