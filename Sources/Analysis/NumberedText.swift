/// A sentence in which each number is a range, made from sentences with the same words.
///
/// Numbers in names and constraints, which are in quotes, count as words.
struct NumberedText {
  /// The parts of the sentence before, between and after the numbers.
  let words: [String]
  private var numbers: [(least: Substring, greatest: Substring)] = []

  /// Splits a sentence into words and numbers.
  init(_ text: String) {
    var words = [""]
    var isQuoted = false
    var rest = text[...]
    while let character = rest.first {
      if character == "'" { isQuoted.toggle() }
      let number = rest.prefix {
        !isQuoted && ($0.isASCII && $0.isNumber || $0 == "." || $0 == "−")
      }
      if !number.isEmpty, Self.value(number) != nil {
        numbers.append((number, number))
        words.append("")
        rest = rest.dropFirst(number.count)
      } else {
        words[words.count - 1].append(character)
        rest = rest.dropFirst()
      }
    }
    self.words = words
  }

  /// Extends the ranges to the numbers of another sentence with the same words.
  mutating func add(_ other: NumberedText) {
    func value(_ number: Substring) -> Double { Self.value(number) ?? 0 }
    for (index, range) in other.numbers.enumerated() {
      if value(range.least) < value(numbers[index].least) { numbers[index].least = range.least }
      if value(range.greatest) > value(numbers[index].greatest) {
        numbers[index].greatest = range.greatest
      }
    }
  }

  private static func value(_ number: Substring) -> Double? {
    Double(number.replacing("−", with: "-"))
  }

  /// The sentence, with a dash between the ends of each range.
  var text: String {
    zip(words, numbers).reduce("") { text, part in
      let (least, greatest) = part.1
      return text + part.0 + (least == greatest ? least : "\(least)–\(greatest)")
    } + (words.last ?? "")
  }
}
