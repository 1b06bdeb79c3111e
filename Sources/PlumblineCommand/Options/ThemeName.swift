internal import ArgumentParser
internal import Plumbline

/// The name of a bundled theme or the path of a theme file, as given on the command line.
struct ThemeName: Sendable {
  private let text: String

  /// Accepts the name of a bundled theme, ignoring case, or the path of a theme file.
  ///
  /// - Throws: `ValidationError` with a suggestion for any other text.
  init(_ text: String) throws {
    let isFile = Self.endings.contains { text.lowercased().hasSuffix($0) }
    guard isFile || Theme(named: text.lowercased()) != nil else {
      if text.contains(".") || text.contains("/") {
        throw ValidationError("the name of a theme file ends in .yaml, .yml or .json")
      }
      throw refusal("there is no theme '\(text)'", of: text, among: Theme.allCases.map(\.name))
    }
    self.text = text
  }

  /// The file extensions of theme files.
  static let endings = [".yaml", ".yml", ".json"]

  /// The path of the theme file, or `nil` for a bundled theme.
  var path: String? { Theme(named: text.lowercased()) == nil ? text : nil }

  static var words: String { Theme.allCases.map(\.name).joined(separator: ", ") }

  /// Reads the theme from the working tree or a commit, or prints why it is invalid and throws an `ExitStatus`.
  func load(from commit: CommittedFiles? = nil) throws -> Theme {
    if let theme = Theme(named: text.lowercased()) { return theme }
    return try reportingFailures {
      do throws(PlumblineError) {
        return try Theme.file(at: commit?.copy(ofFile: text) ?? text)
      } catch {
        throw commit?.named(error) ?? error
      }
    }
  }
}
