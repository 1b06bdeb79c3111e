import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Two layouts compared")
struct SolvedTreeComparisonTests {
  /// A tree with a card that holds a label and a guide, and a button beside it.
  private func builder(
    card: [CGFloat] = [20, 20, 100, 60], button: [CGFloat]? = [140, 20, 40, 30],
    canvas: CGFloat = 200
  ) -> TreeBuilder {
    var builder = TreeBuilder(canvas, 120)
    let owner = builder.view("card", card)
    builder.view("label", [card[0] + 10, card[1] + 10, 40, 20], in: owner)
    builder.guide("gap", [card[0] + 50, card[1] + 10, 20, 20], in: owner)
    if let button { builder.view("button", button, className: "Button") }
    return builder
  }

  private func comparison(_ before: TreeBuilder, _ after: TreeBuilder) -> SolvedTreeComparison {
    SolvedTreeComparison(before: before.tree, after: after.tree)
  }

  private func change(
    _ identifier: String, _ comparison: SolvedTreeComparison
  ) throws -> SolvedTreeComparison.Change {
    try #require(comparison.changes.first { $0.identifier == identifier })
  }

  @Test("equal layouts differ in nothing, and say so")
  func equal() {
    let same = comparison(builder(), builder())
    #expect(same.changes.isEmpty)
    #expect(same.summary() == "nothing moved")
    #expect(same.caption() == "200 × 120: nothing moved")
    let drawing = Drawing(of: same, measure: fixedTextMeasure)
    #expect(drawing.commands.contains { $0.text == "200 × 120: nothing moved" })
  }

  @Test("what goes along with its owner is a follower, and is not counted")
  func followers() throws {
    let moved = comparison(builder(), builder(card: [20, 44, 100, 60]))
    #expect(moved.summary() == "1 moved")
    #expect(try change("card", moved).movement() == "y 20 → 44")
    #expect(try change("card", moved).resizing() == nil)
    #expect(try !change("card", moved).isFollower)
    #expect(try change("label", moved).isFollower)
    #expect(try change("gap", moved).isFollower)
    #expect(!moved.changes.contains { $0.identifier == "button" })
  }

  @Test(
    "what stays at an edge or a middle and grows was resized, and not moved",
    arguments: [
      ([140, 20, 50, 30], "1 resized"), ([120, 20, 60, 30], "1 resized"),
      ([130, 20, 60, 30], "1 resized"), ([150, 20, 50, 30], "1 moved, 1 resized"),
      ([150, 25, 40, 30], "1 moved"),
    ] as [([CGFloat], String)])
  func growth(frame: [CGFloat], summary: String) {
    #expect(comparison(builder(), builder(button: frame)).summary() == summary)
  }

  @Test("says both coordinates and both extents that changed, with a minus where there is one")
  func words() throws {
    let moved = comparison(builder(), builder(button: [-4, 30, 60, 10.5]))
    let change = try change("button", moved)
    #expect(change.movement() == "x 140 → −4")
    #expect(change.resizing() == "width 40 → 60, height 30 → 10.5")
  }

  @Test("items are added and removed, and what is in them with them; hidden ones are not there")
  func additions() throws {
    let gone = comparison(builder(), builder(button: nil))
    #expect(gone.summary() == "1 removed")
    #expect(comparison(builder(button: nil), builder()).summary() == "1 added")
    var empty = TreeBuilder(200, 120)
    empty.view("button", [140, 20, 40, 30], className: "Button")
    let added = comparison(empty, builder())
    #expect(added.summary() == "1 added")
    #expect(try change("label", added).isFollower)
    var hidden = builder(button: nil)
    hidden.view("button", [140, 20, 40, 30], isHidden: true)
    #expect(comparison(builder(), hidden).summary() == "1 removed")
  }

  @Test("several items of one identifier are matched in order")
  func duplicates() {
    var old = TreeBuilder(100, 100)
    var new = TreeBuilder(100, 100)
    for number in 0..<3 {
      old.view("row", [0, CGFloat(number) * 20, 50, 10])
      new.view("row", [0, CGFloat(number) * 20 + (number == 2 ? 5 : 0), 50, 10])
    }
    #expect(comparison(old, new).changes.map { $0.movement() } == ["y 40 → 45"])
  }

  @Test("a spacer view and the guide in its place are one item of another kind, which is marked")
  func kinds() throws {
    var view = TreeBuilder(200, 100)
    view.view("space", [60, 40, 40, 20])
    var guide = TreeBuilder(200, 100)
    guide.guide("space", [60, 40, 40, 20])
    let becomesGuide = comparison(view, guide)
    #expect(becomesGuide.summary() == "1 changed kind")
    #expect(try change("space", becomesGuide).conversion() == "view → guide")
    func steps(_ comparison: SolvedTreeComparison) -> [String] {
      Drawing(of: comparison, measure: fixedTextMeasure).commands
        .filter { $0.tag?.verdict == .changed }.map(\.description)
    }
    let toGuide = steps(becomesGuide)
    #expect(toGuide.contains { $0.hasPrefix("fill 84 96 40 20") })
    #expect(toGuide.contains { $0.hasPrefix("hatch 84 96 40 20") })
    #expect(toGuide.contains { $0.hasPrefix("text \"view → guide\"") })
    let toView = steps(comparison(guide, view))
    #expect(toView.contains { $0.hasPrefix("band 81 93 46 26") })
    #expect(toView.contains { $0.hasPrefix("outline 84 96 40 20") })
    #expect(toView.contains { $0.hasPrefix("text \"guide → view\"") })
  }

  @Test("the ghost of a view that became a guide elsewhere is solid")
  func solidGhost() {
    var view = TreeBuilder(200, 100)
    view.view("space", [60, 40, 40, 20])
    var guide = TreeBuilder(200, 100)
    guide.guide("space", [120, 40, 40, 20])
    let commands = Drawing(of: comparison(view, guide), measure: fixedTextMeasure).commands
    let changed = commands.filter { $0.tag?.verdict == .changed }.map(\.description)
    #expect(changed.contains { $0.hasPrefix("band 84 96 40 20") })
    #expect(!changed.contains { $0.hasPrefix("outline 84 96 40 20") })
  }

  @Test(
    "of several items with one identifier those of one kind are matched, then those in one place")
  func matching() {
    var old = TreeBuilder(200, 100)
    old.view("gap", [0, 0, 20, 20])
    old.guide("gap", [40, 0, 20, 20])
    old.view("gap", [80, 0, 20, 20])
    var new = TreeBuilder(200, 100)
    new.guide("gap", [80, 0, 20, 20])
    new.guide("gap", [0, 0, 20, 20])
    new.view("gap", [0, 50, 20, 20])
    // The first guide was one, the view was the first view, and the other guide is left with what is there.
    #expect(
      comparison(old, new).changes.map { $0.conversion() ?? $0.movement() } == [
        "x 40 → 80", "view → guide", "y 0 → 50",
      ])
  }

  @Test("a view of another class is marked, though it only follows its owner")
  func classes() throws {
    func tree(_ y: CGFloat, _ className: String) -> TreeBuilder {
      var builder = TreeBuilder(200, 200)
      let card = builder.view("card", [20, y, 160, 60])
      builder.view("leaf", [30, y + 10, 60, 40], in: card, className: className)
      return builder
    }
    let changed = comparison(tree(20, "Button"), tree(60, "Label"))
    #expect(changed.summary() == "1 moved, 1 changed kind")
    #expect(try change("leaf", changed).isFollower)
    let texts = Drawing(of: changed, measure: fixedTextMeasure).texts.map(\.text)
    #expect(texts.contains("Button → Label"))
    #expect(comparison(tree(20, "Label"), tree(20, "Label")).summary() == "nothing moved")
  }

  @Test("canvases lie on each other with their top left corners, and both are outlined")
  func canvases() throws {
    var small = builder()
    small.change(0) { $0.appearance = Appearance() }
    let grown = comparison(small, builder(canvas: 300))
    #expect(grown.caption() == "200 × 120 → 300 × 120: nothing moved")
    let drawing = Drawing(of: grown, measure: fixedTextMeasure)
    #expect(drawing.pixelWidth == 300 + 48)
    let outlines = drawing.commands.compactMap { command -> CGRect? in
      if case .dashedOutline(let frame, _, _) = command.step, command.tag == nil { return frame }
      return nil
    }
    #expect(outlines == [CGRect(x: 24, y: 56, width: 200, height: 120)])
  }

  @Test("four items that move alike share an arrow; fewer have one each", arguments: [3, 4, 1000])
  func crowds(count: Int) {
    func grid(_ y: CGFloat) -> TreeBuilder {
      var builder = TreeBuilder(1000, 1000)
      for number in 0..<count {
        let (row, column) = number.quotientAndRemainder(dividingBy: 25)
        builder.view("v\(number)", [CGFloat(column) * 40, y + CGFloat(row) * 24, 30, 12])
      }
      return builder
    }
    let drawing = Drawing(
      of: comparison(grid(0), grid(14)), options: FigureOptions(overlays: []),
      measure: fixedTextMeasure)
    #expect(arrowCount(drawing) == (count < 4 ? count : 1))
    #expect(drawing.commands.contains { $0.text == "\(count) items: y + 14" } == (count >= 4))
  }

  @Test("no picture has more than 48 arrows")
  func limit() {
    func grid(_ shift: CGFloat) -> TreeBuilder {
      var builder = TreeBuilder(2000, 2000)
      for number in 0..<400 {
        let (row, column) = number.quotientAndRemainder(dividingBy: 20)
        let (x, y) = (CGFloat(column) * 100, CGFloat(row) * 100)
        builder.view("v\(number)", [x + shift * CGFloat(number % 41), y + shift * 17, 20, 20])
      }
      return builder
    }
    let drawing = Drawing(of: comparison(grid(0), grid(0.5)), measure: fixedTextMeasure)
    #expect((20...48).contains(arrowCount(drawing)))
  }

  private func arrowCount(_ drawing: Drawing) -> Int {
    drawing.commands.count {
      if case .polyline(let points, 1.5, _) = $0.step { points.count == 3 } else { false }
    }
  }

  @Test("marks what was resized, added and removed, and tags it", arguments: Theme.allCases)
  func marks(theme: Theme) {
    var after = builder(button: [140, 20, 50, 30])
    after.view("new", [20, 90, 40, 20])
    var before = builder()
    before.view("old", [100, 90, 40, 20])
    let drawing = Drawing(
      of: comparison(before, after), options: FigureOptions(theme: theme), measure: fixedTextMeasure
    )
    func steps(_ identifier: String, _ verdict: DrawingCommand.Tag.Verdict) -> [DrawingCommand] {
      drawing.commands.filter { $0.tag?.identifier == identifier && $0.tag?.verdict == verdict }
    }
    #expect(
      steps("button", .changed).count { if case .fill = $0.step { true } else { false } } >= 4)
    #expect(steps("new", .added).contains { if case .band = $0.step { true } else { false } })
    #expect(steps("old", .removed).contains { if case .hatch = $0.step { true } else { false } })
    #expect(steps("old", .removed).contains { $0.text == "− old" })
    #expect(steps("new", .added).contains { $0.text == "+ new" })
  }

  @Test("no two texts overlap, and none leaves the picture", arguments: [60, 90, 200, 640])
  func texts(side: CGFloat) {
    func tree(_ shift: CGFloat, _ canvas: CGSize) -> TreeBuilder {
      var builder = TreeBuilder(canvas.width, canvas.height)
      for number in 0..<6 {
        let place = CGFloat(number) * canvas.width / 7
        builder.view("view\(number)", [place + shift * CGFloat(number), place, 30 + shift, 20])
        builder.guide("guide\(number)", [place, place + shift, 12, 30])
      }
      return builder
    }
    let drawing = Drawing(
      of: comparison(
        tree(0, CGSize(width: side, height: side)), tree(7, CGSize(width: side * 1.3, height: 70))),
      measure: fixedTextMeasure)
    let boxes = drawing.texts.map(\.box)
    #expect(!boxes.isEmpty)
    for (index, box) in boxes.enumerated() {
      #expect(drawing.bounds.contains(box))
      for other in boxes[(index + 1)...] { #expect(!overlaps(box, other)) }
    }
  }
}

extension DrawingCommand {
  /// The text that the command sets; nil for any other step.
  var text: String? {
    if case .text(let run) = step { return run.text }
    return nil
  }
}
