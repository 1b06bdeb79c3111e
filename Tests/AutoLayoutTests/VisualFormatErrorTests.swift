import Foundation
import Testing

@testable import AutoLayout

@Suite("Visual formats that cannot be read")
struct VisualFormatErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let format: String
    let reason: VisualFormatError.Reason
    let column: Int
    var options: LayoutConstraint.FormatOptions = []
    var testDescription: String { "\(format) at \(column)" }

    init(
      _ format: String, _ reason: VisualFormatError.Reason, _ column: Int,
      options: LayoutConstraint.FormatOptions = []
    ) {
      self.format = format
      self.reason = reason
      self.column = column
      self.options = options
    }
  }

  static let cases: [Case] = [
    Case("", .emptyString, 1),
    Case("[ä]", .notASCII, 1),
    Case("  ", .expectedMoreInput, 3),
    Case("[a]->=20-[b]", .expectedNumber, 5),
    Case("[a]--8-[b]", .ambiguousMinus, 5),
    Case("[a]-  -8-[b]", .ambiguousMinus, 7),
    Case("[a]--[b]", .ambiguousMinus, 5),
    Case("[a]-8--[b]", .ambiguousMinus, 7),
    Case("[a]-", .expectedMoreInput, 5),
    Case("[a]-8", .expectedHyphen, 6),
    Case("[a]-8-", .expectedMoreInput, 7),
    Case("[a]-(8-[b]", .expectedHyphen, 7),
    Case("[a]-(b)-[b]", .expectedNumber, 6),
    Case("[a()]", .expectedNumber, 4),
    Case("[a((20))]", .expectedNumber, 4),
    Case("[a()(20)]", .expectedNumber, 4),
    Case("[a(20)]()", .expectedEnd, 8),
    Case("[a(20]", .unclosedSizePredicate, 6),
    Case("[a(20", .unclosedSizePredicate, 6),
    Case("[a(20)", .unclosedSizePredicate, 7),
    Case("[a", .expectedClosingBracket, 3),
    Case("a]", .expectedView, 1),
    Case("[1a]", .invalidViewName, 2),
    Case("[a$]", .invalidViewName, 3),
    Case("[]", .invalidViewName, 2),
    Case("[a(1m)]", .invalidNumber("1m"), 4),
    Case("[a(m$)]", .unclosedSizePredicate, 5),
    Case("[a(0x10)]", .invalidNumber("0x10"), 4),
    Case("[a(1e999)]", .invalidNumber("1e999"), 4),
    Case("[a(20@-1)]", .priorityOutOfRange("-1"), 7),
    Case("[a(20@1001)]", .priorityOutOfRange("1001"), 7),
    Case("[a(20@0)]", .priorityOutOfRange("0"), 7),
    Case("[a(20@)]", .expectedNumber, 7),
    Case("[a]-[missing]", .unknownView("missing"), 6),
    Case("[a(missing)]", .unknownMetric("missing"), 4),
    Case("[a]-missing-[b]", .unknownMetric("missing"), 5),
    Case("[a(20@b)]", .expectedNumber, 7),
    Case("[a]-b-[b]", .expectedNumber, 5),
    Case("[m]", .unknownView("m"), 2),
    Case("[text]", .notALayoutItem("text"), 2),
    Case("[a(word)]", .expectedNumber, 4),
    Case("[a(endless)]", .expectedNumber, 4),
    Case("h:[a]", .expectedView, 1),
    Case("v:[a]", .expectedView, 1),
    Case("V[a]", .expectedColon(after: "V"), 2),
    Case("H", .expectedColon(after: "H"), 2),
    Case("V:", .expectedMoreInput, 3),
    Case("|", .expectedMoreInput, 2),
    Case("|-|", .expectedView, 3),
    Case("||", .expectedConnection, 2),
    Case("|a", .expectedConnection, 2),
    Case("|[a]|[b]|", .expectedEnd, 6),
    Case("[a]x", .expectedEnd, 4),
    Case("[a b]", .expectedClosingBracket, 4),
    Case("[a(=20)]", .unknownRelation, 4),
    Case("[a(<20)]", .unknownRelation, 4),
    Case("|-[lost]", .noSuperview, 1),
    Case("V:[lost]-|", .noSuperview, 10),
    Case("V:|[free]", .noSuperview, 3),
    Case(
      "V:[a]-[b]", .alignmentAlongAxis(.vertical), 10, options: [.alignAllTop, .alignAllLeft]),
    Case("[a]-[b]", .alignmentAlongAxis(.horizontal), 8, options: .alignAllCenterX),
    Case(
      "V:[a]-5-[gap]",
      .illegalConstraint(
        .attributeNotOnGuide(
          .firstBaseline,
          item: "<UILayoutGuide: - \"gap\", layoutFrame = {{0, 0}, {0, 0}}, "
            + "owningView = <View: root; frame = (0 0; 480 320)>>")), 14,
      options: .spacingBaselineToBaseline),
  ]

  @Test("are refused with the rule and the place of the first mistake", arguments: cases)
  func reasons(example: Case) {
    var scene = FormatViews(["a", "b"])
    let lost = View()
    scene.views["lost"] = lost
    scene.views["free"] = LayoutGuide()
    scene.views["gap"] = addGuide("gap", to: scene.root)
    scene.views["text"] = "no view"
    let metrics: [String: Any] = ["m": 1, "word": "ten", "endless": Double.infinity]
    #expect(
      throws: VisualFormatError(
        reason: example.reason, format: example.format, column: example.column)
    ) {
      try scene.equations(example.format, options: example.options, metrics: metrics)
    }
  }

  static let messages: [(String, String)] = [
    ("", "Unable to parse constraint format: It's an empty string."),
    (
      "[a]-[b",
      """
      Unable to parse constraint format: \n\
      Expected a ']' here. That is how you give the end of a view. \n\
      [a]-[b \n      ^
      """
    ),
    (
      "[x]",
      """
      Unable to parse constraint format: \nx is not a key in the views dictionary. \n[x] \n ^
      """
    ),
    (
      "[a(n)]",
      """
      Unable to parse constraint format: \n\
      Encountered metric with name "n", but value was not specified in metrics or views \
      dictionaries \n[a(n)] \n   ^
      """
    ),
    (
      "||",
      """
      Unable to parse constraint format: \nExpected a connection after the '|' character \n\
      || \n ^
      """
    ),
  ]

  @Test("are explained in Apple's words, with a caret under the place", arguments: messages)
  func texts(format: String, message: String) throws {
    let scene = FormatViews(["a", "b"])
    do {
      _ = try scene.equations(format)
      Issue.record("\(format) was read")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test(
    "every rule has Apple's wording",
    arguments: [
      (VisualFormatError.Reason.expectedView, "Expected a view"),
      (.expectedMoreInput, "Expected more input"), (.expectedHyphen, "Expected a '-' here"),
      (.expectedEnd, "Expected the end of the format string"),
      (.unknownRelation, "Unknown relation. Must be ==, >=, or <="),
      (.expectedColon(after: "V"), "Expected ':' after 'V' to specify vertical arrangement"),
      (
        .ambiguousMinus,
        "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. "
          + "Use parentheses around negative numbers."
      ),
      (
        .alignmentAlongAxis(.vertical),
        "Options mask required views to be aligned on a vertical edge, which is not allowed for "
          + "layout that is also vertical."
      ),
      (
        .noSuperview,
        "Unable to interpret '|' character, because the related view doesn't have a superview"
      ),
    ])
  func wording(reason: VisualFormatError.Reason, text: String) {
    #expect(VisualFormatError(reason: reason, format: "", column: 1).message == text)
  }

  @Test("no string traps, however damaged")
  func damaged() {
    let scene = FormatViews(["a", "b"])
    var random = SplitMix(state: 7)
    let letters = Array("HV:|-[]()<>=@,.ab019e+ x")
    for _ in 0..<5000 {
      let count = Int.random(in: 1...14, using: &random)
      let format = String((0..<count).map { _ in letters.randomElement(using: &random) ?? "-" })
      do {
        _ = try scene.equations(format)
      } catch {
        #expect((1...format.utf8.count + 1).contains(error.column), "\(format)")
      }
    }
  }
}
