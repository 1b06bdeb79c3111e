/// A visual format string of a scene, with the constraints that it makes.
package struct VisualFormatText: Hashable, Sendable {
  /// The tokens of the string; constraints are indices into the scene's.
  package var tokens: [VisualFormatToken]
  /// The options that make constraints, by name, with the indices of these.
  package var options: [VisualFormatToken]

  /// Makes a string from its tokens and options.
  package init(tokens: [VisualFormatToken], options: [VisualFormatToken] = []) {
    self.tokens = tokens
    self.options = options
  }

  /// Returns the string with the indices of its constraints increased by a number.
  package func shifted(by count: Int) -> VisualFormatText {
    func shifted(_ token: VisualFormatToken) -> VisualFormatToken {
      guard case .constraints(let places) = token.kind else { return token }
      return VisualFormatToken(token.text, .constraints(places.map { $0 + count }))
    }
    return VisualFormatText(tokens: tokens.map(shifted), options: options.map(shifted))
  }

  /// The indices of the constraints among those of the scene, in the order of the string.
  package var ordinals: [Int] {
    (tokens + options).flatMap { token -> [Int] in
      if case .constraints(let ordinals) = token.kind { return ordinals }
      return []
    }
  }
}

/// A token of a visual format string, with the constraints that it makes.
package struct VisualFormatToken: Hashable, Sendable {
  /// A kind of token.
  package enum Kind: Hashable, Sendable {
    /// A bracket, a comma or the axis.
    case punctuation
    /// The name of a view or guide.
    case name
    /// A source of constraints, by their indices in the string; its text is empty where two views touch.
    case constraints([Int])
  }

  /// The text.
  package var text: String
  /// The kind.
  package var kind: Kind

  /// Makes a token.
  package init(_ text: String, _ kind: Kind) {
    self.text = text
    self.kind = kind
  }
}
