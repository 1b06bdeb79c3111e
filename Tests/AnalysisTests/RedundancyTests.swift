import AutoLayout
import Foundation
import LayoutDocuments
import SceneFile
import TestTools
import Testing

@testable import Analysis

private let canvases = [
  Canvas(width: 320, height: 568), Canvas(width: 700, height: 311), Canvas(width: 97, height: 1021),
  Canvas(
    width: 390, height: 844,
    safeAreaInsets: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
]

/// The frames of a document's views and guides on a canvas, and what of them is ambiguous; `nil` with conflicts.
private func frames(
  _ document: LayoutDocument, on canvas: Canvas, _ direction: LayoutDirection
) -> [(CGRect, [LayoutConstraint.Axis])]? {
  let tree = document.build(on: canvas, direction: direction).root.solvedTree(canvas: canvas)
  return tree.conflicts.isEmpty
    ? tree.items.map { ($0.metrics.alignmentRect, $0.ambiguousAxes + $0.unconstrainedAxes) } : nil
}

/// Expects that a document has the same layout without one of its constraints.
private func expectNoChange(
  _ document: LayoutDocument, without index: Int, on canvases: [Canvas], _ comment: Comment
) {
  var shorter = document
  shorter.constraints.remove(at: index)
  for canvas in canvases {
    for direction in LayoutDirection.allCases {
      guard let before = frames(document, on: canvas, direction),
        let after = frames(shorter, on: canvas, direction)
      else { continue }
      for (old, new) in zip(before, after) {
        let differences = [
          old.0.minX - new.0.minX, old.0.minY - new.0.minY, old.0.width - new.0.width,
          old.0.height - new.0.height,
        ]
        // Adding up large numbers rounds.
        #expect(differences.allSatisfy { abs($0) < 1e-5 }, comment)
        #expect(old.1 == new.1, comment)
      }
    }
  }
}

private func layout(_ text: String) throws -> LayoutDocument {
  try SceneDocument(bytes: Array(text.utf8), file: "scene.yaml").layout
}

@Suite("Superfluous constraints")
struct RedundancyTests {
  private func summary(_ text: String) throws -> [String] {
    let document = try layout(text)
    let canvas = canvases[0]
    let tree = document.build(on: canvas).root.solvedTree(canvas: canvas)
    let found = Linter(rules: [.redundant, .noEffect])
      .findings(in: [LintedLayout(canvas: "a", tree: tree)])
    for finding in found {
      guard let index = finding.constraints.first else { continue }
      expectNoChange(document, without: index, on: canvases, "\(finding.message)")
    }
    return found.map(\.message)
  }

  @Test("are those of both directions, also if left and trailing edges are mixed")
  func mixedDirections() throws {
    let scene = """
      direction: DIRECTION
      root: { subviews: [{ id: a }, { id: b }] }
      constraints:
        - b.left == root.left + 100
        - b.width == 40
        - a.SIDE == b.SIDE
        - a.width == b.width
        - a.left >= b.left
      """
    for direction in ["ltr", "rtl"] {
      let text = scene.replacing("DIRECTION", with: direction)
      #expect(
        try summary(text.replacing("SIDE", with: "trailing")).last?.hasPrefix("'a.left") == true)
      let shifted = text.replacing("a.SIDE == b.SIDE", with: "a.trailing == b.trailing + 5")
      #expect(try summary(shifted) == [])
    }
  }

  @Test("are found with those that they follow from")
  func named() throws {
    let found = try summary(
      """
      root: { subviews: [{ id: a }, { id: b }, { id: c }] }
      constraints:
        - a.leading == root.leading + 10
        - a.width == 40
        - b.width == a.width
        - b.leading == a.trailing + 8
        - b.trailing == root.leading + 98
        - c.width == 2 * a.width
        - (a, b, c).top == root.top
        - (a, b, c).height == 20
        - c.leading == root.leading
        - c.width == 80
      """)
    #expect(
      found == [
        "'b.trailing == root.leading + 98' follows from 'a.leading == root.leading + 10', "
          + "'a.width == 40', 'b.leading == a.trailing + 8' and 'b.width == a.width'",
        "'c.width == 80' follows from 'a.width == 40' and 'c.width == 2 * a.width'",
      ])
  }

  @Test("are inequalities beside equations and tighter ones, and optional constraints")
  func bounds() throws {
    let found = try summary(
      """
      root: { subviews: [{ id: a }, { id: b }] }
      constraints:
        - (a, b).leading == root.leading
        - (a, b).top == root.top
        - a.width == 50
        - a.width >= 44
        - a.width <= 300 @750
        - a.width == 60 @500
        - b.width >= 44
        - b.width >= 50
        - b.width <= 100
        - (a, b).height == 20
      """)
    #expect(
      found == [
        "'a.width >= 44' follows from 'a.width == 50'",
        "'a.width <= 300 @750' follows from 'a.width == 50'",
        "'b.width >= 44' follows from 'b.width >= 50'",
        "'a.width == 60 @500' never has an effect because of 'a.width == 50'",
      ])
  }

  @Test("are not those that only one canvas, margin or font makes superfluous")
  func canvasDependent() throws {
    let found = try summary(
      """
      root:
        subviews: [{ id: a, class: Label, text: A }, { id: b, class: Label, text: B }]
      constraints:
        - a.leading == root.leading
        - a.trailing == root.trailing
        - a.width <= 320
        - b.leading == root.margins.leading
        - b.leading >= root.leading + 16
        - a.top == root.top
        - b.top == a.top
        - b.firstBaseline == a.firstBaseline
      """)
    #expect(found == [])
  }

  @Test(
    "leave every layout as it is when they are removed", arguments: 1...4 as ClosedRange<UInt64>)
  func random(_ seed: UInt64) {
    var random = RandomLayoutDocument(seed: seed)
    var generator = SeededGenerator(seed: seed)
    var count = 0
    for round in 0..<120 {
      var document = random.next()
      // Of a few constraints, few follow from others.
      if let doubled = document.constraints.randomElement(using: &generator) {
        document.constraints.append(doubled)
      }
      let built = document.build(on: canvases[0])
      let tree = built.root.solvedTree(canvas: canvases[0])
      guard tree.conflicts.isEmpty else { continue }
      let found = Linter(rules: [.redundant, .noEffect])
        .findings(in: [LintedLayout(canvas: "a", tree: tree)])
      for finding in found {
        guard let ordinal = finding.constraints.first else { continue }
        let index = built.indices[ordinal]
        // Visual formats are several constraints.
        guard built.indices.count(where: { $0 == index }) == 1 else { continue }
        count += 1
        expectNoChange(
          document, without: index, on: canvases,
          "seed \(seed), round \(round): \(finding.message)")
      }
    }
    #expect(count > 0)
  }

  @Test("are found in long chains in no time that grows with their square")
  func chains() throws {
    let count = 2000
    var text = "root: { subviews: ["
    text += (0..<count).map { "{ id: v\($0) }" }.joined(separator: ", ") + "] }\nconstraints:\n"
    for index in 0..<count {
      let above = index == 0 ? "root.top" : "v\(index - 1).bottom"
      text += "  - v\(index).top == \(above)\n  - v\(index).height == 10\n"
    }
    text += "  - v\(count - 1).bottom == root.top + \(10 * count)\n"
    let document = try layout(text)
    let tree = document.build(on: canvases[0]).root.solvedTree(canvas: canvases[0])
    let found = Implications(in: LintedTree(tree)).found
    #expect(found.map(\.others.count) == [2 * count])
  }
}
