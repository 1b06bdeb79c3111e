import Testing

@testable import AutoLayout

@Suite("Connections of visual formats")
struct VisualFormatConnectionTests {
  static let betweenViews: [VisualFormatCase] = [
    .init("[a][b]", [], "b.leading == a.trailing"),
    .init("[a]-[b]", [], "b.leading == a.trailing + NSSpace(8)"),
    .init("[a]-0-[b]", [], "b.leading == a.trailing"),
    .init("[a]-1-[b]", [], "b.leading == a.trailing + 1"),
    .init("[a]-8-[b]", [], "b.leading == a.trailing + 8"),
    .init("[a]-0.5-[b]", [], "b.leading == a.trailing + 0.5"),
    .init("[a]-1000-[b]", [], "b.leading == a.trailing + 1000"),
    .init("[a]-(8)-[b]", [], "b.leading == a.trailing + 8"),
    .init("[a]-(==8)-[b]", [], "b.leading == a.trailing + 8"),
    .init("[a]-(>=8)-[b]", [], "b.leading >= a.trailing + 8"),
    .init("[a]-(<=8)-[b]", [], "b.leading <= a.trailing + 8"),
    .init("[a]-(-8)-[b]", [], "b.leading == a.trailing - 8"),
    .init("[a]-(==-8)-[b]", [], "b.leading == a.trailing - 8"),
    .init("[a]-(>=-0.5)-[b]", [], "b.leading >= a.trailing - 0.5"),
    .init("[a]-(+8)-[b]", [], "b.leading == a.trailing + 8"),
    .init("[a]-8@1-[b]", [], "b.leading == a.trailing + 8 @1"),
    .init("[a]-8@1000-[b]", [], "b.leading == a.trailing + 8"),
    .init("[a]-8@999.5-[b]", [], "b.leading == a.trailing + 8 @999.5"),
    .init("[a]-(8@250)-[b]", [], "b.leading == a.trailing + 8 @250"),
    .init("[a]-(>=8@250)-[b]", [], "b.leading >= a.trailing + 8 @250"),
    .init("[a]-(>=0@250)-[b]", [], "b.leading >= a.trailing @250"),
    .init(
      "[a]-(>=8,<=20)-[b]", [], "b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20"),
    .init(
      "[a]-(>=8@700,10@600,<=20)-[b]", [], "b.leading >= a.trailing + 8 @700",
      "b.leading == a.trailing + 10 @600", "b.leading <= a.trailing + 20"),
    .init("[a]-gap-[b]", [], "b.leading == a.trailing + 12"),
    .init("[a]-gap@low-[b]", [], "b.leading == a.trailing + 12 @100"),
    .init("[a]-(gap)-[b]", [], "b.leading == a.trailing + 12"),
    .init("[a]-(>=gap@low)-[b]", [], "b.leading >= a.trailing + 12 @100"),
    .init(
      "[a]-(>=gap,<=far)-[b]", [], "b.leading >= a.trailing + 12", "b.leading <= a.trailing + 99"),
    .init("[a]-back-[b]", [], "b.leading == a.trailing - 7"),
    .init(
      "[a]-[b]-1-[c][d]", [], "b.leading == a.trailing + NSSpace(8)",
      "c.leading == b.trailing + 1", "d.leading == c.trailing"),
    .init("V:[a][b]", [], "b.top == a.bottom"),
    .init("V:[a]-[b]", [], "b.top == a.bottom + NSSpace(8)"),
    .init("V:[a]-8-[b]", [], "b.top == a.bottom + 8"),
    .init("V:[a]-(<=8@20)-[b]", [], "b.top <= a.bottom + 8 @20"),
    .init("V:[a]-(-8)-[b]", [], "b.top == a.bottom - 8"),
    .init("V:[a]-gap-[b]-gap-[c]", [], "b.top == a.bottom + 12", "c.top == b.bottom + 12"),
  ]

  static let toSuperview: [VisualFormatCase] = [
    .init("|[a]", [], "a.leading == root.leading"),
    .init("|-[a]", [], "a.leading == root.leadingMargin"),
    .init("|-0-[a]", [], "a.leading == root.leading"),
    .init("|-5-[a]", [], "a.leading == root.leading + 5"),
    .init("|-gap-[a]", [], "a.leading == root.leading + 12"),
    .init("|-(>=5)-[a]", [], "a.leading >= root.leading + 5"),
    .init("|-(<=5@9)-[a]", [], "a.leading <= root.leading + 5 @9"),
    .init("|-(-5)-[a]", [], "a.leading == root.leading - 5"),
    .init("|-(>=5,<=9)-[a]", [], "a.leading >= root.leading + 5", "a.leading <= root.leading + 9"),
    .init("[a]|", [], "root.trailing == a.trailing"),
    .init("[a]-|", [], "root.trailingMargin == a.trailing"),
    .init("[a]-5-|", [], "root.trailing == a.trailing + 5"),
    .init("[a]-5@30-|", [], "root.trailing == a.trailing + 5 @30"),
    .init("[a]-(>=5)-|", [], "root.trailing >= a.trailing + 5"),
    .init("[a]-(-5)-|", [], "root.trailing == a.trailing - 5"),
    .init("[a]-(<=far)-|", [], "root.trailing <= a.trailing + 99"),
    .init("V:|[a]", [], "a.top == root.top"),
    .init("V:|-[a]", [], "a.top == root.topMargin"),
    .init("V:|-(>=5)-[a]", [], "a.top >= root.top + 5"),
    .init("V:[a]|", [], "root.bottom == a.bottom"),
    .init("V:[a]-|", [], "root.bottomMargin == a.bottom"),
    .init("V:[a]-5-|", [], "root.bottom == a.bottom + 5"),
    .init(
      "|-[a]-[b]-|", [], "a.leading == root.leadingMargin",
      "b.leading == a.trailing + NSSpace(8)", "root.trailingMargin == b.trailing"),
    .init(
      "V:|-1-[a]-2-[b]-3-[c]-4-|", [], "a.top == root.top + 1", "b.top == a.bottom + 2",
      "c.top == b.bottom + 3", "root.bottom == c.bottom + 4"),
    .init(
      "|-5-[inner]-6-|", [], "inner.leading == a.leading + 5", "a.trailing == inner.trailing + 6"),
    .init("|-5-[guide]", [], "guide.leading == a.leading + 5"),
    .init(
      "|[a]-(gap,>=1@low)-|", [], "a.leading == root.leading", "root.trailing == a.trailing + 12",
      "root.trailing >= a.trailing + 1 @100"),
  ]

  @Test("between neighbors, the later view's edge comes first", arguments: betweenViews)
  func views(example: VisualFormatCase) throws { try expect(example) }

  @Test("to the superview, no constant is turned round", arguments: toSuperview)
  func superview(example: VisualFormatCase) throws { try expect(example) }

  private func expect(_ example: VisualFormatCase) throws {
    var scene = FormatViews(["a", "b", "c", "d"])
    let a = try #require(scene.views["a"] as? View)
    scene.views["inner"] = addView("inner", to: a)
    scene.views["guide"] = addGuide("guide", to: a)
    let metrics: [String: Any] = ["gap": 12, "low": 100, "far": 99.0, "back": -7]
    #expect(
      try scene.equations(example.format, options: example.options, metrics: metrics)
        == example.equations)
  }
}
