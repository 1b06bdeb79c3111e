import Foundation
import Testing

@testable import AutoLayout

/// A stack of views of 40×10 (a), 60×20 (b) and 20×30 (c), 10 apart, in a row, aligned at the top,
/// as large as it wants, and what is done to it.
struct StackExample: Sendable, CustomTestStringConvertible {
  let name: String
  /// Width and height of the stack.
  let size: String
  /// Frames of a, b and c.
  let frames: String
  let change: @Sendable (StackFixture) -> Void

  init(
    _ name: String, _ size: String, _ frames: String,
    _ change: @escaping @Sendable (StackFixture) -> Void
  ) {
    self.name = name
    self.size = size
    self.frames = frames
    self.change = change
  }

  var testDescription: String { name }

  /// Lays the stack out and compares it with the row.
  func check(
    _ surroundings: (inout LayoutEnvironment) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let fixture = StackFixture(surroundings)
    fixture.stack.alignment = .top
    change(fixture)
    fixture.root.layoutIfNeeded()
    let stack = fixture.stack.geometry.exactFrame
    let origin = CGRect(origin: .zero, size: stack.size)
    expect([origin], at: "0 0 " + size, sourceLocation: sourceLocation)
    expect([fixture.a, fixture.b, fixture.c], at: frames, sourceLocation: sourceLocation)
    #expect(fixture.root.layoutConflicts.isEmpty, sourceLocation: sourceLocation)
  }
}

@Suite("Stack views, case by case")
struct StackCasesTests {
  @Test(
    "sizes of their own",
    arguments: [
      StackExample("a row", "140 30", "0 0 40 10 | 50 0 60 20 | 120 0 20 30") { _ in },
      StackExample("a column", "60 80", "0 0 40 10 | 0 20 60 20 | 0 50 20 30") {
        $0.stack.axis = .vertical
      },
      StackExample("without distances", "120 30", "0 0 40 10 | 40 0 60 20 | 100 0 20 30") {
        $0.stack.spacing = 0
      },
      StackExample("overlapping by 5", "110 30", "0 0 40 10 | 35 0 60 20 | 90 0 20 30") {
        $0.stack.spacing = -5
      },
      // Compression resistance outweighs hugging: all are as wide as the widest.
      StackExample("equal sizes", "200 30", "0 0 60 10 | 70 0 60 20 | 140 0 60 30") {
        $0.stack.distribution = .fillEqually
      },
      StackExample("shares", "140 30", "0 0 40 10 | 50 0 60 20 | 120 0 20 30") {
        $0.stack.distribution = .fillProportionally
      },
      StackExample("equal distances", "140 30", "0 0 40 10 | 50 0 60 20 | 120 0 20 30") {
        $0.stack.distribution = .equalSpacing
      },
      // Middles are 60 apart, as a and b need.
      StackExample("equal middles", "150 30", "0 0 40 10 | 50 0 60 20 | 130 0 20 30") {
        $0.stack.distribution = .equalCentering
      },
      StackExample("a view with a width", "155 30", "0 0 55 10 | 65 0 60 20 | 135 0 20 30") {
        $0.a.widthAnchor.constraint(equalToConstant: 55).isActive = true
      },
      StackExample("c first", "140 30", "30 0 40 10 | 80 0 60 20 | 0 0 20 30") {
        $0.stack.insertArrangedSubview($0.c, at: 0)
      },
    ])
  func ownSizes(example: StackExample) { example.check() }

  @Test(
    "stretching and squeezing",
    arguments: [
      StackExample("a hugs least", "200 30", "0 0 100 10 | 110 0 60 20 | 180 0 20 30") {
        $0.a.setContentHuggingPriority(LayoutPriority(100), for: .horizontal)
        $0.resize(width: 200)
      },
      StackExample("b resists least", "100 30", "0 0 40 10 | 50 0 20 20 | 80 0 20 30") {
        $0.b.setContentCompressionResistancePriority(LayoutPriority(700), for: .horizontal)
        $0.resize(width: 100)
      },
      StackExample("lower than c", "140 20", "0 0 40 10 | 50 0 60 20 | 120 0 20 20") {
        $0.resize(height: 20)
      },
      StackExample("two by their middles", "200 20", "0 0 40 10 | 140 0 60 20 | 200 0 0 30") {
        $0.c.isHidden = true
        $0.stack.distribution = .equalCentering
        $0.resize(width: 200)
      },
      // One view touches both edges, whatever the distribution.
      StackExample("one view", "100 10", "0 0 100 10 | 100 0 0 20 | 100 0 0 30") {
        $0.b.isHidden = true
        $0.c.isHidden = true
        $0.stack.distribution = .equalSpacing
        $0.resize(width: 100)
      },
      StackExample("shares of nothing", "260 30", "0 0 80 30 | 90 0 80 30 | 180 0 80 30") {
        for view in [$0.a, $0.b, $0.c] { view.overrideIntrinsicContentSize(nil) }
        $0.stack.distribution = .fillProportionally
        $0.stack.alignment = .fill
        $0.resize(width: 260, height: 30)
      },
      // 130 is half of the stack, which a holds before c its quarter.
      StackExample("b without share", "260 30", "0 0 130 10 | 140 0 0 0 | 150 0 110 30") {
        $0.b.overrideIntrinsicContentSize(nil)
        $0.stack.distribution = .fillProportionally
        $0.resize(width: 260)
      },
    ])
  func stretching(example: StackExample) { example.check() }

  @Test(
    "custom spacing",
    arguments: [
      StackExample("3 after a", "133 30", "0 0 40 10 | 43 0 60 20 | 113 0 20 30") {
        $0.stack.setCustomSpacing(3, after: $0.a)
      },
      StackExample("25 after b", "155 30", "0 0 40 10 | 50 0 60 20 | 135 0 20 30") {
        $0.stack.setCustomSpacing(25, after: $0.b)
      },
      StackExample("99 after the last", "140 30", "0 0 40 10 | 50 0 60 20 | 120 0 20 30") {
        $0.stack.setCustomSpacing(99, after: $0.c)
      },
      StackExample("the system's after a", "138 30", "0 0 40 10 | 48 0 60 20 | 118 0 20 30") {
        $0.stack.setCustomSpacing(StackView.spacingUseSystem, after: $0.a)
      },
      StackExample("taken back", "140 30", "0 0 40 10 | 50 0 60 20 | 120 0 20 30") {
        $0.stack.setCustomSpacing(3, after: $0.a)
        $0.stack.setCustomSpacing(StackView.spacingUseDefault, after: $0.a)
      },
      StackExample("none after a and b", "120 30", "0 0 40 10 | 40 0 60 20 | 100 0 20 30") {
        $0.stack.setCustomSpacing(0, after: $0.a)
        $0.stack.setCustomSpacing(0, after: $0.b)
      },
      StackExample("in a column", "60 105", "0 0 40 10 | 0 45 60 20 | 0 75 20 30") {
        $0.stack.axis = .vertical
        $0.stack.setCustomSpacing(35, after: $0.a)
      },
      StackExample(
        "less than equal distances", "260 30", "0 0 40 10 | 110 0 60 20 | 240 0 20 30"
      ) {
        $0.stack.distribution = .equalSpacing
        $0.stack.setCustomSpacing(30, after: $0.a)
        $0.resize(width: 260)
      },
      // The distance after a is at least 90, and so is the other.
      StackExample("the larger of two", "300 30", "0 0 40 10 | 130 0 60 20 | 280 0 20 30") {
        $0.stack.distribution = .equalSpacing
        $0.stack.setCustomSpacing(90, after: $0.a)
      },
    ])
  func customSpacing(example: StackExample) { example.check() }

  // A hidden view keeps its extent across, where its content has one, and lies in the middle of the
  // least distance between those around it.
  @Test(
    "hidden views",
    arguments: [
      StackExample("the first", "90 30", "0 0 0 10 | 0 0 60 20 | 70 0 20 30") {
        $0.a.isHidden = true
      },
      StackExample("the middle one", "70 30", "0 0 40 10 | 45 0 0 20 | 50 0 20 30") {
        $0.b.isHidden = true
      },
      StackExample("the last", "110 20", "0 0 40 10 | 50 0 60 20 | 110 0 0 30") {
        $0.c.isHidden = true
      },
      StackExample("the first two", "20 30", "0 0 0 10 | 0 0 0 20 | 0 0 20 30") {
        $0.a.isHidden = true
        $0.b.isHidden = true
      },
      StackExample("all", "0 0", "0 0 0 10 | 0 0 0 20 | 0 0 0 30") {
        for view in [$0.a, $0.b, $0.c] { view.isHidden = true }
      },
      StackExample("in a column", "40 50", "0 0 40 10 | 0 15 60 0 | 0 20 20 30") {
        $0.stack.axis = .vertical
        $0.b.isHidden = true
      },
      StackExample("with spacing of its own", "70 30", "0 0 40 10 | 45 0 0 20 | 50 0 20 30") {
        $0.stack.setCustomSpacing(50, after: $0.b)
        $0.b.isHidden = true
      },
      StackExample("after custom spacing", "90 30", "0 0 40 10 | 55 0 0 20 | 70 0 20 30") {
        $0.stack.setCustomSpacing(30, after: $0.a)
        $0.b.isHidden = true
      },
      StackExample("of equal sizes", "260 30", "0 0 125 10 | 130 0 0 20 | 135 0 125 30") {
        $0.stack.distribution = .fillEqually
        $0.b.isHidden = true
        $0.resize(width: 260)
      },
      StackExample("of equal distances", "260 30", "0 0 40 10 | 45 0 0 20 | 240 0 20 30") {
        $0.stack.distribution = .equalSpacing
        $0.b.isHidden = true
        $0.resize(width: 260)
      },
      StackExample("shown again", "140 30", "0 0 40 10 | 50 0 60 20 | 120 0 20 30") {
        $0.b.isHidden = true
        $0.root.layoutIfNeeded()
        $0.b.isHidden = false
      },
    ])
  func hidden(example: StackExample) { example.check() }
}
