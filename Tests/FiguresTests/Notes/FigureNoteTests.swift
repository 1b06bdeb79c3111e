import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Notes on figures")
struct FigureNoteTests {
  /// A canvas with two boxes side by side, a guide between them and a hidden view.
  private var tree: SolvedTree {
    var builder = TreeBuilder(300, 200)
    builder.view("left", [40, 80, 60, 40])
    builder.view("right", [200, 80, 60, 40])
    builder.guide("gap", [100, 80, 100, 40])
    builder.view("hidden", [0, 0, 10, 10], isHidden: true)
    return builder.tree
  }

  private func drawing(
    _ notes: [FigureNote], of tree: SolvedTree? = nil, margin: CGFloat? = nil
  ) -> Drawing {
    var options = FigureOptions(overlays: [.guides])
    options.notes = notes
    options.paper.margin = margin.map { .points($0) } ?? .standard
    return Drawing(of: tree ?? self.tree, options: options, measure: fixedTextMeasure)
  }

  /// Whether a box is outside of a frame on a side.
  private func isBeside(
    _ box: CGRect, _ frame: CGRect, _ side: FigureNote.Side, _ direction: LayoutDirection
  ) -> Bool {
    switch side {
    case .top: box.maxY < frame.minY
    case .bottom: box.minY > frame.maxY
    case .leading, .trailing:
      (side == .leading) == (direction == .leftToRight)
        ? box.maxX < frame.minX : box.minX > frame.maxX
    }
  }

  private func commands(of identifier: String, in drawing: Drawing) -> [DrawingCommand] {
    drawing.commands.filter { $0.tag?.kind == .note && $0.tag?.identifier == identifier }
  }

  private func box(of text: String, in drawing: Drawing) throws -> CGRect {
    try #require(drawing.texts.first { $0.text == text }).box
  }

  @Test("stand beside what they are about, and are known by id and kind")
  func text() throws {
    let drawing = drawing([
      FigureNote(.text("Words", at: .init("left")), identifier: "why"),
      FigureNote(.text("More words", at: .init("right", .top))),
    ])
    let words = try box(of: "Words", in: drawing)
    #expect(!overlaps(words, CGRect(x: 40, y: 80, width: 60, height: 40)))
    #expect(overlaps(words.insetBy(dx: -8, dy: -8), CGRect(x: 40, y: 80, width: 60, height: 40)))
    #expect(commands(of: "why", in: drawing).allSatisfy { $0.tag?.className == "text" })
    #expect(!commands(of: "note-2", in: drawing).isEmpty)
    #expect(drawing.omissions.isEmpty)
  }

  @Test("a callout's line begins on what it is about, at a dot")
  func callout() throws {
    let drawing = drawing([FigureNote(.callout("A box", at: .init("left")))])
    let dots = commands(of: "note-1", in: drawing).compactMap { command -> CGRect? in
      if case .roundedFill(let box, _, _) = command.step { return box }
      return nil
    }
    let frame = CGRect(x: 40, y: 80, width: 60, height: 40)
    #expect(dots.count == 2)
    for dot in dots {
      let center = CGPoint(x: dot.midX, y: dot.midY)
      #expect(frame.insetBy(dx: -1, dy: -1).contains(center))
      #expect(!frame.insetBy(dx: 1, dy: 1).contains(center))
    }
    #expect(try !overlaps(box(of: "A box", in: drawing), frame))
  }

  @Test(
    "a callout stands on the side that was asked for",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func calloutSide(direction: LayoutDirection) throws {
    var tree = tree
    tree.direction = direction
    let frame = CGRect(x: 200, y: 80, width: 60, height: 40)
    for side in FigureNote.Side.allCases {
      let note = FigureNote(.callout("A box", at: .init("right"), side: side))
      let drawing = drawing([note], of: tree, margin: 100)
      let box = try box(of: "A box", in: drawing).offsetBy(dx: -100, dy: -100)
      #expect(isBeside(box, frame, side, direction), "\(side)")
    }
  }

  @Test("break into more lines where there is little room, and never across an edge")
  func narrowRoom() throws {
    let words = "Several words beside a wide view"
    var builder = TreeBuilder(280, 60)
    for (number, left) in [CGFloat(0), 50].enumerated() {
      builder.view("narrow \(number)", [left, 0, 50, 60])
    }
    builder.view("wide", [100, 0, 80, 60])
    let note = FigureNote(.callout(words, at: .init("wide")))
    let drawing = drawing([note], of: builder.tree)
    let box = try box(of: words, in: drawing)
    #expect(box.minX > 180 && holds(CGRect(x: 0, y: 0, width: 280, height: 60), box))
    let run = try #require(drawing.texts.first { $0.text == words })
    #expect(try #require(run.wrapping).lineLimit > 1)
    // With less room yet it is left out, where before it lay on the edge.
    builder.view("left", [180, 0, 50, 60])
    builder.view("right", [230, 0, 50, 60])
    #expect(self.drawing([note], of: builder.tree).omissions == [.note(words)])
  }

  @Test("a marker has its words in the legend below the canvas")
  func marker() throws {
    let plain = drawing([])
    let drawing = drawing([
      FigureNote(.marker("1", at: .init("left"), words: "The first")),
      FigureNote(.marker("2", at: .init("gap"), words: nil)),
      FigureNote(.legend("A guide", of: .init("gap"))),
    ])
    #expect(drawing.texts.filter { $0.text == "1" }.count == 2)
    #expect(drawing.texts.filter { $0.text == "2" }.count == 1)
    #expect(drawing.pixelHeight > plain.pixelHeight)
    for words in ["The first", "A guide"] {
      #expect(try box(of: words, in: drawing).minY > Page.padding + 200)
    }
  }

  @Test(
    "a bracket lies along its items, on the side that was asked for",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func bracket(direction: LayoutDirection) throws {
    var tree = tree
    tree.direction = direction
    let frames = CGRect(x: 40, y: 80, width: 220, height: 40)
    for side in FigureNote.Side.allCases {
      let note = FigureNote(
        .bracket("Both", over: [.init("left"), .init("right")], side: side))
      let drawing = drawing([note], of: tree)
      let strokes = commands(of: "note-1", in: drawing).compactMap { command -> CGRect? in
        if case .fill(let box, _) = command.step { return box }
        return nil
      }
      let bar = try #require(strokes.max { $0.width + $0.height < $1.width + $1.height })
      #expect(isBeside(bar, frames, side, direction), "\(side)")
      let isAcross = side == .top || side == .bottom
      #expect(isAcross ? bar.width == frames.width : bar.height == frames.height)
    }
  }

  @Test("an arrow goes from edge to edge, around what is in its way")
  func arrow() throws {
    func line(_ drawing: Drawing) throws -> [CGPoint] {
      try #require(
        commands(of: "note-1", in: drawing).compactMap { command -> [CGPoint]? in
          if case .polyline(let points, 1.25, _) = command.step { return points }
          return nil
        }.first)
    }
    let arrow = FigureNote(.arrow("to", from: .init("left"), to: .init("right")))
    let straight = try line(drawing([arrow]))
    #expect(straight.count == 2)
    #expect(straight[0].x == 100 && straight[1].x > 195 && straight[1].x <= 200)
    #expect(straight[0].y == straight[1].y)
    var builder = TreeBuilder(300, 200)
    builder.view("left", [40, 80, 60, 40])
    builder.view("wall", [120, 60, 60, 80])
    builder.view("right", [200, 80, 60, 40])
    let around = try line(drawing([arrow], of: builder.tree))
    #expect(around.count == 4)
    #expect(around.allSatisfy { $0.y <= 80 } || around.allSatisfy { $0.y >= 120 })
  }

  @Test("long words take several lines of about one length")
  func wrapping() throws {
    let words = "This guide keeps the two boxes apart, however wide the canvas becomes"
    let drawing = drawing([FigureNote(.callout(words, at: .init("gap")))], margin: 120)
    let run = try #require(drawing.texts.first { $0.text == words })
    let wrapping = try #require(run.wrapping)
    #expect(wrapping.lineLimit > 1)
    #expect(run.width <= NoteText.widest)
    #expect(fixedTextMeasure(words, run.font, run.width).lineCount == wrapping.lineLimit)
  }

  @Test("what is hidden, gone or without room is left out with a word")
  func omissions() {
    let hidden = drawing([
      FigureNote(.text("Nobody sees it", at: .init("hidden"))),
      FigureNote(.arrow(nil, from: .init("left"), to: .init("nowhere"))),
    ])
    #expect(
      hidden.omissions == [
        .noteSubject("arrow", item: "nowhere"), .noteSubject("Nobody sees it", item: "hidden"),
      ])
    #expect(
      hidden.omissions.map { FigureOmission.sentence($0.description) } == [
        "there is no place for the note 'arrow': 'nowhere' is not in the picture",
        "there is no place for the note 'Nobody sees it': 'hidden' is not in the picture",
      ])
    #expect(!hidden.omissions.contains { FigureOmission.isLackOfSpace($0.description) })
    var builder = TreeBuilder(60, 40)
    builder.view("full", [0, 0, 60, 40])
    let crowded = drawing(
      [FigureNote(.callout("Far too many words for it", at: .init("full")))], of: builder.tree)
    #expect(crowded.omissions == [.note("Far too many words for it")])
  }

  @Test("lie on no outline of a guide, and their lines run along no dimension line")
  func quietPlaces() throws {
    var builder = TreeBuilder(300, 200)
    let left = builder.view("left", [40, 80, 60, 40])
    builder.view("right", [200, 80, 60, 40])
    builder.guide("gap", [30, 20, 240, 52])
    builder.constraint(left, .width, constant: 60)
    var options = FigureOptions(overlays: [.guides, .constraints])
    options.notes = [
      FigureNote(.text("Words above it", at: .init("left", .top))),
      FigureNote(.callout("Words at the end of a line", at: .init("left"), side: .bottom)),
      FigureNote(.arrow("leads to", from: .init("left"), to: .init("right"))),
    ]
    let drawing = Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
    #expect(drawing.omissions == [])
    #expect(drawing.makeshiftCount == 0)
    let words = try box(of: "Words above it", in: drawing)
    let outline = CGRect(x: 30, y: 71, width: 240, height: 1)
    #expect(!overlaps(words, outline))
    // The line of the width is below the view.
    let lines = drawing.commands.compactMap { command -> CGRect? in
      guard command.tag?.kind == .constraint, case .fill(let box, _) = command.step,
        box.width == 60
      else { return nil }
      return box
    }
    let line = try #require(lines.first)
    for command in commands(of: "note-2", in: drawing) {
      guard case .fill(let leader, _) = command.step else { continue }
      #expect(leader.height > leader.width || !overlaps(leader, line.insetBy(dx: 0, dy: -3)))
    }
    for command in commands(of: "note-3", in: drawing) {
      guard case .polyline(let points, _, _) = command.step, points.count == 2 else { continue }
      // Not along the views' upper edges.
      #expect(points.allSatisfy { $0.y > 81 && $0.y < 119 })
    }
  }

  @Test("are left out of the legend if their mark has no place")
  func marksWithoutPlace() {
    var builder = TreeBuilder(30, 20)
    builder.view("full", [0, 0, 30, 20], Appearance(text: "Full"))
    let notes = (0..<9).map {
      FigureNote(.marker("\($0)", at: .init("full"), words: "The words of \($0)"))
    }
    let drawing = drawing(notes, of: builder.tree)
    #expect(!drawing.omissions.isEmpty)
    for number in 0..<9 {
      let isMarked = drawing.texts.filter { $0.text == "\(number)" }.count == 2
      #expect(drawing.texts.contains { $0.text == "The words of \(number)" } == isMarked)
      #expect(drawing.summary.contains("'The words of \(number)'") == isMarked)
    }
  }

  @Test("about what a crop leaves out, or only touches, are left out")
  func croppedSubjects() {
    var options = FigureOptions(overlays: [.guides, .names])
    options.paper.crop = .init("left")
    options.paper.margin = .points(60)
    options.notes = [
      FigureNote(.arrow("there", from: .init("left"), to: .init("right"))),
      FigureNote(.callout("the gap", at: .init("gap"))),
    ]
    let drawing = Drawing(of: tree, options: options, measure: fixedTextMeasure)
    #expect(
      drawing.omissions == [
        .noteSubject("there", item: "right"), .noteSubject("the gap", item: "gap"),
      ])
    #expect(drawing.texts.map(\.text) == ["left"])
  }

  @Test("show the tints of guides and bands on swatches in the legend")
  func swatches() {
    var builder = TreeBuilder(300, 200)
    builder.guide("gap", [40, 80, 60, 40])
    builder.systemGuide(.layoutMargins, [16, 16, 268, 168])
    var options = FigureOptions(overlays: [.guides, .tints, .margins])
    options.notes = [
      FigureNote(.legend("A gap", of: .init("gap"))),
      FigureNote(.legend("The margins", of: .init("root.margins"))),
    ]
    let drawing = Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
    let palette = Theme.light.palette
    let swatch = CGSize(width: 22, height: 13)
    #expect(
      drawing.commands.contains { command in
        guard case .fill(let box, let color) = command.step else { return false }
        return box.size == swatch
          && color == palette.guide(0).color.opacity(palette.tintOpacity)
      })
    #expect(
      drawing.commands.contains { command in
        guard case .band(let box, _, .zero, _, _) = command.step else { return false }
        return box.size == swatch
      })
  }

  @Test("explain no outline of a guide that the figure does not have")
  func swatchOfUnshownGuide() {
    var builder = TreeBuilder(300, 200)
    builder.guide("gap", [40, 80, 60, 40])
    var options = FigureOptions(overlays: [.names])
    options.notes = [FigureNote(.legend("A gap", of: .init("gap")))]
    let drawing = Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
    #expect(!drawing.texts.contains { $0.text == "A gap" })
    #expect(
      drawing.omissions.map(\.description) == ["the note 'A gap': 'gap' is not in the picture"])
    options.emphasis.items = ["gap"]
    let emphasized = Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
    #expect(emphasized.texts.contains { $0.text == "A gap" })
  }
}
