package import LayoutDocuments

/// What a scene file says, checked, as values.
package struct SceneDocument: Hashable, Sendable {
  /// The file's name, as the caller gave it.
  package var file: String
  /// The scene's title.
  package var title: String?
  /// What the scene shows.
  package var description: String?
  /// The views, guides and constraints, with what surrounds them; the root's name is `root`.
  package var layout: LayoutDocument
  /// What a figure shows, and how.
  package var figure: SceneFigure
  /// Where the constraints are written.
  var source = SceneSource()

  /// Makes a document that isn't read from a file.
  package init(
    file: String, title: String? = nil, description: String? = nil, layout: LayoutDocument,
    figure: SceneFigure = SceneFigure()
  ) {
    self.file = file
    self.title = title
    self.description = description
    self.layout = layout
    self.figure = figure
  }

  /// How many views and guides the scene has, the root among them.
  package var itemCount: Int { layout.items.count }
}

/// Where a file states the constraints of its layout, for messages.
struct SceneSource: Hashable, Sendable {
  /// The positions of the constraints, by their indices.
  var constraints: [SourcePosition] = []
  /// The visual format strings, by the indices of their constraints.
  var formats: [Int: SceneText] = [:]
}
