import Foundation
import Testing

@testable import AutoLayout

@Suite("Stack views, their margins, baselines, nesting and direction")
struct StackRelationsTests {
  // Margins of 1 at the top, 2 leading, 3 at the bottom and 4 trailing.
  @Test(
    "relative to margins",
    arguments: [
      StackExample("a row", "146 34", "2 1 40 10 | 52 1 60 20 | 122 1 20 30") { _ in },
      StackExample("a column", "66 84", "2 1 40 10 | 2 21 60 20 | 2 51 20 30") {
        $0.stack.axis = .vertical
      },
      StackExample("at the bottom", "146 50", "2 37 40 10 | 52 27 60 20 | 122 17 20 30") {
        $0.stack.alignment = .bottom
        $0.resize(height: 50)
      },
      // The middle of what the margins leave is at 24.
      StackExample("in the middle", "146 50", "2 19 40 10 | 52 14 60 20 | 122 9 20 30") {
        $0.stack.alignment = .center
        $0.resize(height: 50)
      },
      StackExample("from edge to edge", "146 50", "2 1 40 46 | 52 1 60 46 | 122 1 20 46") {
        $0.stack.alignment = .fill
        $0.resize(height: 50)
      },
      StackExample("of equal sizes", "266 34", "2 1 80 10 | 92 1 80 20 | 182 1 80 30") {
        $0.stack.distribution = .fillEqually
        $0.resize(width: 266)
      },
      StackExample("from right to left", "146 34", "104 1 40 10 | 34 1 60 20 | 4 1 20 30") {
        $0.root.layoutEnvironment?.direction = .rightToLeft
      },
      StackExample("changed later", "156 34", "12 1 40 10 | 62 1 60 20 | 132 1 20 30") {
        $0.root.layoutIfNeeded()
        $0.stack.directionalLayoutMargins = directional("1 12 3 4")
      },
      StackExample("turned off", "140 30", "0 0 40 10 | 50 0 60 20 | 120 0 20 30") {
        $0.stack.isLayoutMarginsRelativeArrangement = false
      },
    ])
  func margins(example: StackExample) {
    let relative = StackExample(example.name, example.size, example.frames) { fixture in
      fixture.stack.isLayoutMarginsRelativeArrangement = true
      fixture.stack.directionalLayoutMargins = directional("1 2 3 4")
      example.change(fixture)
    }
    relative.check()
  }

  @Test(
    "relative to margins that nobody set",
    arguments: [
      StackExample("there are none", "140 30", "0 0 40 10 | 50 0 60 20 | 120 0 20 30") { _ in },
      StackExample("those of the superview", "170 36", "30 6 40 10 | 80 6 60 20 | 150 6 20 30") {
        $0.root.layoutMargins = insets("6 30 0 0")
        $0.stack.preservesSuperviewLayoutMargins = true
      },
      StackExample("the safe area", "140 50", "0 20 40 10 | 50 20 60 20 | 120 20 20 30") {
        $0.root.layoutEnvironment?.safeAreaInsets = EdgeInsets(top: 20)
      },
      StackExample("no safe area", "140 30", "0 0 40 10 | 50 0 60 20 | 120 0 20 30") {
        $0.root.layoutEnvironment?.safeAreaInsets = EdgeInsets(top: 20)
        $0.stack.insetsLayoutMarginsFromSafeArea = false
      },
    ])
  func defaultMargins(example: StackExample) {
    let relative = StackExample(example.name, example.size, example.frames) { fixture in
      fixture.stack.isLayoutMarginsRelativeArrangement = true
      example.change(fixture)
    }
    relative.check()
  }

  @Test(
    "from right to left",
    arguments: [
      StackExample("a row", "140 30", "100 0 40 10 | 30 0 60 20 | 0 0 20 30") { _ in },
      StackExample("a column, leading", "60 80", "20 0 40 10 | 0 20 60 20 | 40 50 20 30") {
        $0.stack.axis = .vertical
      },
      StackExample("a column, trailing", "60 80", "0 0 40 10 | 0 20 60 20 | 0 50 20 30") {
        $0.stack.axis = .vertical
        $0.stack.alignment = .trailing
      },
      StackExample("equal sizes", "260 30", "180 0 80 10 | 90 0 80 20 | 0 0 80 30") {
        $0.stack.distribution = .fillEqually
        $0.resize(width: 260)
      },
      StackExample(
        "shares", "260 30", "185.714 0 74.286 10 | 64.286 0 111.429 20 | 0 0 54.286 30"
      ) {
        $0.stack.distribution = .fillProportionally
        $0.resize(width: 260)
      },
      StackExample("equal distances", "260 30", "220 0 40 10 | 90 0 60 20 | 0 0 20 30") {
        $0.stack.distribution = .equalSpacing
        $0.resize(width: 260)
      },
      StackExample("equal middles", "260 30", "220 0 40 10 | 95 0 60 20 | 0 0 20 30") {
        $0.stack.distribution = .equalCentering
        $0.resize(width: 260)
      },
      StackExample("3 after a", "133 30", "93 0 40 10 | 30 0 60 20 | 0 0 20 30") {
        $0.stack.setCustomSpacing(3, after: $0.a)
      },
      StackExample("b hidden", "70 30", "30 0 40 10 | 25 0 0 20 | 0 0 20 30") {
        $0.b.isHidden = true
      },
      StackExample("a stack that forces its direction", "140 30", Self.leftToRight) {
        $0.stack.semanticContentAttribute = .forceLeftToRight
      },
      StackExample("playback controls", "140 30", Self.leftToRight) {
        $0.stack.semanticContentAttribute = .playback
      },
      StackExample("views that force theirs", "140 30", "100 0 40 10 | 30 0 60 20 | 0 0 20 30") {
        for view in [$0.a, $0.b] { view.semanticContentAttribute = .forceLeftToRight }
      },
    ])
  func rightToLeft(example: StackExample) { example.check { $0.direction = .rightToLeft } }

  private static let leftToRight = "0 0 40 10 | 50 0 60 20 | 120 0 20 30"

  @Test("a stack that forces right to left in a tree that reads from left to right")
  func forced() {
    StackExample("forced", "140 30", "100 0 40 10 | 30 0 60 20 | 0 0 20 30") {
      $0.stack.semanticContentAttribute = .forceRightToLeft
    }.check()
  }

  @Test(
    "counted from baseline to baseline",
    arguments: [
      // Without text these are bottom and top edges, 30 apart.
      StackExample("a column", "60 120", "0 0 40 10 | 0 40 60 20 | 0 90 20 30") {
        $0.stack.axis = .vertical
      },
      StackExample("5 after a", "60 95", "0 0 40 10 | 0 15 60 20 | 0 65 20 30") {
        $0.stack.axis = .vertical
        $0.stack.setCustomSpacing(5, after: $0.a)
      },
      StackExample("a row has none", "180 30", "0 0 40 10 | 70 0 60 20 | 160 0 20 30") { _ in },
    ])
  func baselineRelative(example: StackExample) {
    let relative = StackExample(example.name, example.size, example.frames) { fixture in
      fixture.stack.isBaselineRelativeArrangement = true
      fixture.stack.spacing = 30
      example.change(fixture)
    }
    relative.check()
  }

  // At 17 points a line is 21 high; its baseline is 16.187 below the top, and the last one 4.101
  // above the bottom. A character is 9.35 wide, 10 in whole points.
  @Test("texts counted from baseline to baseline, and beside each other")
  func texts() {
    let root = makeRoot(400, 300)
    let stack = addView(StackView(), "stack", to: root)
    stack.alignment = .leading
    let labels = [17.0, 17].map { points in
      let label = Label()
      label.font = .systemFont(ofSize: CGFloat(points))
      label.text = "x"
      stack.addArrangedSubview(label)
      return label
    }
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 30
    root.layoutIfNeeded()
    expect(labels, at: "0 0 10 21 | 0 30.713 10 21")
    stack.axis = .horizontal
    stack.alignment = .firstBaseline
    // 40.575 high, 41 in whole points; the baseline is 32.373 below the top.
    labels[1].font = .systemFont(ofSize: 34)
    root.layoutIfNeeded()
    expect(labels, at: "0 0 10 21 | 40 -16.187 19 41")
  }

  @Test("a row of a column and a view, as large as they want")
  func nested() {
    let fixture = StackFixture()
    let inner = StackView(arrangedSubviews: [fixture.a, fixture.b])
    inner.axis = .vertical
    inner.alignment = .leading
    inner.spacing = 10
    fixture.stack.alignment = .top
    fixture.stack.insertArrangedSubview(inner, at: 0)
    fixture.root.layoutIfNeeded()
    expect([fixture.stack, inner, fixture.c], at: "0 0 90 40 | 0 0 60 40 | 70 0 20 30")
    expect([fixture.a, fixture.b], at: "0 0 40 10 | 0 20 60 20")
    fixture.stack.distribution = .fillEqually
    inner.alignment = .fill
    fixture.resize(width: 200)
    fixture.root.layoutIfNeeded()
    expect([inner, fixture.c], at: "0 0 95 40 | 105 0 95 30")
    expect([fixture.a, fixture.b], at: "0 0 95 10 | 0 20 95 20")
    fixture.stack.alignment = .center
    fixture.resize(height: 100)
    fixture.root.layoutIfNeeded()
    expect([inner, fixture.c], at: "0 30 95 40 | 105 35 95 30")
    fixture.root.layoutEnvironment?.direction = .rightToLeft
    fixture.root.layoutIfNeeded()
    expect([inner, fixture.c], at: "105 30 95 40 | 0 35 95 30")
  }
}
