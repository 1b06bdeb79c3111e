import Foundation
import Testing

@testable import AutoLayout

@Suite("Visual formats that cannot be read")
struct VisualFormatErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let format: String
    let reason: VisualFormatError.Reason
    let column: Int
    /// Where the caret stands; under the column unless said otherwise.
    let caret: Int
    let options: LayoutConstraint.FormatOptions
    var testDescription: String { "\(format) at \(column)" }

    init(
      _ format: String, _ reason: VisualFormatError.Reason, _ column: Int, caret: Int? = nil,
      options: LayoutConstraint.FormatOptions = []
    ) {
      self.format = format
      self.reason = reason
      self.column = column
      self.caret = caret ?? column
      self.options = options
    }
  }

  static let cases: [Case] = [
    Case("", .emptyString, 1),
    Case("[ä]", .notASCII, 1),
    Case("  ", .expectedMoreInput, 3),
    Case("[a]->=-20-[b]", .expectedNumber, 7),
    Case("[a]->20-[b]", .unknownRelation, 6),
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
    Case("[a]-[missing]", .unknownView("missing"), 6, caret: 13),
    Case("[a(missing)]", .unknownMetric("missing"), 4),
    Case("[a]-missing-[b]", .unknownMetric("missing"), 5),
    Case("[a(20@b)]", .expectedNumber, 7),
    Case("[a]-b-[b]", .expectedNumber, 5),
    Case("[m]", .unknownView("m"), 2, caret: 3),
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
    Case("[a(=20)]", .unknownRelation, 5),
    Case("[a(<20)]", .unknownRelation, 5),
    Case("|-[lost]", .noSuperview, 1, caret: 9),
    Case("V:[lost]-|", .noSuperview, 10),
    Case("V:|[free]", .noSuperview, 3, caret: 10),
    Case("H:", .expectedMoreInput, 3),
    Case("V", .expectedColon(after: "V"), 2),
    Case("H[a]", .expectedColon(after: "H"), 2),
    Case("HV:[a]", .expectedColon(after: "H"), 2),
    Case("Z:[a]", .expectedView, 1),
    Case(":[a]", .expectedView, 1),
    Case("H:V:[a]", .expectedView, 3),
    Case("a", .expectedView, 1),
    Case("-[a]", .expectedView, 1),
    Case("(8)-[a]", .expectedView, 1),
    Case("[[a]]", .invalidViewName, 2),
    Case("[(20)]", .invalidViewName, 2),
    Case("[-a]", .invalidViewName, 2),
    Case("[a-b]", .expectedClosingBracket, 3),
    Case("[a.b]", .expectedClosingBracket, 3),
    Case("[a:b]", .expectedClosingBracket, 3),
    Case("[a|", .expectedClosingBracket, 3),
    Case("[self.a]", .unknownView("self"), 2, caret: 6),
    Case("[A]", .unknownView("A"), 2, caret: 3),
    Case("[a]-[b]-[c]", .unknownView("c"), 10, caret: 11),
    Case("|8[a]", .expectedConnection, 2),
    Case("|-8[a]", .expectedHyphen, 4),
    Case("|-8|", .expectedHyphen, 4),
    Case("|-", .expectedMoreInput, 3),
    Case("|-8-", .expectedMoreInput, 5),
    Case("|-8-|", .expectedView, 5),
    Case("[a]8-[b]", .expectedEnd, 4),
    Case("[a](8)-[b]", .expectedEnd, 4),
    Case("[a],[b]", .expectedEnd, 4),
    Case("[a]]", .expectedEnd, 4),
    Case("[a]|x", .expectedEnd, 5),
    Case("[a]||", .expectedEnd, 5),
    Case("[a]-8-|-8-[b]", .expectedEnd, 8),
    Case("[a]-8[b]", .expectedHyphen, 6),
    Case("[a]-(8)[b]", .expectedHyphen, 8),
    Case("[a]-(8", .expectedHyphen, 7),
    Case("[a]-()-[b]", .expectedNumber, 6),
    Case("[a]-(>=)-[b]", .expectedNumber, 8),
    Case("[a]-(8,)-[b]", .expectedNumber, 8),
    Case("[a]-(,8)-[b]", .expectedNumber, 6),
    Case("[a]-(", .expectedMoreInput, 6),
    Case("[a]-(--8)-[b]", .expectedNumber, 6),
    Case("[a]-@8-[b]", .expectedNumber, 5),
    Case("[a]-8@-[b]", .expectedNumber, 7),
    Case("[a]-8@b-[b]", .expectedNumber, 7),
    Case("[a]-8@missing-[b]", .unknownMetric("missing"), 7),
    Case("[a]-8@0-[b]", .priorityOutOfRange("0"), 7),
    Case("[a]-8@1000.5-[b]", .priorityOutOfRange("1000.5"), 7),
    Case("[a]-8@tooMuch-[b]", .priorityOutOfRange("1001"), 7),
    Case("[a]-8@1@2-[b]", .expectedHyphen, 8),
    Case("[a]-8.5.5-[b]", .invalidNumber("8.5.5"), 5),
    Case("[a]-8px-[b]", .invalidNumber("8px"), 5),
    Case("[a]-1e-[b]", .invalidNumber("1e-"), 5),
    Case("[a]-.-[b]", .invalidNumber("."), 5),
    Case("[a]-50%-[b]", .expectedHyphen, 7),
    Case("[a(50%)]", .unclosedSizePredicate, 6),
    Case("[a(b/2)]", .unclosedSizePredicate, 5),
    Case("[a(b*2)]", .unclosedSizePredicate, 5),
    Case("[a(2*b)]", .unclosedSizePredicate, 5),
    Case("[a(b.height)]", .unclosedSizePredicate, 5),
    Case("[a(>30)]", .unknownRelation, 5),
    Case("[a(>", .unknownRelation, 5),
    Case("[a(=>30)]", .unknownRelation, 5),
    Case("[a(===30)]", .expectedNumber, 6),
    Case("[a(!=30)]", .expectedNumber, 4),
    Case("[a(>=", .expectedMoreInput, 6),
    Case("[a(20,)]", .expectedNumber, 7),
    Case("[a(20)(30)]", .unclosedSizePredicate, 7),
    Case("[a(20]-[b]", .unclosedSizePredicate, 6),
    Case("[a(b]", .unclosedSizePredicate, 5),
    Case("[a(20)]~[b]", .expectedEnd, 8),
    Case("[a]->[b]", .unknownRelation, 6),
    Case("[a]-|-[b]", .expectedEnd, 6),
    Case("[lost]-|", .noSuperview, 8),
    Case("[a]//comment", .expectedEnd, 4),
    Case("\u{1}[a]", .expectedView, 1),
    Case("[a\u{0}]", .expectedClosingBracket, 3),
    Case("[a]–[b]", .notASCII, 1),
    Case(
      "V:[a]-[b]", .alignmentAlongAxis(.vertical), 10, options: [.alignAllTop, .alignAllLeft]),
    Case("[a]-[b]", .alignmentAlongAxis(.horizontal), 8, options: .alignAllCenterX),
  ]

  @Test("are refused with the rule and the place of the first mistake", arguments: cases)
  func reasons(example: Case) {
    var scene = FormatViews(["a", "b"])
    let lost = View()
    scene.views["lost"] = lost
    scene.views["free"] = LayoutGuide()
    scene.views["gap"] = addGuide("gap", to: scene.root)
    scene.views["text"] = "no view"
    let metrics: [String: Any] = [
      "m": 1, "word": "ten", "endless": Double.infinity, "tooMuch": 1001,
    ]
    do {
      let made = try scene.equations(
        example.format, options: example.options, metrics: metrics)
      Issue.record("makes \(made)")
    } catch {
      #expect(error.reason == example.reason)
      #expect(error.column == example.column)
      #expect(error.caretColumn == example.caret)
      #expect(error.format == example.format)
    }
  }
}
