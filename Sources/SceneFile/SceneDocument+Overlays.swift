internal import AutoLayout

extension SceneDocument {
  /// What the scene's `figure:` section asks to be shown, in words that the caller reads.
  ///
  /// - Parameters:
  ///   - choices: The words that there are.
  ///   - read: A word as the caller's value, and the identifier that it is limited to, if any; nil
  ///     for a word that is none.
  /// - Returns: The overlays in the order of the file; nil where the scene does not say.
  /// - Throws: `SceneError` with every word that is none, and every identifier of nothing.
  package func overlays<Word>(
    among choices: [String], read: (String) -> (word: Word, subject: String?)?
  ) throws(SceneError) -> [Word]? {
    var known: [Word] = []
    var problems: [SceneProblem] = []
    func report(_ text: String, _ position: SourcePosition, _ choices: [String]) {
      let suggestion = spellingSuggestion(for: text, among: choices)
      problems.append(
        SceneProblem(
          position,
          ValueFault.unknownChoice(text, key: "show", choices: choices, suggestion: suggestion)))
    }
    for overlay in figure.overlays {
      guard let (word, subject) = read(overlay.text) else {
        report(overlay.text, overlay.position, choices)
        continue
      }
      known.append(word)
      guard let subject, !subjects.contains(subject) else { continue }
      report(subject, overlay.position, subjects.sorted())
    }
    guard problems.isEmpty else { throw SceneError(file: file, problems: problems) }
    return figure.overlays.isEmpty ? nil : known
  }

  /// The ids of views and guides, and the identifiers of constraints.
  package var subjects: Set<String> {
    var subjects: Set<String> = ["root"]
    var views = [root]
    while let view = views.popLast() {
      if let id = view.id { subjects.insert(id) }
      subjects.formUnion(view.guides.map(\.id))
      views += view.subviews
    }
    for case .relation(let relation) in constraints {
      if let name = relation.identifier { subjects.insert(name) }
    }
    return subjects
  }
}
