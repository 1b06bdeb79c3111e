internal import AutoLayout
package import LayoutDocuments

/// A file of figures for the scenes of an Interface Builder document, such as `Main.figure.yaml`.
package struct FigureFile: Sendable {
  /// The file's name, for messages.
  package let file: String
  private let node: DocumentNode?
  private let problems: [SceneProblem]

  /// Parses a file without validating its values.
  package init(bytes: [UInt8], file: String) {
    var problems: [SceneProblem] = []
    node = readDocument(bytes, syntax: .yaml, problems: &problems)
    (self.file, self.problems) = (file, problems)
  }

  /// Returns the layout of a scene, with the figure that the file has for the scene.
  ///
  /// - Parameters:
  ///   - names: The names by which the file can refer to the scene.
  ///   - scenes: The names of all scenes of the document.
  ///   - layout: The scene's layout.
  ///   - otherNames: For each item of the layout, by index, an additional name or `nil`.
  /// - Returns: The layout with the scene's figure.
  /// - Throws: `SceneError` with everything that can be found wrong in one pass.
  package func document(
    of names: [String], among scenes: [String], layout: LayoutDocument, otherNames: [String?]
  ) throws(SceneError) -> SceneDocument {
    var document = SceneDocument(file: file, layout: layout)
    document.otherNames = otherNames
    var reader = SceneReader(file: file)
    reader.scope = document.scope
    let identifiers = Set(layout.constraints.compactMap(\.identifier))
    if let node = figureNode(of: names, among: Set(scenes), &reader) {
      document.figure = reader.figure(node, identifiers, canvasCount: 1)
    }
    var problems = problems + reader.problems
    if problems.isEmpty { problems += document.problemsOfFigure }
    guard problems.isEmpty else { throw SceneError(file: file, problems: problems) }
    return document
  }

  /// Returns the scene's own figure with defaults from the figure for all scenes, or `nil` if both figures are missing.
  private func figureNode(
    of names: [String], among scenes: Set<String>, _ reader: inout SceneReader
  ) -> DocumentNode? {
    guard let node, !node.isNothing,
      let fields = reader.fields(of: node, .figureFile, "a file of figures")
    else { return nil }
    let figure = fields["figure"]?.value
    guard var own = ownNode(fields["scenes"], of: names, among: scenes, &reader) else {
      return figure
    }
    if case .mapping(let common)? = figure?.content, case .mapping(let entries) = own.content {
      let keys = Set(entries.map(\.key))
      own.content = .mapping(common.filter { !keys.contains($0.key) } + entries)
    }
    return own
  }

  /// Returns a scene's own figure, or `nil` if the file has none for the scene.
  private func ownNode(
    _ entry: DocumentNode.Entry?, of names: [String], among scenes: Set<String>,
    _ reader: inout SceneReader
  ) -> DocumentNode? {
    guard let entry, !entry.value.isNothing else { return nil }
    guard case .mapping(let entries) = entry.value.content else {
      let expected = "a mapping of scenes to figures"
      reader.problems.append(
        .init(entry.value.position, .wrongShape(entry.key, expected: expected)))
      return nil
    }
    for entry in entries where !scenes.contains(entry.key) && !names.contains(entry.key) {
      let scenes = scenes.sorted()
      let suggestion = spellingSuggestion(for: entry.key, among: scenes)
      reader.problems.append(
        .init(
          entry.keyPosition,
          .unknownChoice(entry.key, key: "scenes", choices: scenes, suggestion: suggestion)))
    }
    return entries.first { names.contains($0.key) && !$0.value.isNothing }?.value
  }
}
