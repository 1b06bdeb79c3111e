internal import AutoLayout

extension SceneDocument {
  /// What the scene's `figure:` section asks to be shown, in words that the caller knows.
  ///
  /// - Parameter words: The kinds of overlays that there are.
  /// - Returns: The overlays in the order of the file; nil where the scene does not say.
  /// - Throws: `SceneError` with every word that is none of them.
  package func overlays<Word: RawRepresentable<String> & CaseIterable>(
    among words: Word.Type
  ) throws(SceneError) -> [Word]? {
    let choices = Word.allCases.map(\.rawValue)
    var known: [Word] = []
    var problems: [SceneProblem] = []
    for overlay in overlays {
      if let word = Word(rawValue: overlay.text) {
        known.append(word)
        continue
      }
      let suggestion = spellingSuggestion(for: overlay.text, among: choices)
      problems.append(
        SceneProblem(
          overlay.position,
          ValueFault.unknownChoice(
            overlay.text, key: "show", choices: choices, suggestion: suggestion)))
    }
    guard problems.isEmpty else { throw SceneError(file: file, problems: problems) }
    return overlays.isEmpty ? nil : known
  }
}
