package import AutoLayout
package import PictureDescriptions

/// The checked values of a theme file; a value that is `nil` comes from the theme that it is based on.
package struct ThemeDocument: Hashable, Sendable {
  /// The theme's name, or `nil` for the file's.
  package var name: String?
  /// The theme that it is based on: one of those that come along.
  package var base: String
  /// Single colours by their keys.
  package var colors: [String: Color] = [:]
  /// Lists of colours by their keys; none is empty.
  package var colorLists: [String: [Color]] = [:]
  /// The guides' outlines, in the order in which guides take them.
  package var guides: [Guide] = []
  /// The outlines of system guides by their keys.
  package var systemGuides: [String: Color] = [:]
  /// Lengths in points, and opacities, by their keys.
  package var numbers: [String: Double] = [:]
  /// The dashes of system guides' outlines: dash and gap in turn, in points.
  package var systemDash: [Double]?
  /// The colour of the hatching in place of bands, or `nil` for translucent bands.
  package var hatch: Color?
  /// The colors and strokes of items by id or class.
  package var styles: [ItemStyle] = []
  /// The family of fonts.
  package var font: Font?

  /// An outline of guides.
  package struct Guide: Hashable, Sendable {
    /// The colour of outline and name.
    package var color: Color
    /// Dash and gap in turn, in points, or `nil` for the usual ones.
    package var dash: [Double]?
  }

  /// A family of fonts.
  package struct Font: Hashable, Sendable {
    /// The family's name inside of the files.
    package var family: String
    /// The files, relative to the theme file's folder.
    package var files: [SceneText]
  }

  /// Reads and checks a theme file, YAML or JSON.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The file's name, for messages.
  ///   - bases: The themes that it may be based on.
  /// - Throws: `SceneError` with everything that can be found wrong in one go.
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
