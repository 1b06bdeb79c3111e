import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Ticks, lines and ghosts")
struct ExplanationTests {
  private func lines(_ builder: TreeBuilder, _ options: FigureOptions) -> [String] {
    Drawing(of: builder.tree, options: options, measure: fixedTextMeasure).commands
      .map(\.description)
  }

  @Test("equal extents carry equally many ticks, each group its own number")
  func ticks() {
    var builder = TreeBuilder(400, 200)
    let views = (0..<4).map { builder.guide("g\($0)", [20 + CGFloat($0) * 90, 60, 80, 40]) }
    builder.constraint(views[0], .width, to: (views[1], .width))
    builder.constraint(views[2], .width, to: (views[3], .width))
    let drawn = lines(builder, FigureOptions(overlays: [.guides, .equal]))
    let counts = (0..<4).map { number in
      drawn.filter { $0.hasPrefix("line ") && $0.hasSuffix("[guide g\(number)]") }.count
    }
    #expect(counts == [1, 1, 2, 2])
  }

  @Test("what is equal by way of another is one group; a broken equality is none")
  func groupsAreJoined() {
    var builder = TreeBuilder(400, 200)
    let views = (0..<4).map { builder.guide("g\($0)", [20 + CGFloat($0) * 90, 60, 80, 40]) }
    builder.constraint(views[0], .width, to: (views[1], .width))
    builder.constraint(views[2], .width, to: (views[1], .width))
    builder.constraint(views[3], .width, to: (views[1], .width), holds: false)
    let contents = FigureContents(
      builder.tree, options: FigureOptions(overlays: [.equal]), measure: fixedTextMeasure)
    let ticks = TickContent(context: PlacementContext(contents, measure: fixedTextMeasure))
    #expect(ticks.equalExtents.map { $0.map(\.item) } == [[views[1], views[0], views[2]]])
  }

  @Test("one line goes through all that is aligned at a place, and none through an owner")
  func alignment() throws {
    var builder = TreeBuilder(400, 200)
    let first = builder.view("first", [20, 60, 80, 40])
    let second = builder.view("second", [120, 50, 80, 60])
    let third = builder.view("third", [220, 70, 80, 20])
    builder.constraint(first, .centerY, to: (second, .centerY))
    builder.constraint(second, .centerY, to: (third, .centerY))
    builder.constraint(first, .leading, to: (0, .leading), constant: 20)
    builder.constraint(third, .trailing, to: (0, .leading))
    let contents = FigureContents(
      builder.tree, options: FigureOptions(overlays: [.alignment]),
      measure: fixedTextMeasure)
    let context = PlacementContext(contents, measure: fixedTextMeasure)
    let lines = AlignmentContent(context: context).lines
    let line = try #require(lines.first)
    #expect(lines.count == 1)
    #expect(line.items == [first, second, third])
    #expect(line.kind == .center && line.place == 80)
  }

  @Test("an edge of one view alone is aligned with nothing")
  func loneEdge() {
    var builder = TreeBuilder(400, 200)
    let view = builder.view("view", [20, 0, 80, 40])
    builder.constraint(view, .top, to: (0, .top))
    let contents = FigureContents(
      builder.tree, options: FigureOptions(overlays: [.alignment]), measure: fixedTextMeasure)
    let context = PlacementContext(contents, measure: fixedTextMeasure)
    #expect(AlignmentContent(context: context).lines.isEmpty)
  }

  @Test("no line goes through the name of another, whichever comes first")
  func alignmentNames() {
    var builder = TreeBuilder(200, 200)
    let upper = builder.view("upper", [150, 20, 40, 10])
    let lower = builder.view("lower", [150, 170, 40, 10])
    let left = builder.view("left", [20, 90, 100, 20])
    let right = builder.view("right", [130, 90, 58, 20])
    builder.constraint(upper, .trailing, to: (lower, .trailing))
    builder.constraint(left, .centerY, to: (right, .centerY))
    let drawing = Drawing(
      of: builder.tree, options: FigureOptions(overlays: [.alignment, .names]),
      measure: fixedTextMeasure)
    let color = Theme.light.palette.alignmentLine
    let lines = drawing.commands.compactMap { command -> CGRect? in
      switch command.step {
      case .fill(let strip, color), .dashedLine(let strip, _, color): strip
      default: nil
      }
    }
    let names = drawing.texts.filter { ["trailing", "centerY"].contains($0.text) }
    #expect(names.count == 2 && lines.count >= 2)
    for name in names {
      #expect(!lines.contains { $0.intersects(name.box) }, "\(name.text) at \(name.box)")
    }
  }

  @Test("texts keep off the outlines of ghosts")
  func ghostOutlines() {
    var builder = TreeBuilder(400, 300)
    let view = builder.view("view", [120, 100, 100, 40])
    builder.change(view) { $0.alternative = CGRect(x: 200, y: 100, width: 100, height: 40) }
    let edge = CGRect(x: 195, y: 110, width: 10, height: 10)
    for (overlays, isCrossed) in [([Overlay.ambiguity], true), ([], false)] {
      let contents = FigureContents(
        builder.tree, options: FigureOptions(overlays: Set(overlays)), measure: fixedTextMeasure)
      let placer = Placer(PlacementContext(contents, measure: fixedTextMeasure))
      #expect(placer.layout.crossesStroke(edge) == isCrossed)
    }
  }

  @Test("a baseline goes through the labels on it and leaves out other texts")
  func baselinesSpareTexts() {
    let contents = FigureContents(
      TreeBuilder(200, 80).tree, options: FigureOptions(), measure: fixedTextMeasure)
    let (label, figure) = (
      CGRect(x: 20, y: 32, width: 30, height: 12), CGRect(x: 90, y: 36, width: 20, height: 12)
    )
    let leader = CGRect(x: 150, y: 20, width: 1, height: 40)
    let context = PlacementContext(contents, measure: fixedTextMeasure)
    var placer = Placer(context)
    placer.reserve([.box(label), .box(figure), .box(leader), .label(label)])
    let line = RuledLine(
      axis: .horizontal, ends: (10, 190), place: 40, pattern: DashStyle(lengths: [2, 2]),
      isUnderText: true)
    placer.place([
      line.request(context, DrawingCommand.Tag(.view, identifier: "v", className: "View"))
    ])
    let strips = placer.commands.compactMap { command -> [CGFloat]? in
      guard case .dashedLine(let strip, _, _) = command.step else { return nil }
      return [strip.minX, strip.maxX]
    }
    #expect(strips == [[10, 87], [113, 190]])
  }

  @Test("baselines that meet at one height are one line, however many labels lie on each other")
  func baselinesAreJoined() {
    func baselines(_ places: [CGFloat]) -> [DrawingCommand] {
      var builder = TreeBuilder(400, 80)
      for (number, x) in places.enumerated() {
        let label = builder.view("label\(number)", [x, 20, 60, 20], className: "Label")
        builder.change(label) { $0.metrics.baselines = 34...34 }
      }
      let contents = FigureContents(
        builder.tree, options: FigureOptions(overlays: [.baselines]), measure: fixedTextMeasure)
      return Placer.placing(contents, measure: fixedTextMeasure).layers.lines
    }
    func strips(_ commands: [DrawingCommand]) -> [[CGFloat]] {
      commands.compactMap { command in
        guard case .dashedLine(let strip, _, let color) = command.step,
          color != Theme.light.palette.paper
        else { return nil }
        return [strip.minX, strip.maxX]
      }
    }
    #expect(strips(baselines([200, 20, 84])) == [[196, 264], [16, 148]])
    let crowd = baselines((0..<300).map { 20 + CGFloat($0) / 10 })
    #expect(strips(crowd) == [[16, 114]])
    // What the line would sink into is at most each view of the crowd once.
    #expect(crowd.count < 100)
  }

  @Test("a line needs a light ground only where the front view's fill hides it")
  func casingIsOfTheFrontView() {
    let palette = Theme.light.palette
    var builder = TreeBuilder(200, 100)
    for number in 0..<50 {
      builder.view("back\(number)", [20, 20, 160, 60], Appearance(fill: palette.fills[0]))
    }
    builder.view("front", [60, 20, 40, 60], Appearance(fill: palette.paper))
    let contents = FigureContents(
      builder.tree, options: FigureOptions(overlays: []), measure: fixedTextMeasure)
    let strip = CGRect(x: 0, y: 50, width: 200, height: 1)
    let casing = ViewFills(contents).casing(below: strip, color: palette.alignmentLine)
    #expect(
      casing.map { [$0.minX, $0.maxX] }.sorted { $0[0] < $1[0] } == [[20, 60], [100, 180]])
  }

  @Test("nothing is drawn on the paper around about a view beyond the canvas")
  func beyondCanvas() {
    var builder = TreeBuilder(120, 80)
    let seen = builder.view("seen", [10, 20, 60, 20], className: "Label")
    let unseen = builder.view("unseen", [10, 90, 60, 20], className: "Label")
    for (view, y) in [(seen, CGFloat(34)), (unseen, 104)] {
      builder.change(view) {
        $0.metrics.baselines = y...y
        $0.metrics.alignmentRect = $0.rootFrame.insetBy(dx: 2, dy: 2)
      }
    }
    builder.constraint(unseen, .width, to: (seen, .height))
    var options = FigureOptions(overlays: [.baselines, .alignmentRects, .dimensions, .equal])
    options.paper.margin = .points(60)
    let contents = FigureContents(builder.tree, options: options, measure: fixedTextMeasure)
    let placer = Placer.placing(contents, measure: fixedTextMeasure)
    let names = placer.commands.compactMap { $0.tag?.identifier }
    #expect(names.contains("seen") && !names.contains("unseen"))
    #expect(placer.omissions.isEmpty)
  }

  @Test("the attributes of the one view that was named have lines with names")
  func attributes() {
    var builder = TreeBuilder(400, 300)
    let view = builder.view("view", [120, 100, 160, 100])
    builder.change(view) { $0.metrics.baselines = 120...180 }
    var options = FigureOptions(overlays: [.attributes])
    #expect(!lines(builder, options).contains { $0.contains("leading") })
    options.subjects[.attributes] = ["view"]
    let drawn = lines(builder, options)
    for name in [
      "leading", "trailing", "top", "bottom", "centerX", "centerY", "width", "height",
      "firstBaseline", "lastBaseline",
    ] {
      #expect(drawn.contains { $0.hasPrefix("text \"\(name)\"") }, "\(name)")
    }
  }

  @Test("another valid layout is dashed and hatched over the one that was chosen")
  func ghosts() {
    var builder = TreeBuilder(400, 300)
    let view = builder.view("view", [20, 100, 100, 40])
    builder.change(view) { $0.alternative = CGRect(x: 200, y: 100, width: 100, height: 40) }
    let drawn = lines(builder, FigureOptions(overlays: [.ambiguity]))
    #expect(drawn.contains { $0.hasPrefix("outline 200 100 100 40") })
    #expect(drawn.contains { $0.hasPrefix("hatch 200 100 100 40") })
    #expect(drawn.contains { $0.hasPrefix("text \"view?\"") })
  }

  @Test("a ghost in another one is known by it")
  func ghostsInGhosts() {
    var builder = TreeBuilder(400, 300)
    let outer = builder.view("outer", [20, 100, 150, 80])
    let inner = builder.view("inner", [30, 110, 80, 40], in: outer)
    builder.change(outer) { $0.alternative = CGRect(x: 200, y: 100, width: 150, height: 80) }
    builder.change(inner) { $0.alternative = CGRect(x: 210, y: 110, width: 80, height: 40) }
    let drawn = lines(builder, FigureOptions(overlays: [.ambiguity]))
    #expect(drawn.contains { $0.hasPrefix("text \"outer?\"") })
    #expect(!drawn.contains { $0.hasPrefix("text \"inner?\"") })
  }

  @Test("a content's wishes are what hugging and resistance hold")
  func contents() {
    var builder = TreeBuilder(400, 300)
    let view = builder.view("view", [120, 100, 100, 40])
    builder.change(view) {
      $0.metrics.contentWidth = SolvedTree.Item.ContentExtent(
        length: 90, hugging: .defaultLow, compressionResistance: .defaultHigh)
    }
    let drawn = lines(builder, FigureOptions(overlays: [.intrinsic]))
    #expect(drawn.contains { $0.hasPrefix("text \"≤ 90 @250\"") })
    #expect(drawn.contains { $0.hasPrefix("text \"≥ 90 @750\"") })
  }

  @Test(
    "the figure of a content's wish stands on none of its own arrows",
    arguments: [CGFloat(4), 12, 20, 44, 90, 200], [CGFloat(30), 80, 220])
  func figuresSpareTheirArrows(extent: CGFloat, room: CGFloat) {
    var builder = TreeBuilder(extent + 2 * room, extent + 2 * room)
    let view = builder.view("view", [room, room, extent, extent])
    builder.change(view) {
      let wish = SolvedTree.Item.ContentExtent(
        length: extent, hugging: .defaultLow, compressionResistance: .defaultHigh)
      $0.metrics.contentWidth = wish
      $0.metrics.contentHeight = wish
    }
    let drawing = Drawing(
      of: builder.tree, options: FigureOptions(overlays: [.intrinsic]), measure: fixedTextMeasure)
    var arrows: [CGRect] = []
    for command in drawing.commands {
      guard case .polyline(let points, _, _) = command.step else { continue }
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { continue }
      arrows.append(CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }
    #expect(!arrows.isEmpty)
    for run in drawing.figures {
      let letters = CGRect(
        x: run.left, y: run.position.y - LetterMetrics(run.font).capHeight, width: run.width,
        height: LetterMetrics(run.font).capHeight)
      #expect(!arrows.contains { overlaps($0, letters) }, "\(run.text)")
    }
  }

  @Test("a device's corners and its sensors hide what lies there")
  func device() throws {
    let phone = try #require(Device.named("iPhone 15"))
    let canvas = phone.canvas(orientation: .landscape)
    let root = SolvedTree.Item(
      kind: .view(className: "View"), identifier: "root", owner: nil,
      frame: CGRect(origin: .zero, size: canvas.size),
      exactFrame: CGRect(origin: .zero, size: canvas.size),
      rootFrame: CGRect(origin: .zero, size: canvas.size))
    let tree = SolvedTree(canvas: canvas, direction: .leftToRight, items: [root], conflicts: [])
    let drawn = Drawing(
      of: tree, options: FigureOptions(overlays: [.device]), measure: fixedTextMeasure
    ).commands.map(\.description)
    #expect(drawn.contains { $0.hasPrefix("band 0 0 852 393 r0 hole 0 0 852 393 r55") })
    #expect(drawn.contains { $0.hasPrefix("rounded 11 133.667 37.333 126") })
  }
}
