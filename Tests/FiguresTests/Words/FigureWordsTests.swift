import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("The words of figures")
struct FigureWordsTests {
  /// The names in braces of a text, sorted.
  private func placeholders(_ text: String) -> [String] {
    text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1)
      .map { String($0.prefix { $0 != "}" }) }.sorted()
  }

  @Test("have every text in every language, with its placeholders", arguments: FigureWords.allCases)
  func isComplete(words: FigureWords) {
    for key in FigureWords.Key.allCases {
      let (one, other) = (words[key].one, words[key].other)
      #expect(placeholders(other) == key.placeholders.sorted(), "\(words.language) \(key)")
      // The form for one thing may be without the number.
      let least = key.placeholders.filter { $0 != "count" }.sorted()
      #expect(placeholders(one).filter { $0 != "count" } == least, "\(words.language) \(key)")
      #expect(key.isCounted || one == other)
      #expect(!other.isEmpty || key == .sentenceSpace)
    }
  }

  @Test(
    "have the plural of a number",
    arguments: [
      ("en", 1, "1 view", "1 moved"), ("en", 2, "2 views", "2 moved"),
      ("en", 0, "0 views", "0 moved"),
      ("de", 1, "1 View", "1 verschoben"), ("de", 3, "3 Views", "3 verschoben"),
      ("es", 1, "1 vista", "1 movido"), ("es", 2, "2 vistas", "2 movidos"),
      ("ja", 1, "ビュー1個", "移動1件"), ("ja", 2, "ビュー2個", "移動2件"),
    ])
  func plurals(language: String, count: Int, views: String, moved: String) throws {
    let words = try #require(FigureWords(language: language))
    #expect(words(.views, count: count) == views)
    #expect(words(.moved, count: count) == moved)
  }

  @Test("list things, and count those beyond a limit unless there is just one")
  func lists() {
    let words = FigureWords.english
    #expect(words.list([]) == "")
    #expect(words.list(["a"]) == "a")
    #expect(words.list(["a", "b"]) == "a and b")
    #expect(words.list(["a", "b", "c"], atMost: 2) == "a, b and c")
    #expect(words.list(["a", "b", "c", "d"], atMost: 2) == "a, b and 2 more")
    #expect(FigureWords.german.list(["a", "b", "c"]) == "a, b und c")
    #expect(FigureWords.japanese.list(["a", "b", "c", "d"], atMost: 2) == "a、b、ほか2件")
  }

  @Test("keep braces in values as they are")
  func braces() {
    #expect(FigureWords.english(.and, ["first": "{last}", "last": "{"]) == "{last} and {")
    #expect(FigureWords.english(.quoted, ["text": "a } b"]) == "'a } b'")
  }

  @Test("replace some texts and keep the others")
  func replacing() {
    let words = FigureWords.german.replacing([.constant: "Zahl"], language: "de-AT")
    #expect(words.language == "de-AT")
    #expect(words(.constant) == "Zahl")
    #expect(words(.priority) == "Priorität")
    #expect(words != .german)
    #expect(words.inputsText.contains("Zahl"))
    #expect(FigureWords.german.inputsText == "de")
  }

  @Test(
    "name the parts of an equation, captions and changes in pictures",
    arguments: [
      (FigureWords.english, "Relationship", "1 moved"), (.german, "Relation", "1 verschoben"),
      (.spanish, "Relación", "1 movido"), (.japanese, "関係", "移動1件"),
    ])
  func pictures(words: FigureWords, part: String, moved: String) {
    func tree(_ x: CGFloat) -> SolvedTree {
      var builder = TreeBuilder(200, 100)
      let box = builder.view("box", [x, 10, 40, 40])
      builder.constraint(box, .width, constant: 40, identifier: "w")
      return builder.tree
    }
    var options = FigureOptions()
    options.words = words
    options.anatomy = .identifier("w")
    let anatomy = Drawing(of: tree(10), options: options, measure: fixedTextMeasure)
    #expect(anatomy.texts.contains { $0.text == part })
    options.anatomy = nil
    let changes = Drawing(
      of: SolvedTreeComparison(before: tree(10), after: tree(30)), options: options,
      measure: fixedTextMeasure)
    #expect(changes.texts.contains { $0.text.hasSuffix(moved) })
    #expect(changes.language == words.language)
  }
}
