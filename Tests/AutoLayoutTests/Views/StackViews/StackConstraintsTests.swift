import Foundation
import Testing

@testable import AutoLayout

/// The constraints that a stack of two views, a and b, 10 apart makes, under the identifiers that
/// Apple's logs show.
///
/// What Apple holds by a spacer (`_UILayoutSpacer`, `UISV-spanning-boundary`) and by guides in the
/// gaps, is said of the stack and of distances here, to the same effect with fewer variables, but for the
/// spacer of a line of text; what Apple's own are in turn is in `GeneratedStackConstraintsTests`.
struct StackConstraintsExample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let constraints: [String]
  let change: @Sendable (StackView) -> Void

  init(
    _ name: String, _ constraints: [String], _ change: @escaping @Sendable (StackView) -> Void
  ) {
    testDescription = name
    self.constraints = constraints
    self.change = change
  }
}

@Suite("The constraints that stack views make")
struct StackConstraintsTests {
  private static let ends = [
    "UISV-canvas-connection: a.leading == stack.leading",
    "UISV-canvas-connection: stack.trailing == b.trailing",
  ]
  private static let spacing = ["UISV-spacing: b.leading == a.trailing + 10"]
  private static let leastSpacing = ["UISV-spacing: b.leading >= a.trailing + 10"]
  private static let topAndBottom = [
    "UISV-alignment: a.top == b.top", "UISV-alignment: a.bottom == b.bottom",
    "UISV-canvas-connection: a.top == stack.top",
    "UISV-canvas-connection: a.bottom == stack.bottom",
  ]
  private static let low = [
    "UISV-ambiguity-suppression: a.height == 0 @25",
    "UISV-ambiguity-suppression: b.height == 0 @25",
  ]
  private static let small = low + ["UISV-spanning-fit: stack.height == 0 @51"]
  private static let smallLine = low + ["UISV-canvas-fit: stack.height == 0 @49"]

  @Test(
    "of each distribution",
    arguments: [
      StackConstraintsExample("fill", ends + spacing + topAndBottom) { _ in },
      StackConstraintsExample(
        "equal sizes", ends + spacing + ["UISV-fill-equally: b.width == a.width"] + topAndBottom
      ) { $0.distribution = .fillEqually },
      // 30 and 60 of 100, with the distance between them.
      StackConstraintsExample(
        "shares",
        ends + spacing + [
          "UISV-fill-proportionally: a.width == 0.3 * stack.width @999",
          "UISV-fill-proportionally: b.width == 0.6 * stack.width @998",
        ] + topAndBottom
      ) { $0.distribution = .fillProportionally },
      StackConstraintsExample(
        "a share of all",
        [
          "UISV-hiding: b.width == 0", "UISV-spacing: b.leading == a.trailing @50",
          "UISV-canvas-connection: a.leading == stack.margins.leading",
          "UISV-canvas-connection: stack.margins.trailing == a.trailing",
          "UISV-fill-proportionally: a.width == stack.margins.width",
          "UISV-alignment: a.top == b.top", "UISV-alignment: a.bottom == b.bottom",
          "UISV-canvas-connection: a.top == stack.margins.top",
          "UISV-canvas-connection: a.bottom == stack.margins.bottom",
        ]
      ) { stack in
        stack.distribution = .fillProportionally
        stack.isLayoutMarginsRelativeArrangement = true
        stack.arrangedSubviews[1].isHidden = true
      },
      StackConstraintsExample(
        "shares of views without content",
        ends + spacing + ["UISV-fill-equally: b.width == a.width"] + topAndBottom
      ) { stack in
        stack.distribution = .fillProportionally
        for view in stack.arrangedSubviews { view.overrideIntrinsicContentSize(nil) }
      },
      StackConstraintsExample(
        "equal distances",
        ends + leastSpacing + ["UISV-canvas-fit: stack.width == 0 @49"] + topAndBottom
      ) { $0.distribution = .equalSpacing },
      StackConstraintsExample(
        "equal middles",
        ends + leastSpacing + ["UISV-canvas-fit: stack.width == 0 @49"] + topAndBottom
      ) { $0.distribution = .equalCentering },
    ])
  func distributions(example: StackConstraintsExample) { check(example) }

  @Test(
    "of each alignment",
    arguments: [
      StackConstraintsExample(
        "top",
        ends + spacing + [
          "UISV-alignment: a.top == b.top", "UISV-canvas-connection: a.top == stack.top",
          "UISV-canvas-connection: a.bottom <= stack.bottom",
          "UISV-canvas-connection: b.bottom <= stack.bottom",
        ] + small
      ) { $0.alignment = .top },
      StackConstraintsExample(
        "bottom",
        ends + spacing + [
          "UISV-alignment: a.bottom == b.bottom",
          "UISV-canvas-connection: a.bottom == stack.bottom",
          "UISV-canvas-connection: a.top >= stack.top",
          "UISV-canvas-connection: b.top >= stack.top",
        ] + small
      ) { $0.alignment = .bottom },
      StackConstraintsExample(
        "centre",
        ends + spacing + [
          "UISV-alignment: a.centerY == b.centerY",
          "UISV-canvas-connection: a.centerY == stack.centerY",
          "UISV-canvas-connection: a.top >= stack.top",
          "UISV-canvas-connection: b.top >= stack.top",
          "UISV-canvas-connection: a.bottom <= stack.bottom",
          "UISV-canvas-connection: b.bottom <= stack.bottom",
        ] + small
      ) { $0.alignment = .center },
      StackConstraintsExample(
        "first baseline",
        ends + spacing + [
          "UISV-alignment: a.firstBaseline == b.firstBaseline",
          "UISV-canvas-connection: a.bottom <= stack.bottom",
          "UISV-canvas-connection: b.bottom <= stack.bottom",
          "UISV-canvas-connection: a.top >= stack.top",
          "UISV-canvas-connection: stack.bottom == UISV-alignment-spanner.bottom",
          "UISV-spanning-boundary: UISV-alignment-spanner.top <= a.top",
          "UISV-spanning-boundary: UISV-alignment-spanner.top <= b.top",
          "UISV-spanning-fit: UISV-alignment-spanner.height == 0 @51",
        ] + smallLine
      ) { $0.alignment = .firstBaseline },
      StackConstraintsExample(
        "last baseline",
        ends + spacing + [
          "UISV-alignment: a.lastBaseline == b.lastBaseline",
          "UISV-canvas-connection: a.top >= stack.top",
          "UISV-canvas-connection: b.top >= stack.top",
          "UISV-canvas-connection: a.bottom <= stack.bottom",
          "UISV-canvas-connection: stack.top == UISV-alignment-spanner.top",
          "UISV-spanning-boundary: UISV-alignment-spanner.bottom >= a.bottom",
          "UISV-spanning-boundary: UISV-alignment-spanner.bottom >= b.bottom",
          "UISV-spanning-fit: UISV-alignment-spanner.height == 0 @51",
        ] + smallLine
      ) { $0.alignment = .lastBaseline },
      StackConstraintsExample(
        "first baseline of one view",
        [
          "UISV-canvas-connection: a.leading == stack.leading",
          "UISV-canvas-connection: stack.trailing == a.trailing",
          "UISV-canvas-connection: a.bottom <= stack.bottom",
          "UISV-canvas-connection: a.top >= stack.top",
          "UISV-spanning-fit: a.bottom == stack.bottom @24",
          "UISV-ambiguity-suppression: a.height == 0 @25",
          "UISV-canvas-fit: stack.height == 0 @49",
        ]
      ) {
        $0.alignment = .firstBaseline
        $0.arrangedSubviews[1].removeFromSuperview()
      },
    ])
  func alignments(example: StackConstraintsExample) { check(example) }

  @Test(
    "of other settings",
    arguments: [
      StackConstraintsExample(
        "a column",
        [
          "UISV-canvas-connection: a.top == stack.top",
          "UISV-canvas-connection: stack.bottom == b.bottom",
          "UISV-spacing: b.top == a.bottom + 10",
          "UISV-alignment: a.leading == b.leading", "UISV-alignment: a.trailing == b.trailing",
          "UISV-canvas-connection: a.leading == stack.leading",
          "UISV-canvas-connection: a.trailing == stack.trailing",
        ]
      ) { $0.axis = .vertical },
      StackConstraintsExample(
        "counted from baselines",
        [
          "UISV-canvas-connection: a.top == stack.top",
          "UISV-canvas-connection: stack.bottom == b.bottom",
          "UISV-spacing: b.firstBaseline == a.lastBaseline + 10",
          "UISV-alignment: a.leading == b.leading", "UISV-alignment: a.trailing == b.trailing",
          "UISV-canvas-connection: a.leading == stack.leading",
          "UISV-canvas-connection: a.trailing == stack.trailing",
        ]
      ) {
        $0.axis = .vertical
        $0.isBaselineRelativeArrangement = true
      },
      StackConstraintsExample(
        "relative to margins",
        [
          "UISV-canvas-connection: a.leading == stack.margins.leading",
          "UISV-canvas-connection: stack.margins.trailing == b.trailing",
          "UISV-spacing: b.leading == a.trailing + 10",
          "UISV-alignment: a.top == b.top", "UISV-alignment: a.bottom == b.bottom",
          "UISV-canvas-connection: a.top == stack.margins.top",
          "UISV-canvas-connection: a.bottom == stack.margins.bottom",
        ]
      ) { $0.isLayoutMarginsRelativeArrangement = true },
      StackConstraintsExample(
        "b hidden",
        [
          "UISV-hiding: b.width == 0", "UISV-spacing: b.leading == a.trailing @50",
          "UISV-canvas-connection: a.leading == stack.leading",
          "UISV-canvas-connection: stack.trailing == a.trailing",
          "UISV-alignment: a.top == b.top", "UISV-alignment: a.bottom == b.bottom",
          "UISV-canvas-connection: a.top == stack.top",
          "UISV-canvas-connection: a.bottom == stack.bottom",
        ]
      ) { $0.arrangedSubviews[1].isHidden = true },
      StackConstraintsExample("nothing arranged", []) { stack in
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
      },
    ])
  func settings(example: StackConstraintsExample) { check(example) }

  @Test(
    "of three views make distances equal, between edges as required, between middles the weaker the later",
    arguments: [
      (
        StackView.Distribution.equalSpacing,
        [
          "UISV-distributing-edge: (c.leading - b.trailing) == (b.leading - a.trailing)",
          "UISV-distributing-edge: (d.leading - c.trailing) == (b.leading - a.trailing)",
        ]
      ),
      (
        .equalCentering,
        [
          "UISV-distributing-edge: (c.centerX - b.centerX) == (b.centerX - a.centerX) @149",
          "UISV-distributing-edge: (d.centerX - c.centerX) == (b.centerX - a.centerX) @148",
        ]
      ),
    ])
  func distances(distribution: StackView.Distribution, constraints: [String]) {
    let stack = makeStack(["a", "b", "c", "d"])
    stack.distribution = distribution
    #expect(
      texts(of: stack).filter { $0.hasPrefix("UISV-distributing-edge") } == constraints)
  }

  private func check(_ example: StackConstraintsExample) {
    let stack = makeStack(["a", "b"])
    example.change(stack)
    #expect(texts(of: stack) == example.constraints)
  }

  @Test("a constraint that gets another name leaves those of the same name theirs")
  func names() {
    let made = makeStack(["a", "b", "c", "d"]).makeSystemConstraints()
    let spacings = made.filter { $0.identifier == "UISV-spacing" }
    #expect(spacings.count == 3)
    spacings[0].identifier = "first"
    spacings[1].symbol = .anchorSpace
    spacings[1].identifier = nil
    #expect(spacings.map(\.identifier) == ["first", nil, "UISV-spacing"])
    #expect(spacings.map(\.symbol) == [nil, .anchorSpace, nil])
  }

  private func makeStack(_ names: [String]) -> StackView {
    let stack = StackView()
    stack.identifier = "stack"
    stack.spacing = 10
    for (index, name) in names.enumerated() {
      let view = View()
      view.identifier = name
      view.overrideIntrinsicContentSize(CGSize(width: 30 * (index + 1), height: 10))
      stack.addArrangedSubview(view)
    }
    return stack
  }

  /// Identifier, equation, and the priority where it is not required.
  private func texts(of stack: StackView) -> [String] {
    stack.makeSystemConstraints().map { constraint in
      let identifier = constraint.identifier ?? ""
      var text =
        "\(identifier): \(constraint.first.text { $0.layoutName }) \(constraint.relation.symbol) "
      if let second = constraint.second {
        let factor = constraint.multiplier
        text += (factor == 1 ? "" : "\(plainNumber(factor)) * ") + second.text { $0.layoutName }
        if constraint.constant != 0 { text += " + \(plainNumber(constraint.constant))" }
      } else {
        text += plainNumber(constraint.constant)
      }
      let priority = constraint.priority.rawValue
      return priority == 1000 ? text : text + " @\(plainNumber(CGFloat(priority)))"
    }
  }
}
