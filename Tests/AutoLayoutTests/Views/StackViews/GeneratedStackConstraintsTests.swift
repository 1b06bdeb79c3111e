import Foundation
import Testing

@testable import AutoLayout

/// What Apple's class makes for stacks of views a, b and c, 10 apart in a row, of which any number is
/// visible, with a hidden view h before them or without, by the facts of kean/Arranged and of logs.
///
/// "connection" stands for "UISV-canvas-connection", "boundary" for "UISV-spanning-boundary" and so on.
private struct GeneratedCase: Sendable, CustomTestStringConvertible {
  let name: String
  let visible: Int
  let hasHidden: Bool
  let constraints: String
  let change: @Sendable (StackView) -> Void

  var testDescription: String { "\(name), \(visible)\(hasHidden ? " and a hidden one" : "")" }

  init(
    along distribution: StackView.Distribution, _ visible: Int, hidden: Bool = false, _ text: String
  ) {
    self.init("\(distribution)", visible, hidden, text) { $0.distribution = distribution }
  }

  init(
    across alignment: StackView.Alignment, _ visible: Int, hidden: Bool = false, _ text: String
  ) {
    self.init("\(alignment)", visible, hidden, text) { $0.alignment = alignment }
  }

  private init(
    _ name: String, _ visible: Int, _ hidden: Bool, _ text: String,
    _ change: @escaping @Sendable (StackView) -> Void
  ) {
    self.name = name
    self.visible = visible
    hasHidden = hidden
    constraints = text
    self.change = change
  }
}

@Suite("The constraints that Apple's stack views make")
struct GeneratedStackConstraintsTests {
  private static let one = """
    connection stack.leading == a.leading
    connection stack.trailing == a.trailing
    """
  private static let two = """
    connection stack.leading == a.leading
    connection stack.trailing == b.trailing
    """
  private static let three = """
    connection stack.leading == a.leading
    connection stack.trailing == c.trailing
    """
  private static let hidden = """
    hiding h.width == 0
    spacing h.leading == a.leading @50
    """
  private static let parked = """
    hiding h.width == 0
    hiding h.leading == stack.leading @25
    hiding h.top == stack.top @25
    hiding h.height == 0 @25
    """
  private static let twoApart = "spacing b.leading == a.trailing + 10"
  private static let threeApart = """
    spacing b.leading == a.trailing + 10
    spacing c.leading == b.trailing + 10
    """
  private static let twoAtLeast = "spacing b.leading >= a.trailing + 10"
  private static let threeAtLeast = """
    spacing b.leading >= a.trailing + 10
    spacing c.leading >= b.trailing + 10
    """
  private static let small = "canvas-fit stack.width == 0 @49"
  private static let equalGaps = """
    fill-equally gap b-c.width == gap a-b.width
    distributing-edge gap a-b.leading == a.trailing
    distributing-edge gap a-b.trailing == b.leading
    distributing-edge gap b-c.leading == b.trailing
    distributing-edge gap b-c.trailing == c.leading
    """
  private static let equalMiddles = """
    fill-equally gap b-c.width == gap a-b.width @149
    distributing-edge gap a-b.leading == a.centerX
    distributing-edge gap a-b.trailing == b.centerX
    distributing-edge gap b-c.leading == b.centerX
    distributing-edge gap b-c.trailing == c.centerX
    """
  private static let equalSizes = """
    fill-equally b.width == a.width
    fill-equally c.width == a.width
    """

  // Of what lies on the axis; the lines of each case follow each other in that order.
  private static let distributions: [GeneratedCase] =
    [
      StackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      .equalCentering,
    ]
    .flatMap { distribution in
      [
        GeneratedCase(along: distribution, 0, ""),
        GeneratedCase(along: distribution, 0, hidden: true, parked),
      ]
    } + [
      GeneratedCase(along: .fill, 1, one), GeneratedCase(along: .fill, 2, lines(two, twoApart)),
      GeneratedCase(along: .fill, 3, lines(three, threeApart)),
      GeneratedCase(along: .fill, 1, hidden: true, lines(hidden, one)),
      GeneratedCase(along: .fill, 2, hidden: true, lines(hidden, two, twoApart)),
      GeneratedCase(along: .fill, 3, hidden: true, lines(hidden, three, threeApart)),
      GeneratedCase(along: .fillEqually, 1, one),
      GeneratedCase(
        along: .fillEqually, 2, lines(two, twoApart, "fill-equally b.width == a.width")),
      GeneratedCase(along: .fillEqually, 3, lines(three, threeApart, equalSizes)),
      GeneratedCase(along: .fillEqually, 1, hidden: true, lines(hidden, one)),
      GeneratedCase(
        along: .fillEqually, 3, hidden: true, lines(hidden, three, threeApart, equalSizes)),
      GeneratedCase(
        along: .fillProportionally, 1, lines(one, "fill-proportionally a.width == stack.width")
      ),
      GeneratedCase(
        along: .fillProportionally, 2,
        lines(
          two, twoApart,
          """
          fill-proportionally a.width == 0.3*stack.width @999
          fill-proportionally b.width == 0.6*stack.width @998
          """)),
      GeneratedCase(
        along: .fillProportionally, 3, hidden: true,
        lines(
          hidden, three, threeApart,
          """
          fill-proportionally a.width == 0.15*stack.width @999
          fill-proportionally b.width == 0.3*stack.width @998
          fill-proportionally c.width == 0.45*stack.width @997
          """)),
      GeneratedCase(along: .equalSpacing, 1, lines(one, small)),
      GeneratedCase(along: .equalSpacing, 2, lines(two, twoAtLeast, small)),
      GeneratedCase(along: .equalSpacing, 3, lines(three, threeAtLeast, small, equalGaps)),
      GeneratedCase(along: .equalSpacing, 1, hidden: true, lines(hidden, one, small)),
      GeneratedCase(along: .equalSpacing, 2, hidden: true, lines(hidden, two, twoAtLeast, small)),
      GeneratedCase(
        along: .equalSpacing, 3, hidden: true, lines(hidden, three, threeAtLeast, small, equalGaps)),
      GeneratedCase(along: .equalCentering, 1, lines(one, small)),
      GeneratedCase(along: .equalCentering, 2, lines(two, twoAtLeast, small)),
      GeneratedCase(along: .equalCentering, 3, lines(three, threeAtLeast, small, equalMiddles)),
      GeneratedCase(
        along: .equalCentering, 3, hidden: true,
        lines(hidden, three, threeAtLeast, small, equalMiddles)),
    ]

  @Test("on the axis", arguments: distributions)
  private func alongTheAxis(example: GeneratedCase) {
    // Alignment adds the same lines in each case.
    let all = lines(of: example).filter { line in
      !line.hasPrefix("alignment") && !line.contains(".top ==") && !line.contains(".bottom ==")
        || line.hasPrefix("hiding")
    }
    #expect(all.joined(separator: "\n") == example.constraints)
  }

  // Of what lies across it.
  private static let alignments: [GeneratedCase] = [
    GeneratedCase(
      across: .fill, 1,
      """
      connection stack.top == a.top
      connection stack.bottom == a.bottom
      """),
    GeneratedCase(
      across: .fill, 2,
      """
      alignment a.top == b.top
      alignment a.bottom == b.bottom
      connection stack.top == a.top
      connection stack.bottom == a.bottom
      """),
    GeneratedCase(
      across: .fill, 1, hidden: true,
      """
      alignment h.top == a.top
      alignment h.bottom == a.bottom
      connection stack.top == h.top
      connection stack.bottom == h.bottom
      """),
    GeneratedCase(
      across: .top, 1,
      """
      connection stack.top == a.top
      connection stack.bottom >= a.bottom
      ambiguity-suppression a.height == 0 @25
      canvas-fit stack.height == 0 @49
      """),
    GeneratedCase(
      across: .top, 2,
      """
      alignment a.top == b.top
      connection stack.top == a.top
      boundary spacer.bottom >= a.bottom
      connection stack.bottom == spacer.bottom
      boundary spacer.bottom >= b.bottom
      ambiguity-suppression a.height == 0 @25
      ambiguity-suppression b.height == 0 @25
      spanning-fit spacer.height == 0 @51
      boundary spacer.top == a.top @999.5
      boundary spacer.top == b.top @999.5
      """),
    GeneratedCase(
      across: .top, 1, hidden: true,
      """
      alignment h.top == a.top
      connection stack.top == h.top
      boundary spacer.bottom >= a.bottom
      connection stack.bottom == spacer.bottom
      ambiguity-suppression h.height == 0 @25
      ambiguity-suppression a.height == 0 @25
      spanning-fit spacer.height == 0 @51
      boundary spacer.top == a.top @999.5
      """),
    GeneratedCase(
      across: .bottom, 1,
      """
      connection stack.bottom == a.bottom
      connection stack.top <= a.top
      ambiguity-suppression a.height == 0 @25
      canvas-fit stack.height == 0 @49
      """),
    GeneratedCase(
      across: .bottom, 2,
      """
      alignment a.bottom == b.bottom
      connection stack.bottom == a.bottom
      boundary spacer.top <= a.top
      connection stack.top == spacer.top
      boundary spacer.top <= b.top
      ambiguity-suppression a.height == 0 @25
      ambiguity-suppression b.height == 0 @25
      spanning-fit spacer.height == 0 @51
      boundary spacer.bottom == a.bottom @999.5
      boundary spacer.bottom == b.bottom @999.5
      """),
    GeneratedCase(
      across: .center, 1,
      """
      connection stack.centerY == a.centerY
      connection stack.top <= a.top
      connection stack.bottom >= a.bottom
      ambiguity-suppression a.height == 0 @25
      canvas-fit stack.height == 0 @49
      """),
    GeneratedCase(
      across: .center, 2,
      """
      alignment a.centerY == b.centerY
      connection stack.centerY == a.centerY
      boundary spacer.top <= a.top
      connection stack.top == spacer.top
      boundary spacer.top <= b.top
      boundary spacer.bottom >= a.bottom
      connection stack.bottom == spacer.bottom
      boundary spacer.bottom >= b.bottom
      ambiguity-suppression a.height == 0 @25
      ambiguity-suppression b.height == 0 @25
      spanning-fit spacer.height == 0 @51
      """),
    GeneratedCase(
      across: .center, 1, hidden: true,
      """
      alignment h.centerY == a.centerY
      connection stack.centerY == h.centerY
      boundary spacer.top <= a.top
      connection stack.top == spacer.top
      boundary spacer.bottom >= a.bottom
      connection stack.bottom == spacer.bottom
      ambiguity-suppression h.height == 0 @25
      ambiguity-suppression a.height == 0 @25
      spanning-fit spacer.height == 0 @51
      """),
    GeneratedCase(
      across: .firstBaseline, 1,
      """
      connection stack.bottom >= a.bottom
      connection stack.top <= a.top
      ambiguity-suppression a.height == 0 @25
      canvas-fit stack.height == 0 @49
      """),
    GeneratedCase(
      across: .firstBaseline, 2,
      """
      alignment a.firstBaseline == b.firstBaseline
      boundary spacer.bottom >= a.bottom
      connection stack.bottom == spacer.bottom
      boundary spacer.bottom >= b.bottom
      connection stack.top <= a.top
      spanning-fit spacer.height == 0 @51
      boundary spacer.top <= a.top
      boundary spacer.top <= b.top
      ambiguity-suppression a.height == 0 @25
      ambiguity-suppression b.height == 0 @25
      canvas-fit stack.height == 0 @49
      """),
    GeneratedCase(
      across: .lastBaseline, 2, hidden: true,
      """
      alignment h.lastBaseline == a.lastBaseline
      alignment h.lastBaseline == b.lastBaseline
      boundary spacer.top <= a.top
      connection stack.top == spacer.top
      boundary spacer.top <= b.top
      connection stack.bottom >= h.bottom
      spanning-fit spacer.height == 0 @51
      boundary spacer.bottom >= a.bottom
      boundary spacer.bottom >= b.bottom
      ambiguity-suppression h.height == 0 @25
      ambiguity-suppression a.height == 0 @25
      ambiguity-suppression b.height == 0 @25
      canvas-fit stack.height == 0 @49
      """),
  ]

  @Test("across the axis", arguments: alignments)
  private func acrossTheAxis(example: GeneratedCase) {
    let all = lines(of: example)
    // What lies on the axis is the same in each case.
    let along = all.filter {
      $0.contains(".leading") || $0.contains(".trailing") || $0.contains(".width")
    }
    let expected = example.constraints.split(separator: "\n").map(String.init)
    #expect(all.filter { !along.contains($0) }.sorted() == expected.sorted())
  }

  private func lines(of example: GeneratedCase) -> [String] {
    let stack = StackView()
    stack.identifier = "stack"
    stack.spacing = 10
    for (index, name) in ["h", "a", "b", "c"].enumerated() {
      if index > example.visible || index == 0 && !example.hasHidden { continue }
      let view = View()
      view.identifier = name
      view.overrideIntrinsicContentSize(CGSize(width: 30 * index, height: 10))
      view.isHidden = index == 0
      stack.addArrangedSubview(view)
    }
    example.change(stack)
    return stack.makeSystemConstraints().generated.map(Self.line)
  }

  /// A constraint as the lines above write it.
  private static func line(_ constraint: LayoutConstraint) -> String {
    let name = (constraint.identifier ?? "").replacingOccurrences(of: "UISV-", with: "")
      .replacingOccurrences(of: "canvas-connection", with: "connection")
      .replacingOccurrences(of: "spanning-boundary", with: "boundary")
    var text = "\(name) \(constraint.first.printedText) \(constraint.relation.symbol) "
    if let second = constraint.second {
      let factor = constraint.multiplier
      text += (factor == 1 ? "" : "\(plainNumber(factor))*") + second.printedText
      if constraint.constant != 0 { text += " + \(plainNumber(constraint.constant))" }
    } else {
      text += plainNumber(constraint.constant)
    }
    let priority = constraint.priority.rawValue
    return
      (priority == 1000 ? text : text + " @\(plainNumber(CGFloat(priority)))")
      .replacingOccurrences(of: "_UILayoutSpacer:stack'UISV-alignment-spanner'", with: "spacer")
      .replacingOccurrences(of: "_UIOLAGapGuide:", with: "gap ")
  }

  private static func lines(_ parts: String...) -> String { parts.joined(separator: "\n") }
}
