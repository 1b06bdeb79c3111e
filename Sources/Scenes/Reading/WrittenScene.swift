internal import AutoLayout
internal import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
package import SceneFile

/// The text of a scene file that has the same layout as a scene.
///
/// The text is idiomatic: it has equations, lists and chains of equations, and no default values.
package struct WrittenScene: Hashable, Sendable {
  /// The text of the scene file.
  package let text: String
  /// The properties that scene files don't support, as phrases such as `the class CardView of card`.
  package let omissions: [String]

  /// Writes a scene.
  ///
  /// The views of a scene in Swift are created on its first canvas, and the file has their sizes and fonts on that
  /// canvas. If a view is written as a use of a component, the IDs of its subviews start with the view's ID. Components
  /// aren't used if the scene has figures, visual formats or ignored findings, because these may refer to views.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - syntax: The syntax of the file.
  ///   - repetition: The way to write similar views.
  /// - Throws: `PlumblineError` if a canvas can't be laid out, or the scene is too large for a file.
  package init(
    _ scene: Scene, as syntax: SceneSyntax = .yaml, repetition: WrittenRepetition = .plain
  ) throws(PlumblineError) {
    try self.init(scene, as: syntax, repetition: repetition, measuringWith: nil)
  }

  /// Writes a scene, measuring texts in a painter's fonts.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - syntax: The syntax of the file.
  ///   - repetition: The way to write similar views.
  ///   - painter: The painter whose fonts measure the scene's texts, or `nil` to use fixed font metrics.
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

  /// Returns comment lines with `remarks`, ``omissions`` and `more` remarks, followed by ``text``.
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
