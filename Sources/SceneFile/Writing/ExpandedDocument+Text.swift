internal import AutoLayout

extension ExpandedDocument {
  /// Returns the scene as the text of a scene file.
  package func text(as syntax: SceneSyntax) -> String {
    node.written(in: nil).lines(syntax).joined(separator: "\n") + "\n"
  }
}

extension DocumentNode {
  /// Returns the value in the form that scene files use for a key.
  fileprivate func written(in key: String?) -> WrittenNode {
    switch content {
    case .scalar(let scalar):
      let isNumber = plainDecimal(scalar.text).map { shortNumber($0) == scalar.text } ?? false
      return isNumber || ["true", "false"].contains(scalar.text)
        ? .raw(scalar.text) : .text(scalar.text)
    case .sequence(let nodes):
      if key == "constraints" {
        return .lines(
          nodes.map { node in
            node.scalar.map { .equation($0.text) } ?? node.written(in: nil)
          })
      }
      let isBlock = key == "subviews" || key == "steps" || key == "panels" || key == "notes"
      let elements = nodes.map { $0.written(in: nil) }
      return isBlock ? .lines(elements) : .list(elements)
    case .mapping(let entries):
      let inner = entries.compactMap { entry -> (String, WrittenNode)? in
        guard entry.value.isNothing else { return (entry.key, entry.value.written(in: entry.key)) }
        // A root without settings is needed; other keys without values have no effect.
        return entry.key == "root" ? (entry.key, .mapping([])) : nil
      }
      let isBlock =
        key == nil && entries.contains { $0.key == "root" } || key == "root"
        || entries.contains { $0.key == "subviews" }
      return isBlock ? .block(inner) : .mapping(inner)
    }
  }
}
