import PictureDescriptions
import Testing

@testable import SceneFile

@Suite("Files of words")
struct WordsDocumentTests {
  private let schema = SchemaFile("words.schema.json")

  private func words(_ text: String) throws(SceneError) -> FigureWords {
    try FigureWords(bytes: Array(text.utf8), file: "a.yaml")
  }

  private func lines(_ text: String) -> [String] {
    do throws(SceneError) {
      _ = try words(text)
      return []
    } catch {
      return error.lines
    }
  }

  @Test("replace texts, with two forms where they depend on a number")
  func reads() throws {
    let words = try words(
      """
      language: pt-BR
      base: es
      words:
        constant: Constante
        moved: { one: um movido, other: "{count} movidos" }
        and: "{first} e {last}"
      """)
    #expect(words.language == "pt-BR")
    #expect(words[.width] == FigureWords.spanish[.width])
    #expect(words[.moved] == .init(one: "um movido", other: "{count} movidos"))
    #expect(words[.and] == .init(one: "{first} e {last}", other: "{first} e {last}"))
    #expect(try self.words("base: de") == .german)
    #expect(try self.words("words:") == .english)
  }

  @Test("say where and what is wrong, and what was meant, all in one go")
  func errors() {
    let found = lines(
      """
      language: not a tag
      base: dee
      word: {}
      words:
        constnt: a
        moved: many
        and: "{first} {lst}"
        constant: { one: a, other: b }
      """)
    let expected = [
      "a.yaml:1:11: error: 'not a tag' is not a language tag; tags look like 'fr' or 'pt-BR'",
      "a.yaml:2:7: error: 'dee' is not a value of 'base'; did you mean 'de'?",
      "a.yaml:3:1: error: 'word' is not a key of a file of words; did you mean 'words'?",
      "a.yaml:5:3: error: 'constnt' is not a text of figures; did you mean 'constant'?",
      "a.yaml:6:10: error: {count} is missing; 'moved' has to contain it",
      "a.yaml:7:8: error: {lst} is not a placeholder of 'and'; did you mean {last}?",
      "a.yaml:7:8: error: {last} is missing; 'and' has to contain it",
      "a.yaml:8:13: error: 'constant' doesn't depend on a number; write one text instead of two forms",
    ]
    #expect(found == expected, "\(found.joined(separator: "\n"))")
    #expect(lines("words: { moved: { one: a } }").first?.contains("'other' is missing") == true)
  }

  @Test("have a JSON Schema with the keys that the reader knows", arguments: SceneTable.ofWords)
  func schemaKeys(_ table: SceneTable) throws {
    #expect(try schema.keys(of: table.rawValue) == Set(table.keys))
    try schema.expectDefinitionsAreUsed()
  }

  @Test("have the languages of scenes and jobs in every JSON Schema")
  func languages() throws {
    #expect(
      try schema.node("$defs", "words", "properties", "base").words == FigureWords.languages)
    let scenes = SchemaFile("scene.schema.json")
    #expect(
      try scenes.node("$defs", "figure", "properties", "language").words == FigureWords.languages)
  }

  @Test("are chosen by scenes and jobs", arguments: FigureWords.languages)
  func choices(language: String) throws {
    let scene = try SceneDocument(
      bytes: Array("root: {}\nfigure: { language: \(language) }".utf8), file: "a.yaml")
    #expect(scene.figure.request.words?.language == language)
    #expect(jobProblems(#"{"scene": "a", "language": "\#(language)"}"#) == [])
    #expect(jobProblems(#"{"scene": "a", "language": "words.yaml"}"#) == [])
    #expect(jobProblems(#"{"scene": "a", "language": "\#(language)x"}"#).count == 1)
    let error = #expect(throws: SceneError.self) {
      try SceneDocument(bytes: Array("root: {}\nfigure: { language: dx }".utf8), file: "a.yaml")
    }
    #expect(error?.lines.first?.hasPrefix("a.yaml:2:21: error: 'dx' is not a value") == true)
  }
}
