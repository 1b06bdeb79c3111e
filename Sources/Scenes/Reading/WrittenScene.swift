internal import AutoLayout
internal import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
package import SceneFile

/// A scene written as a scene file, which has the same layout when it is read.
///
/// The text is what a person would write: equations, lists and chains of them, and no defaults.
package struct WrittenScene: Hashable, Sendable {
  /// The file's text.
  package let text: String
  /// What scene files can't state, such as `the class CardView of card`; empty if the text has everything.
  package let omissions: [String]

  /// Writes a scene.
  ///
  /// Views of a scene in Swift are made on its first canvas, with sizes and fonts as they are there. As components, the
  /// ids of views inside of alike ones begin with the ids of these. Scene files with figures, visual formats or
  /// accepted findings, which name views, stay plain.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - syntax: How the file is written.
  ///   - repetition: How views that are alike are written.
  /// - Throws: `PlumblineError` for a canvas that can't be laid out, and for a scene that is too large for a file.
  package init(
    _ scene: Scene, as syntax: SceneSyntax = .yaml, repetition: WrittenRepetition = .plain
  ) throws(PlumblineError) {
    try self.init(scene, as: syntax, repetition: repetition, measuringWith: nil)
  }

  /// Writes a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - syntax: How the file is written.
  ///   - repetition: How views that are alike are written.
  ///   - painter: The fonts for contents of an Interface Builder document whose sizes a scene file can't leave to
  ///     the class of a view; `nil` for fixed font metrics.
  /// - Throws: `PlumblineError` for a canvas that can't be laid out, and for a scene that is too large for a file.
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

  /// The file with comments at its beginning: some, what scene files can't state, and more.
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
