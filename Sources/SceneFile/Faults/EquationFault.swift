/// A reason why an equation isn't a constraint.
package enum EquationFault: Hashable, Sendable {
  /// An unexpected token, or the end of the equation if `found` is `nil`.
  case expected(EquationExpectation, found: String?)
  /// YAML read the line as a mapping or a list.
  case takenApart
  /// The constraint is written as layout code; `equation` is the equivalent if it is known.
  case layoutCode(equation: String?)
  /// A visual format string in place of an equation.
  case visualFormat(String)
  case openIdentifier
  case emptyIdentifier
  case spacesMissing(Character)
  case twoItemsOnOneSide
  case productOfItems
  case divisionByItem
  case divisionByZero
  case notFinite(String)
  case numberTooLarge(Double)
  case priorityOutOfRange(Double)
}

/// The tokens that are valid at a position in an equation.
package enum EquationExpectation: String, Hashable, Sendable {
  case relation = "'==', '<=' or '>='"
  case operand = "an attribute such as 'label.width', or a number"
  case number = "a number, a fraction such as 16/9, or the name of a metric"
  case priority = "a priority such as 750, or the name of a metric"
  case itemOfList = "the id of an item"
  case endOfList = "',' or ')'"
  case attributeOfList = "an attribute of all items in the list, as in '(a, b).top'"
  case endOfEquation = "a relation, '@' and a priority, an identifier in quotes, or the end"
  case nothingAfterIdentifier = "the end, since the identifier comes last"
}

extension EquationFault {
  /// The fault as a sentence.
  var sentence: String {
    switch self {
    case .expected(let expectation, let found):
      "\(found.map(shown) ?? "the end") is unexpected here; expected"
        + " \(expectation.rawValue)"
        + (found.flatMap { meanings[$0] }.map { "; \($0)" } ?? "")
    case .takenApart:
      "YAML does not read this as one text; put the whole equation in single quotes"
    case .layoutCode(let equation):
      "this is layout code, but a scene has equations; write "
        + (equation.map { "'\($0)'" } ?? "one such as 'b.top == a.bottom + 8'")
    case .visualFormat(let format):
      "\(shown(format)) is a visual format, not an equation; write { visual: \"\(format)\" }"
    case .openIdentifier:
      "the identifier is not closed; end it with a quotation mark, and put the whole equation in"
        + " single quotes if it contains a '#'"
    case .emptyIdentifier:
      "an identifier has at least one character; remove the quotation marks"
    case .spacesMissing(let sign):
      "'\(sign)' needs a space on each side between operands, because ids can"
        + " contain '-'"
    case .notFinite(let text):
      "\(shown(text)) is not a finite number; write one, such as 44"
    case .numberTooLarge(let number):
      "\(shortest(number)) is out of range; numbers are at most \(shortest(DocumentLimits.number))"
    case .priorityOutOfRange(let priority):
      "the priority \(shortest(priority)) is out of range; priorities are above 0 and at most 1000"
    case .twoItemsOnOneSide:
      "this side has a second item; a constraint relates one attribute to at most one other;"
        + " move the item to the other side, or add a guide that is as large as both"
    case .productOfItems:
      "an attribute is multiplied by an attribute; it can only be multiplied by a number"
    case .divisionByItem:
      "a number is divided by an attribute; an attribute can only be divided by a number"
    case .divisionByZero:
      "this divides by zero; use any other number"
    }
  }
}

/// The advice in error messages, by the operator, word or punctuation mark that is invalid in equations.
private let meanings = [
  "=": "write '=='", "===": "write '=='", "≥": "write '>='", "=>": "write '>='", ">": "write '>='",
  "≤": "write '<='", "=<": "write '<='", "<": "write '<='", "equal": "write '=='",
  "greaterThanOrEqual": "write '>='", "lessThanOrEqual": "write '<='", "×": "write '*'",
  "÷": "write '/'", "−": "write '-'", "–": "write '-'",
  "%": "write a percentage as a factor, as in '0.5 * root.width'",
  ":": "a ratio is written 16/9, and a visual format as { visual: \"H:|-[a]-|\" }",
  ",": "numbers have a decimal point, as in 0.5", "priority": "write '@750'",
  "“": "an identifier needs straight quotation marks, \"",
  "”": "an identifier needs straight quotation marks, \"",
  "'": "an identifier needs double quotation marks, \"",
]

/// Formats a number for messages, without a trailing `.0`.
func shortest(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
