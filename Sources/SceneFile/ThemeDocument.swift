package import AutoLayout
package import PictureDescriptions

/// The checked values of a theme file; values that are `nil` are inherited from the base theme.
package struct ThemeDocument: Hashable, Sendable {
  /// The theme's name, or `nil` to use the name of the file.
  package var name: String?
  /// The name of the bundled theme that this theme is based on.
  package var base: String
  /// Single colors by their keys.
  package var colors: [String: Color] = [:]
  /// Nonempty lists of colors by their keys.
  package var colorLists: [String: [Color]] = [:]
  /// The outlines of guides, in the order in which guides get them.
  package var guides: [Guide] = []
  /// The outlines of system guides by their keys.
  package var systemGuides: [String: Color] = [:]
  /// Lengths in points, and opacities, by their keys.
  package var numbers: [String: Double] = [:]
  /// The dashes of system guides' outlines: dashes and gaps alternately, in points.
  package var systemDash: [Double]?
  /// The color of the hatching that replaces bands, or `nil` for translucent bands.
  package var hatch: Color?
  /// The colors and strokes of items by id or class.
  package var styles: [ItemStyle] = []
  /// The family of fonts.
  package var font: Font?

  /// An outline of guides.
  package struct Guide: Hashable, Sendable {
    /// The color of the outline and of the guide's name.
    package var color: Color
    /// Dashes and gaps alternately in points, or `nil` for the default.
    package var dash: [Double]?
  }

  /// A family of fonts.
  package struct Font: Hashable, Sendable {
    /// The name of the family, as the font files state it.
    package var family: String
    /// The paths of the font files, relative to the theme file's folder.
    package var files: [SceneText]
  }

  /// Reads and checks a theme file, YAML or JSON.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The file's name, for messages.
  ///   - bases: The names of the themes on which the theme may be based.
  /// - Throws: `SceneError` with everything that can be found wrong in one pass.
  package init(bytes: [UInt8], file: String, bases: [String]) throws(SceneError) {
    var problems: [SceneProblem] = []
    let syntax = SceneSyntax(fileName: file, bytes: bytes)
    let node = readDocument(bytes, syntax: syntax, problems: &problems)
    guard let node else { throw SceneError(file: file, problems: problems) }
    var reader = SceneReader(file: file)
    let document = reader.theme(node, bases: bases)
    problems += reader.problems
    guard let document, problems.isEmpty else {
      throw SceneError(file: file, problems: problems)
    }
    self = document
  }

  init(base: String) { self.base = base }
}
