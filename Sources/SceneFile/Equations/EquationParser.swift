internal import AutoLayout
internal import LayoutDocuments

/// Parses an equation of a scene file, and returns the constraints that it represents.
///
/// Problems are added to `problems`. If there are any, the result is empty.
func relations(
  in text: SceneText, scope: SceneScope, problems: inout [SceneProblem]
) -> [SceneRelation] {
  var parser = EquationParser(text, scope: scope)
  let relations = parser.relations()
  problems += parser.problems
  return parser.problems.isEmpty ? relations : []
}

/// Parses the tokens of an equation from left to right.
struct EquationParser {
  private let text: SceneText
  private let scope: SceneScope
  private let tokens: [EquationToken]
  private var index = 0
  /// The reasons why the equation can't be read.
  private(set) var problems: [SceneProblem] = []
  /// The metrics in the order of their uses, including repeated uses.
  private(set) var metrics: [MetricExpression.Metric] = []

  /// An error that stops parsing, after its reason was added to ``problems``.
  struct Stop: Error {}

  init(_ text: SceneText, scope: SceneScope) {
    self.text = text
    self.scope = scope
    tokens = equationTokens(text.text)
  }

  /// Returns a constraint for each pair of neighboring sides, or several constraints if a side has a list of items.
  mutating func relations() -> [SceneRelation] {
    do {
      if text.text.hasPrefix("H:") || text.text.hasPrefix("V:") || text.text.hasPrefix("|") {
        throw stop(.visualFormat(text.text), at: 0)
      }
      if let code = LayoutCode(text.text) {
        throw stop(.layoutCode(equation: code.equation), at: 0)
      }
      var sides = [try side()]
      var relations: [EquationToken] = []
      repeat {
        guard case .relation = token.kind else { throw unexpected(.relation) }
        relations.append(take())
        sides.append(try side())
      } while token.kind.isRelation
      let (start, mentions) = (index, metrics.count)
      let priority = try priority()
      let priorityNumbers = numbers(from: start, mentions)
      let identifier = try identifier()
      guard token.kind == .end else {
        throw unexpected(identifier == nil ? .endOfEquation : .nothingAfterIdentifier)
      }
      guard problems.isEmpty else { return [] }
      return combine(sides, relations).map { relation in
        var relation = relation
        relation.form.priority = LayoutPriority(Float(priority))
        relation.form.identifier = identifier
        relation.form.metricExpression = .joining([
          relation.form.metricExpression, priorityNumbers,
        ])
        return relation
      }
    } catch {
      return []
    }
  }

  /// Parses a number, fraction or metric, such as the value of a constraint's `priority` key.
  mutating func number() -> Double? {
    do {
      let term = try term()
      guard token.kind == .end else { throw unexpected(.number) }
      guard problems.isEmpty else { return nil }
      guard term.items == nil else { throw stop(.expected(.number, found: text.text), at: 0) }
      return term.number
    } catch {
      return nil
    }
  }

  /// Returns the numbers and metrics from the token at `start` to the current token, or `nil` if there are no metrics.
  private func numbers(from start: Int, _ mentions: Int) -> MetricExpression? {
    guard metrics.count > mentions else { return nil }
    let words = tokens[start..<index].filter { token in
      token.kind != .word || scope.metrics[token.text] != nil
    }
    return MetricExpression(
      words.map(\.text).joined(separator: " "), metrics: Array(metrics[mentions...]))
  }

  private var token: EquationToken { tokens[index] }

  private mutating func take() -> EquationToken {
    let taken = tokens[index]
    if index < tokens.count - 1 { index += 1 }
    return taken
  }

  private mutating func stop(_ kind: EquationFault, at offset: Int) -> Stop {
    problems.append(.init(text.position(ofCharacterAt: offset), kind))
    return Stop()
  }

  /// Reports an item in an invalid place, unless a problem has already been reported, and returns the error to throw.
  private mutating func stopAtItem(_ kind: EquationFault, at offset: Int) -> Stop {
    problems.isEmpty ? stop(kind, at: offset) : Stop()
  }

  private mutating func unexpected(_ expectation: EquationExpectation) -> Stop {
    if token.kind == .openQuote { return stop(.openIdentifier, at: token.offset) }
    return stop(
      .expected(expectation, found: token.kind == .end ? nil : token.text), at: token.offset)
  }
}

// MARK: - Sides

extension EquationParser {
  /// A product of numbers and at most one item or one list of items.
  private struct Term {
    var number: Double
    /// The items, or `nil` if the term is only a number; an unknown item is a `nil` element.
    var items: [SceneAnchor?]?
  }

  /// One side of a relation: a sum of terms with at most one item or list of items.
  struct Side {
    /// The offset of the side in the equation, in characters.
    var offset: Int
    var multiplier = 0.0
    var constant = 0.0
    var items: [SceneAnchor?]?
    /// The side's numbers and metrics as text, or `nil` if the side has no metrics.
    var metricExpression: MetricExpression?
  }

  private mutating func side() throws(Stop) -> Side {
    var side = Side(offset: token.offset)
    var sign = 1.0
    let (start, mentions) = (index, metrics.count)
    while true {
      let offset = token.offset
      let term = try term()
      if let items = term.items {
        guard side.items == nil else { throw stopAtItem(.twoItemsOnOneSide, at: offset) }
        side.items = items
        side.multiplier = sign * term.number
      } else {
        side.constant += sign * term.number
      }
      guard side.constant.isFinite, side.multiplier.isFinite else {
        throw stop(.notFinite(text.text), at: side.offset)
      }
      guard case .sign(let operation) = token.kind, operation == "+" || operation == "-" else {
        try checkSize(of: side)
        side.metricExpression = numbers(from: start, mentions)
        return side
      }
      guard token.hasSpaceBefore, token.hasSpaceAfter else {
        throw stop(.spacesMissing(operation), at: token.offset)
      }
      sign = operation == "+" ? 1 : -1
      _ = take()
    }
  }

  private mutating func checkSize(of side: Side) throws(Stop) {
    for number in [side.multiplier, side.constant] where abs(number) > DocumentLimits.number {
      throw stop(.numberTooLarge(number), at: side.offset)
    }
  }

  private mutating func term() throws(Stop) -> Term {
    var result = Term(number: 1)
    if token.kind == .sign("-") {
      _ = take()
      result.number = -1
    }
    var operation: Character = "*"
    while true {
      let offset = token.offset
      let factor = try factor()
      if operation == "/" {
        guard factor.items == nil else { throw stopAtItem(.divisionByItem, at: offset) }
        guard factor.number != 0 else { throw stop(.divisionByZero, at: offset) }
        result.number /= factor.number
      } else {
        guard result.items == nil || factor.items == nil else {
          throw stopAtItem(.productOfItems, at: offset)
        }
        result.number *= factor.number
        result.items = result.items ?? factor.items
      }
      guard result.number.isFinite else { throw stop(.notFinite(text.text), at: offset) }
      guard case .sign(let next) = token.kind, next == "*" || next == "/" else { return result }
      operation = next
      _ = take()
    }
  }

  private mutating func factor() throws(Stop) -> Term {
    switch token.kind {
    case .number(let number):
      guard number.isFinite else { throw stop(.notFinite(token.text), at: token.offset) }
      _ = take()
      return Term(number: number)
    case .sign("("):
      return try list()
    case .word:
      let word = take()
      if let metric = scope.metrics[word.text], !word.text.contains(".") {
        metrics.append(MetricExpression.Metric(name: word.text, value: metric))
        return Term(number: metric)
      }
      if namesNoFiniteNumber(word.text) {
        throw stop(.notFinite(word.text), at: word.offset)
      }
      return Term(number: 1, items: [anchor(word.text, at: word.offset)])
    default:
      throw unexpected(.operand)
    }
  }

  private mutating func anchor(_ path: String, at offset: Int) -> SceneAnchor? {
    if !path.contains("."), scope.item(path) == nil {
      problems.append(unknownMetric(path, at: text.position(ofCharacterAt: offset)))
      return nil
    }
    return scope.anchor(
      path, position: { text.position(ofCharacterAt: offset + $0) }, problems: &problems)
  }

  /// Returns the problem with a name that is neither a metric nor an item.
  private func unknownMetric(_ name: String, at position: SourcePosition) -> SceneProblem {
    if let dash = name.firstIndex(of: "-") {
      let before = String(name[..<dash])
      if scope.metrics[before] != nil || plainDecimal(before) != nil {
        return .init(position, .spacesMissing("-"))
      }
    }
    return .init(position, scope.unknownMetric(name))
  }

  /// Reads a list of items with an attribute: `(a, b).attribute`.
  private mutating func list() throws(Stop) -> Term {
    _ = take()
    var names: [EquationToken] = []
    repeat {
      guard token.kind == .word else { throw unexpected(.itemOfList) }
      names.append(take())
    } while takeIfPresent(",")
    guard takeIfPresent(")") else { throw unexpected(.endOfList) }
    guard token.kind == .word, token.text.hasPrefix(".") else {
      throw unexpected(.attributeOfList)
    }
    let suffix = take()
    let anchors = names.map { name in
      scope.anchor(
        name.text + suffix.text,
        position: { offset in
          let isInSuffix = offset > name.text.count
          let start = isInSuffix ? suffix.offset - name.text.count : name.offset
          return text.position(ofCharacterAt: start + offset)
        }, problems: &problems)
    }
    return Term(number: 1, items: anchors)
  }

  private mutating func takeIfPresent(_ sign: Character) -> Bool {
    guard token.kind == .sign(sign) else { return false }
    _ = take()
    return true
  }
}

// MARK: - Tail

extension EquationParser {
  private mutating func priority() throws(Stop) -> Double {
    guard token.kind == .sign("@") else { return 1000 }
    _ = take()
    let start = token
    let isNegative = takeIfPresent("-")
    guard token.kind.isNumberOrWord else { throw unexpected(.priority) }
    let term = try term()
    guard problems.isEmpty else { return 1000 }
    guard term.items == nil else {
      throw stop(.expected(.priority, found: start.text), at: start.offset)
    }
    let priority = isNegative ? -term.number : term.number
    guard isPriority(priority) else {
      throw stop(.priorityOutOfRange(priority), at: start.offset)
    }
    return priority
  }

  private mutating func identifier() throws(Stop) -> String? {
    guard case .quoted(let identifier) = token.kind else { return nil }
    guard !identifier.isEmpty else { throw stop(.emptyIdentifier, at: token.offset) }
    _ = take()
    return identifier
  }

  private mutating func combine(
    _ sides: [Side], _ relations: [EquationToken]
  ) -> [SceneRelation] {
    var result: [SceneRelation] = []
    for (index, token) in relations.enumerated() {
      guard case .relation(let relation) = token.kind else { continue }
      let pair = RelationPair(
        left: sides[index], right: sides[index + 1], relation: relation,
        position: text.position(ofCharacterAt: token.offset),
        leftPosition: text.position(ofCharacterAt: sides[index].offset))
      result += pair.relations(problems: &problems)
    }
    return result
  }
}

extension EquationToken.Kind {
  fileprivate var isRelation: Bool {
    guard case .relation = self else { return false }
    return true
  }

  fileprivate var isNumberOrWord: Bool {
    if case .number = self { return true }
    return self == .word
  }
}

extension MetricExpression {
  /// Joins metric expressions, or returns `nil` if all of them are `nil`.
  static func joining(_ parts: [MetricExpression?]) -> MetricExpression? {
    let parts = parts.compactMap(\.self)
    return MetricExpression(
      parts.map(\.text).joined(separator: "; "), metrics: parts.flatMap(\.metrics))
  }
}
