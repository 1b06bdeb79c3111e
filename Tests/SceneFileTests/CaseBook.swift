import Testing

/// Named inputs with what is expected of them, written as text so that whole files and long
/// messages stay readable.
///
/// A case begins with `=== ` and its name; lines that begin with `--> ` are what is expected, all
/// others the input.
struct CaseBook {
  /// One input with what is expected of it.
  struct Case: CustomTestStringConvertible {
    var name: String
    var input: String
    var expected: [String]

    var testDescription: String { name }
  }

  /// The cases in the order of the text.
  static func cases(_ text: String) -> [Case] {
    var cases: [Case] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        cases.append(Case(name: String(line.dropFirst(4)), input: "", expected: []))
      } else if line.hasPrefix("--> ") {
        cases[cases.count - 1].expected.append(String(line.dropFirst(4)))
      } else if cases[cases.count - 1].expected.isEmpty {
        cases[cases.count - 1].input += line + "\n"
      }
    }
    return cases
  }
}
