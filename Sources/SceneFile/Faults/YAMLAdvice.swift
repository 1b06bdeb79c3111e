package import LayoutDocuments

/// What most likely helps where YAML cannot be read.
package enum YAMLAdvice: Hashable, Sendable {
  /// The line is an equation that YAML takes apart.
  case quoteEquation
  /// A text has `: ` in it, or begins with a character that YAML gives a meaning.
  case quoteText
  /// A line is indented more, or less, than those that it belongs to.
  case indentation
  /// A bracket or a brace has no partner.
  case closeBracket(Character, openedAt: SourcePosition)
  /// A bracket or a brace closes nothing.
  case removeBracket
  /// A quotation mark has no partner.
  case closeQuote(openedAt: SourcePosition)
  /// A value is missing, or the end of what holds it.
  case writeValue
  /// An alias comes before its anchor, or inside of what this names.
  case defineAnchor

  /// The advice as the end of a sentence.
  var sentence: String {
    switch self {
    case .quoteEquation: quoteAdvice
    case .quoteText:
      "put a text in quotes that has ': ' in it or begins with a sign, as in text: \"Name: Ada\""
    case .indentation:
      "keys of one mapping begin in one column, and so do the '-' of one list"
    case .closeBracket(let bracket, let position):
      "close the '\(bracket)' of line \(position.line), column \(position.column), and put commas"
        + " between what it holds"
    case .removeBracket: "what stands here closes nothing; remove it"
    case .closeQuote(let position):
      "close the quotation mark of line \(position.line), column \(position.column)"
    case .writeValue: "write a value here, or close the bracket or brace that is open"
    case .defineAnchor:
      "an alias '*a' repeats what the anchor '&a' has named, which has to end before it"
    }
  }
}
