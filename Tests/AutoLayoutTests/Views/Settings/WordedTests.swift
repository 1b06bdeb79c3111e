import Testing

@testable import AutoLayout

/// The lists are those of file formats: a word may be added, and none may change.
@Suite("Words in files") struct WordedTests {
  private func words<Value: Worded>(_ type: Value.Type) -> String {
    type.allCases.map(\.word).joined(separator: " ")
  }

  @Test("stay whatever cases are called")
  func words() {
    #expect(words(LayoutConstraint.Axis.self) == "horizontal vertical")
    #expect(words(LayoutDirection.self) == "ltr rtl")
    #expect(words(View.SemanticContentAttribute.self) == "unspecified playback spatial ltr rtl")
    #expect(
      words(StackView.Distribution.self)
        == "fill fillEqually fillProportionally equalSpacing equalCentering")
    #expect(
      words(StackView.Alignment.self) == "fill leading firstBaseline center trailing lastBaseline")
    #expect(
      words(ScrollView.ContentInsetAdjustmentBehavior.self)
        == "automatic scrollableAxes never always")
    #expect(words(Font.Weight.self) == "regular medium semibold bold")
    #expect(words(SystemGuideKind.self) == "margins safeArea readable keyboard content frame")
    #expect(
      View.AutoresizingMask.words.map(\.word).joined(separator: " ")
        == "flexibleLeftMargin flexibleWidth flexibleRightMargin flexibleTopMargin flexibleHeight "
        + "flexibleBottomMargin")
    #expect(
      LayoutConstraint.Attribute.allCases.map(\.name).joined(separator: " ")
        == "notAnAttribute left right top bottom leading trailing width height centerX centerY "
        + "lastBaseline firstBaseline leftMargin rightMargin topMargin bottomMargin leadingMargin "
        + "trailingMargin centerXWithinMargins centerYWithinMargins")
    #expect(
      LayoutConstraint.Relation.allCases.map(\.symbol).joined(separator: " ") == "<= == >=")
  }

  @Test("are read as the values that they are written for")
  func reading() {
    for value in StackView.Alignment.allCases {
      #expect(StackView.Alignment(word: value.word) == value)
    }
    #expect(StackView.Alignment(word: "Fill") == nil)
  }
}
