import AutoLayout
import LayoutDocuments
import Testing

@testable import InterfaceBuilder

@Suite("Constraints of Interface Builder documents that UIKit refuses")
struct RefusedConstraintTests {
  private func layout(_ constraint: String) throws -> InterfaceLayout {
    let insides =
      "<subviews>" + Documents.leaf("view", "a") + Documents.leaf("label", "b")
      + "</subviews><viewLayoutGuide key=\"safeArea\" id=\"area\"/><constraints><constraint "
      + "firstItem=\"a\" \(constraint) id=\"c-1\"/></constraints>"
    let scenes = try InterfaceDocument(Documents.xib(Documents.view(insides))).scenes
    return try #require(scenes.first).layout()
  }

  @Test(
    "are left out, with a note that names the constraint and says why",
    arguments: [
      (
        #"firstAttribute="leading" secondItem="b" secondAttribute="bottom""#,
        "'a.leading' can't be related to 'b.bottom'; a horizontal position goes with a horizontal one,"
      ),
      (
        #"firstAttribute="width" secondItem="b" secondAttribute="top""#,
        "'a.width' can't be related to 'b.top'; a size goes with a size"
      ),
      (#"firstAttribute="top" constant="3""#, "'a.top' is a position"),
      (
        #"firstAttribute="top" secondItem="b" secondAttribute="top" multiplier="0""#,
        "'a.top' is a position"
      ),
      (
        #"firstAttribute="left" secondItem="b" secondAttribute="leading""#,
        "'a.left' can't be related to 'b.leading'; leading and trailing don't go with left"
      ),
      (
        #"firstAttribute="firstBaseline" secondItem="area" secondAttribute="firstBaseline""#,
        "layout guides have no firstBaseline"
      ),
      (#"firstAttribute="width" constant="3" priority="2000""#, "priorities are above 0"),
    ])
  func refused(_ constraint: String, _ reason: String) throws {
    let layout = try layout(constraint)
    #expect(layout.document.constraints.isEmpty)
    let lines = layout.notes.lines()
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains("the constraint 'c-1' is left out, because UIKit rejects it: \(reason)")
        == true, "\(lines)")
  }

  @Test(
    "don't include legal ones",
    arguments: [
      #"firstAttribute="width" secondItem="b" secondAttribute="height""#,
      #"firstAttribute="firstBaseline" secondItem="b" secondAttribute="top""#,
      #"firstAttribute="leading" secondItem="area" secondAttribute="centerX""#,
    ])
  func legal(_ constraint: String) throws {
    let layout = try layout(constraint)
    #expect(layout.document.constraints.count == 1)
    #expect(layout.notes.isEmpty)
  }

  @Test(
    "and those with a value that isn't understood are named by the note",
    arguments: [
      (#"firstAttribute="width" constant="16pt""#, #"constant="16pt" is not a number"#),
      (#"firstAttribute="wide" constant="16""#, #"firstAttribute="wide" is not known"#),
      (#"constant="16""#, "firstAttribute is missing"),
    ])
  func unknownValue(_ constraint: String, _ reason: String) throws {
    let layout = try layout(constraint)
    #expect(layout.document.constraints.isEmpty)
    let line = try #require(layout.notes.lines().first)
    #expect(line.contains(reason))
    #expect(line.hasSuffix("; the constraint 'c-1' is left out"))
  }
}
