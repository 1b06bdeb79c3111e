import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Dimension lines")
struct MeasureTests {
  private func drawing(
    _ builder: TreeBuilder, _ overlays: Set<Overlay> = [.constraints, .guides]
  ) -> Drawing {
    Drawing(
      of: builder.tree, options: FigureOptions(overlays: overlays), measure: fixedTextMeasure)
  }

  /// The long strokes along an axis that belong to constraints.
  private func strokes(_ drawing: Drawing, _ axis: LayoutConstraint.Axis) -> [CGRect] {
    drawing.commands.compactMap { command in
      let isMeasure = command.tag?.className == "constraint" || command.tag?.className == "View"
      guard isMeasure, case .fill(let frame, _) = command.step else { return nil }
      let (length, width) =
        axis == .horizontal ? (frame.width, frame.height) : (frame.height, frame.width)
      return width == 1 && length > 8 ? frame : nil
    }
  }

  @Test("are crossed out where their constraint does not hold, also without conflicts")
  func unmet() throws {
    for (holds, priority) in [(true, Float(750)), (false, 750), (false, 1000)] {
      var builder = TreeBuilder(200, 100)
      let view = builder.view("view", [20, 20, 120, 40])
      builder.constraint(view, .width, constant: 80, priority: priority, holds: holds)
      let drawing = drawing(builder)
      let crosses = drawing.commands.filter { command in
        if case .line = command.step { command.tag?.className == "constraint" } else { false }
      }
      #expect(drawing.figures.map(\.text).first?.hasPrefix("80") == true)
      // Two strokes through the line, and one through its number.
      #expect(crosses.count == (holds ? 0 : 3))
      #expect(drawing.commands.allSatisfy { $0.tag?.verdict == nil })
    }
  }

  @Test("leave out distances of zero")
  func zeroDistance() {
    var builder = TreeBuilder(200, 100)
    let left = builder.view("left", [20, 20, 60, 40])
    let right = builder.view("right", [80, 20, 60, 40])
    builder.constraint(right, .leading, to: (left, .trailing))
    let drawing = drawing(builder)
    #expect(drawing.figures.isEmpty && strokes(drawing, .horizontal).isEmpty)
    #expect(drawing.omissions.isEmpty)
  }

  @Test(
    "print what a constraint says as people write it",
    arguments: [
      (CGFloat(1), CGFloat(0), LayoutConstraint.Relation.equal, Float(1000), "= other"),
      (0.5, 0, .equal, 1000, "½ other"), (1, -8, .equal, 750, "= other − 8 @750"),
      (2, 4, .greaterThanOrEqual, 1000, "≥ 2 × other + 4"), (0.62, 0, .equal, 1000, "0.62 × other"),
      (2 / 3, 0, .lessThanOrEqual, 1000, "≤ 2/3 other"),
    ])
  func relatesExtents(
    multiplier: CGFloat, constant: CGFloat, relation: LayoutConstraint.Relation, priority: Float,
    text: String
  ) {
    var builder = TreeBuilder(400, 300)
    let view = builder.view("view", [20, 20, 200, 40])
    let other = builder.view("other", [20, 200, 200, 40])
    builder.constraint(
      view, .width, relation, to: (other, .width), multiplier: multiplier, constant: constant,
      priority: priority)
    #expect(drawing(builder).figures.map(\.text) == [text])
  }

  @Test("print numbers, shares of the owner, the view's own sides and ratios")
  func printsOtherForms() {
    var builder = TreeBuilder(600, 600)
    let view = builder.view("view", [100, 100, 160, 90])
    builder.constraint(view, .height, .greaterThanOrEqual, constant: 44)
    builder.constraint(view, .width, to: (0, .width), multiplier: 0.25)
    builder.constraint(view, .width, to: (view, .height), multiplier: 16 / 9)
    builder.constraint(view, .height, to: (view, .width), multiplier: 9 / 16)
    builder.constraint(view, .height, to: (view, .width))
    builder.constraint(view, .width, constant: 580 / 3)
    #expect(
      Set(drawing(builder).figures.map(\.text)) == [
        "≥ 44", "¼", "16:9", "16:9", "= width", "193.33",
      ])
  }

  @Test("turn a distance round so that it is positive")
  func distancesArePositive() {
    var builder = TreeBuilder(400, 100)
    let first = builder.view("first", [20, 20, 100, 40])
    let second = builder.view("second", [160, 20, 100, 40])
    builder.constraint(first, .trailing, .lessThanOrEqual, to: (second, .leading), constant: -40)
    #expect(drawing(builder).figures.map(\.text) == ["≥ 40"])
  }

  @Test("lie in lanes, shorter ones nearer to what they measure")
  func lanesStack() throws {
    var builder = TreeBuilder(400, 300)
    let narrow = builder.view("narrow", [100, 6, 60, 40])
    let wide = builder.view("wide", [40, 6, 300, 40])
    builder.constraint(wide, .width, constant: 300)
    builder.constraint(narrow, .width, constant: 60)
    let lines = strokes(drawing(builder), .horizontal).filter { $0.minY > 46 }
    let short = try #require(lines.first { $0.width == 60 })
    let long = try #require(lines.first { $0.width == 300 })
    #expect(short.minY < long.minY)
  }

  @Test("share a lane where they are of one row, and one figure where they are the same")
  func lanesAreShared() {
    var builder = TreeBuilder(400, 200)
    for place in 0..<4 {
      let view = builder.view("view\(place)", [20 + CGFloat(place) * 90, 60, 80, 40])
      builder.constraint(view, .width, constant: 80)
      builder.constraint(view, .height, constant: 40)
    }
    let drawing = drawing(builder)
    let lines = strokes(drawing, .horizontal).filter { $0.width == 80 }
    #expect(lines.count == 4)
    #expect(Set(lines.map(\.minY)).count == 1)
    #expect(drawing.figures.filter { $0.text == "40" }.count == 1)
  }

  @Test("move a figure out that has no room, on a leader")
  func narrowOnesHaveLeaders() throws {
    var builder = TreeBuilder(400, 100)
    let first = builder.view("first", [20, 20, 40, 60])
    let second = builder.view("second", [66, 20, 40, 60])
    builder.constraint(second, .leading, to: (first, .trailing), constant: 6)
    let drawing = drawing(builder)
    let figure = try #require(drawing.figures.first)
    #expect(figure.text == "6")
    let leaders = strokes(drawing, .horizontal) + strokes(drawing, .vertical)
    let touches = leaders.contains { $0.insetBy(dx: -4, dy: -4).intersects(figure.box) }
    #expect(touches || figure.box.minX >= 60 && figure.box.maxX <= 66)
  }

  @Test("are dashed where the constraint is not required, and crossed out where it was broken")
  func saysWhatHolds() {
    var builder = TreeBuilder(400, 200)
    let view = builder.view("view", [100, 60, 120, 40])
    builder.constraint(view, .width, constant: 120)
    builder.constraint(view, .width, constant: 80, holds: false)
    builder.constraint(view, .height, constant: 40, priority: 750)
    builder.conflict(1, because: [0])
    let drawing = drawing(builder, [.constraints, .conflicts])
    let steps = drawing.commands.map(\.description)
    #expect(steps.contains { $0.hasPrefix("dashes") && $0.contains("[constraint view.") })
    // The line, its number and the legend are crossed out.
    let crosses = steps.filter { $0.hasPrefix("line ") }
    #expect(crosses.count == 2 + 1 + 2)
    #expect(Set(drawing.figures.map(\.text)) == ["120", "80", "40 @750"])
    let red = Theme.light.palette.conflict
    #expect(drawing.figures.filter { $0.color == red }.count == 2)
  }

  @Test("fall on whole pixels at every scale", arguments: [CGFloat(1), 1.5, 2, 3])
  func fallOnPixels(scale: CGFloat) {
    var builder = TreeBuilder(320, 200, scale: scale)
    let view = builder.view("view", [100, 60, 120, 40])
    builder.constraint(view, .width, constant: 120)
    builder.constraint(view, .leading, to: (0, .leading), constant: 100)
    for command in drawing(builder).commands {
      guard command.tag?.className == "constraint", case .fill(let frame, _) = command.step else {
        continue
      }
      for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
        #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
      }
    }
  }

  @Test("show extents as they came to be, thirds with two decimals")
  func showsExtents() {
    var builder = TreeBuilder(400, 200)
    let view = builder.view("view", [100, 60, 113, 40])
    builder.change(view) { $0.exactFrame.size.width = 340 / 3 }
    #expect(Set(drawing(builder, [.dimensions]).figures.map(\.text)) == ["113.33", "40"])
  }
}
