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

extension YAMLAdvice {
  /// The advice for a message of the YAML scanner or parser, or `nil` if there isn't any.
  ///
  /// - Parameters:
  ///   - problem: The message.
  ///   - index: The place of the message.
  ///   - start: The start of what it was reading, or `nil` if it isn't known.
  ///   - source: The text.
  init?(problem: String, at index: Int, start: Int?, in source: SourceText) {
    let opening = start.flatMap { $0 < source.scalars.count ? source.scalars[$0] : nil }
    switch problem {
    case "mapping values are not allowed in this context":
      self = source.hasColon(beforeIndexOnItsLine: index) ? .quoteText : .indentation
    case "found character that cannot start any token", "found unexpected ':'",
      "did not find expected alphabetic or numeric character",
      "did not find expected comment or line break":
      self = .quoteText
    case "did not find expected key" where source.closes(at: index):
      self = .removeBracket
    case "did not find expected key", "did not find expected '-' indicator",
      "could not find expected ':'", "did not find expected <document start>",
      "block sequence entries are not allowed in this context":
      self = .indentation
    case "did not find expected node content":
      self = .writeValue
    case "found undefined alias":
      self = .defineAnchor
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      guard let start, let opening, opening == "[" || opening == "{" else { return nil }
      self = .closeBracket(Character(opening), openedAt: source.position(at: start))
    case "found unexpected end of stream":
      guard let start, let opening, opening == "\"" || opening == "'" else { return nil }
      self = .closeQuote(openedAt: source.position(at: start))
    default: return nil
    }
  }
}

extension SourceText {
  /// Whether a key precedes an index on its line, so that another can't begin there.
  fileprivate func hasColon(beforeIndexOnItsLine index: Int) -> Bool {
    var place = min(index, scalars.count) - 1
    while place > 0, scalars[place] != "\n", scalars[place] != "\r" {
      if scalars[place] == " ", scalars[place - 1] == ":" { return true }
      place -= 1
    }
    return false
  }

  /// Whether a bracket or a brace closes at an index.
  fileprivate func closes(at index: Int) -> Bool {
    index < scalars.count && (scalars[index] == "]" || scalars[index] == "}")
  }
}
