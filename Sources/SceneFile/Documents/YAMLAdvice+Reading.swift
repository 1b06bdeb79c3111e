extension YAMLAdvice {
  /// Finds the advice for a message of the YAML scanner or parser, or returns `nil` if there isn't any.
  ///
  /// - Parameters:
  ///   - problem: The message.
  ///   - index: The index in `source` that the message refers to.
  ///   - start: The index at which the value being read starts, or `nil` if unknown.
  ///   - source: The text of the file.
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
  /// Whether a colon precedes an index on its line, so that no key can start at the index.
  fileprivate func hasColon(beforeIndexOnItsLine index: Int) -> Bool {
    var place = min(index, scalars.count) - 1
    while place > 0, scalars[place] != "\n", scalars[place] != "\r" {
      if scalars[place] == " ", scalars[place - 1] == ":" { return true }
      place -= 1
    }
    return false
  }

  /// Whether there is a closing bracket or brace at an index.
  fileprivate func closes(at index: Int) -> Bool {
    index < scalars.count && (scalars[index] == "]" || scalars[index] == "}")
  }
}
