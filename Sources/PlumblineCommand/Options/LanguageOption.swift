internal import ArgumentParser
internal import Plumbline

/// The option for the language of the words that figures add, such as labels.
struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the figure's own words: \(LanguageName.words), or a file of words; the scene's "
        + "by default.", valueName: "NAME|FILE"),
    completion: .list(FigureWords.allCases.map(\.language)), transform: LanguageName.init)
  var language: LanguageName?
}

/// The tag of a bundled language or the path of a file of words, as given on the command line.
struct LanguageName: Sendable {
  private let text: String

  /// Accepts the tag of a bundled language, or the path of a file of words.
  ///
  /// - Throws: `ValidationError` with a suggestion for any other text.
  init(_ text: String) throws {
    let isFile = ThemeName.endings.contains { text.lowercased().hasSuffix($0) }
    guard isFile || FigureWords(language: text) != nil else {
      throw refusal(
        "there are no words for '\(text)'", of: text, among: FigureWords.allCases.map(\.language))
    }
    self.text = text
  }

  static var words: String { FigureWords.allCases.map(\.language).joined(separator: ", ") }

  /// The path of the file of words, or `nil` for a bundled language.
  var path: String? { FigureWords(language: text) == nil ? text : nil }

  /// Loads the words of the language; if the file is invalid, prints the reason and ends the run.
  func load() throws -> FigureWords {
    try FigureWords(language: text) ?? reportingFailures { try FigureWords.file(at: text) }
  }
}
