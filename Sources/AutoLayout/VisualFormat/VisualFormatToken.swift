/// A visual format string of a scene, with what it makes there.
package struct VisualFormatText: Hashable, Sendable {
  /// The pieces of the string; constraints go by their places among those of the scene.
  package var tokens: [VisualFormatToken]
  /// The options that make constraints, by name, each with the places of these.
  package var options: [VisualFormatToken]

  /// Puts a string together.
  package init(tokens: [VisualFormatToken], options: [VisualFormatToken] = []) {
    self.tokens = tokens
    self.options = options
  }

  /// The string among other constraints that come before its own.
  package func shifted(by count: Int) -> VisualFormatText {
    func shifted(_ token: VisualFormatToken) -> VisualFormatToken {
      guard case .constraints(let places) = token.kind else { return token }
      return VisualFormatToken(token.text, .constraints(places.map { $0 + count }))
    }
    return VisualFormatText(tokens: tokens.map(shifted), options: options.map(shifted))
  }

  /// The places of the constraints among those of the scene, in the order of the string.
  package var ordinals: [Int] {
    (tokens + options).flatMap { token -> [Int] in
      if case .constraints(let ordinals) = token.kind { return ordinals }
      return []
    }
  }
}

/// A piece of a visual format string, and what it makes.
package struct VisualFormatToken: Hashable, Sendable {
  /// What a piece is.
  package enum Kind: Hashable, Sendable {
    /// What holds others together: a bracket, a comma, the axis.
    case punctuation
    /// The name of a view or guide.
    case name
    /// What makes constraints, by their places among those of the string; nothing is written where two
    /// views touch, and then the text is empty.
    case constraints([Int])
  }

  /// What is written.
  package var text: String
  /// What it is.
  package var kind: Kind

  /// Makes a piece.
  package init(_ text: String, _ kind: Kind) {
    self.text = text
    self.kind = kind
  }
}
