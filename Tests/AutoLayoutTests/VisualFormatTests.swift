import Foundation
import Testing

@testable import AutoLayout

/// The views that formats in these tests speak of, in a root that is kept alive with them.
struct FormatViews {
  let root = makeRoot(480, 320)
  var views: [String: Any] = [:]

  init(_ names: [String]) {
    for name in names { views[name] = addView(name, to: root) }
  }

  /// The equations that a format makes.
  func equations(
    _ format: String, options: LayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
  ) throws(VisualFormatError) -> [String] {
    try LayoutConstraint.make(
      visualFormat: format, options: options, metrics: metrics, views: views
    ).map(\.equation)
  }
}

@Suite("Visual formats")
struct VisualFormatTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let format: String
    var options: LayoutConstraint.FormatOptions = []
    let equations: [String]
    var testDescription: String { format }

    init(
      _ format: String, _ options: LayoutConstraint.FormatOptions = [], _ equations: String...
    ) {
      self.format = format
      self.options = options
      self.equations = equations
    }
  }

  static let documentation: [Case] = [
    Case("[button]-[textField]", [], "textField.leading == button.trailing + NSSpace(8)"),
    Case("[button(>=50)]", [], "button.width >= 50"),
    Case(
      "|-50-[purpleBox]-50-|", [], "purpleBox.leading == root.leading + 50",
      "root.trailing == purpleBox.trailing + 50"),
    Case("V:[topField]-10-[bottomField]", [], "bottomField.top == topField.bottom + 10"),
    Case("[maroonView][blueView]", [], "blueView.leading == maroonView.trailing"),
    Case("[button(100@20)]", [], "button.width == 100 @20"),
    Case("[button1(==button2)]", [], "button1.width == button2.width"),
    Case(
      "[flexibleButton(>=70,<=100)]", [], "flexibleButton.width >= 70",
      "flexibleButton.width <= 100"),
    Case(
      "|-[find]-[findNext]-[findField(>=20)]-|", [],
      "find.leading == root.leading + NSSpace(20)",
      "findNext.leading == find.trailing + NSSpace(8)",
      "findField.leading == findNext.trailing + NSSpace(8)", "findField.width >= 20",
      "root.trailing == findField.trailing + NSSpace(20)"),
  ]

  @Test("the examples of Apple's documentation", arguments: documentation)
  func examples(example: Case) throws {
    let scene = FormatViews([
      "button", "textField", "purpleBox", "topField", "bottomField", "maroonView", "blueView",
      "button1", "button2", "flexibleButton", "find", "findNext", "findField",
    ])
    #expect(try scene.equations(example.format) == example.equations)
  }

  static let pieces: [Case] = [
    Case("|-5-[a]", [], "a.leading == root.leading + 5"),
    Case("|-5-[a]", .directionLeftToRight, "a.left == root.left + 5"),
    Case("|-5-[a]", .directionRightToLeft, "root.right == a.right + 5"),
    Case("V:|-5-[a]", .directionRightToLeft, "a.top == root.top + 5"),
    Case("[a]-5-[b]", .directionLeftToRight, "b.left == a.right + 5"),
    Case("[a]-5-[b]", .directionRightToLeft, "a.left == b.right + 5"),
    Case("[a]-5-|", [], "root.trailing == a.trailing + 5"),
    Case("[a]-5-|", .directionLeftToRight, "root.right == a.right + 5"),
    Case("[a]-5-|", .directionRightToLeft, "a.left == root.left + 5"),
    Case("V:[a]-5-|", [], "root.bottom == a.bottom + 5"),
    Case("V:[a(7)]", [], "a.height == 7"),
    Case("V:[a(b)]", [], "a.height == b.height"),
    Case("[a]-(>=8)-[b]", [], "b.leading >= a.trailing + 8"),
    Case("|[a]|", [], "a.leading == root.leading", "root.trailing == a.trailing"),
    Case("V:[a][b]", .alignAllLeading, "b.top == a.bottom", "a.leading == b.leading"),
    Case(
      "[a]-3-[b(4)]-[c]", [.alignAllBottom, .alignAllTop],
      "b.leading == a.trailing + 3", "b.width == 4", "c.leading == b.trailing + NSSpace(8)",
      "a.top == b.top", "a.bottom == b.bottom", "b.top == c.top", "b.bottom == c.bottom"),
    Case("[a]", .alignAllCenterY),
    Case(
      "|[a]|", .alignAllFirstBaseline, "a.leading == root.leading", "root.trailing == a.trailing"),
    Case(
      "V:[a]-5-[b]", .spacingBaselineToBaseline, "b.firstBaseline == a.lastBaseline + 5"),
    Case("[a]-5-[b]", .spacingBaselineToBaseline, "b.leading == a.trailing + 5"),
  ]

  @Test(
    "each piece makes its constraint, in the string's order, alignments last", arguments: pieces)
  func generated(example: Case) throws {
    let scene = FormatViews(["a", "b", "c"])
    #expect(try scene.equations(example.format, options: example.options) == example.equations)
  }

  /// The corners that the grammar leaves open, where they are accepted.
  static let corners: [Case] = [
    Case("[a]-20@750-[b]", [], "b.leading == a.trailing + 20 @750"),
    Case("[a]-(-8)-[b]", [], "b.leading == a.trailing - 8"),
    Case("[a(b)]", [], "a.width == b.width"),
    Case("[a(>=b@700)]", [], "a.width >= b.width @700"),
    Case("[a(>=70,<=100)]", [], "a.width >= 70", "a.width <= 100"),
    Case(
      "[a]-(>=8,<=20@700)-[b]", [], "b.leading >= a.trailing + 8",
      "b.leading <= a.trailing + 20 @700"),
    Case("[_x(_m)]", [], "_x.width == 3"),
    Case("[a(both)]", [], "a.width == 4"),
    Case(
      " H : | - [ a ( >= 20 @ 700 , b ) ] - 8 - [b] ", [],
      "a.leading == root.leading + NSSpace(20)", "a.width >= 20 @700", "a.width == b.width",
      "b.leading == a.trailing + 8"),
    Case("H:|[a]", [], "a.leading == root.leading"),
    Case("[a]", []),
    Case("[a]-[a]", [], "a.leading == a.trailing + NSSpace(8)"),
    Case("H:[H]-[V]", [], "V.leading == H.trailing + NSSpace(8)"),
    Case("[a(1e2)]", [], "a.width == 100"),
    Case("[a(.5)]", [], "a.width == 0.5"),
    Case("[a(float,integer,fraction)]", [], "a.width == 1.5", "a.width == 2", "a.width == 2.5"),
    Case("[a(20@strong)]", [], "a.width == 20 @900.5"),
    Case("[gap(10)]-[a]", [], "gap.width == 10", "a.leading == gap.trailing + NSSpace(8)"),
    Case("|-[gap]", [], "gap.leading == root.leading + NSSpace(20)"),
  ]

  @Test("corners of the grammar that are accepted", arguments: corners)
  func accepted(example: Case) throws {
    var scene = FormatViews(["a", "b", "H", "V", "_x", "both"])
    scene.views["gap"] = addGuide("gap", to: scene.root)
    let metrics: [String: Any] = [
      "_m": 3, "both": 4, "float": Float(1.5), "integer": UInt8(2), "fraction": CGFloat(2.5),
      "strong": 900.5,
    ]
    let equations = try scene.equations(
      example.format, options: example.options, metrics: metrics)
    #expect(equations == example.equations)
  }

  @Test("what comes back is inactive, and the closing bar's first item is the superview")
  func inactive() throws {
    let scene = FormatViews(["a"])
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: "|-5-[a]-|", metrics: nil, views: scene.views)
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(constraints.last?.firstItem === scene.root)
    #expect(constraints.map(\.symbol) == [nil, .standardSpace])
  }

  @Test("the standard distance between baselines of texts is that of their lines")
  func baselines() throws {
    var scene = FormatViews([])
    for name in ["a", "b"] { scene.views[name] = addView(Label(), name, to: scene.root) }
    #expect(
      try scene.equations("V:[a]-[b]", options: .spacingBaselineToBaseline)
        == ["b.firstBaseline == a.lastBaseline + NSSpace(21)"])
  }

  @Test("a format lays out")
  func frames() throws {
    let scene = FormatViews(["a", "b"])
    for format in ["|-[a(b)]-[b]-|", "V:|-10-[a(30)]", "V:|-10-[b(30)]"] {
      LayoutConstraint.activate(
        try LayoutConstraint.make(visualFormat: format, views: scene.views))
    }
    scene.root.layoutIfNeeded()
    #expect(
      scene.root.subviews.map(\.frame) == [CGRect(20, 10, 216, 30), CGRect(244, 10, 216, 30)])
  }

  @Test("options have Apple's raw values")
  func rawValues() {
    typealias Options = LayoutConstraint.FormatOptions
    #expect(Options.alignAllLeft.rawValue == 2)
    #expect(Options.alignAllFirstBaseline.rawValue == 1 << 12)
    #expect(Options.directionRightToLeft.rawValue == 2 << 16)
    #expect(Options.spacingBaselineToBaseline.rawValue == 1 << 19)
    #expect(Options.alignmentMask.rawValue == 0xFFFF)
  }
}
