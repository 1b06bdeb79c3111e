internal import LayoutDocuments

extension SceneReader {
  /// The findings that the scene accepts, from its `lint:` section.
  mutating func ignoredFindings(_ entry: DocumentNode.Entry) -> [SceneIgnoredFinding] {
    guard !entry.value.isNothing, let fields = fields(of: entry.value, .lint, "lint") else {
      return []
    }
    return list(fields["ignore"]).compactMap { ignoredFinding($0) }
  }

  private mutating func ignoredFinding(_ node: DocumentNode) -> SceneIgnoredFinding? {
    guard let fields = fields(of: node, .ignoredFinding, "an entry of 'ignore'") else { return nil }
    for key in ["rule", "reason"] where fields[key] == nil {
      problems.append(.init(node.position, .missingKey(key, of: .ignoredFinding)))
    }
    let rule = choice(fields["rule"], SceneIgnoredFinding.rules)
    let reason = setText(fields["reason"])
    if let entry = fields["reason"], let reason, reason.allSatisfy(\.isWhitespace) {
      problems.append(.init(entry.value.position, .missingValue("reason")))
    }
    let item = text(fields["item"]).flatMap { self.item($0) }
    guard let rule, let reason else { return nil }
    return SceneIgnoredFinding(rule: rule, item: item, reason: reason, position: node.position)
  }
}
