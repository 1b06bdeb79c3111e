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

  @Test("are those that distances in full give, whatever the letters have in common")
  func agreesWithFullDistances() {
    var generator = WordGenerator(state: 7)
    for _ in 0..<400 {
      let word = generator.word()
      let candidates = (0..<12).map { _ in generator.word() }
      #expect(
        spellingSuggestion(for: word, among: candidates) == plainSuggestion(word, candidates),
        "\(word) among \(candidates)")
    }
  }

  /// The suggestion by its definition.
  private func plainSuggestion(_ word: String, _ candidates: [String]) -> String? {
    let written = Array(word.lowercased())
    let near = candidates.enumerated().compactMap { order, candidate -> (Int, Int, String)? in
      let wanted = Array(candidate.lowercased())
      let distance = plainDistance(written, wanted)
      let bound = max(1, max(written.count, wanted.count) / 3)
      return distance <= bound && distance < wanted.count ? (distance, order, candidate) : nil
    }
    return near.min { ($0.0, $0.1) < ($1.0, $1.1) }?.2
  }

  /// Edits counted letter by letter from the end, nothing left out.
  private func plainDistance(_ left: [Character], _ right: [Character]) -> Int {
    var table = Array(repeating: Array(0...right.count), count: left.count + 1)
    for row in 0...left.count {
      table[row][0] = row
      for column in 1...max(1, right.count) where row > 0 && column <= right.count {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(
          table[row - 1][column] + 1, table[row][column - 1] + 1,
          table[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, table[row - 2][column - 2] + 1)
        }
        table[row][column] = cost
      }
    }
    return table[left.count][right.count]
  }

  @Test("do not take long for long words")
  func longWords() {
    let word = String(repeating: "w", count: 100_000)
    #expect(spellingSuggestion(for: word, among: ["width"]) == nil)
  }
}

/// Words of few letters, so that many are alike; the same ones on every run.
private struct WordGenerator {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func word() -> String {
    let letters: [Character] = ["a", "b", "A", "c", "ä"]
    return String((0...next(8)).map { _ in letters[next(next(4) == 0 ? 5 : 4)] })
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
