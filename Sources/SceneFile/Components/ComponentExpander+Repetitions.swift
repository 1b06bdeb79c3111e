internal import AutoLayout
internal import LayoutDocuments

// Repeated views and their arrangement.
extension ComponentExpander {
  /// The maximum number of views of one `repeat`.
  static var repetitionLimit: Int { 10_000 }

  /// Returns the views of a `repeat`, or the single view that arranges them if the node has a chain or grid.
  mutating func repeated(
    _ node: DocumentNode, in scope: ExpansionScope, id: String?
  ) -> [DocumentNode] {
    guard case .mapping(let entries) = node.content, let repetition = node.entry("repeat") else {
      return []
    }
    let arrangement = ["chain", "grid"].compactMap(node.entry)
    if arrangement.count > 1 { report(arrangement[1].keyPosition, .chainAndGrid, scope) }
    guard let (elements, name) = elements(repetition, in: scope) else { return [] }
    var body = node
    body.content = .mapping(entries.filter { !["repeat", "chain", "grid"].contains($0.key) })
    let ownID = body.entry("id")
    let isNamed =
      ownID?.value.scalar.map { mentions(name, in: $0.text) } ?? false && id == nil
    if isNamed, let ownID, !arrangement.isEmpty {
      report(ownID.value.position, .variableInIdentifier, scope)
    }
    let base = isNamed ? "" : id ?? baseID(of: body, ownID, in: scope)
    var views: [DocumentNode] = []
    for (index, element) in elements.enumerated() {
      guard !isFull else { break }
      let inner = scope.adding(element, as: name)
      let number = ownID == nil && id == nil ? nextNumber(of: base) : index + 1
      let id = isNamed ? self.id(of: ownID, or: name, in: inner) : "\(base).\(number)"
      let isUse = body.entry("use") != nil
      views.append(single(body, in: isUse ? inner : inner.at(id + "."), id: id))
    }
    guard let entry = arrangement.first, !isNamed else { return views }
    return [arranged(views, by: entry, id: base, in: scope)]
  }

  private mutating func baseID(
    of body: DocumentNode, _ ownID: DocumentNode.Entry?, in scope: ExpansionScope
  ) -> String {
    if let ownID, let text = value(ownID.value, in: scope).scalar?.text {
      declare(text, in: scope)
      return scope.prefix + text
    }
    let word =
      body.entry("use")?.value.scalar?.text ?? body.entry("class")?.value.scalar?.text ?? "View"
    let name = word.prefix(1).lowercased() + word.dropFirst()
    declare(name, in: scope)
    return scope.prefix + name
  }

  private func mentions(_ name: String, in text: String) -> Bool {
    guard let range = text.firstRange(of: "$" + name) else { return false }
    return text[range.upperBound...].utf8.first.map { !$0.isVariable } ?? true
  }

  /// Returns the value for each repetition, and the name of the variable for these values.
  private mutating func elements(
    _ entry: DocumentNode.Entry, in scope: ExpansionScope
  ) -> (values: [ExpansionScope.Argument], name: String)? {
    let fields = reading(in: scope) { $0.fields(of: entry.value, .repetition, "repeat") }
    guard let fields else { return nil }
    let name = reading(in: scope) { $0.text(fields["as"]) }
    if let name, !isParameterName(name.text) {
      problems.append(
        .init(scope.position(name.position), ComponentFault.badParameterName(name.text)))
    }
    let values: [ExpansionScope.Argument]?
    switch (fields["over"], fields["count"]) {
    case (let list?, nil): values = elements(of: list, in: scope)
    case (nil, let count?): values = numbers(to: count, in: scope)
    default:
      report(entry.value.position, .countAndList, scope)
      values = nil
    }
    guard let values else { return nil }
    guard values.count <= Self.repetitionLimit else {
      report(entry.value.position, .tooManyRepetitions(limit: Self.repetitionLimit), scope)
      return nil
    }
    return (values, name?.text ?? "item")
  }

  private mutating func elements(
    of list: DocumentNode.Entry, in scope: ExpansionScope
  ) -> [ExpansionScope.Argument]? {
    guard let argument = argument(list.value, in: scope) else { return nil }
    guard case .sequence(let elements) = argument.node.content else {
      reportShape(of: argument, "over", expected: "a list")
      return nil
    }
    return elements.map { .init(node: $0, scope: argument.scope) }
  }

  private mutating func numbers(
    to entry: DocumentNode.Entry, in scope: ExpansionScope
  ) -> [ExpansionScope.Argument]? {
    let node = value(entry.value, in: scope)
    guard let text = node.scalar?.text, let count = Int(text), count > 0 else {
      report(entry.value.position, .badCount(node.scalar?.text ?? "a list"), scope)
      return nil
    }
    guard count <= Self.repetitionLimit else {
      report(entry.value.position, .tooManyRepetitions(limit: Self.repetitionLimit), scope)
      return nil
    }
    return (1...count).map { number in
      .init(node: .text("\(number)", at: node.position), scope: ExpansionScope())
    }
  }
}
