internal import AutoLayout
internal import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
public import SceneFile

/// A scene written as a scene file, which has the same layout when it is read.
///
/// The text is what a person would write: equations, lists and chains of them, and no defaults.
public struct WrittenScene: Hashable, Sendable {
  /// The file's text.
  public let text: String
  /// What scene files can't state, such as `the class CardView of card`; empty if the text has everything.
  public let omissions: [String]

  /// Writes a scene.
  ///
  /// Views of a scene in Swift are made on its first canvas, with sizes and fonts as they are there.
  ///
  /// - Throws: `PlumblineError` for a canvas that can't be laid out.
  public init(_ scene: Scene, as syntax: SceneSyntax = .yaml) throws(PlumblineError) {
    let document: SceneDocument
    switch scene.content {
    case .document(let read): document = read
    case .interface(let interface):
      try scene.check(interface.canvas)
      document = SceneDocument(
        file: interface.file, title: interface.title, layout: interface.sceneLayout)
    case .code:
      let placement = Scene.Placement(scene.canvases.first ?? Canvas(width: 320, height: 568))
      try scene.check(placement.canvas)
      let root = try scene.makeRoot(placement, measureText: fixedTextMeasure)
      document = SceneDocument(
        file: scene.name, title: scene.title, description: scene.summary,
        layout: LayoutDocument(
          of: root,
          surroundings: LayoutDocument.Surroundings(
            profile: scene.profile == .standard ? nil : scene.profile,
            direction: scene.direction == .leftToRight ? nil : scene.direction,
            canvases: scene.canvases)))
    }
    (text, omissions) = document.text(as: syntax)
  }
}
