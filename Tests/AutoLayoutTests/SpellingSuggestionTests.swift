import AutoLayout
import Testing

@Suite("Spelling suggestions")
struct SpellingSuggestionTests {
  @Test(
    "count insertions, deletions, substitutions and swaps",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "ab", 2), ("width", "width", 0), ("widht", "width", 1),
      ("wdth", "width", 1), ("widdth", "width", 1), ("wodth", "width", 1), ("ca", "abc", 3),
      ("kitten", "sitting", 3),
    ])
  func distance(_ left: String, _ right: String, _ expected: Int) {
    #expect(editDistance(Array(left), Array(right)) == expected)
    #expect(editDistance(Array(right), Array(left)) == expected)
  }

  @Test(
    "name the closest candidate, the first of equals, and none that is far",
    arguments: [
      ("widht", "width"), ("WIDTH", "width"), ("heigt", "height"), ("centerx", "centerX"),
      ("tpo", "top"), ("xyz", nil), ("", nil), ("t", nil), ("lading", "leading"),
      ("heixxt", "height"), ("heixxx", nil),
    ])
  func suggestion(_ word: String, _ expected: String?) {
    let candidates = ["left", "top", "leading", "trailing", "width", "height", "centerX"]
    #expect(spellingSuggestion(for: word, among: candidates) == expected)
    #expect(spellingSuggestion(for: "bat", among: ["cat", "hat"]) == "cat")
  }

  @Test(
    "of names with numbers are of the same digits",
    arguments: [
      ("iphone 99", nil), ("iPhone", nil), ("iPhone15", "iPhone 15"), ("iPhone 51", "iPhone 15"),
      ("iPhne 7", "iPhone 7"), ("iPad", nil), ("iPad mni", "iPad mini"),
    ])
  func numbered(_ word: String, _ expected: String?) {
    let candidates = ["iPhone 6s", "iPhone 7", "iPhone 15", "iPad mini"]
    #expect(spellingSuggestion(for: word, amongNumbered: candidates) == expected)
  }

  @Test("do not take long for long words")
  func longWords() {
    let word = String(repeating: "w", count: 100_000)
    #expect(spellingSuggestion(for: word, among: ["width"]) == nil)
  }
}

@Suite("Decimal numbers")
struct PlainDecimalTests {
  @Test(
    "are written in digits alone",
    arguments: [
      ("8", 8), ("-8", -8), ("+8", 8), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("1E-2", 0.01),
      ("1e999", .infinity), ("007", 7),
    ])
  func accepts(_ text: String, _ number: Double) {
    #expect(plainDecimal(text) == number)
  }

  @Test(
    "are nothing else",
    arguments: [
      "", "-", ".", "e3", "1e", "1e+", "nan", "inf", "0x10", "1_000", "1,5", " 1", "1 ", "--1",
      "1.2.3", "١",
    ])
  func refuses(_ text: String) {
    #expect(plainDecimal(text) == nil)
  }
}
