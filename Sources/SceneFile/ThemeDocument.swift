package import AutoLayout
package import PictureDescriptions

/// The validated values of a theme file, in which `nil` means to inherit the base theme's value.
package struct ThemeDocument: Hashable, Sendable {
  /// The theme's name, or `nil` to use the name of the file.
  package var name: String?
  /// The name of the bundled theme that this theme is based on.
  package var base: String
  /// The theme's colors that aren't in lists, by their keys in theme files.
  package var colors: [String: Color] = [:]
  /// The theme's nonempty lists of colors, by their keys in theme files.
  package var colorLists: [String: [Color]] = [:]
  /// The outline styles that guides use in turn.
  package var guides: [Guide] = []
  /// The outline colors of system guides, by their keys in theme files.
  package var systemGuides: [String: Color] = [:]
  /// Opacities, and lengths in points, by their keys in theme files.
  package var numbers: [String: Double] = [:]
  /// The dash pattern for outlines of system guides: alternating dashes and gaps in points.
  package var systemDash: [Double]?
  /// The color of hatched bands, or `nil` for translucent bands.
  package var hatch: Color?
  /// The colors and strokes of items, by item id or view class.
  package var styles: [ItemStyle] = []
  /// The font family for the figure's texts, or `nil` to use the default family.
  package var font: Font?

  /// The outline style of a guide.
  package struct Guide: Hashable, Sendable {
    /// The color of the outline and of the guide's name.
    package var color: Color
    /// The dash pattern of alternating dashes and gaps in points, or `nil` for the default.
    package var dash: [Double]?
  }

  /// A family of fonts.
  package struct Font: Hashable, Sendable {
    /// The name of the family, as in the font files.
    package var family: String
    /// The paths of the font files, relative to the theme file's folder.
    package var files: [SceneText]
  }

  /// Parses and validates a theme file in YAML or JSON.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The file's name, for messages.
  ///   - bases: The names of the valid base themes.
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
