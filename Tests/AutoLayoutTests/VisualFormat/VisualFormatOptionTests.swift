import Testing

@testable import AutoLayout

@Suite("Options of visual formats")
struct VisualFormatOptionTests {
  static let alignments: [VisualFormatCase] = [
    .init("[a][b]", .alignAllTop, "b.leading == a.trailing", "a.top == b.top"),
    .init("[a][b]", .alignAllBottom, "b.leading == a.trailing", "a.bottom == b.bottom"),
    .init("[a][b]", .alignAllCenterY, "b.leading == a.trailing", "a.centerY == b.centerY"),
    .init(
      "[a][b]", .alignAllFirstBaseline, "b.leading == a.trailing",
      "a.firstBaseline == b.firstBaseline"),
    .init(
      "[a][b]", .alignAllLastBaseline, "b.leading == a.trailing",
      "a.lastBaseline == b.lastBaseline"),
    .init("V:[a][b]", .alignAllLeft, "b.top == a.bottom", "a.left == b.left"),
    .init("V:[a][b]", .alignAllRight, "b.top == a.bottom", "a.right == b.right"),
    .init("V:[a][b]", .alignAllLeading, "b.top == a.bottom", "a.leading == b.leading"),
    .init("V:[a][b]", .alignAllTrailing, "b.top == a.bottom", "a.trailing == b.trailing"),
    .init("V:[a][b]", .alignAllCenterX, "b.top == a.bottom", "a.centerX == b.centerX"),
    .init(
      "[a][b][c]", [.alignAllTop, .alignAllBottom], "b.leading == a.trailing",
      "c.leading == b.trailing", "a.top == b.top", "a.bottom == b.bottom", "b.top == c.top",
      "b.bottom == c.bottom"),
    .init(
      "V:[a][b]", [.alignAllTrailing, .alignAllLeading, .alignAllCenterX], "b.top == a.bottom",
      "a.leading == b.leading", "a.trailing == b.trailing", "a.centerX == b.centerX"),
    .init("|[a]|", .alignAllTop, "a.leading == root.leading", "root.trailing == a.trailing"),
    .init("[a]", [.alignAllTop, .alignAllBottom]),
    .init("[a(50)]", .alignAllCenterY, "a.width == 50"),
    .init("[a][gap]", .alignAllTop, "gap.leading == a.trailing", "a.top == gap.top"),
    .init("[a][a]", .alignAllTop, "a.leading == a.trailing", "a.top == a.top"),
  ]

  static let directions: [VisualFormatCase] = [
    .init("|-5-[a]", .directionLeadingToTrailing, "a.leading == root.leading + 5"),
    .init("|-5-[a]", .directionLeftToRight, "a.left == root.left + 5"),
    .init("|-5-[a]", .directionRightToLeft, "root.right == a.right + 5"),
    .init("|-[a]", .directionRightToLeft, "root.rightMargin == a.right"),
    .init("|-(>=5)-[a]", .directionRightToLeft, "root.right >= a.right + 5"),
    .init("[a]-5-[b]", .directionLeftToRight, "b.left == a.right + 5"),
    .init("[a]-5-[b]", .directionRightToLeft, "a.left == b.right + 5"),
    .init("[a]-[b]", .directionLeftToRight, "b.left == a.right + NSSpace(8)"),
    .init("[a]-(<=5@3)-[b]", .directionRightToLeft, "a.left <= b.right + 5 @3"),
    .init("[a]-5-|", .directionLeftToRight, "root.right == a.right + 5"),
    .init("[a]-5-|", .directionRightToLeft, "a.left == root.left + 5"),
    .init("[a(9)]", .directionRightToLeft, "a.width == 9"),
    .init("[a(b)]", .directionLeftToRight, "a.width == b.width"),
    .init(
      "V:|-5-[a]-6-[b]-7-|", .directionLeftToRight, "a.top == root.top + 5",
      "b.top == a.bottom + 6", "root.bottom == b.bottom + 7"),
    .init(
      "V:|-5-[a]-6-[b]-7-|", .directionRightToLeft, "a.top == root.top + 5",
      "b.top == a.bottom + 6", "root.bottom == b.bottom + 7"),
    .init("V:[a(9)]", .directionRightToLeft, "a.height == 9"),
    .init(
      "|[a][b]|", [.directionRightToLeft, .alignAllTop], "root.right == a.right",
      "a.left == b.right", "b.left == root.left", "a.top == b.top"),
    .init(
      "|[a][b]|", [.directionLeftToRight, .alignAllCenterY], "a.left == root.left",
      "b.left == a.right", "root.right == b.right", "a.centerY == b.centerY"),
  ]

  static let spacings: [VisualFormatCase] = [
    .init("V:[a]-5-[b]", .spacingEdgeToEdge, "b.top == a.bottom + 5"),
    .init("V:[a]-5-[b]", .spacingBaselineToBaseline, "b.firstBaseline == a.lastBaseline + 5"),
    .init(
      "V:[a]-(>=5@6)-[b]", .spacingBaselineToBaseline, "b.firstBaseline >= a.lastBaseline + 5 @6"),
    .init("V:[a][b]", .spacingBaselineToBaseline, "b.firstBaseline == a.lastBaseline"),
    .init(
      "V:[a]-[b]", .spacingBaselineToBaseline, "b.firstBaseline == a.lastBaseline + NSSpace(8)"),
    .init(
      "V:|-5-[a]-6-|", .spacingBaselineToBaseline, "a.top == root.top + 5",
      "root.bottom == a.bottom + 6"),
    .init(
      "V:[a]-5-[b]", [.spacingBaselineToBaseline, .alignAllLeading],
      "b.firstBaseline == a.lastBaseline + 5", "a.leading == b.leading"),
    .init("[a]-5-[b]", .spacingBaselineToBaseline, "b.leading == a.trailing + 5"),
  ]

  @Test("alignments come last, pair by pair, by the attributes' numbers", arguments: alignments)
  func align(example: VisualFormatCase) throws { try expect(example) }

  @Test("directions choose the edges, of rows alone", arguments: directions)
  func direct(example: VisualFormatCase) throws { try expect(example) }

  @Test("spacings choose edges or baselines, of columns alone", arguments: spacings)
  func space(example: VisualFormatCase) throws { try expect(example) }

  private func expect(_ example: VisualFormatCase) throws {
    var scene = FormatViews(["a", "b", "c"])
    scene.views["gap"] = addGuide("gap", to: scene.root)
    #expect(
      try scene.equations(example.format, options: example.options) == example.equations)
  }

  static let wrongAxes: [VisualFormatCase] = [
    .init("V:[a][b]", .alignAllTop),
    .init("V:[a][b]", .alignAllBottom),
    .init("V:[a][b]", .alignAllCenterY),
    .init("V:[a]", .alignAllFirstBaseline),
    .init("V:[a][b]", [.alignAllLeading, .alignAllLastBaseline]),
    .init("[a][b]", .alignAllLeft),
    .init("[a][b]", .alignAllRight),
    .init("[a]", .alignAllLeading),
    .init("[a][b]", .alignAllTrailing),
    .init("H:[a][b]", [.alignAllCenterX, .alignAllTop]),
  ]

  @Test("alignments along the format's axis are refused", arguments: wrongAxes)
  func wrongAxis(example: VisualFormatCase) {
    let format = example.format
    let axis: LayoutConstraint.Axis = format.hasPrefix("V") ? .vertical : .horizontal
    #expect(
      throws: VisualFormatError(
        reason: .alignmentAlongAxis(axis), format: format, column: format.utf8.count + 1)
    ) { try FormatViews(["a", "b"]).equations(format, options: example.options) }
  }
}
