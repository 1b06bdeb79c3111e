import AutoLayout
import Foundation
import Testing

@testable import Figures

extension SolvedTree {
  /// The alternative text of the tree's figure.
  fileprivate func alternativeText(_ options: FigureOptions) -> String {
    Drawing(of: self, options: options, measure: fixedTextMeasure).summary
  }
}

extension SolvedTreeComparison {
  /// The alternative text of the comparison's figure.
  fileprivate func alternativeText(_ options: FigureOptions) -> String {
    Drawing(of: self, options: options, measure: fixedTextMeasure).summary
  }
}

@Suite("Alternative texts")
struct AlternativeTextTests {
  private func builder() -> TreeBuilder {
    var builder = TreeBuilder(320, 480)
    let card = builder.view("card", [20, 20, 280, 100])
    builder.view("title", [30, 30, 100, 20], in: card)
    builder.view("ghost", [30, 60, 100, 20], in: card, isHidden: true)
    builder.guide("gap", [0, 120, 320, 20])
    builder.systemGuide(.layoutMargins, [16, 16, 288, 448])
    builder.constraint(card, .width, constant: 280, identifier: "wide")
    builder.constraint(card, .top, to: (0, .top), constant: 20)
    return builder
  }

  private func text(_ builder: TreeBuilder, _ change: (inout FigureOptions) -> Void = { _ in })
    -> String
  {
    var options = FigureOptions()
    change(&options)
    return builder.tree.alternativeText(options)
  }

  @Test("say what there is, without what is hidden and what views have by themselves")
  func contents() {
    #expect(
      text(builder())
        == "A layout of 320 × 480 points, left to right, with 2 views (card and title) and 1 guide (gap)."
    )
    #expect(
      text(TreeBuilder(9.5, 8, direction: .rightToLeft))
        == "An empty layout of 9.5 × 8 points, right to left.")
  }

  @Test("begin with what the author says, as a sentence")
  func author() {
    #expect(
      text(TreeBuilder(9, 8)) { $0.summary = "Nothing at all" }.hasPrefix("Nothing at all. An e"))
    #expect(text(TreeBuilder(9, 8)) { $0.summary = "Why not?" }.hasPrefix("Why not? An empty"))
  }

  @Test("list constraints only where the figure shows them, and those that it is limited to")
  func constraints() {
    #expect(!text(builder()) { $0.overlays = [.dimensions] }.contains("card.width"))
    #expect(
      text(builder()) { $0.overlays = [.constraints, .margins] }.hasSuffix(
        " It shows 2 constraints: wide: card.width == 280 and card.top == root.top + 20."
          + " It also shows layout margins."))
    #expect(
      text(builder()) {
        $0.overlays = [.constraints]
        $0.subjects[.constraints] = ["wide"]
      }.hasSuffix(" It shows the constraint wide: card.width == 280."))
  }

  @Test("leave out what the figure leaves out, with its constraints")
  func leftOut() {
    let hidden = text(builder()) {
      $0.overlays = [.constraints]
      $0.emphasis.hidden = ["card"]
    }
    #expect(hidden == "An empty layout of 320 × 480 points, left to right.")
    let only = text(builder()) { $0.emphasis.only = ["card"] }
    #expect(only.hasSuffix("with 2 views (card and title)."))
  }

  @Test("list the constraints that a figure is about, and no others")
  func highlighted() {
    let one = text(builder()) { $0.emphasis.constraints = [.identifier("wide")] }
    #expect(one.hasSuffix(" It shows the constraint wide: card.width == 280."))
    let others = text(builder()) {
      $0.overlays = [.constraints]
      $0.emphasis.items = ["gap"]
    }
    #expect(!others.contains("card.width"))
  }

  @Test("name no notes and no guides that are not drawn")
  func undrawn() {
    let hidden = text(builder()) {
      $0.emphasis.hidden = ["gap"]
      $0.notes = [
        FigureNote(.callout("Not here", at: .init("gap"))),
        FigureNote(.callout("Here", at: .init("card"))),
      ]
    }
    #expect(hidden.hasSuffix("with 2 views (card and title). Notes: 'Here'."), "\(hidden)")
    let bare = text(builder()) { $0.overlays = [] }
    #expect(bare.hasSuffix("with 2 views (card and title)."))
    #expect(!text(builder()) { $0.overlays = [.safeArea, .device] }.contains("It also shows"))
  }

  @Test("count constraints with lines, and none without a distance")
  func lines() {
    var builder = builder()
    builder.constraint(1, .leading, to: (1, .leading))
    let text = text(builder) { $0.overlays = [.constraints] }
    #expect(text.contains("It shows 2 constraints:"), "\(text)")
  }

  @Test("say that a crop is a part, and name what is in it")
  func crop() {
    let part = text(builder()) { $0.paper.crop = FigurePaper.Crop("gap") }
    #expect(
      part == "A part of a layout of 320 × 480 points, left to right, with 1 guide (gap).",
      "\(part)")
    let whole = text(builder()) { $0.paper.crop = FigurePaper.Crop("root", margin: 9) }
    #expect(whole.hasPrefix("A layout of 320 × 480 points"))
  }

  @Test("have the author's caption, and the texts of a screen in place of ids")
  func texts() {
    var builder = builder()
    var words = Appearance()
    words.text = "Sign in"
    builder.view("button", [20, 200, 200, 40], className: "Button", words)
    let screen = text(builder) {
      $0.look = .plain
      $0.overlays = [.caption]
      $0.caption = "The first screen"
    }
    #expect(screen.hasPrefix("The first screen. A layout of 320"), "\(screen)")
    #expect(screen.hasSuffix("with 3 views. Its text is 'Sign in'."), "\(screen)")
  }

  @Test("have a space after a description that is in another script")
  func mixedScripts() {
    let text = text(TreeBuilder(9, 8)) {
      $0.words = .japanese
      $0.summary = "Nothing at all."
    }
    #expect(text.hasPrefix("Nothing at all. "))
  }

  @Test("say what a figure explains")
  func subjects() {
    #expect(
      text(builder()) { $0.anatomy = .identifier("wide") }.hasSuffix(
        " It explains the constraint 'wide: card.width == 280'."))
    #expect(text(builder()) { $0.exploded = Explosion() }.hasSuffix("hierarchy are drawn apart."))
  }

  @Test("have the title where the author asks for one")
  func titles() {
    var request = FigureRequest()
    request.title = "First the edge"
    #expect(text(builder()) { $0.apply(request) }.hasPrefix("First the edge. A layout of 320"))
    let stated = text(builder()) {
      $0.title = "Sign in"
      $0.overlays.insert(.caption)
    }
    #expect(stated.hasPrefix("A layout of 320"))
  }

  @Test("say what conflicts, what is ambiguous, and which other layout is drawn")
  func verdict() {
    var builder = builder()
    builder.conflict(0, because: [1])
    let conflict = "Conflict: '0' was left out, for it cannot hold together with '1'."
    #expect(text(builder) { $0.overlays.insert(.conflicts) }.contains(conflict))
    #expect(!text(builder).contains("Conflict"))
    var tree = builder.tree
    tree.items[1].ambiguousAxes = [.horizontal, .vertical]
    tree.items[1].alternative = .zero
    var options = FigureOptions()
    options.overlays = [.ambiguity]
    let text = tree.alternativeText(options)
    #expect(!tree.alternativeText(FigureOptions()).contains("mbiguous"))
    #expect(text.contains("Ambiguous: card horizontally and vertically."))
    #expect(text.hasSuffix("It also shows another layout that the constraints allow."))
  }

  @Test("are in the figure's language", arguments: FigureWords.allCases)
  func languages(words: FigureWords) {
    let text = text(builder()) { $0.words = words }
    let expected = [
      "en": "A layout of 320", "ja": "320 × 480ポイントのレイアウト(左から右)。ビュー2個(card、title)、ガイド1個(gap)を含みます。",
      "de":
        "Ein Layout von 320 × 480 Punkten, von links nach rechts, mit 2 Views (card und title) und 1 Guide (gap).",
      "es":
        "Un diseño de 320 × 480 puntos, de izquierda a derecha, con 2 vistas (card y title) y 1 guía (gap).",
    ]
    #expect(text.hasPrefix(expected[words.language] ?? "-"), "\(text)")
  }

  @Test(
    "are whole sentences of at most 600 characters, however much there is",
    arguments: FigureWords.allCases, [1, 12, 300])
  func limit(words: FigureWords, length: Int) {
    var builder = TreeBuilder(320, 480)
    for number in 0..<200 {
      let view = builder.view(String(repeating: "v", count: length) + "\(number)", [0, 0, 9, 9])
      builder.constraint(view, .width, constant: 9)
    }
    for number in 0..<20 { builder.conflict(number, because: Array(20..<60)) }
    var tree = builder.tree
    for index in 1..<tree.items.count { tree.items[index].ambiguousAxes = [.horizontal] }
    var options = FigureOptions()
    options.overlays = Set(Overlay.allCases)
    options.words = words
    let text = tree.alternativeText(options)
    #expect(text.count <= 600)
    #expect(text.last == "." || text.last == "。")
    #expect(text == tree.alternativeText(options))
    // What the author says is never cut.
    options.summary = String(repeating: "Long. ", count: 200) + "End."
    #expect(tree.alternativeText(options).contains("Long. End."))
  }

  @Test("say what changed since an older layout")
  func changes() {
    var older = TreeBuilder(320, 480)
    older.view("card", [20, 40, 280, 90])
    older.view("old", [0, 0, 9, 9])
    let comparison = SolvedTreeComparison(before: older.tree, after: builder().tree)
    let text = comparison.alternativeText(FigureOptions())
    #expect(text.contains("Changes since the older layout: 1 moved, 1 resized, "), "\(text)")
    #expect(text.contains("card y 40 → 20, height 90 → 100; "), "\(text)")
    #expect(text.contains("old removed"))
    var spacer = TreeBuilder(320, 480)
    spacer.view("gap", [0, 120, 320, 20])
    var guide = TreeBuilder(320, 480)
    guide.guide("gap", [0, 120, 320, 20])
    #expect(
      SolvedTreeComparison(before: spacer.tree, after: guide.tree)
        .alternativeText(FigureOptions()).hasSuffix(
          " Changes since the older layout: 1 changed kind (gap view → guide)."))
    let same = SolvedTreeComparison(before: older.tree, after: older.tree)
    #expect(
      same.alternativeText(FigureOptions()).hasSuffix(
        "Changes since the older layout: nothing moved."))
  }
}
