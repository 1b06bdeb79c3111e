import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("What has no place in a figure")
struct OmissionTests {
  private func names(_ drawing: Drawing) -> [String] {
    drawing.texts.map(\.text)
  }

  @Test("a view too small for its name has it beside, at the end of a leader where it must")
  func smallViews() throws {
    var builder = TreeBuilder(200, 100)
    builder.view("wall", [0, 0, 200, 40])
    builder.view("dot", [100, 42, 4, 4])
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    #expect(names(drawing).contains("dot"))
    #expect(drawing.omissions.isEmpty)
  }

  @Test("a container's name stands on no other container, which one would take it for")
  func strangers() {
    var builder = TreeBuilder(200, 100)
    for number in 0..<3 {
      let y = CGFloat(number) * 34
      let card = builder.view("card\(number)", [4, y, 192, 30])
      builder.view("page\(number)", [6, y + 2, 188, 20], in: card)
    }
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    for command in drawing.commands {
      guard case .text(let run) = command.step, run.text.hasPrefix("card") else { continue }
      let other = builder.tree.items.first {
        $0.identifier.hasPrefix("card") && $0.identifier != run.text
          && holds($0.rootFrame, run.box)
      }
      #expect(other == nil, "\(run.text) on \(other?.identifier ?? "")")
    }
  }

  @Test("is noted for leaves, containers, segments, ghosts, ticks and system guides")
  func kinds() throws {
    var builder = TreeBuilder(24, 12)
    let box = builder.view("container", [2, 2, 20, 8])
    builder.view("leaf", [2, 2, 20, 8], in: box, Appearance(text: "Far too long"))
    builder.systemGuide(.layoutMargins, [0, 0, 24, 12])
    builder.change(box) { $0.alternative = CGRect(x: 4, y: 2, width: 20, height: 8) }
    var options = FigureOptions(overlays: [.names, .margins, .ambiguity])
    #expect(
      Drawing(of: builder.tree, options: options, measure: fixedTextMeasure).omissions
        .map(\.description) == [
          "the name of 'container?'", "the text of 'leaf'", "the name of 'root.margins'",
        ])
    options.overlays = []
    #expect(
      Drawing(of: builder.tree, options: options, measure: fixedTextMeasure).omissions
        == [.label("leaf")])
  }

  @Test("what is not on the canvas, or hidden by another view, is not missed")
  func unseen() {
    var builder = TreeBuilder(60, 40)
    builder.view("away", [70, 0, 10, 2])
    builder.view("buried", [10, 10, 4, 2])
    builder.view("top", [0, 0, 60, 40])
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    #expect(names(drawing) == ["top"])
    #expect(drawing.omissions.isEmpty)
  }

  @Test("changes without room for their words are noted, each item once")
  func changes() {
    var older = TreeBuilder(40, 24)
    var newer = TreeBuilder(40, 24)
    for number in 0..<12 {
      let x = CGFloat(number) * 3
      older.view("v\(number)", [x, 2, 2, 4])
      newer.view("v\(number)", [x + CGFloat(number % 5), 12, 2, 6])
    }
    let drawing = Drawing(
      of: SolvedTreeComparison(before: older.tree, after: newer.tree),
      options: FigureOptions(overlays: []), measure: fixedTextMeasure)
    let missing = drawing.omissions.filter { if case .change = $0 { true } else { false } }
    #expect(!missing.isEmpty)
    #expect(Set(missing).count == missing.count)
  }

  @Test("thousands of views too small for a name are noted, and few have leaders")
  func crowds() {
    var builder = TreeBuilder(400, 400)
    for number in 0..<2_000 {
      builder.view("v\(number)", [CGFloat(number % 50) * 8, CGFloat(number / 50) * 8, 3, 3])
    }
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    #expect(names(drawing).count <= 48)
    #expect(names(drawing).count + drawing.omissions.count == 2_000)
  }
}
