import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite struct LabelLayoutTests {
  @Test("ten thousand names are placed", .timeLimit(.minutes(1)))
  func placesMany() {
    var builder = TreeBuilder(4000, 4000)
    for number in 0..<10_000 {
      let (row, column) = (number / 100, number % 100)
      builder.guide("g\(number)", [CGFloat(column) * 40, CGFloat(row) * 40 + 16, 36, 20])
    }
    #expect(Drawing(of: builder.tree, measure: fixedTextMeasure).texts.count == 10_000)
  }

  @Test("texts keep three points apart beside each other, and one above each other")
  func distances() {
    let contents = FigureContents(
      TreeBuilder(100, 100).tree, options: FigureOptions(), measure: fixedTextMeasure)
    var layout = LabelLayout(
      canvas: contents.page.room, bounds: contents.page.bounds, fills: ViewFills(contents))
    layout.insert(.box(CGRect(x: 40, y: 40, width: 20, height: 10)))
    for (box, isFree) in [
      (CGRect(x: 62, y: 40, width: 10, height: 10), false),
      (CGRect(x: 64, y: 40, width: 10, height: 10), true),
      (CGRect(x: 40, y: 50.5, width: 10, height: 10), false),
      (CGRect(x: 40, y: 51.5, width: 10, height: 10), true),
    ] { #expect(layout.isFree(box) == isFree, "\(box)") }
  }

  @Test("baselines are on whole pixels", arguments: 0..<20)
  func keepsBaselinesOnPixels(seed: Int) {
    let tree = RandomTree(seed: seed).tree
    for run in Drawing(of: tree, measure: fixedTextMeasure).texts {
      let baseline = run.position.y * tree.canvas.scale
      #expect(abs(baseline - baseline.rounded()) < 1e-9, "seed \(seed): \(run)")
    }
  }

  @Test("the same tree makes the same drawing", arguments: 0..<20)
  func repeats(seed: Int) {
    let tree = RandomTree(seed: seed).tree
    let drawings = (0..<2).map { _ in Drawing(of: tree, measure: fixedTextMeasure) }
    #expect(drawings[0] == drawings[1])
  }

  @Test("a guide's name stands above, else inside, else at the end of a leader")
  func prefersAbove() throws {
    var builder = TreeBuilder(200, 100)
    builder.guide("above", [20, 40, 60, 30])
    builder.guide("inside", [100, 0, 80, 30])
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    let boxes = Dictionary(uniqueKeysWithValues: drawing.texts.map { ($0.text, $0.box) })
    let above = try #require(boxes["above"])
    #expect(above.maxY < 40 && above.maxY > 34)
    let inside = try #require(boxes["inside"])
    #expect(CGRect(x: 100, y: 0, width: 80, height: 30).contains(inside))

    var crowded = TreeBuilder(200, 100)
    for number in 0..<5 {
      crowded.guide("guide\(number)", [80 + CGFloat(number) * 8, 40, 8, 20])
    }
    let leaders = Drawing(of: crowded.tree, measure: fixedTextMeasure).commands.filter {
      if case .fill = $0.step { return $0.tag?.className == "guide" }
      return false
    }
    #expect(!leaders.isEmpty)
  }

  @Test("a name stands on clear paper below its guide rather than on the view above it")
  func prefersPaper() throws {
    var builder = TreeBuilder(160, 120)
    builder.view("Beta", [20, 10, 120, 50])
    builder.guide("lane", [20, 60, 120, 10])
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    let name = try #require(drawing.texts.first { $0.text == "lane" })
    #expect(name.box.minY >= 70)
  }

  @Test(
    "a name stands in no guide but its own and those that hold it, where there is room elsewhere")
  func keepsOutOfOtherGuides() throws {
    var builder = TreeBuilder(200, 120)
    builder.guide("all", [10, 20, 180, 90])
    let upper = CGRect(x: 40, y: 34, width: 120, height: 20)
    builder.guide("upper", [40, 34, 120, 20])
    builder.guide("lower", [40, 54, 120, 20])
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    let names = drawing.texts.filter { $0.text == "lower" || $0.text == "upper" }
    #expect(names.count == 2)
    let lower = try #require(names.first { $0.text == "lower" })
    #expect(
      !overlaps(lower.box, upper)
        && overlaps(lower.box, CGRect(x: 10, y: 20, width: 180, height: 90)))
  }

  @Test("a leader over a fill that it would sink into is light there")
  func lightensLeaders() {
    let contents = FigureContents(
      {
        var builder = TreeBuilder(200, 80)
        builder.view("v", [60, 20, 60, 40], Appearance(fill: Color(red: 0, green: 0.4, blue: 0.4)))
        return builder.tree
      }(), options: FigureOptions(), measure: fixedTextMeasure)
    let commands = PlacementContext(contents, measure: fixedTextMeasure).commands(
      ofLeader: [CGPoint(x: 20, y: 40), CGPoint(x: 100, y: 40)],
      Color(red: 0, green: 0.3, blue: 0.35),
      DrawingCommand.Tag(.guide, identifier: "g", className: "guide"))
    let light = commands.compactMap { command -> CGRect? in
      guard case .fill(let box, contents.palette.paper) = command.step else { return nil }
      return box
    }
    #expect(light == [CGRect(x: 60, y: 40, width: 40, height: 1)])
  }

  @Test("a label that fills the canvas from side to side is written in it")
  func labelsOfFullWidth() throws {
    var builder = TreeBuilder(120, 80)
    let text = Appearance(
      text: "Some words in a line or two", font: Font(pointSize: 12), lineLimit: 0)
    builder.view("a", [0, 20, 120, 40], className: "Label", text)
    let run = try #require(Drawing(of: builder.tree, measure: fixedTextMeasure).texts.first)
    #expect(run.wrapping?.lineLimit == 2 && run.font.pointSize == 12)
  }

  @Test(
    "a name keeps clear of the line and the caps of a guide without height", arguments: [0, 40])
  func keepsClearOfCaps(y: CGFloat) throws {
    var builder = TreeBuilder(200, 80)
    builder.guide("aNameThatIsWiderThanItsLine", [80, y, 20, 0])
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    let name = try #require(drawing.texts.first)
    #expect(holds(CGRect(x: 0, y: 0, width: 200, height: 80), name.box))
    #expect(name.box.minX < 80 && name.box.maxX > 100)
    for command in drawing.commands where command.tag?.className == "guide" {
      let stroke: CGRect? =
        switch command.step {
        case .fill(let box, _), .dashedLine(let box, _, _): box
        default: nil
        }
      if let stroke { #expect(!overlaps(stroke, name.box), "\(stroke) and \(name.box)") }
    }
  }

  @Test(
    "guides along the upper edge have their names beyond their dimension lines, and their ticks")
  func namesGuidesOnTheEdge() {
    var builder = TreeBuilder(320, 120)
    let guides = (0..<3).map { builder.guide("guide\($0)", [CGFloat($0) * 110, 0, 90, 0]) }
    builder.constraint(guides[0], .width, to: (guides[1], .width))
    builder.constraint(guides[2], .width, to: (guides[1], .width))
    let drawing = Drawing(
      of: builder.tree, options: FigureOptions(overlays: [.guides, .names, .dimensions, .equal]),
      measure: fixedTextMeasure)
    #expect(drawing.omissions.isEmpty)
    #expect(drawing.texts.filter { $0.text == "90" }.count == 3)
    let ticks = drawing.commands.compactMap { command -> CGPoint? in
      if case .line(let from, _, 1.5, _) = command.step { from } else { nil }
    }
    #expect(ticks.count == 3)
    #expect(ticks.allSatisfy { drawing.bounds.contains($0) })
  }

  @Test(
    "an upright leader ends at the name it leads to, wherever the guide lies",
    arguments: [
      CGRect(x: 0, y: 40, width: 200, height: 0), CGRect(x: 0, y: 0, width: 0, height: 0),
      CGRect(x: 200, y: 50, width: 0, height: 50), CGRect(x: 150, y: 20, width: 50, height: 10),
    ])
  func leadsToNames(frame: CGRect) {
    let contents = FigureContents(
      TreeBuilder(200, 100).tree, options: FigureOptions(), measure: fixedTextMeasure)
    let name = GuideName(
      text: "name", font: Font(pointSize: 9.5), width: 24, color: Color(red: 0, green: 0, blue: 0),
      page: contents.page)
    let places = name.higher(frame)
    #expect(!places.isEmpty)
    for place in places {
      for point in place.leader ?? [] {
        // Names keep three points from the sides, where leaders may be.
        #expect(point.x > place.run.box.minX - 3 && point.x < place.run.box.maxX + 3, "\(place)")
        #expect(point.x >= 1 && point.x <= 198)
      }
    }
  }

  @Test("a leader goes around a view rather than over it")
  func spareViews() throws {
    var builder = TreeBuilder(200, 100)
    builder.view("wall", [20, 30, 100, 40])
    builder.view("dot", [124, 48, 4, 4])
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    let name = try #require(drawing.texts.first { $0.text == "dot" })
    #expect(!overlaps(name.box, CGRect(x: 20, y: 30, width: 100, height: 40)))
  }

  @Test("the thin lines beside a dimension line go through no text")
  func witnessesSpareTexts() throws {
    var builder = TreeBuilder(320, 120)
    builder.view("hair", [60, 20, 1, 40])
    builder.view("text", [70, 30, 180, 20], Appearance(text: "A text of many letters"))
    let drawing = Drawing(
      of: builder.tree, options: FigureOptions(overlays: [.dimensions]), measure: fixedTextMeasure)
    let label = try #require(drawing.texts.first { $0.text.hasPrefix("A text") })
    for command in drawing.commands {
      guard case .fill(let line, _) = command.step, command.tag?.identifier == "hair" else {
        continue
      }
      #expect(!overlaps(line, label.box), "\(line)")
    }
  }

  @Test("a name that crosses a fill gets a ground of paper")
  func addsGround() {
    var builder = TreeBuilder(100, 60)
    builder.view("view", [0, 0, 100, 60])
    builder.guide("guide", [10, 20, 60, 36])
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    let paper = Theme.light.palette.paper
    let hasGround = drawing.commands.contains { command in
      guard case .roundedFill(_, _, let color) = command.step else { return false }
      return color == paper && command.tag?.identifier == "guide"
    }
    #expect(hasGround)
  }

  @Test("the name of a view without room for it stands on no other view without a name")
  func keepsOffNamelessViews() {
    var builder = TreeBuilder(84, 84)
    for number in 0..<36 {
      let (row, column) = (CGFloat(number / 6), CGFloat(number % 6))
      builder.view("cell\(number)", [14 * column + 1, 14 * row + 1, 12, 12])
    }
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    for run in drawing.texts {
      let others = builder.tree.items.dropFirst().filter { $0.identifier != run.text }
      #expect(!others.contains { overlaps($0.rootFrame, run.box) }, "\(run.text)")
    }
    #expect(drawing.texts.count + drawing.omissions.count == 36)
  }

  @Test("the name of a container stands along its edge where outlines cross its corners")
  func namesContainersAlongTheirEdges() throws {
    var builder = TreeBuilder(400, 200)
    let page = builder.view("page", [0, 0, 400, 200])
    builder.view("text", [60, 80, 280, 40], in: page)
    builder.systemGuide(.layoutMargins, [20, 0, 360, 200])
    let drawing = Drawing(
      of: builder.tree, options: FigureOptions(overlays: [.names, .margins]),
      measure: fixedTextMeasure)
    let name = try #require(drawing.texts.first { $0.text == "page" })
    #expect(name.box.minX > 20 && name.box.maxX < 380)
    #expect(name.box.maxY < 40 || name.box.minY > 160)
  }

  @Test("the name of a system guide cuts no view's edge, and is left out where it would")
  func systemNamesCutNoViews() throws {
    func texts(_ height: CGFloat) -> (field: CGRect, name: TextRun?) {
      var builder = TreeBuilder(320, 200)
      builder.systemGuide(.layoutMargins, [16, 0, 288, 200])
      builder.view("title", [16, 0, 288, 12])
      let field: [CGFloat] = [16, 195 - height, 288, height]
      builder.view("field", field, className: "TextField")
      let drawing = Drawing(
        of: builder.tree, options: FigureOptions(overlays: [.margins, .names]),
        measure: fixedTextMeasure)
      let name = drawing.texts.first { $0.text.lowercased().contains("margins") }
      return (CGRect(x: 16, y: 195 - height, width: 288, height: height), name)
    }
    let free = texts(40)
    #expect(try !overlaps(#require(free.name).box, free.field))
    let crowded = texts(182)
    #expect(crowded.name.map { holds(crowded.field, $0.box) } ?? true)
  }

  @Test("the name of a guide as thin as a line stands beside it")
  func namesThinGuides() throws {
    var builder = TreeBuilder(240, 300)
    builder.view("picture", [60, 20, 120, 100])
    builder.guide("below", [120, 120, 1, 100])
    builder.view("finish", [60, 220, 120, 40])
    let drawing = Drawing(
      of: builder.tree, options: FigureOptions(overlays: [.guides, .names]),
      measure: fixedTextMeasure)
    let name = try #require(drawing.texts.first { $0.text == "below" })
    #expect(name.box.minY > 120 && name.box.maxY < 220)
    #expect(name.box.minX > 121 && name.box.minX < 132)
  }

  @Test("an identifier that would keep two letters is written beside its view, and a text is not")
  func namesSmallViewsAside() throws {
    var text = Appearance()
    text.text = "Search"
    var builder = TreeBuilder(240, 200)
    builder.view("search", [40, 40, 24, 24])
    builder.view("label", [140, 40, 24, 24], className: "Label", text)
    let texts = Drawing(of: builder.tree, measure: fixedTextMeasure).texts
    let name = try #require(texts.first { $0.text == "search" })
    #expect(!overlaps(name.box, CGRect(x: 40, y: 40, width: 24, height: 24)))
    #expect(texts.contains { $0.text.hasSuffix("…") })
  }

  @Test("the name of a container stands anywhere on it before it stands in what lies beside it")
  func namesContainersBetweenTheirViews() throws {
    var builder = TreeBuilder(240, 300)
    let page = builder.view("page", [0, 0, 240, 280])
    builder.view("above", [0, 0, 240, 120], in: page)
    builder.view("below", [0, 150, 240, 130], in: page)
    builder.guide("gap", [0, 280, 240, 20])
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    let name = try #require(drawing.texts.first { $0.text == "page" })
    #expect(name.box.minY >= 120 && name.box.maxY <= 150)
  }

  @Test(
    "the names of containers one below the other stand at the upper edge of each",
    arguments: [CGFloat(8), 10, 12, 20])
  func namesContainersAtOneSide(gap: CGFloat) throws {
    var builder = TreeBuilder(240, 240)
    for (number, name) in ["header", "card", "footer"].enumerated() {
      let frame: [CGFloat] = [gap, 14 + CGFloat(number) * (60 + gap), 240 - 2 * gap, 60]
      let owner = builder.view(name, frame)
      let half = frame[2] / 2
      builder.view("left\(number)", [gap, frame[1], half, 60], in: owner, Appearance(text: "Left"))
      builder.view(
        "right\(number)", [gap + half, frame[1], half, 60], in: owner, Appearance(text: "Right"))
    }
    let texts = Drawing(of: builder.tree, measure: fixedTextMeasure).texts
    for item in builder.tree.items where ["header", "card", "footer"].contains(item.identifier) {
      let name = try #require(texts.first { $0.text == item.identifier })
      let others = builder.tree.items.filter { $0.owner == 0 && $0.rootFrame != item.rootFrame }
      #expect(abs(name.box.midY - item.rootFrame.minY) < 8, "\(item.identifier)")
      #expect(!others.contains { overlaps($0.rootFrame, name.box) }, "\(item.identifier)")
    }
  }

  @Test("a name without a leader is nearer to its view than to any other")
  func namesAreNearest() throws {
    var builder = TreeBuilder(200, 120)
    builder.view("thin", [40, 60, 20, 8])
    builder.view("above", [20, 20, 160, 31])
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    let name = try #require(drawing.texts.first { $0.text == "thin" })
    #expect(name.box.minY > 60)
  }

  @Test("a name stands farther away rather than on a view's edge", arguments: [false, true])
  func keepsOffEdges(isContainer: Bool) {
    var builder = TreeBuilder(200, 100)
    let view = builder.view("view", [50, 40, 100, 40])
    if isContainer { builder.view("subview", [110, 50, 30, 20], in: view) }
    let contents = FigureContents(
      builder.tree, options: FigureOptions(), measure: fixedTextMeasure)
    let tag = contents.items[view].tag
    for (near, isNear) in [(CGPoint(x: 60, y: 43), false), (CGPoint(x: 60, y: 30), true)] {
      let context = PlacementContext(contents, measure: fixedTextMeasure)
      var placer = Placer(context)
      let name = context.name("name", contents.palette.ink)
      let place = name.candidate(near.x, near.y, baseCost: 5)
      let distant = name.candidate(4, 95, baseCost: 26)
      placer.place([
        PlacementRequest(tag, omission: nil, texts: { _ in [place] }, { _ in [distant] })
      ])
      let placed = placer.commands.compactMap { command in
        if case .text(let run) = command.step { run.position } else { nil }
      }
      #expect(placed == [isNear ? place.run.position : distant.run.position])
    }
  }
}
