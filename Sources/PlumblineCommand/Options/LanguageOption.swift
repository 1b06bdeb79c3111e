internal import ArgumentParser
internal import Plumbline

/// The language of figures' own words.
struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the figure's own words: \(LanguageName.words), or a file of words; the scene's "
        + "by default.", valueName: "NAME|FILE"),
    completion: .list(FigureWords.allCases.map(\.language)), transform: LanguageName.init)
  var language: LanguageName?
}

/// A bundled language or a file of words, as named on the command line.
struct LanguageName: Sendable {
  private let text: String

  /// Takes the tag of a bundled language, or a path.
  ///
  /// - Throws: `ValidationError` with a suggestion for anything else.
  init(_ text: String) throws {
    let isFile = ThemeName.endings.contains { text.lowercased().hasSuffix($0) }
    guard isFile || FigureWords(language: text) != nil else {
      throw refusal(
        "there are no words in '\(text)'", of: text, among: FigureWords.allCases.map(\.language))
    }
    self.text = text
  }

  static var words: String { FigureWords.allCases.map(\.language).joined(separator: ", ") }

  /// The path of the file, or `nil` for a bundled language.
  var path: String? { FigureWords(language: text) == nil ? text : nil }

  /// The words; ends the run after printing what is wrong with the file.
  func load() throws -> FigureWords {
    try FigureWords(language: text) ?? reportingFailures { try FigureWords.file(at: text) }
  }
}
