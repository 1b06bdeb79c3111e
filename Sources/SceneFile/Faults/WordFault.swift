internal import AutoLayout

/// A reason why a file of words, which translates the texts of figures, is invalid.
package enum WordFault: Hashable, Sendable {
  case unknownKey(String, suggestion: String?)
  case unknownPlaceholder(String, of: String, known: [String], suggestion: String?)
  case missingPlaceholder(String, of: String)
  /// The file has a singular and a plural form for a text that doesn't depend on a number.
  case notCounted(String)
  case badTag(String)
}

extension WordFault {
  /// The fault as a sentence.
  var sentence: String {
    switch self {
    case .unknownKey(let key, let suggestion):
      "\(shown(key)) is not a text of figures"
        + (suggestion == nil
          ? "; Schemas/words.schema.json lists them" : didYouMean(suggestion))
    case .unknownPlaceholder(let name, let key, let known, let suggestion):
      "{\(name)} is not a placeholder of '\(key)'"
        + (suggestion.map { "; did you mean {\($0)}?" }
          ?? (known.isEmpty
            ? ", which has none"
            : "; it has " + known.map { "{\($0)}" }.joined(separator: " and ")))
    case .missingPlaceholder(let name, let key):
      "{\(name)} is missing; '\(key)' has to contain it"
    case .notCounted(let key):
      "'\(key)' doesn't depend on a number; write one text instead of two forms"
    case .badTag(let text):
      "\(shown(text)) is not a language tag; tags look like 'fr' or 'pt-BR'"
    }
  }
}
