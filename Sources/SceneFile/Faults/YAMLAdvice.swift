package import LayoutDocuments

/// The likely fix for invalid YAML.
package enum YAMLAdvice: Hashable, Sendable {
  /// Quote an equation that YAML doesn't read as one text.
  case quoteEquation
  /// Quote a text that contains `: ` or begins with a character of YAML's syntax.
  case quoteText
  /// Align a line's indentation with that of related lines.
  case indentation
  /// Close the bracket or brace that is opened at a position.
  case closeBracket(Character, openedAt: SourcePosition)
  /// Remove an unmatched closing bracket or brace.
  case removeBracket
  /// Close the quotation mark that is opened at a position.
  case closeQuote(openedAt: SourcePosition)
  /// Add a missing value, or close the list or mapping.
  case writeValue
  /// Define an anchor before the alias that refers to it.
  case defineAnchor

  /// The advice as the last clause of a sentence.
  var sentence: String {
    switch self {
    case .quoteEquation: quoteAdvice
    case .quoteText:
      "quote a text that contains ': ' or begins with a special character, as in text: \"Name: Ada\""
    case .indentation:
      "align the keys of a mapping, and the '-' of a list, in one column"
    case .closeBracket(let bracket, let position):
      "close the '\(bracket)' of line \(position.line), column \(position.column), and put commas"
        + " between its elements"
    case .removeBracket: "this closes nothing; remove it"
    case .closeQuote(let position):
      "close the quotation mark of line \(position.line), column \(position.column)"
    case .writeValue: "write a value here, or close the bracket or brace that is open"
    case .defineAnchor:
      "an alias '*a' repeats the value of the anchor '&a', which has to end before it"
    }
  }
}
