import Foundation
import Measuring
import Plumbline

/// Measures lint and explain on a scene of 500 views, and reading 10,000 uses of a component; with `--growth`, how lint,
/// explain and sweep grow with scenes.
///
/// `--growth NAME` measures the rows whose names contain the text.
/// The scene is a list of rows, each with a label, a field and a button, which all follow from the row above: an
/// attribute at the end of the list has hundreds of reasons.
@main
struct AnswerBench {
  private static let rowCount = 125
  private static let rounds = 5
  /// The most that lint may take on four canvases in both directions, in milliseconds.
  private static let mostLint = 1000.0
  /// The most that lint may take, in times of solving the same layouts.
  private static let mostOfSolving = 3.0
  /// The most that an explanation of one attribute may take, in milliseconds.
  private static let mostExplain = 50.0

  static func main() throws {
    let scene = try Scene(bytes: Array(text.utf8), file: "rows.scene.yaml")
    let painter = try Painter()
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--growth" {
      let rows = ScalableScene.all.flatMap { $0.rows(painter) }
      exit(GrowthRow.report(rows, arguments.dropFirst().first ?? "") ? 0 : 1)
    }
    let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
    let placements: [Scene.Placement] = directions.flatMap { direction in
      scene.canvases.map { canvas in Scene.Placement(canvas, direction: direction) }
    }
    var (lint, solving) = (Double.infinity, Double.infinity)
    for _ in 0..<rounds {
      solving = min(
        solving,
        try seconds {
          for placement in placements { _ = try scene.solve(placement, with: painter) }
        })
      lint = min(
        lint,
        try seconds {
          _ = try SceneLint(of: scene, on: placements, with: Linter(), painter: painter)
        })
    }
    print("500 views, 4 canvases in 2 directions")
    line("solve", solving * 1000, most: nil)
    line("lint", lint * 1000, most: mostLint)
    print("  lint / solve: \(rounded(lint / solving))\(mark(lint / solving, mostOfSolving))")
    for item in ["field0.width", "row\(rowCount - 1).bottom"] {
      let time = try (0..<rounds).map { _ in
        try seconds {
          _ = try SceneExplanation(.item(item), in: scene, at: placements[0], with: painter)
        }
      }.min()
      line("explain \(item)", (time ?? 0) * 1000, most: mostExplain)
    }
    let reading = try ComponentReading()
    print("10,000 uses of a component, and the same scene written out")
    line("read uses", reading.uses * 1000, most: nil)
    line("read plain", reading.plain * 1000, most: nil)
    let ratio = reading.uses / reading.plain
    print("  uses / plain: \(rounded(ratio))\(mark(ratio, ComponentReading.most))")
  }

  private static var text: String {
    var views = ""
    var constraints = ""
    for row in 0..<rowCount {
      let above = row == 0 ? "root.safeArea.top + 8" : "row\(row - 1).bottom + 12"
      views += """
            - id: row\(row)
              subviews:
                - { id: label\(row), class: Label, text: "Name \(row)", hugging: { horizontal: 251 } }
                - { id: field\(row), class: TextField }
                - { id: button\(row), class: Button, text: Clear }

        """
      constraints += """
          - row\(row).top == \(above)
          - row\(row).leading == root.margins.leading
          - row\(row).trailing == root.margins.trailing
          - label\(row).leading == row\(row).leading
          - field\(row).leading == label\(row).trailing + 10
          - button\(row).leading == field\(row).trailing + 10
          - button\(row).trailing == row\(row).trailing
          - button\(row).width >= 44
          - field\(row).width >= 100 @750
          - (label\(row), field\(row), button\(row)).centerY == row\(row).centerY
          - field\(row).top == row\(row).top
          - row\(row).height == 44

        """
    }
    return """
      canvases: [320x6000, 390x6000, 844x6000, 1024x6000]
      root:
        subviews:
      \(views)constraints:
      \(constraints)
      """
  }

  private static func line(_ name: String, _ milliseconds: Double, most: Double?) {
    let limit = most.map { mark(milliseconds, $0) } ?? ""
    print("  \(name): \(rounded(milliseconds)) ms\(limit)")
  }

  private static func mark(_ value: Double, _ most: Double) -> String {
    " (at most \(rounded(most)))" + (value > most ? " !" : "")
  }

  private static func rounded(_ number: Double) -> String { String(format: "%.2f", number) }
}
