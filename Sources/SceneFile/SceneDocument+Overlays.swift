internal import AutoLayout
internal import LayoutDocuments

extension SceneDocument {
  /// The overlays of the scene's `figure:` section, or of a step of it, as values of the caller.
  ///
  /// - Parameters:
  ///   - figure: The section, or the step.
  ///   - choices: The words that there are.
  ///   - read: A word as the caller's value, and the identifier that it is limited to, if any; nil
  ///     for a word that is none.
  /// - Returns: The overlays in the order of the file, or `nil` if the scene doesn't list any.
  /// - Throws: `SceneError` with every unknown word and identifier.
  package func overlays<Word>(
    of figure: SceneFigure, among choices: [String],
    read: (String) -> (word: Word, subject: String?)?
  ) throws(SceneError) -> [Word]? {
    guard let overlays = figure.overlays else { return nil }
    return try readOverlays(
      overlays, in: file, among: choices, subjects: subjects, read: read)
  }

  /// The ids of views and guides, and the identifiers of constraints.
  package var subjects: Set<String> {
    let identifiers = layout.constraints.map(\.identifier)
    return Set((layout.items.map(\.name) + identifiers).compactMap(\.self) + ["root"])
  }
}

extension LayoutDocument.Constraint {
  /// The author's name for the constraint.
  var identifier: String? {
    switch self {
    case .relation(let form): form.identifier
    case .visual(let visual): visual.identifier
    }
  }
}

extension SceneFigure {
  /// The words of `show` that are unknown, whatever follows their colons.
  func problems(among choices: [String]) -> [SceneProblem] {
    if choices.isEmpty { return [] }
    return ([self] + steps).flatMap { $0.overlays ?? [] }.uniqued().compactMap { text in
      let word = text.text.prefix { $0 != ":" }.lowercased()
      return choices.contains(word) ? nil : unknownOverlay(text.text, at: text.position, choices)
    }
  }
}

/// An unknown word, or an unknown identifier after one.
private func unknownOverlay(
  _ text: String, at position: SourcePosition, _ choices: [String]
) -> SceneProblem {
  let suggestion = spellingSuggestion(for: text, among: choices)
  return SceneProblem(
    position, ValueFault.unknownChoice(text, key: "show", choices: choices, suggestion: suggestion))
}

/// Reads words for overlays as the caller's values, in their order.
///
/// - Parameters:
///   - texts: The words.
///   - file: Their file, for messages.
///   - choices: The words that there are.
///   - subjects: The identifiers that a word may be limited to, or `nil` if they aren't known.
///   - read: A word as the caller's value, and the identifier that it is limited to, if any; nil for a
///     word that is none.
/// - Returns: A value for each word.
/// - Throws: `SceneError` with every unknown word and identifier.
func readOverlays<Word>(
  _ texts: [SceneText], in file: String, among choices: [String], subjects: Set<String>?,
  read: (String) -> (word: Word, subject: String?)?
) throws(SceneError) -> [Word] {
  var known: [Word] = []
  var problems: [SceneProblem] = []
  let names = subjects?.sorted() ?? []
  for text in texts {
    guard let (word, subject) = read(text.text) else {
      problems.append(unknownOverlay(text.text, at: text.position, choices))
      continue
    }
    known.append(word)
    guard let subject, let subjects, !subjects.contains(subject) else { continue }
    // Looking at all names is limited to the problems that are reported.
    let isTold = problems.count < DocumentLimits.problemCount
    problems.append(unknownOverlay(subject, at: text.position, isTold ? names : []))
  }
  guard problems.isEmpty else { throw SceneError(file: file, problems: problems) }
  return known
}
