/// The checked values of a file of words: texts that figures use in place of those of a bundled language.
package struct WordsDocument: Hashable, Sendable {
  /// The language as a BCP 47 tag, or `nil` for that of the base.
  package var language: String?
  /// The bundled language that the words are based on.
  package var base: String
  /// The replaced texts by their keys.
  package var texts: [String: Text] = [:]

  /// The languages that are bundled.
  package static let languages = ["en", "de", "es", "ja"]

  /// A text in its two forms.
  package struct Text: Hashable, Sendable {
    /// The form for one thing.
    package var one: String
    /// The form for any other number of things.
    package var other: String
  }

  /// A text that can be replaced.
  package struct Key: Hashable, Sendable {
    /// The key in the file.
    package var name: String
    /// The names that stand in braces in the text.
    package var placeholders: [String]

    /// Describes a text.
    package init(name: String, placeholders: [String]) {
      self.name = name
      self.placeholders = placeholders
    }
  }

  /// Reads and checks a file of words, YAML or JSON.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The file's name, for messages.
  ///   - keys: The texts that can be replaced.
  /// - Throws: `SceneError` with everything that can be found wrong in one go.
  package init(bytes: [UInt8], file: String, keys: [Key]) throws(SceneError) {
    var problems: [SceneProblem] = []
    let syntax = SceneSyntax(fileName: file, bytes: bytes)
    let node = readDocument(bytes, syntax: syntax, problems: &problems)
    guard let node else { throw SceneError(file: file, problems: problems) }
    var reader = WordsReader(reader: SceneReader(file: file))
    let document = reader.words(node, keys: keys)
    problems += reader.reader.problems
    guard let document, problems.isEmpty else {
      throw SceneError(file: file, problems: problems)
    }
    self = document
  }

  init(base: String) { self.base = base }
}
