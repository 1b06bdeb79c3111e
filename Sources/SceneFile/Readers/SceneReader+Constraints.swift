internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

extension SceneReader {
  /// Reads an element of a `constraints` list, and adds its constraints to `constraints`.
  mutating func readConstraints(
    _ node: DocumentNode, into constraints: inout [LayoutDocument.Constraint],
    _ source: inout SceneSource
  ) {
    var stated: [SceneRelation] = []
    switch node.content {
    case .scalar:
      guard let text = text(node, "constraints") else { return }
      stated = relations(in: text, scope: scope, problems: &problems)
    case .sequence: problems.append(.init(node.position, .takenApart))
    case .mapping(let entries):
      if let entry = entries.first, let value = entry.value.scalar?.text,
        let code = LayoutCode("\(entry.key): \(value)")
      {
        problems.append(.init(entry.keyPosition, .layoutCode(equation: code.equation)))
      } else if let broken = entries.first(where: { containsRelation($0.key) }) {
        problems.append(.init(broken.keyPosition, .takenApart))
      } else if !entries.contains(where: { SceneTable.isFormat($0.key) }) {
        stated = relation(node).map { [$0] } ?? []
      } else if let (visual, format) = visual(node) {
        source.formats[constraints.count] = format
        source.constraints.append(node.position)
        constraints.append(.visual(visual))
      }
    }
    source.constraints += stated.map { _ in node.position }
    constraints += stated.map { .relation($0.form) }
  }

  private mutating func relation(_ node: DocumentNode) -> SceneRelation? {
    guard let fields = fields(of: node, .relation, "constraints") else { return nil }
    if fields["first"] == nil {
      problems.append(.init(node.position, .missingKey("first", of: .relation)))
    }
    let count = problems.count
    let first = anchor(fields["first"])
    let second = anchor(fields["second"])
    let relation = choice(fields["relation"], SceneRelation.relationWords)
      .flatMap { LayoutConstraint.Relation(symbol: $0) }
    var expressions: [MetricExpression?] = []
    let multiplier = factor(fields["multiplier"], &expressions) ?? 1
    let constant = factor(fields["constant"], &expressions) ?? 0
    let priority = factor(fields["priority"], &expressions) ?? 1000
    if !isPriority(priority), let entry = fields["priority"] {
      problems.append(.init(entry.value.position, .priorityOutOfRange(priority)))
    }
    let identifier = identifier(fields["identifier"])
    guard let first, problems.count == count else { return nil }
    var stated = SceneRelation(
      first, relation ?? .equal, second, multiplier: multiplier, constant: constant,
      metricExpression: .joining(expressions))
    stated.form.priority = LayoutPriority(Float(priority))
    stated.form.identifier = identifier
    if let problem = stated.pairingProblem {
      problems.append(problem)
      return nil
    }
    return stated
  }

  private mutating func anchor(_ entry: DocumentNode.Entry?) -> SceneAnchor? {
    // JSON's null is treated as a missing key.
    guard let entry, entry.value.scalar?.isNull != true, let text = text(entry) else { return nil }
    if plainDecimal(text.text) != nil {
      problems.append(.init(text.position, .numberForAttribute(text.text)))
      return nil
    }
    return scope.anchor(
      text.text, position: { text.position(ofCharacterAt: $0) }, problems: &problems)
  }

  /// Reads a number, a fraction or a metric, and adds its text to `expressions`.
  private mutating func factor(
    _ entry: DocumentNode.Entry?, _ expressions: inout [MetricExpression?]
  ) -> Double? {
    guard let entry else { return nil }
    guard entry.value.scalar != nil else {
      problems.append(.init(entry.value.position, .wrongShape(entry.key, expected: "a number")))
      return nil
    }
    guard let text = text(entry) else { return nil }
    var parser = EquationParser(text, scope: scope)
    let number = parser.number()
    problems += parser.problems
    expressions.append(MetricExpression("\(entry.key): \(text.text)", metrics: parser.metrics))
    if let number, abs(number) > DocumentLimits.number {
      problems.append(.init(text.position, .numberTooLarge(number)))
      return nil
    }
    return number
  }

  private mutating func identifier(_ entry: DocumentNode.Entry?) -> String? {
    guard let text = text(entry) else { return nil }
    if text.text.isEmpty { problems.append(.init(text.position, .emptyIdentifier)) }
    return text.text
  }

  private mutating func visual(
    _ node: DocumentNode
  ) -> (visual: LayoutDocument.VisualConstraint, format: SceneText)? {
    guard let fields = fields(of: node, .visual, "constraints") else { return nil }
    let options = options(fields["options"])
    let metrics = fields["metrics"].map { self.metrics($0.value) } ?? []
    let identifier = identifier(fields["identifier"])
    guard let format = text(fields["visual"]) else { return nil }
    return (
      .init(format: format.text, options: options, metrics: metrics, identifier: identifier), format
    )
  }

  private mutating func options(
    _ entry: DocumentNode.Entry?
  ) -> LayoutConstraint.FormatOptions {
    guard let entry else { return [] }
    let isOneWord = entry.value.scalar.map { !$0.isNothing } ?? false
    let nodes = isOneWord ? [entry.value] : list(entry)
    let words = nodes.compactMap { choice($0, "options", sceneFormatOptions.map(\.word)) }
    return LayoutConstraint.FormatOptions(
      words.compactMap { word in sceneFormatOptions.first { $0.word == word }?.value })
  }
}
