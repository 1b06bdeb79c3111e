/// A visual format string of a scene, with the constraints that it makes.
package struct VisualFormatText: Hashable, Sendable {
  /// The tokens of the string, with constraints as indices into the scene's constraints.
  package var tokens: [VisualFormatToken]
  /// Tokens for the options that make constraints, with the options' names and the constraints' indices.
  package var options: [VisualFormatToken]

  /// Makes a format string from its tokens and options.
  package init(tokens: [VisualFormatToken], options: [VisualFormatToken] = []) {
    self.tokens = tokens
    self.options = options
  }

  /// Returns the format string with a number added to its constraint indices.
  package func shifted(by count: Int) -> VisualFormatText {
    func shifted(_ token: VisualFormatToken) -> VisualFormatToken {
      guard case .constraints(let places) = token.kind else { return token }
      return VisualFormatToken(token.text, .constraints(places.map { $0 + count }))
    }
    return VisualFormatText(tokens: tokens.map(shifted), options: options.map(shifted))
  }

  /// The indices of the string's constraints in the scene's constraints, in the order of the string.
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
    /// A bracket, a comma, or the letter for the axis.
    case punctuation
    /// The name of a view or guide.
    case name
    /// Text that makes the constraints at these indices; the text is empty for two adjacent views.
    case constraints([Int])
  }

  /// The text of the token.
  package var text: String
  /// The kind of the token.
  package var kind: Kind

  /// Makes a token from its text and its kind.
  package init(_ text: String, _ kind: Kind) {
    self.text = text
    self.kind = kind
  }
}
