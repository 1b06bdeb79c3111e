internal import AutoLayout
internal import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
package import SceneFile

/// A scene in the form of a scene file with the same layout.
///
/// The text is idiomatic: equations, lists and chains of them, and no defaults.
package struct WrittenScene: Hashable, Sendable {
  /// The text of the file.
  package let text: String
  /// The properties that scene files don't support, such as `the class CardView of card`; empty if nothing was lost.
  package let omissions: [String]

  /// Writes a scene.
  ///
  /// Views of a scene in Swift are created on its first canvas, with their sizes and fonts there. If views
  /// become uses of components, the IDs of their subviews start with those of the views. Scene files with
  /// figures, visual formats or ignored findings, which refer to views, are written without components.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - syntax: The syntax of the file.
  ///   - repetition: The form of similar views.
  /// - Throws: `PlumblineError` if a canvas can't be laid out, or the scene is too large for a file.
  package init(
    _ scene: Scene, as syntax: SceneSyntax = .yaml, repetition: WrittenRepetition = .plain
  ) throws(PlumblineError) {
    try self.init(scene, as: syntax, repetition: repetition, measuringWith: nil)
  }

  /// Writes a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - syntax: The syntax of the file.
  ///   - repetition: The form of similar views.
  ///   - painter: The fonts for contents of an Interface Builder document whose sizes a scene file has to
  ///     state, or `nil` for fixed font metrics.
  /// - Throws: `PlumblineError` if a canvas can't be laid out, or the scene is too large for a file.
  package init(
    _ scene: Scene, as syntax: SceneSyntax = .yaml, repetition: WrittenRepetition = .plain,
    measuringWith painter: Painter?
  ) throws(PlumblineError) {
    let document = try Self.document(of: scene, painter?.measureText ?? fixedTextMeasure)
    (text, omissions) = document.text(as: syntax, repetition: repetition)
    do throws(SceneError) {
      _ = try SceneDocument(bytes: Array(text.utf8), file: scene.name, syntax: syntax)
    } catch {
      throw .unwritableScene(scene: scene.name, reason: error.problems[0].message)
    }
  }

  /// The file with comments at its start: remarks, omissions, and more remarks.
  package func text(commenting remarks: [String], _ more: [String] = []) -> String {
    (remarks + omissions.map { "a scene file can't state \($0)" } + more)
      .map { "# \(printable($0))\n" }.joined() + text
  }

  private static func document(
    of scene: Scene, _ measureText: @escaping TextMeasure
  ) throws(PlumblineError) -> SceneDocument {
    switch scene.content {
    case .document(let read): return read
    case .interface(let interface):
      try scene.check(interface.canvas)
      return SceneDocument(
        file: interface.file, title: interface.title,
        layout: interface.sceneLayout(measureText))
    case .code, .swift:
      let placement = try scene.placed(
        Scene.Placement(scene.canvases.first ?? Canvas(width: 320, height: 568)),
        measureText: measureText)
      let root = try scene.makeRoot(placement, measureText: measureText)
      return SceneDocument(
        file: scene.name, title: scene.title, description: scene.summary,
        layout: LayoutDocument(
          of: root,
          surroundings: LayoutDocument.Surroundings(
            profile: scene.profile == .standard ? nil : scene.profile,
            direction: scene.direction == .leftToRight ? nil : scene.direction,
            canvases: scene.canvases)))
    }
  }
}
