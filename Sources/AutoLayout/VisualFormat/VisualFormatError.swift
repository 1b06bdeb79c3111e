/// An error in a visual format string, with the position of the mistake.
public struct VisualFormatError: AppleException, Hashable {
  /// The rule of the language that the string breaks.
  public enum Reason: Hashable, Sendable {
    /// The string is empty.
    case emptyString
    /// The string has characters outside of ASCII.
    case notASCII
    /// A view is missing.
    case expectedView
    /// A view's name has characters that names can't have.
    case invalidViewName
    /// A name isn't in the dictionary of views.
    case unknownView(String)
    /// A name in the dictionary is neither a view nor a guide.
    case notALayoutItem(String)
    /// A view has no `]`.
    case expectedClosingBracket
    /// No connection follows `|`.
    case expectedConnection
    /// The string ends where more characters are needed.
    case expectedMoreInput
    /// A connection has no `-`.
    case expectedHyphen
    /// Characters follow the end of the format.
    case expectedEnd
    /// A name isn't in the dictionary of metrics.
    case unknownMetric(String)
    /// A number or the name of a metric is missing.
    case expectedNumber
    /// No colon follows `H` or `V`.
    case expectedColon(after: String)
    /// A size predicate has no `)`.
    case unclosedSizePredicate
    /// A relation isn't `==`, `>=` or `<=`.
    case unknownRelation
    /// A `-` may be a minus sign or a part of the connection.
    case ambiguousMinus
    /// The view beside `|` has no superview.
    case noSuperview
    /// A priority is 0 or less, or above 1000.
    case priorityOutOfRange(String)
    /// A number isn't decimal.
    case invalidNumber(String)
    /// The options align views along the axis of the format.
    case alignmentAlongAxis(LayoutConstraint.Axis)
    /// A constraint of the format is illegal.
    case illegalConstraint(LayoutError)
  }

  /// The rule of the language that the string breaks.
  public let reason: Reason

  /// The whole format string.
  public let format: String

  /// The column of the first invalid character, or of the start of an unknown name, counted from 1.
  public let column: Int

  /// The column of the caret in ``description``, counted from 1: usually ``column``.
  ///
  /// As in Apple's messages, the caret is after an unknown view name, and after a first view that has no superview.
  public let caretColumn: Int

  init(reason: Reason, format: String, column: Int, caretColumn: Int? = nil) {
    self.reason = reason
    self.format = format
    self.column = column
    self.caretColumn = caretColumn ?? column
  }
}

extension VisualFormatError {
  /// Apple's text for the broken rule, without the format string and the caret.
  public var message: String {
    switch reason {
    case .emptyString: "It's an empty string."
    case .notASCII: "It contains characters that are not ASCII."
    case .expectedView: "Expected a view"
    case .invalidViewName:
      "Expected a view. View names must start with a letter or an underscore, "
        + "then contain letters, numbers, and underscores."
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .notALayoutItem(let name): "\(name) is neither a view nor a layout guide."
    case .expectedClosingBracket:
      "Expected a ']' here. That is how you give the end of a view."
    case .expectedConnection: "Expected a connection after the '|' character"
    case .expectedMoreInput: "Expected more input"
    case .expectedHyphen: "Expected a '-' here"
    case .expectedEnd: "Expected the end of the format string"
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    case .expectedNumber:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .expectedColon(let axis):
      "Expected ':' after '\(axis)' to specify \(axis == "V" ? "vertical" : "horizontal") "
        + "arrangement"
    case .unclosedSizePredicate:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .ambiguousMinus:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. "
        + "Use parentheses around negative numbers."
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .priorityOutOfRange(let text):
      "It's illegal to set priority:\(text).  Priorities must be greater than 0 and less or equal "
        + "to NSLayoutPriorityRequired, which is 1000.000000."
    case .invalidNumber(let text): "\(text) is not a decimal number."
    case .alignmentAlongAxis(let axis):
      "Options mask required views to be aligned on a \(axis) edge, which is not allowed for "
        + "layout that is also \(axis)."
    case .illegalConstraint(let error): error.description
    }
  }
}

extension VisualFormatError {
  /// The name of the exception that Apple's call raises.
  public var exceptionName: String { "NSInvalidArgumentException" }

  /// The message in Apple's format: the rule, the string, and a caret below the mistake.
  public var description: String {
    switch reason {
    case .emptyString, .notASCII:
      "Unable to parse constraint format: \(message)"
    default:
      "Unable to parse constraint format: \n\(message) \n\(format) \n"
        + String(repeating: " ", count: max(0, caretColumn - 1)) + "^"
    }
  }
}
