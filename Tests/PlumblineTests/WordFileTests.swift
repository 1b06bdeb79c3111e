import Figures
import Foundation
import Testing

@testable import Plumbline

@Suite("Words from files")
struct WordFileTests {
  @Test("replace those of their base")
  func reads() throws {
    let text = "{base: de, words: {constant: Zahl}}"
    let words = try FigureWords(bytes: Array(text.utf8), file: "a.words.yaml")
    #expect(words[.constant].other == "Zahl")
    #expect(words[.priority] == FigureWords.german[.priority])
    #expect(words.language == "de")
    #expect(words != .german)
  }

  @Test("are the texts that the JSON Schema lists, which take all texts of each language")
  func schema() throws {
    let path = GoldenFiles.samples.appending(path: "../Schemas/words.schema.json").path
    let bytes = try #require(FileManager.default.contents(atPath: path))
    let json = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    let definitions = try #require(json["$defs"] as? [String: [String: Any]])
    let properties = try #require(definitions["words"]?["properties"] as? [String: [String: Any]])
    let texts = try #require(properties["words"]?["properties"] as? [String: [String: String]])
    #expect(Set(texts.keys) == Set(FigureWords.Key.allCases.map(\.rawValue)))
    for key in FigureWords.Key.allCases {
      #expect(texts[key.rawValue]?["$ref"] == (key.isCounted ? "#/$defs/counted" : "#/$defs/text"))
      #expect(
        texts[key.rawValue]?["description"] == "English: “\(FigureWords.english[key].other)”.")
    }
    let base = try #require(properties["base"]?["enum"] as? [String])
    #expect(FigureWords.allCases.map(\.language) == base)
  }
}
