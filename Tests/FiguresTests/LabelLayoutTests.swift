import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite struct LabelLayoutTests {
  /// A generator of pseudo-random numbers (SplitMix64) that a seed replays.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private func randomTree(seed: UInt64) -> SolvedTree {
    var generator = Generator(state: seed)
    let scale: CGFloat = [1, 1.5, 2, 3].randomElement(using: &generator) ?? 1
    var builder = TreeBuilder(320, 240, scale: scale)
    var owners = [0]
    for number in 0..<Int.random(in: 2...40, using: &generator) {
      let frame = [
        CGFloat.random(in: -40...320, using: &generator),
        CGFloat.random(in: -40...240, using: &generator),
        CGFloat.random(in: 0...160, using: &generator),
        CGFloat.random(in: 0...90, using: &generator),
      ].map { ($0 * scale).rounded() / scale }
      let name = String(repeating: "name", count: 1 + number % 4) + "\(number)"
      let owner = owners.randomElement(using: &generator) ?? 0
      if Bool.random(using: &generator) {
        owners.append(builder.view(name, frame, in: owner))
      } else {
        builder.guide(name, frame, in: owner)
      }
    }
    builder.systemGuide(.layoutMargins, [16, 0, 288, 240])
    builder.systemGuide(.safeArea, [0, 20, 320, 200])
    addConstraints(to: &builder, &generator)
    return builder.tree
  }

  /// Relates items at random; a picture of them need make no sense, but texts have to keep apart.
  private func addConstraints(to builder: inout TreeBuilder, _ generator: inout Generator) {
    let items = builder.tree.items.indices
    let places: [LayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
    let heights: [LayoutConstraint.Attribute] = [.top, .bottom, .centerY]
    for number in 0..<Int.random(in: 0...24, using: &generator) {
      guard let first = items.randomElement(using: &generator),
        let second = items.randomElement(using: &generator), first != second
      else { continue }
      let constant = CGFloat(Int.random(in: -20...20, using: &generator))
      let priority: Float = Bool.random(using: &generator) ? 1000 : 750
      switch number % 4 {
      case 0: builder.constraint(first, .width, constant: abs(constant), priority: priority)
      case 1: builder.constraint(first, .height, to: (second, .height))
      case 2:
        builder.constraint(
          first, places[number % 3], to: (second, places[(number / 3) % 3]), constant: constant)
      default:
        builder.constraint(first, heights[number % 3], to: (second, heights[number % 3]))
      }
    }
    if builder.tree.constraints.count > 1 { builder.conflict(0, because: [1]) }
    for item in items where Int.random(in: 0..<4, using: &generator) == 0 {
      builder.change(item) { item in
        item.alternative = item.rootFrame.offsetBy(dx: 30, dy: 10)
        item.metrics.baselines = item.rootFrame.minY...item.rootFrame.maxY
        item.metrics.contentWidth = SolvedTree.Item.ContentExtent(
          length: 40, hugging: .defaultLow, compressionResistance: .defaultHigh)
      }
    }
  }

  @Test("no two texts overlap, none leaves the picture and none is cut", arguments: 0..<200)
  func keepsTextsApart(seed: Int) {
    let tree = randomTree(seed: UInt64(seed))
    var options = FigureOptions(overlays: Set(Overlay.allCases), title: "Title")
    options.subjects[.attributes] = [tree.items[1].identifier]
    let drawing = Drawing(of: tree, options: options, measure: fixedTextMeasure)
    let runs = texts(drawing)
    #expect(!runs.isEmpty)
    for (index, run) in runs.enumerated() {
      #expect(holds(drawing.bounds, run.box), "seed \(seed): \(run)")
      if run.wrapping == nil {
        #expect(
          run.width == fixedTextMeasure(run.text, run.font, nil).width, "seed \(seed): \(run)")
      }
      for other in runs[(index + 1)...] {
        #expect(!overlaps(run.box, other.box), "seed \(seed): \(run) and \(other)")
      }
    }
  }

  @Test("ten thousand names are placed", .timeLimit(.minutes(1)))
  func placesMany() {
    var builder = TreeBuilder(4000, 4000)
    for number in 0..<10_000 {
      let (row, column) = (number / 100, number % 100)
      builder.guide("g\(number)", [CGFloat(column) * 40, CGFloat(row) * 40 + 16, 36, 20])
    }
    #expect(texts(Drawing(of: builder.tree, measure: fixedTextMeasure)).count == 10_000)
  }

  @Test("baselines are on whole pixels", arguments: 0..<20)
  func keepsBaselinesOnPixels(seed: Int) {
    let tree = randomTree(seed: UInt64(seed))
    for run in texts(Drawing(of: tree, measure: fixedTextMeasure)) {
      let baseline = run.position.y * tree.canvas.scale
      #expect(abs(baseline - baseline.rounded()) < 1e-9, "seed \(seed): \(run)")
    }
  }

  @Test("the same tree makes the same drawing", arguments: 0..<20)
  func repeats(seed: Int) {
    let tree = randomTree(seed: UInt64(seed))
    let drawings = (0..<2).map { _ in Drawing(of: tree, measure: fixedTextMeasure) }
    #expect(drawings[0] == drawings[1])
  }

  @Test("a guide's name stands above, else inside, else at the end of a leader")
  func prefersAbove() throws {
    var builder = TreeBuilder(200, 100)
    builder.guide("above", [20, 40, 60, 30])
    builder.guide("inside", [100, 0, 80, 30])
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    let boxes = Dictionary(uniqueKeysWithValues: texts(drawing).map { ($0.text, $0.box) })
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

  private func texts(_ drawing: Drawing) -> [TextRun] {
    drawing.commands.compactMap { command in
      if case .text(let run) = command.step { return run }
      return nil
    }
  }
}
