import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Exploded figures")
struct ExplosionTests {
  private func tree(depth: Int = 2, breadth: Int = 1, side: CGFloat = 240) -> SolvedTree {
    var builder = TreeBuilder(side, side)
    builder.guide("margin", [10, 10, 20, side - 20])
    var owner = 0
    for level in 0..<depth {
      let inset = CGFloat(level + 1) * side / CGFloat(2 * depth + 2)
      let width = (side - 2 * inset) / CGFloat(breadth)
      for number in 0..<breadth {
        let view = builder.view(
          "v\(level)-\(number)", [inset + CGFloat(number) * width, inset, width, side - 2 * inset],
          in: owner)
        if number == breadth - 1 { owner = view }
      }
      builder.guide("g\(level)", [inset + 2, inset + 2, 10, 20], in: owner)
    }
    return builder.tree
  }

  private func figure(_ tree: SolvedTree, _ explosion: Explosion = Explosion()) -> ExplodedFigure {
    ExplodedFigure(
      tree, options: FigureOptions(), explosion: explosion, measure: fixedTextMeasure)
  }

  private func drawing(
    _ tree: SolvedTree, _ explosion: Explosion = Explosion(),
    _ overlays: Set<Overlay> = [.guides, .names]
  ) -> Drawing {
    var options = FigureOptions(overlays: overlays, title: "Apart")
    options.exploded = explosion
    return Drawing(of: tree, options: options, measure: fixedTextMeasure)
  }

  @Test("a crowd has no lines to where its members lie")
  func crowds() {
    let counts = [100, 130].map { breadth in
      let tree = tree(depth: 1, breadth: breadth, side: 1000)
      return figure(tree).planeCommands.count { command in
        if case .polyline = command.step { return true }
        if case .line = command.step { return true }
        return false
      }
    }
    #expect(counts[0] > 0 && counts[1] == 0)
  }

  @Test("views are as far apart as they are deep, guides half way to what their owner holds")
  func levels() {
    let figure = figure(tree())
    let levels = zip(figure.contents.items, figure.levels).map { "\($0.item.identifier) \($1)" }
    #expect(
      levels == [
        "root 0.0", "margin 0.5", "v0-0 1.0", "g0 1.5", "v1-0 2.0", "g1 2.5",
      ])
  }

  @Test("every plane has the same shape, and each level is shifted alike", arguments: [-60, 0, 35])
  func shifts(angle: Double) {
    let tree = tree()
    let figure = figure(tree, Explosion(angle: angle, spacing: 50))
    let root = figure.contents.items[0].frame.origin
    let steps = zip(figure.contents.items, figure.levels).map { item, level -> CGSize in
      #expect(item.frame.size == item.item.rootFrame.size)
      return CGSize(
        width: item.frame.minX - item.item.rootFrame.minX - root.x,
        height: item.frame.minY - item.item.rootFrame.minY - root.y)
    }
    for (step, level) in zip(steps, figure.levels) {
      // Frames are on whole pixels.
      #expect(abs(step.width - level * 50 * tan(angle * .pi / 180)) <= 1)
      #expect(step.height == 0 ? level == 0 : step.height > 0)
    }
  }

  @Test("what is nearer is painted later, guides in the colors that they have in flat figures")
  func order() throws {
    let tree = tree()
    let flat = FigureContents(tree, options: FigureOptions(), measure: fixedTextMeasure)
    let figure = figure(tree)
    #expect(figure.levels == figure.levels.sorted())
    for item in figure.contents.items {
      let same = try #require(flat.items.first { $0.item.identifier == item.item.identifier })
      #expect(item.role == same.role && item.fill == same.fill)
    }
    for (index, item) in figure.contents.items.enumerated() {
      if let owner = item.owner {
        #expect(owner < index)
        #expect(
          figure.contents.items[owner].item.identifier
            == tree.items[item.item.owner ?? 0].identifier)
      }
    }
  }

  @Test("everything but title and size lies in one transform that the picture holds")
  func transform() throws {
    let drawing = drawing(tree(), Explosion(), [.guides, .names, .caption])
    guard case .begin(.transform(let slant))? = drawing.commands.first?.step else {
      Issue.record("no transform")
      return
    }
    let end = try #require(drawing.commands.firstIndex { $0.step == .end })
    #expect(drawing.commands[(end + 1)...].compactMap(\.text) == ["Apart", "240 × 240"])
    for command in drawing.commands[1..<end] {
      let box: CGRect
      switch command.step {
      case .fill(let frame, _), .roundedFill(let frame, _, _), .dashedOutline(let frame, _, _):
        box = frame
      case .text(let run): box = run.box
      default: continue
      }
      #expect(drawing.bounds.insetBy(dx: 8, dy: 8).contains(box.applying(slant)))
    }
  }

  @Test(
    "no text overlaps another or is covered by what is nearer", arguments: [1, 3, 12],
    [60, 200, 900] as [CGFloat])
  func texts(breadth: Int, side: CGFloat) {
    let drawing = drawing(tree(depth: 4, breadth: breadth, side: side))
    let boxes = drawing.texts.map(\.box)
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] { #expect(!overlaps(box, other)) }
    }
    let figure = figure(tree(depth: 4, breadth: breadth, side: side))
    let fills = ViewFills(figure.contents)
    for command in drawing.commands {
      guard case .text(let run) = command.step, let name = command.tag?.identifier,
        let index = figure.contents.items.firstIndex(where: { $0.item.identifier == name })
      else { continue }
      #expect(!fills.isCovered(run.box, after: index))
    }
  }

  @Test(
    "notes stand upright beside the planes, and lines lead to the slanted edges",
    arguments: [-60, -20, 0, 35, 70])
  func notes(angle: Double) throws {
    let tree = tree()
    let names = ["root", "v0-0", "g0", "v1-0"]
    var options = FigureOptions()
    options.exploded = Explosion(angle: angle)
    options.notes = names.map { FigureNote(.callout("about \($0)", at: .init($0, .top))) }
    options.notes.append(FigureNote(.marker("7", at: .init("v1-0"), words: "in the legend")))
    let drawing = Drawing(of: tree, options: options, measure: fixedTextMeasure)
    #expect(drawing.omissions.isEmpty)
    let end = try #require(drawing.commands.lastIndex { $0.step == .end })
    let texts = drawing.commands[end...].compactMap { command -> CGRect? in
      if case .text(let run) = command.step { return run.box }
      return nil
    }
    #expect(texts.count == names.count + 3)
    #expect(texts.allSatisfy { drawing.bounds.contains($0) })
    guard case .begin(.transform(let slant))? = drawing.commands.first?.step else { return }
    let figure = figure(tree, Explosion(angle: angle))
    for (number, name) in names.enumerated() {
      let item = try #require(figure.contents.items.first { $0.item.identifier == name })
      let dots = drawing.commands[end...].compactMap { command -> CGRect? in
        guard command.tag?.identifier == "note-\(number + 1)",
          case .roundedFill(let box, _, _) = command.step
        else { return nil }
        return box
      }
      let dot = try #require(dots.last)
      let foot = CGPoint(x: dot.midX, y: dot.midY).applying(slant.inverted())
      #expect(item.frame.insetBy(dx: -3, dy: -3).contains(foot))
      #expect(!item.frame.insetBy(dx: 3, dy: 3).contains(foot))
    }
  }

  @Test(
    "no note lies on a text of a plane or on a view, whatever the tree",
    arguments: 0..<40, [-50.0, 35])
  func notesAmongPlanes(seed: Int, angle: Double) {
    var options = FigureOptions(overlays: Set(Overlay.allCases))
    options.exploded = Explosion(angle: angle)
    let tree = RandomTree(seed: seed).tree
    options.notes = tree.items.prefix(8).flatMap { item -> [FigureNote] in
      let place = FigureNote.Place(item.identifier)
      return [
        FigureNote(.callout("What \(item.identifier) is for", at: place)),
        FigureNote(.text("words", at: place)),
        FigureNote(.arrow(nil, from: .init("root"), to: place)),
      ]
    }
    let drawing = Drawing(of: tree, options: options, measure: fixedTextMeasure)
    guard case .begin(.transform(let slant))? = drawing.commands.first?.step,
      let end = drawing.commands.lastIndex(where: { $0.step == .end })
    else { return }
    func boxes(_ commands: ArraySlice<DrawingCommand>) -> [CGRect] {
      commands.compactMap { if case .text(let run) = $0.step { run.box } else { nil } }
    }
    let slanted = boxes(drawing.commands[..<end]).map { $0.applying(slant) }
    let upright = boxes(drawing.commands[end...])
    for (index, box) in upright.enumerated() {
      #expect(drawing.bounds.contains(box))
      for other in slanted + upright[(index + 1)...] { #expect(!overlaps(box, other)) }
    }
  }

  @Test("what lies outside of the canvas is cut off, and many levels come nearer to each other")
  func limits() {
    var builder = TreeBuilder(100, 100)
    builder.view("half", [80, 10, 1e8, 20])
    builder.view("gone", [200, 10, 50, 20])
    let names = figure(builder.tree).contents.items.map(\.item.identifier)
    #expect(names == ["root", "half"])
    #expect(drawing(builder.tree).pixelWidth < 400)
    #expect(drawing(tree(depth: 40, side: 300)).pixelWidth < 1200)
  }

  @Test("the layout's frames stay as they are, and flat figures know nothing of it")
  func plainFigures() {
    let plain = Drawing(of: tree(), measure: fixedTextMeasure)
    #expect(
      !plain.commands.contains { if case .begin(.transform) = $0.step { true } else { false } })
    let sheet = FigureSheet(rows: [
      FigureSheet.Row(
        title: "",
        groups: [[FigureSheet.Figure(tree: tree(), options: FigureOptions())]])
    ])
    var exploded = sheet
    exploded.rows[0].groups[0][0].options.exploded = Explosion()
    let page = Drawing(of: exploded, measure: fixedTextMeasure)
    #expect(page.commands == Drawing(of: sheet, measure: fixedTextMeasure).commands)
    #expect(page.omissions.map(\.description) == ["'exploded' in a sheet"])
  }

  @Test("angles and distances out of range are brought to the nearest that are not")
  func ranges() {
    #expect(Explosion(angle: 200, spacing: -4) == Explosion(angle: 75, spacing: 1))
    #expect(Explosion(angle: -200, spacing: 1e9) == Explosion(angle: -75, spacing: 2000))
  }

  @Test("a step that is moved is moved after its transform")
  func movedTransforms() {
    let slant = Transform(a: 2, b: 0.5, c: -0.25, d: 1, tx: 7, ty: -3)
    let shift = CGSize(width: 30, height: 40)
    guard
      case .begin(.transform(let moved)) = DrawingCommand.Step.begin(.transform(slant))
        .moved(by: shift)
    else {
      Issue.record("no transform")
      return
    }
    let point = CGPoint(x: 5, y: 6)
    let there = CGPoint(x: 35, y: 46).applying(moved)
    let here = point.applying(slant)
    #expect(there == CGPoint(x: here.x + 30, y: here.y + 40))
  }
}
