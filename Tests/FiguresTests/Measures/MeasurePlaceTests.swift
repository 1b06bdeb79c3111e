import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Places of dimension lines and their figures")
struct MeasurePlaceTests {
  private func drawing(
    _ builder: TreeBuilder, _ overlays: Set<Overlay> = [.dimensions, .guides]
  ) -> Drawing {
    Drawing(
      of: builder.tree, options: FigureOptions(overlays: overlays), measure: fixedTextMeasure)
  }

  /// What the letters of a figure, which has no descenders, fill.
  private func letters(_ run: TextRun) -> CGRect {
    let height = LetterMetrics(run.font).capHeight
    return CGRect(x: run.left, y: run.position.y - height, width: run.width, height: height)
  }

  private func isHalf(_ run: TextRun, on frame: CGRect) -> Bool {
    overlaps(letters(run), frame) && !holds(frame, letters(run))
  }

  @Test("a figure stands on paper rather than on the view beside its line")
  func keepsOffOtherViews() {
    var builder = TreeBuilder(390, 240)
    let views = [[16, 0, 46, 21], [70, 8, 60, 24], [153, 210, 84, 30]] as [[CGFloat]]
    for (number, frame) in views.enumerated() { builder.view("view\(number)", frame) }
    let figures = drawing(builder).figures
    #expect(Set(figures.map(\.text)) == ["46", "21", "60", "24", "84", "30"])
    for run in figures {
      for item in builder.tree.items.dropFirst() {
        let own = [item.rootFrame.width, item.rootFrame.height].map { "\(Int($0))" }
        #expect(
          own.contains(run.text)
            ? !isHalf(run, on: item.rootFrame) : !overlaps(letters(run), item.rootFrame),
          "\(run.text), \(item.identifier)")
      }
    }
  }

  @Test("a figure stands beside a guide's outline, not across it")
  func keepsOffOutlines() throws {
    var builder = TreeBuilder(390, 240)
    builder.guide("rest", [16, 48, 358, 192])
    let rest = CGRect(x: 16, y: 48, width: 358, height: 192)
    let figure = try #require(drawing(builder).figures.first { $0.text == "192" })
    #expect(!isHalf(figure, on: rest))
  }

  @Test("a figure too wide for the margin beside a guide stands off its outline, at a leader")
  func leadsOverOutlines() throws {
    var builder = TreeBuilder(320, 480)
    let column = CGRect(x: 16, y: 12, width: 288, height: 456)
    builder.guide("column", [16, 12, 288, 456])
    for (number, y) in [20, 120].enumerated() {
      builder.view("card\(number)", [16, CGFloat(y), 288, 80])
    }
    let figure = try #require(drawing(builder).figures.first { $0.text == "456" })
    #expect(!isHalf(figure, on: column))
    for item in builder.tree.items.dropFirst(2) {
      #expect(!overlaps(letters(figure), item.rootFrame))
    }
  }

  @Test("equal extents that are drawn once are of all the views they are of")
  func mergesWhatIsMeasured() {
    let frames = [0, 104, 208].map { CGRect(x: $0, y: 8, width: 96, height: 184) }
    let measures = frames.map { frame in
      Measure(
        axis: .vertical, start: 8, end: 192, text: "184", ends: (frame, frame), isGap: false,
        color: .black, mark: .none, tag: DrawingCommand.Tag(.view, identifier: "", className: ""))
    }
    let merged = measures.merged(in: .black)
    #expect(merged.count == 1)
    #expect(frames.allSatisfy { merged[0].measured.contains($0) })
  }

  @Test("a figure too wide for the margin stands beyond an end of its line, in the picture")
  func standsBeyondAnEnd() throws {
    var builder = TreeBuilder(300, 260)
    let view = CGRect(x: 16, y: 40, width: 268, height: 100)
    builder.view("view", [16, 40, 268, 100])
    let drawing = drawing(builder)
    let figure = try #require(drawing.figures.first { $0.text == "100" })
    #expect(!overlaps(letters(figure), view))
    #expect(figure.box.minY > view.maxY || figure.box.maxY < view.minY)
    #expect(holds(drawing.bounds.insetBy(dx: 2, dy: 1), figure.box))
  }

  @Test("a figure stands in no container that holds nothing of what it measures")
  func keepsOutOfOtherContainers() throws {
    var builder = TreeBuilder(320, 140)
    let first = builder.view("first", [20, 2, 180, 60])
    builder.view("title", [30, 10, 160, 20], in: first)
    let second = builder.view("second", [20, 64, 280, 70])
    builder.view("text", [30, 110, 100, 20], in: second)
    let figure = try #require(drawing(builder).figures.first { $0.text == "180" })
    #expect(!overlaps(letters(figure), CGRect(x: 20, y: 64, width: 280, height: 70)))
  }

  @Test("a line does not run along a guide's outline")
  func keepsOffParallelOutlines() {
    var builder = TreeBuilder(300, 200)
    builder.view("view", [60, 40, 120, 40])
    // Where the first lane below the view would be.
    builder.guide("guide", [40, 91, 200, 60])
    let lines = drawing(builder).commands.compactMap { command -> CGRect? in
      guard command.tag?.identifier == "view", case .fill(let box, _) = command.step else {
        return nil
      }
      return box.width == 120 && box.height == 1 ? box : nil
    }
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { abs($0.midY - 91) > 3 })
  }

  @Test("an extent that a constraint states is drawn once")
  func saysThingsOnce() {
    var builder = TreeBuilder(300, 200)
    let view = builder.view("view", [60, 40, 120, 40])
    builder.constraint(view, .height, constant: 40)
    builder.constraint(view, .width, .greaterThanOrEqual, constant: 100)
    let overlays: Set<Overlay> = [.constraints, .dimensions]
    #expect(drawing(builder, overlays).figures.map(\.text).sorted() == ["120", "40", "≥ 100"])
  }

  @Test("an extent that a part of a conflict states is drawn once")
  func saysConflictsOnce() {
    var builder = TreeBuilder(300, 200)
    let view = builder.view("view", [60, 40, 120, 40])
    builder.constraint(view, .width, constant: 120)
    builder.constraint(view, .width, constant: 80, holds: false)
    builder.conflict(1, because: [0])
    let overlays: Set<Overlay> = [.conflicts, .constraints, .dimensions]
    #expect(drawing(builder, overlays).figures.map(\.text).sorted() == ["120", "40", "80"])
  }

  @Test("no pale line goes through a text, whichever comes first", arguments: 0..<20)
  func witnesses(seed: Int) {
    let drawing = Drawing(
      of: RandomTree(seed: seed).tree,
      options: FigureOptions(overlays: [.dimensions, .constraints, .names, .guides]),
      measure: fixedTextMeasure)
    let pale = drawing.commands.compactMap { command -> CGRect? in
      guard case .fill(let box, let color) = command.step, color.alphaComponent == 0.35 else {
        return nil
      }
      return box
    }
    for run in drawing.texts {
      for line in pale {
        let shared = line.intersection(run.box)
        // Letters reach a little beyond what they label, where such a line begins.
        let isCrossed = overlaps(line, run.box) && max(shared.width, shared.height) > 2.5
        #expect(!isCrossed, "seed \(seed): \(run.text) at \(run.box), \(line)")
      }
    }
  }
}
