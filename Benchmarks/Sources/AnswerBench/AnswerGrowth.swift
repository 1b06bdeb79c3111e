import Foundation
import Measuring
import Plumbline

/// A kind of scene of any size, to see how the time of answers grows.
struct ScalableScene {
  let name: String
  /// The smallest size, so that the largest takes a second or so.
  let size: Int
  /// The item or constraint to explain at a size.
  let target: (Int) -> String
  /// The subviews, one for each index.
  let views: (Int) -> String
  /// The constraints of the view at an index, given the number of views.
  let constraints: (_ index: Int, _ count: Int) -> [String]
  /// A list in the scene's figure or lint section, with an entry for each index.
  ///
  /// Its number of views is `nil` if there is one for each entry.
  var list: (head: String, entry: (Int) -> String, viewCount: Int?)?

  /// The text of a scene file.
  private func text(_ count: Int) -> String {
    let viewCount = list?.viewCount ?? count
    let views = (0..<viewCount).map { "    - { \(self.views($0)) }\n" }.joined()
    let constraints = (0..<viewCount).flatMap { index in
      self.constraints(index, viewCount).map { "  - \($0)\n" }
    }.joined()
    let entries = list.map { list in
      list.head + (0..<count).map { "    \(list.entry($0))\n" }.joined()
    }
    return "canvases: [390x844]\nroot:\n  subviews:\n\(views)constraints:\n\(constraints)"
      + (entries ?? "")
  }

  /// Lint, explain, sweep and, if the scene has something to draw, render on scenes of the kind.
  func rows(_ painter: Painter) -> [GrowthRow] {
    func row(
      _ operation: String, _ body: @escaping (Scene, Scene.Placement, Int) throws -> Void
    ) -> GrowthRow {
      GrowthRow("\(operation): \(name)", at: size) { count in
        let scene = try Scene(bytes: Array(text(count).utf8), file: "growth.scene.yaml")
        let placement = Scene.Placement(scene.canvases[0])
        return try seconds { try body(scene, placement, count) }
      }
    }
    if let list, list.head.hasPrefix("figure:") {
      return [
        row("render") { scene, placement, _ in
          let tree = try scene.solve(placement, with: painter)
          for step in scene.steps {
            _ = try painter.picture(of: tree, as: .svg, step.options)
          }
        }
      ]
    }
    return [
      row("lint") { scene, placement, _ in
        _ = try SceneLint(of: scene, on: [placement], with: Linter(), painter: painter)
      },
      row("explain") { scene, placement, count in
        _ = try SceneExplanation(.item(target(count)), in: scene, at: placement, with: painter)
      },
      row("sweep") { scene, placement, _ in
        _ = try scene.sweep(along: .horizontal, 320...400, at: placement, with: painter)
      },
    ]
  }
}

extension ScalableScene {
  /// All kinds.
  static var all: [ScalableScene] {
    [
      scene("views", 500) { index, _ in row(index) },
      scene("overlaps", 125, "class: Button, text: B") { index, _ in
        [
          "leading == root.leading + \(index)", "top == root.top + \(index)", "width == 200",
          "height == 200",
        ]
      },
      scene("texts", 125, "class: Label, text: Some words that wrap, numberOfLines: 0") {
        index, _ in
        row(index) + ["trailing <= root.trailing"]
      },
      scene("required chain", 100) { index, _ in
        [after(index, ">="), "width >= 20", "height == 10", "top == root.top"]
      },
      scene("optional chain", 100) { index, _ in
        [after(index, ">=") + " @750", "width >= 20 @750", "height == 10", "top == root.top"]
      },
      scene("conflict", 100) { index, count in
        [after(index, "=="), "width >= 20", "height == 10", "top == root.top"]
          + (index == count - 1 ? ["trailing == root.trailing"] : [])
      },
      scene("ties", 100) { index, count in
        [after(index, "==") + " @500", "width == 20 @500", "height == 10", "top == root.top"]
          + (index == count - 1 ? ["trailing == root.trailing @500"] : [])
      },
      scene("names", 250, "class: Label, text: Name") { index, _ in
        row(index).map { "\($0) \"name\"" }
      },
      listing("notes", 30, "figure:\n  notes:\n") { "- { text: n, at: v\($0).leading }" },
      listing("steps", 30, "figure:\n  steps:\n", viewCount: 20) { "- { hide: [v\($0 % 20)] }" },
      listing("styles", 250, "figure:\n  styles:\n") { "v\($0): { fill: '#00695c' }" },
      listing("ignores", 250, "lint:\n  ignore:\n") {
        "- { rule: left-right, item: v\($0), reason: r }"
      },
    ]
  }

  /// A kind of scene that lists something about its views.
  private static func listing(
    _ name: String, _ size: Int, _ head: String, viewCount: Int? = nil,
    _ entry: @escaping (Int) -> String
  ) -> ScalableScene {
    var kind = scene(name, size) { index, _ in
      row(index).map { head.hasPrefix("lint:") ? $0.replacing("leading", with: "left") : $0 }
    }
    kind.list = (head, entry, viewCount)
    return kind
  }

  /// A kind of scene whose views have one form; each constraint begins with an attribute of its view.
  private static func scene(
    _ name: String, _ size: Int, _ view: String? = nil,
    _ constraints: @escaping (_ index: Int, _ count: Int) -> [String]
  ) -> ScalableScene {
    ScalableScene(
      name: name, size: size, target: { "v\($0 - 1).leading" },
      views: { index in "id: v\(index)" + (view.map { ", \($0)" } ?? "") },
      constraints: { index, count in constraints(index, count).map { "v\(index).\($0)" } })
  }

  /// The constraints of a row below the one before.
  private static func row(_ index: Int) -> [String] {
    [
      "leading == root.leading + 8",
      "top == \(index == 0 ? "root.top" : "v\(index - 1).bottom") + 2",
      "width >= 20", "height >= 10",
    ]
  }

  private static func after(_ index: Int, _ relation: String) -> String {
    "leading \(relation) \(index == 0 ? "root.leading" : "v\(index - 1).trailing") + 8"
  }
}
