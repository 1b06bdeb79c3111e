import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite struct DrawingTests {
  private func dump(_ tree: SolvedTree, _ options: FigureOptions = FigureOptions()) -> String {
    Drawing(of: tree, options: options, measure: fixedTextMeasure).description
  }

  private var buttons: SolvedTree {
    var builder = TreeBuilder(200, 100)
    builder.guide("gap", [90, 20, 20, 40])
    builder.view("no", [10, 20, 80, 40], className: "Button", Appearance(text: "No"))
    builder.view("yes", [110, 20, 80, 40], className: "Button", Appearance(text: "Yes"))
    return builder.tree
  }

  @Test("views are solid, guides dashed, names last")
  func drawsViewsAndGuides() {
    #expect(
      dump(buttons)
        == """
        picture 200x100@1 200x100px #f7f8fa
        band 0 0 200 100 r0 hole 1 1 198 98 r0 #c9d1db
        rounded 10 20 80 40 r8 #2f6fdd [Button no]
        rounded 110 20 80 40 r8 #127a50 [Button yes]
        outline 90 20 20 40 4-3 w1 #c2185b [guide gap]
        text "No" middle 50.15 45 13 semibold #ffffff [Button no]
        text "Yes" middle 149.725 45 13 semibold #ffffff [Button yes]
        text "gap" left 92 15 9.5 semibold #c2185b [guide gap]

        """)
  }

  @Test("a caption adds paper around the canvas and moves everything by whole pixels")
  func drawsCaption() {
    let options = FigureOptions(
      theme: .dark, overlays: [.caption, .tints, .guides], title: "Two \"buttons\"")
    #expect(
      dump(buttons, options)
        == """
        picture 248x180@1 248x180px #0d1117 "Two \\"buttons\\""
        rounded 24 56 200 100 r10 #171c24 [View root]
        band 23 55 202 102 r11 hole 24 56 200 100 r10 #394351
        rounded 34 76 80 40 r8 #5b95ff [Button no]
        rounded 134 76 80 40 r8 #3fc48c [Button yes]
        fill 114 76 20 40 #ff7aa81f [guide gap]
        outline 114 76 20 40 4-3 w1 #ff7aa8 [guide gap]
        text "Two \\"buttons\\"" left 24 34 13 semibold #f3f5f8
        text "200 × 100" left 24 49 10.5 regular #98a4b5
        text "No" middle 74.15 101 13 semibold #10151c [Button no]
        text "Yes" middle 173.725 101 13 semibold #10151c [Button yes]

        """)
  }

  @Test("a container is quiet with an edge, hidden views are left out, outlines stay visible")
  func drawsContainer() {
    var builder = TreeBuilder(160, 120, scale: 2)
    let card = builder.view("card", [10, 10, 140, 100])
    builder.view("leaf", [20, 40, 60, 30], in: card, Appearance(cornerRadius: 0))
    builder.view("ghost", [90, 40, 50, 30], in: card, isHidden: true)
    builder.guide("cross", [50, 30, 60, 60], in: card)
    #expect(
      dump(builder.tree)
        == """
        picture 160x120@2 320x240px #f7f8fa
        band 0 0 160 120 r0 hole 1 1 158 118 r0 #c9d1db
        rounded 10 10 140 100 r4 #b9c4d4 [View card]
        rounded 11 11 138 98 r3 #e8ecf3 [View card]
        fill 20 40 60 30 #2f6fdd [View leaf]
        fill 50 40 1 30 #f7f8fa [guide cross]
        outline 50 30 60 60 4-3 w1 #c2185b [guide cross]
        fill 33.5 49.5 32.5 13 #2f6fdd [View leaf]
        text "leaf" middle 49.8 59.5 13 semibold #ffffff [View leaf]
        text "cross" left 67 25 9.5 semibold #c2185b [guide cross]
        text "card" left 16 23.5 9.5 semibold #1f2933 [View card]

        """)
  }

  @Test("a guide without extent is a line with caps or a cross, inside of the picture")
  func drawsFlatGuides() {
    var builder = TreeBuilder(100, 80)
    builder.guide("row", [10, 40, 40, 0])
    builder.guide("column", [100, 10, 0, 40])
    builder.guide("point", [30, 60, 0, 0])
    #expect(
      dump(builder.tree, FigureOptions(overlays: [.guides]))
        == """
        picture 100x80@1 100x80px #f7f8fa
        band 0 0 100 80 r0 hole 1 1 98 78 r0 #c9d1db
        dashes 10 40 40 1 4-3 w1 #c2185b [guide row]
        fill 10 37 1 7 #c2185b [guide row]
        fill 49 37 1 7 #c2185b [guide row]
        dashes 99 10 1 40 4-3 w1 #0b6478 [guide column]
        fill 96 10 7 1 #0b6478 [guide column]
        fill 96 49 7 1 #0b6478 [guide column]
        fill 30 57 1 7 #8f4b00 [guide point]
        fill 27 60 7 1 #8f4b00 [guide point]

        """)
  }

  private var systemGuides: SolvedTree {
    var builder = TreeBuilder(320, 200)
    builder.systemGuide(.layoutMargins, [16, 8, 288, 184])
    builder.systemGuide(.safeArea, [0, 20, 320, 180])
    builder.systemGuide(.readableContent, [24, 8, 272, 184])
    builder.systemGuide(.keyboard, [0, 200, 320, 0])
    return builder.tree
  }

  @Test("system guides are dotted with bands behind, and only drawn on request")
  func drawsSystemGuides() {
    #expect(!dump(systemGuides).contains("Guide"))
    let overlays: Set<Overlay> = [.names, .margins, .safeArea, .readable, .keyboard]
    let options = FigureOptions(overlays: overlays)
    let steps = dump(systemGuides, options).split(separator: "\n").map(String.init)
    let bands = steps.filter { $0.hasPrefix("band 0 0 320 200 r0 hole") }.dropFirst()
    #expect(
      Array(bands) == [
        "band 0 0 320 200 r0 hole 16 8 288 184 r0 #2a63c812 [layoutMarginsGuide layoutMargins]",
        "band 0 0 320 200 r0 hole 0 20 320 180 r0 #0a5f5312 [safeAreaLayoutGuide safeArea]",
        "band 0 0 320 200 r0 hole 24 8 272 184 r0 #5a2a9a12 [readableContentGuide readableContent]",
      ])
    let outlines = steps.filter { $0.hasPrefix("outline") || $0.hasPrefix("dashes") }
    #expect(
      outlines == [
        "outline 16 8 288 184 1-2 w1 #2a63c899 [layoutMarginsGuide layoutMargins]",
        "outline 0 20 320 180 1-2 w1 #0a5f5399 [safeAreaLayoutGuide safeArea]",
        "outline 24 8 272 184 1-2 w1 #5a2a9a99 [readableContentGuide readableContent]",
        "dashes 0 199 320 1 1-2 w1 #5c6b7f99 [keyboardLayoutGuide keyboard]",
      ])
    let texts = steps.filter { $0.hasPrefix("text") }.compactMap {
      $0.split(separator: "\"").dropFirst().first
    }
    #expect(
      Set(texts) == [
        "root.margins", "root.safeArea", "root.readable", "root.keyboard", "8", "16", "20", "24",
      ])
  }

  @Test("what the keyboard covers is a band of its own, with its height")
  func drawsKeyboard() {
    var builder = TreeBuilder(320, 400)
    builder.systemGuide(.keyboard, [0, 280, 320, 120])
    let steps = dump(builder.tree, FigureOptions(overlays: [.keyboard]))
    #expect(steps.contains("band 0 280 320 120 r0 hole 0 0 0 0 r0"))
    #expect(steps.contains("text \"120\""))
  }

  @Test("bands are hatched where there are only greys")
  func hatchesInPrint() {
    let options = FigureOptions(theme: .print, overlays: [.margins])
    let steps = dump(systemGuides, options).split(separator: "\n").map(String.init)
    #expect(
      steps[2...3] == [
        "hatch 0 0 320 200 r0 hole 16 8 288 184 #c4c4c4 [layoutMarginsGuide layoutMargins]",
        "outline 16 8 288 184 1-2 w1 #555555 [layoutMarginsGuide layoutMargins]",
      ])
  }

  @Test("labels wrap, shrink, are cut or stand beside their views, and never overflow")
  func drawsLabels() {
    var builder = TreeBuilder(200, 120)
    let wrapping = Appearance(
      text: "Some words that wrap into lines", font: Font(pointSize: 12), lineLimit: 0)
    builder.view("label", [10, 10, 100, 40], className: "Label", wrapping)
    builder.view("narrow", [10, 60, 40, 20], Appearance(text: "Shrinks"))
    builder.view("narrower", [60, 60, 40, 20])
    builder.view("aVeryLongIdentifier", [110, 60, 60, 20])
    builder.view("slim", [10, 90, 40, 6])
    #expect(
      dump(builder.tree)
        == """
        picture 200x120@1 200x120px #f7f8fa
        band 0 0 200 120 r0 hole 1 1 198 118 r0 #c9d1db
        rounded 10 10 100 40 r2 #2f6fdd [Label label]
        rounded 10 60 40 20 r4 #127a50 [View narrow]
        rounded 60 60 40 20 r4 #efad3c [View narrower]
        rounded 110 60 60 20 r4 #7b2f8e [View aVeryLongIdentifier]
        rounded 10 90 40 6 r1.5 #c4451b [View slim]
        text "Some words that wrap into lines" middle 60 27 12 regular #ffffff 2 lines 14 in 100 [Label label]
        text "Shrinks" middle 30.288 73 9.5 semibold #ffffff [View narrow]
        text "narrower" left 59 90 9.5 semibold #1f2933 [View narrower]
        text "aVeryLong…" middle 139.75 73 9 semibold #ffffff [View aVeryLongIdentifier]
        text "slim" left 20 106 9.5 semibold #1f2933 [View slim]

        """)
  }

  @Test("what a view cuts off is neither filled nor named, as the content of a scroll view")
  func clipping() {
    var scroll = Appearance()
    scroll.clipsToBounds = true
    var builder = TreeBuilder(200, 200)
    let list = builder.view("list", [20, 20, 100, 60], className: "ScrollView", scroll)
    builder.view("long", [20, 40, 60, 400], in: list)
    builder.view("below", [20, 120, 60, 20], in: list)
    builder.view("beside", [20, 100, 60, 40])
    let steps = dump(builder.tree).split(separator: "\n").map(String.init)
    let start = steps.firstIndex { $0 == "clip 20 20 100 60" }
    #expect(start.map { steps[$0 + 1].hasPrefix("rounded 20 40 60 400 ") } == true)
    #expect(start.map { steps[$0 + 2] } == "end")
    #expect(!steps.contains { $0.contains("below") })
    let texts = Drawing(of: builder.tree, measure: fixedTextMeasure).texts
    #expect(texts.map(\.text) == ["long", "beside", "list"])
    // Half way down what is seen of it.
    #expect((60...70).contains(texts[0].position.y))
  }

  @Test("the caption says how large people want text where that is not as devices are delivered")
  func captionOfTextSize() throws {
    let options = FigureOptions(overlays: [.caption])
    var builder = TreeBuilder(200, 100)
    builder.view("view", [20, 20, 40, 40])
    var tree = builder.tree
    #expect(
      Drawing(of: tree, options: options, measure: fixedTextMeasure).texts.map(\.text)
        .contains("200 × 100"))
    tree.canvas = tree.canvas.textSize(.accessibilityLarge)
    #expect(
      Drawing(of: tree, options: options, measure: fixedTextMeasure).texts.map(\.text)
        .contains("200 × 100, accessibility-large"))
  }

  @Test("round corners of a view that clips cut off what reaches into them")
  func roundClipping() {
    var card = Appearance()
    card.clipsToBounds = true
    card.cornerRadius = 12
    var builder = TreeBuilder(200, 200)
    let owner = builder.view("card", [20, 20, 100, 60], card)
    builder.view("banner", [20, 20, 100, 30], in: owner)
    builder.view("inner", [40, 50, 60, 20], in: owner)
    builder.view("wide", [0, 50, 60, 10], in: owner)
    let steps = dump(builder.tree).split(separator: "\n").map(String.init)
    let clips = steps.indices.filter { steps[$0] == "clip 20 20 100 60 r12" }
    #expect(clips.map { steps[$0 + 1].hasSuffix("[View banner]") } == [true])
    #expect(clips.map { steps[$0 + 2] } == ["end"])
    // Its sides are straight where the third one reaches over them.
    #expect(steps.contains("clip 20 20 100 60"))
    card.clipsToBounds = false
    var open = TreeBuilder(200, 200)
    open.view("banner", [20, 20, 100, 30], in: open.view("card", [20, 20, 100, 60], card))
    #expect(!dump(open.tree).contains("clip"))
  }

  @Test("scroll views cut off, and so does each view that clips to its bounds")
  func clippingViews() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = [View(), View(), ScrollView()]
    views[1].clipsToBounds = true
    for view in views { root.addSubview(view) }
    let tree = root.solvedTree(canvas: Canvas(width: 100, height: 100))
    let solved = tree.items.filter { if case .view = $0.kind { true } else { false } }
    #expect(solved.map(\.appearance.clipsToBounds) == [false, false, true, true])
  }
}
