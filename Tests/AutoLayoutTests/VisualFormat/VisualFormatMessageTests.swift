import Testing

@testable import AutoLayout

@Suite("Messages about visual formats")
struct VisualFormatMessageTests {
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
      Unable to parse constraint format: \nx is not a key in the views dictionary. \n[x] \n  ^
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

  /// The mistakes of Apple's guide, with the carets that it prints.
  static let documentation: [(String, String, String)] = [
    ("V|[a]|", "Expected ':' after 'V' to specify vertical arrangement", " ^"),
    (
      "|[a][b(wide][c]|",
      "A predicate on a view's thickness must end with ')' and the view must end with ']'",
      "           ^"
    ),
    ("|[a][c]", "c is not a key in the views dictionary.", "      ^"),
    ("V:|[a(>30)]|", "Unknown relation. Must be ==, >=, or <=", "       ^"),
    (
      "H:|-(>=50)-[lost(100)]",
      "Unable to interpret '|' character, because the related view doesn't have a superview",
      "                      ^"
    ),
  ]

  @Test("the carets of Apple's guide and logs", arguments: documentation)
  func carets(format: String, message: String, caret: String) {
    var scene = FormatViews(["a", "b"])
    let lost = View()
    scene.views["lost"] = lost
    do {
      _ = try scene.equations(format, metrics: ["wide": 1])
      Issue.record("\(format) was read")
    } catch {
      #expect(
        error.description
          == "Unable to parse constraint format: \n\(message) \n\(format) \n\(caret)")
      #expect(error.exceptionName == "NSInvalidArgumentException")
    }
  }

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

  static let wordings: [(VisualFormatError.Reason, String)] = [
    (.expectedView, "Expected a view"),
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
    (.emptyString, "It's an empty string."),
    (.notASCII, "It contains characters that are not ASCII."),
    (
      .invalidViewName,
      "Expected a view. View names must start with a letter or an underscore, then contain "
        + "letters, numbers, and underscores."
    ),
    (.unknownView("box"), "box is not a key in the views dictionary."),
    (.notALayoutItem("box"), "box is neither a view nor a layout guide."),
    (
      .expectedClosingBracket, "Expected a ']' here. That is how you give the end of a view."
    ),
    (.expectedConnection, "Expected a connection after the '|' character"),
    (
      .unknownMetric("gap"),
      "Encountered metric with name \"gap\", but value was not specified in metrics or views "
        + "dictionaries"
    ),
    (
      .expectedNumber,
      "Expected a number or key from the metrics dictionary, but encountered something else"
    ),
    (.expectedColon(after: "H"), "Expected ':' after 'H' to specify horizontal arrangement"),
    (
      .unclosedSizePredicate,
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    ),
    (
      .priorityOutOfRange("1001"),
      "It's illegal to set priority:1001.  Priorities must be greater than 0 and less or equal "
        + "to NSLayoutPriorityRequired, which is 1000.000000."
    ),
    (.invalidNumber("0x10"), "0x10 is not a decimal number."),
    (
      .alignmentAlongAxis(.horizontal),
      "Options mask required views to be aligned on a horizontal edge, which is not allowed "
        + "for layout that is also horizontal."
    ),
    (
      .illegalConstraint(.unknownAttribute(item: "A")),
      "NSLayoutConstraint for A: Unknown layout attribute"
    ),
  ]

  @Test("every rule has Apple's wording", arguments: wordings)
  func wording(reason: VisualFormatError.Reason, text: String) {
    #expect(VisualFormatError(reason: reason, format: "", column: 1).message == text)
  }
}
