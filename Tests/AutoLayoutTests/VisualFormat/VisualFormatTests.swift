import Foundation
import Testing

@testable import AutoLayout

@Suite("Visual formats")
struct VisualFormatTests {
  static let documentation: [VisualFormatCase] = [
    .init("[button]-[textField]", [], "textField.leading == button.trailing + NSSpace(8)"),
    .init("[button(>=50)]", [], "button.width >= 50"),
    .init(
      "|-50-[purpleBox]-50-|", [], "purpleBox.leading == root.leading + 50",
      "root.trailing == purpleBox.trailing + 50"),
    .init("V:[topField]-10-[bottomField]", [], "bottomField.top == topField.bottom + 10"),
    .init("[maroonView][blueView]", [], "blueView.leading == maroonView.trailing"),
    .init("[button(100@20)]", [], "button.width == 100 @20"),
    .init("[button1(==button2)]", [], "button1.width == button2.width"),
    .init(
      "[flexibleButton(>=70,<=100)]", [], "flexibleButton.width >= 70",
      "flexibleButton.width <= 100"),
    .init(
      "|-[find]-[findNext]-[findField(>=20)]-|", [],
      "find.leading == root.leadingMargin",
      "findNext.leading == find.trailing + NSSpace(8)",
      "findField.leading == findNext.trailing + NSSpace(8)", "findField.width >= 20",
      "root.trailingMargin == findField.trailing"),
  ]

  @Test("the examples of Apple's documentation", arguments: documentation)
  func examples(example: VisualFormatCase) throws {
    let scene = FormatViews([
      "button", "textField", "purpleBox", "topField", "bottomField", "maroonView", "blueView",
      "button1", "button2", "flexibleButton", "find", "findNext", "findField",
    ])
    #expect(try scene.equations(example.format) == example.equations)
  }

  static let pieces: [VisualFormatCase] = [
    .init("|-5-[a]", [], "a.leading == root.leading + 5"),
    .init("|-5-[a]", .directionLeftToRight, "a.left == root.left + 5"),
    .init("|-5-[a]", .directionRightToLeft, "root.right == a.right + 5"),
    .init("V:|-5-[a]", .directionRightToLeft, "a.top == root.top + 5"),
    .init("[a]-5-[b]", .directionLeftToRight, "b.left == a.right + 5"),
    .init("[a]-5-[b]", .directionRightToLeft, "a.left == b.right + 5"),
    .init("[a]-5-|", [], "root.trailing == a.trailing + 5"),
    .init("[a]-5-|", .directionLeftToRight, "root.right == a.right + 5"),
    .init("[a]-5-|", .directionRightToLeft, "a.left == root.left + 5"),
    .init("V:[a]-5-|", [], "root.bottom == a.bottom + 5"),
    .init("V:[a(7)]", [], "a.height == 7"),
    .init("V:[a(b)]", [], "a.height == b.height"),
    .init("[a]-(>=8)-[b]", [], "b.leading >= a.trailing + 8"),
    .init("|[a]|", [], "a.leading == root.leading", "root.trailing == a.trailing"),
    .init("V:[a][b]", .alignAllLeading, "b.top == a.bottom", "a.leading == b.leading"),
    .init(
      "[a]-3-[b(4)]-[c]", [.alignAllBottom, .alignAllTop],
      "b.leading == a.trailing + 3", "b.width == 4", "c.leading == b.trailing + NSSpace(8)",
      "a.top == b.top", "a.bottom == b.bottom", "b.top == c.top", "b.bottom == c.bottom"),
    .init("[a]", .alignAllCenterY),
    .init(
      "|[a]|", .alignAllFirstBaseline, "a.leading == root.leading", "root.trailing == a.trailing"),
    .init(
      "V:[a]-5-[b]", .spacingBaselineToBaseline, "b.firstBaseline == a.lastBaseline + 5"),
    .init("[a]-5-[b]", .spacingBaselineToBaseline, "b.leading == a.trailing + 5"),
  ]

  @Test(
    "each piece makes its constraint, in the string's order, alignments last", arguments: pieces)
  func generated(example: VisualFormatCase) throws {
    let scene = FormatViews(["a", "b", "c"])
    #expect(try scene.equations(example.format, options: example.options) == example.equations)
  }

  /// The corners that the grammar leaves open, where they are accepted.
  static let corners: [VisualFormatCase] = [
    .init("[a]-20@750-[b]", [], "b.leading == a.trailing + 20 @750"),
    .init("[a]-(-8)-[b]", [], "b.leading == a.trailing - 8"),
    .init("[a(b)]", [], "a.width == b.width"),
    .init("[a(>=b@700)]", [], "a.width >= b.width @700"),
    .init("[a(>=70,<=100)]", [], "a.width >= 70", "a.width <= 100"),
    .init(
      "[a]-(>=8,<=20@700)-[b]", [], "b.leading >= a.trailing + 8",
      "b.leading <= a.trailing + 20 @700"),
    .init("[_x(_m)]", [], "_x.width == 3"),
    .init("[a(both)]", [], "a.width == 4"),
    .init(
      " H : | - [ a ( >= 20 @ 700 , b ) ] - 8 - [b] ", [],
      "a.leading == root.leadingMargin", "a.width >= 20 @700", "a.width == b.width",
      "b.leading == a.trailing + 8"),
    .init("H:|[a]", [], "a.leading == root.leading"),
    .init("[a]", []),
    .init("[a]-[a]", [], "a.leading == a.trailing + NSSpace(8)"),
    .init("H:[H]-[V]", [], "V.leading == H.trailing + NSSpace(8)"),
    .init("[a(1e2)]", [], "a.width == 100"),
    .init("[a(.5)]", [], "a.width == 0.5"),
    .init("[a(float,integer,fraction)]", [], "a.width == 1.5", "a.width == 2", "a.width == 2.5"),
    .init("[a(20@strong)]", [], "a.width == 20 @900.5"),
    .init("[gap(10)]-[a]", [], "gap.width == 10", "a.leading == gap.trailing + NSSpace(8)"),
    .init("|-[gap]", [], "gap.leading == root.leadingMargin"),
  ]

  @Test("corners of the grammar that are accepted", arguments: corners)
  func accepted(example: VisualFormatCase) throws {
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
    #expect(constraints.map(\.secondAttribute) == [.leading, .trailing])
    #expect(constraints.last?.firstAttribute == .trailingMargin)
  }

  @Test("the standard distance to a superview is its margin, and 20 points on desktops")
  func margins() throws {
    let scene = FormatViews(["a"])
    for format in ["|-[a]-|", "V:|-[a]-|"] {
      LayoutConstraint.activate(
        try LayoutConstraint.make(visualFormat: format, views: scene.views))
    }
    scene.root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scene.root.layoutIfNeeded()
    let size = scene.root.bounds.size
    #expect(
      scene.root.subviews[0].frame == CGRect(2, 1, size.width - 6, size.height - 4))
    scene.root.layoutMargins.left = 30
    scene.root.layoutIfNeeded()
    #expect(scene.root.subviews[0].frame.minX == 30)

    let desktop = FormatViews(["a"])
    desktop.root.layoutEnvironment = LayoutEnvironment(profile: .macOS)
    #expect(
      try desktop.equations("|-[a]-|")
        == ["a.leading == root.leading + NSSpace(20)", "root.trailing == a.trailing + NSSpace(20)"])
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
      scene.root.subviews.map(\.frame) == [CGRect(8, 10, 228, 30), CGRect(244, 10, 228, 30)])
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
