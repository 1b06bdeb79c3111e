package import LayoutDocuments

/// The likely fix for invalid YAML.
package enum YAMLAdvice: Hashable, Sendable {
  /// The line is an equation that YAML splits.
  case quoteEquation
  /// A text contains `: `, or begins with a character that YAML interprets.
  case quoteText
  /// The indentation of a line differs from the indentation of related lines.
  case indentation
  /// An unmatched opening bracket or brace.
  case closeBracket(Character, openedAt: SourcePosition)
  /// An unmatched closing bracket or brace.
  case removeBracket
  /// An unmatched quotation mark.
  case closeQuote(openedAt: SourcePosition)
  /// A value is missing, or the end of the list or mapping that contains it.
  case writeValue
  /// An alias precedes its anchor, or is inside the anchor's value.
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
