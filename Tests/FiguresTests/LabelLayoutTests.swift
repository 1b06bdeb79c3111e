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
}
