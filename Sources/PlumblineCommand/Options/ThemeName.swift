internal import ArgumentParser
internal import Plumbline

/// A theme as the command line names it: one that comes along, or a file.
struct ThemeName: Sendable {
  private let text: String

  /// Takes a name as it is written, in any case, or a path whose ending is that of a theme file.
  ///
  /// - Throws: `ValidationError` for anything else, with the name that was meant.
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

  /// What the names of theme files end in.
  static let endings = [".yaml", ".yml", ".json"]

  /// The file; nil for a theme that comes along.
  var path: String? { Theme(named: text.lowercased()) == nil ? text : nil }

  /// The names of the themes that come along, for help texts.
  static var words: String { Theme.allCases.map(\.name).joined(separator: ", ") }

  /// Reads the theme.
  ///
  /// - Parameter commit: The commit that a file is of; `nil` for the working tree.
  /// - Returns: The theme.
  /// - Throws: `ExitStatus` for a file that isn't a theme, after the reason was printed.
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
