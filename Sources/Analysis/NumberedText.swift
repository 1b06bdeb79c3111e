/// A sentence whose numbers are ranges, merged from sentences with the same words.
///
/// Numbers in names and constraints, which are in quotes, are treated as words.
struct NumberedText {
  /// The text before, between and after the numbers.
  let words: [String]
  private var ranges: [(least: Number, greatest: Number)] = []

  /// Splits a sentence into words and numbers.
  init(_ text: String) {
    var words: [String] = []
    var isQuoted = false
    var start = text.startIndex
    var position = start
    while position < text.endIndex {
      if text.unicodeScalars[position] == "'" { isQuoted.toggle() }
      if !isQuoted, let number = Number(prefixOf: text[position...]) {
        words.append(String(text[start..<position]))
        ranges.append((number, number))
        position = number.text.endIndex
        start = position
      } else {
        text.unicodeScalars.formIndex(after: &position)
      }
    }
    self.words = words + [String(text[start...])]
  }

  /// Extends the range of each number to include the number at the same place in another sentence with the same words.
  mutating func add(_ other: NumberedText) {
    for (index, range) in other.ranges.enumerated() {
      if range.least.value < ranges[index].least.value { ranges[index].least = range.least }
      if range.greatest.value > ranges[index].greatest.value {
        ranges[index].greatest = range.greatest
      }
    }
  }

  /// The sentence as text, with a dash between the two numbers of each range.
  var text: String {
    zip(words, ranges).reduce("") { text, part in
      let (least, greatest) = (part.1.least.text, part.1.greatest.text)
      return text + part.0 + (least == greatest ? least : "\(least)–\(greatest)")
    } + (words.last ?? "")
  }

  /// A number in a sentence.
  private struct Number {
    let text: Substring
    let value: Double

    /// Reads the number at the start of a text, if there is one.
    init?(prefixOf rest: Substring) {
      text = Substring(rest.unicodeScalars.prefix { "0"..."9" ~= $0 || $0 == "." || $0 == "−" })
      let isNegative = text.first == "−"
      guard let magnitude = text.isEmpty ? nil : Double(isNegative ? text.dropFirst() : text)
      else { return nil }
      value = isNegative ? -magnitude : magnitude
    }
  }
}
