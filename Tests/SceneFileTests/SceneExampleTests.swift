import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import SceneFile

/// Reads a text as a scene file called `test.scene.yaml` or `test.scene.json`.
func document(_ text: String, syntax: SceneSyntax = .yaml) throws(SceneError) -> SceneDocument {
  let file = syntax == .yaml ? "test.scene.yaml" : "test.scene.json"
  return try SceneDocument(bytes: Array(text.utf8), file: file, syntax: syntax)
}

/// What is wrong with a text, as `line:column message`, in the order of the file.
func faults(_ text: String, syntax: SceneSyntax = .yaml) -> [String] {
  do {
    _ = try document(text, syntax: syntax)
    return []
  } catch {
    return error.problems.map { "\($0.position.line):\($0.position.column) \($0.message)" }
  }
}

/// The scene of the contract, which shows every part of a scene file.
let exampleScene = """
  scene: Equally spaced buttons           # title
  description: Three guides of equal width share the space that two buttons leave.
  profile: iOS-18                         # platform profile; a default when absent
  direction: ltr                          # or rtl
  canvases:                               # where none is given on the command line
    - 320x568                             # points, scale 1
    - 844x390@3                           # pixels per point
    - { device: iPhone 15, orientation: landscape }
    - { name: pad, size: 1024x768, scale: 2, safeArea: { top: 24, bottom: 20 } }
  metrics: { gap: 8 }
  root:                                   # the view that fills the canvas; its id is `root`
    margins: { top: 8, leading: 16, bottom: 8, trailing: 16 }   # or one number
    guides: [leadingSpace, middleSpace, trailingSpace]
    subviews:
      - { id: "no",  class: Button, text: "No thanks" }
      - id: "yes"
        class: Button
        text: "Yes please"
        style: { fill: "#2d7dd2", cornerRadius: 8 }
        hugging: { horizontal: 250 }
  constraints:
    - root.margins.leading == leadingSpace.leading
    - leadingSpace.trailing == no.leading
    - no.trailing == middleSpace.leading
    - middleSpace.trailing == yes.leading
    - yes.trailing == trailingSpace.leading
    - trailingSpace.trailing == root.margins.trailing
    - no.width == yes.width
    - leadingSpace.width == middleSpace.width == trailingSpace.width
    - (no, yes).centerY == root.centerY    # one constraint for each
    - yes.width >= 2 * no.height + gap @750 "at least two squares"
    - { visual: "H:[no]-(>=gap)-[yes]", options: [alignAllCenterY], metrics: { gap: 12 } }
    - { first: no.top, relation: ">=", second: root.safeArea.top, multiplier: 1, constant: 8, priority: 999, identifier: no-top }
  """

@Suite("The scene of the contract")
struct SceneExampleTests {
  @Test("is read completely")
  func readsCompletely() throws {
    #expect(faults(exampleScene) == [])
    let scene = try document(exampleScene)
    #expect(scene.title == "Equally spaced buttons")
    let layout = scene.layout
    #expect(layout.surroundings.profile?.name == "iOS-18")
    #expect(layout.surroundings.direction == .leftToRight)
    #expect(layout.metrics.map(\.name) == ["gap"])
    #expect(
      layout.items.map(\.name) == [
        "root", "leadingSpace", "middleSpace", "trailingSpace", "no", "yes",
      ])
    #expect(layout.items[4][.text(.text)] == .text(.text, "No thanks"))
    #expect(
      layout.items[0].settings == [
        .margins(
          StatedMargins(DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)))
      ])
    #expect(
      layout.items[5].settings == [
        .text(.text, "Yes please"), .color(.fill, try #require(Color(hex: "#2d7dd2"))),
        .number(.cornerRadius, 8), .priority(.hugging, .horizontal, LayoutPriority(250)),
      ])
  }

  @Test("has its four canvases")
  func canvases() throws {
    let canvases = try document(exampleScene).layout.surroundings.canvases
    #expect(canvases.map(\.name) == ["320x568", "844x390@3", "iPhone 15 landscape", "pad"])
    #expect(canvases.map(\.scale) == [1, 3, 3, 2])
    #expect(canvases[2].size == CGSize(width: 852, height: 393))
    #expect(canvases[3].safeAreaInsets == EdgeInsets(top: 24, bottom: 20))
  }

  @Test("states thirteen relations and one visual format")
  func constraints() throws {
    #expect(
      try document(exampleScene).equations == [
        "root.margins.leading == leadingSpace.leading",
        "leadingSpace.trailing == no.leading",
        "no.trailing == middleSpace.leading",
        "middleSpace.trailing == yes.leading",
        "yes.trailing == trailingSpace.leading",
        "trailingSpace.trailing == root.margins.trailing",
        "no.width == yes.width",
        "leadingSpace.width == middleSpace.width",
        "middleSpace.width == trailingSpace.width",
        "no.centerY == root.centerY",
        "yes.centerY == root.centerY",
        "yes.width >= 2 * no.height + 8 @750 \"at least two squares\"",
        "visual H:[no]-(>=gap)-[yes] [alignAllCenterY] gap=12",
        "no.top >= root.safeArea.top + 8 @999 \"no-top\"",
      ])
  }
}

extension SceneDocument {
  /// The constraints in the form `a.width == 2 * b.width + 8 @750 "name"`, without what is the default.
  var equations: [String] { layout.constraints.map(text) }

  private func text(_ constraint: LayoutDocument.Constraint) -> String {
    switch constraint {
    case .relation(let form): return text(form)
    case .visual(let visual):
      let options = sceneFormatOptions.filter {
        !$0.value.isEmpty && visual.options.isSuperset(of: $0.value)
      }.map(\.word).joined(separator: ",")
      let metrics = visual.metrics.map { "\($0.name)=\(shortest($0.value))" }.joined(separator: ",")
      let identifier = visual.identifier.map { " \"\($0)\"" } ?? ""
      return "visual \(visual.format) [\(options)] \(metrics)\(identifier)"
    }
  }

  private func text(_ form: ConstraintForm<LayoutDocument.Place>) -> String {
    func anchor(_ end: ConstraintForm<LayoutDocument.Place>.End) -> String {
      let guide = end.place.guide.map { ".\($0.word)" } ?? ""
      return "\(layout.items[end.place.item].name ?? "?")\(guide).\(end.attribute.name)"
    }
    var right = ""
    if let second = form.second {
      right = form.multiplier == 1 ? "" : "\(shortest(form.multiplier)) * "
      right += anchor(second)
      if form.constant > 0 { right += " + \(shortest(form.constant))" }
      if form.constant < 0 { right += " - \(shortest(-form.constant))" }
    } else {
      right = shortest(form.constant)
    }
    let priority =
      form.priority == .required ? "" : " @\(shortest(Double(form.priority.rawValue)))"
    let identifier = form.identifier.map { " \"\($0)\"" } ?? ""
    return "\(anchor(form.first)) \(form.relation.symbol) \(right)\(priority)\(identifier)"
  }
}
