internal import AutoLayout
internal import LayoutDocuments
internal import PictureDescriptions

extension SceneDocument {
  /// The names that overlays can be limited to: ids of views and guides, and identifiers of constraints.
  package var subjects: Set<String> {
    let identifiers = layout.constraints.map(\.identifier)
    return Set((layout.items.map(\.name) + identifiers).compactMap(\.self) + ["root"])
  }
}

extension LayoutDocument.Constraint {
  /// The author's identifier of the constraint, or `nil` if it has none.
  var identifier: String? {
    switch self {
    case .relation(let form): form.identifier
    case .visual(let visual): visual.identifier
    }
  }
}

extension [SceneText] {
  /// Converts texts to overlays, in order.
  ///
  /// - Parameters:
  ///   - subjects: The names to which overlays can be limited, or `nil` if they aren't known.
  ///   - problems: Receives a problem for each unknown overlay and name.
  /// - Returns: The known overlays.
  func overlays(subjects: Set<String>?, problems: inout [SceneProblem]) -> [OverlayWord] {
    let names = subjects?.sorted() ?? []
    return compactMap { text in
      guard let word = OverlayWord(text.text) else {
        problems.append(unknownOverlay(text, text.text, among: Overlay.allCases.map(\.rawValue)))
        return nil
      }
      if let subject = word.subject, let subjects, !subjects.contains(subject) {
        // Searching all names is limited to the problems that are reported.
        let isTold = problems.count < DocumentLimits.problemCount
        problems.append(unknownOverlay(text, subject, among: isTold ? names : []))
      }
      return word
    }
  }
}

/// Returns the problem with an unknown overlay, or with an unknown name after an overlay.
private func unknownOverlay(
  _ text: SceneText, _ name: String, among choices: [String]
) -> SceneProblem {
  let suggestion = spellingSuggestion(for: name, among: choices)
  return SceneProblem(
    text.position,
    ValueFault.unknownChoice(name, key: "show", choices: choices, suggestion: suggestion))
}
