import Foundation

/// A parser of visual format strings by Apple's grammar, which also resolves names.
///
/// Blanks between tokens are allowed, and count as columns. If a metric and a view have the same name, the metric is
/// used.
struct VisualFormatParser {
  private var scanner: VisualFormatScanner
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var tokens: [VisualFormatToken] = []
  private var constraintCount = 0
  /// The metrics in the current predicate so far.
  private var mentionedMetrics: [MetricExpression.Metric] = []

  init(
    _ format: String, metrics: [String: Any], views: [String: Any], hasInnerNames: Bool = false
  ) {
    scanner = VisualFormatScanner(format, hasInnerNames: hasInnerNames)
    self.metrics = metrics
    self.views = views
  }

  /// Parses the whole string, or throws the first mistake.
  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    guard !scanner.format.isEmpty else { throw scanner.failure(.emptyString) }
    guard scanner.isASCII else { throw scanner.failure(.notASCII) }
    var result = VisualFormat()
    result.axis = try parseAxis()
    var pending: VisualFormat.Connection?
    let opening = scanner.column
    if scanner.take("|") {
      result.openingBar = opening
      pending = try parseConnection(after: "|", from: opening)
    }
    while true {
      result.elements.append(try parseElement(after: pending))
      if scanner.isAtEnd {
        result.tokens = tokens
        return result
      }
      let end = scanner.column
      let connection = try parseConnection(after: "]", from: end)
      let closing = scanner.column
      if scanner.take("|") {
        guard scanner.isAtEnd else { throw scanner.failure(.expectedEnd) }
        closeLastToken()
        result.closingBar = closing
        result.closing = connection
        result.tokens = tokens
        return result
      }
      if case .flush = connection, !scanner.peek("[") {
        throw scanner.failure(.expectedEnd, at: end)
      }
      pending = connection
    }
  }

  private mutating func parseAxis() throws(VisualFormatError) -> LayoutConstraint.Axis {
    let letters: [(Unicode.Scalar, LayoutConstraint.Axis)] = [("H", .horizontal), ("V", .vertical)]
    for (letter, axis) in letters where scanner.take(letter) {
      guard scanner.take(":") else { throw scanner.failure(.expectedColon(after: "\(letter)")) }
      note("\(letter):", .punctuation)
      return axis
    }
    return .horizontal
  }

  // MARK: - Views

  private mutating func parseElement(
    after connection: VisualFormat.Connection?
  ) throws(VisualFormatError) -> VisualFormat.Element {
    guard !scanner.isAtEnd else { throw scanner.failure(.expectedMoreInput) }
    guard scanner.take("[") else { throw scanner.failure(.expectedView) }
    let column = scanner.column
    guard let name = scanner.takeName() else { throw scanner.failure(.invalidViewName) }
    let item = try self.item(named: name, at: column)
    note("[", .punctuation)
    note(name, .name)
    var sizes: [VisualFormat.Predicate] = []
    if scanner.take("(") {
      note("(", .punctuation)
      sizes = try parsePredicates(ofSize: true)
      note(")", .punctuation)
      guard scanner.take("]") else { throw scanner.failure(.unclosedSizePredicate) }
    } else if !scanner.take("]") {
      let isNamePart = scanner.peek("$") || scanner.next?.isDigit ?? false
      throw scanner.failure(isNamePart ? .invalidViewName : .expectedClosingBracket)
    }
    note("]", .punctuation)
    return VisualFormat.Element(
      item: item, connection: connection, sizes: sizes, endColumn: scanner.column)
  }

  private func item(
    named name: String, at column: Int
  ) throws(VisualFormatError) -> any LayoutItem {
    guard let value = views[name] else {
      throw scanner.failure(
        .unknownView(name), at: column, caretColumn: column + name.utf8.count)
    }
    guard let item = value as? any LayoutItem else {
      throw scanner.failure(.notALayoutItem(name), at: column)
    }
    return item
  }

  // MARK: - Connections

  /// Parses the connection after a bar or a view; the text of its tokens starts at `column`.
  private mutating func parseConnection(
    after previous: String, from column: Int
  ) throws(VisualFormatError) -> VisualFormat.Connection {
    guard scanner.take("-") else {
      if scanner.peek("[") || previous == "]" {
        noteConstraint(previous == "|" ? "|" : "")
        return .flush
      }
      throw scanner.failure(scanner.isAtEnd ? .expectedMoreInput : .expectedConnection)
    }
    if scanner.isAtEnd { throw scanner.failure(.expectedMoreInput) }
    if scanner.peek("[") || scanner.peek("|") {
      noteConstraint(scanner.text(from: column))
      return .standard
    }
    if scanner.peek("-") { throw scanner.failure(.ambiguousMinus) }
    let count = tokens.count
    let opening = scanner.text(from: column)
    let predicates: [VisualFormat.Predicate]
    if scanner.take("(") {
      note(opening + "(", .punctuation)
      predicates = try parsePredicates(ofSize: false)
      note(")-", .punctuation)
    } else {
      let predicate = scanner.column
      predicates = [try parseSimplePredicate()]
      noteConstraint(scanner.text(from: predicate))
    }
    guard scanner.take("-") else { throw scanner.failure(.expectedHyphen) }
    if predicates.count == 1 {
      // The hyphens belong to the token of the only constraint.
      tokens.removeSubrange(count...)
      constraintCount -= 1
      noteConstraint(scanner.text(from: column))
    }
    if scanner.peek("-") { throw scanner.failure(.ambiguousMinus) }
    return .predicates(predicates)
  }

  /// Parses a number or metric outside of parentheses, with an optional relation and priority.
  ///
  /// Apple's grammar has no relation here, but its parser accepts one, and much published code has `|->=0-[view]`.
  private mutating func parseSimplePredicate() throws(VisualFormatError)
    -> VisualFormat.Predicate
  {
    mentionedMetrics = []
    let column = scanner.column
    let relation = try parseRelation()
    let constant = try parseConstant(signed: false)
    let priority = try parsePriority()
    return VisualFormat.Predicate(
      relation: relation, object: .constant(constant), priority: priority,
      metricExpression: MetricExpression(
        scanner.text(from: column), metrics: mentionedMetrics))
  }

  /// Parses the predicates after an opening parenthesis, and the closing parenthesis.
  private mutating func parsePredicates(
    ofSize isSize: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      if !predicates.isEmpty { note(",", .punctuation) }
      let column = scanner.column
      mentionedMetrics = []
      let relation = try parseRelation()
      let object = try parseObject(ofSize: isSize)
      let priority = try parsePriority()
      predicates.append(
        VisualFormat.Predicate(
          relation: relation, object: object, priority: priority,
          metricExpression: MetricExpression(
            scanner.text(from: column), metrics: mentionedMetrics)))
      noteConstraint(scanner.text(from: column))
    } while scanner.take(",")
    guard scanner.take(")") else {
      throw scanner.failure(isSize ? .unclosedSizePredicate : .expectedHyphen)
    }
    return predicates
  }

  private mutating func parseRelation() throws(VisualFormatError) -> LayoutConstraint.Relation {
    let signs: [(Unicode.Scalar, LayoutConstraint.Relation)] = [
      ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ]
    for (sign, relation) in signs where scanner.peek(sign) {
      if scanner.take(sign, "=") { return relation }
      _ = scanner.take(sign)
      throw scanner.failure(.unknownRelation)
    }
    return .equal
  }

  private mutating func parseObject(
    ofSize isSize: Bool
  ) throws(VisualFormatError) -> VisualFormat.Object {
    let start = scanner
    if isSize, let name = scanner.takeName(), metrics[name] == nil {
      guard views[name] != nil else {
        throw start.failure(.unknownMetric(name))
      }
      return .item(try item(named: name, at: start.column))
    }
    scanner = start
    return .constant(try parseConstant(signed: true))
  }

  // MARK: - Pieces

  private mutating func note(_ text: String, _ kind: VisualFormatToken.Kind) {
    tokens.append(VisualFormatToken(text, kind))
  }

  private mutating func noteConstraint(_ text: String) {
    note(text, .constraints([constraintCount]))
    constraintCount += 1
  }

  /// Appends `|` to the last token if that token represents constraints; otherwise, adds `|` as a separate token.
  private mutating func closeLastToken() {
    guard let last = tokens.last, case .constraints = last.kind else {
      return note("|", .punctuation)
    }
    tokens[tokens.count - 1].text += "|"
  }

  // MARK: - Numbers

  private mutating func parsePriority() throws(VisualFormatError) -> LayoutPriority? {
    guard scanner.take("@") else { return nil }
    let column = scanner.column
    let number = try parseConstant(signed: true)
    let priority = LayoutPriority(Float(number))
    guard priority.isLegal else {
      let text = plainNumber(CGFloat(number), digits: 6)
      throw scanner.failure(.priorityOutOfRange(text), at: column)
    }
    return priority
  }

  private mutating func parseConstant(signed: Bool) throws(VisualFormatError) -> Double {
    let column = scanner.column
    if let text = scanner.takeNumber(signed: signed) {
      guard let number = Self.decimal(text) else {
        throw scanner.failure(.invalidNumber(text), at: column)
      }
      return number
    }
    guard let name = scanner.takeName() else {
      throw scanner.failure(scanner.isAtEnd ? .expectedMoreInput : .expectedNumber)
    }
    guard let value = metrics[name] else {
      let isView = views[name] != nil
      throw scanner.failure(isView ? .expectedNumber : .unknownMetric(name), at: column)
    }
    guard let number = Self.number(value), number.isFinite else {
      throw scanner.failure(.expectedNumber, at: column)
    }
    mentionedMetrics.append(MetricExpression.Metric(name: name, value: number))
    return number
  }

  /// Returns the value of a decimal number with an optional exponent, or `nil` for other notations such as hexadecimal.
  private static func decimal(_ text: String) -> Double? {
    plainDecimal(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the number in a value of the metrics dictionary, or `nil` if the value isn't a number.
  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
