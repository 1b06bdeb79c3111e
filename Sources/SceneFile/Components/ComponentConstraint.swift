internal import AutoLayout
internal import LayoutDocuments

/// A constraint of one instance of a component, written with the item names in the component's definition.
struct ComponentConstraint {
  /// The constraint as an element of a `constraints` list.
  var node: DocumentNode
  /// The id of the component instance's view in the scene.
  var id = ""
  /// The prefix, such as `sales.`, that the ids of all items inside the component instance's view have in the scene.
  var prefix = ""
  /// The component's name, or `nil` if the constraint already uses the scene's names.
  var component: String?

  /// Returns the constraint with the names that its items have in the scene.
  ///
  /// - Parameters:
  ///   - names: The ids in the component's definition, each up to its first period.
  ///   - scene: The ids in the scene itself, each up to its first period.
  ///   - metrics: The names of the scene's metrics.
  ///   - problems: Receives a problem for each unknown name.
  /// - Returns: An array with the constraint, or an empty array if the constraint contains unknown names.
  func renamed(
    _ names: Set<String>, scene: Set<String>, metrics: Set<String>,
    _ problems: inout [SceneProblem]
  ) -> [DocumentNode] {
    guard let component else { return [node] }
    var renaming = Renaming(
      id: id, prefix: prefix, component: component, names: names, scene: scene, metrics: metrics)
    let node = renaming.constraint(node)
    problems += renaming.problems
    return renaming.problems.isEmpty ? [node] : []
  }
}

/// Replaces item names from a component's definition with the names that the items have in the scene.
private struct Renaming {
  let id: String
  let prefix: String
  let component: String
  let names: Set<String>
  let scene: Set<String>
  let metrics: Set<String>
  var problems: [SceneProblem] = []

  mutating func constraint(_ node: DocumentNode) -> DocumentNode {
    var node = node
    switch node.content {
    case .scalar(var scalar):
      scalar.replaceText(with: equation(scalar))
      node.content = .scalar(scalar)
    case .sequence: break
    case .mapping(let entries):
      node.content = .mapping(
        entries.map { entry in
          guard var scalar = entry.value.scalar else { return entry }
          switch entry.key {
          case "first", "second": scalar.replaceText(with: equation(scalar))
          case "visual": scalar.replaceText(with: format(scalar.text))
          case "identifier": scalar.replaceText(with: prefix + scalar.text)
          default: return entry
          }
          var entry = entry
          entry.value.content = .scalar(scalar)
          return entry
        })
    }
    return node
  }

  private mutating func equation(_ scalar: DocumentScalar) -> String {
    let characters = Array(scalar.text)
    var written = ""
    var (end, isList) = (0, false)
    for token in equationTokens(scalar.text) {
      written += String(characters[end..<token.offset])
      end = token.offset + token.text.count
      switch token.kind {
      case .word where !token.text.hasPrefix("."):
        written += name(token, isItem: isList || token.text.contains("."), in: scalar)
      case .quoted(let identifier): written += "\"\(prefix)\(identifier)\""
      case .sign("("), .sign(")"):
        isList = token.kind == .sign("(")
        written += token.text
      default: written += token.text
      }
    }
    return written + String(characters[min(end, characters.count)...])
  }

  private mutating func name(
    _ token: EquationToken, isItem: Bool, in scalar: DocumentScalar
  ) -> String {
    let first = String(token.text.prefix { $0 != "." })
    if names.contains(first) { return prefix + token.text }
    if first == "view" { return id + token.text.dropFirst(first.count) }
    guard isItem, !scene.contains(first), first != "root", isIdentifier(first) else {
      return token.text
    }
    let known = names.sorted() + ["view"]
    problems.append(
      .init(
        SceneText(scalar).position(ofCharacterAt: token.offset),
        ComponentFault.unknownName(
          first, component: component, suggestion: spellingSuggestion(for: first, among: known),
          names: known)))
    return token.text
  }

  /// Returns a visual format string with the names that its items have in the scene.
  private func format(_ text: String) -> String {
    var written: [UInt8] = []
    var word: [UInt8] = []
    var before: UInt8?
    func renamed() -> [UInt8] {
      let name = String(decoding: word.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
      let isMetric = before != UInt8(ascii: "[") && metrics.contains(name)
      return names.contains(name) && !isMetric ? Array(prefix.utf8) + word : word
    }
    for byte in text.utf8 {
      if isNameByte(byte) || byte == UInt8(ascii: ".") && !word.isEmpty {
        word.append(byte)
        continue
      }
      written += renamed() + [byte]
      word = []
      if byte != UInt8(ascii: " ") { before = byte }
    }
    return String(decoding: written + renamed(), as: UTF8.self)
  }
}

extension DocumentScalar {
  /// Replaces the text, and limits ``literalCount`` to the characters before the first change.
  fileprivate mutating func replaceText(with text: String) {
    literalCount = min(literalCount, zip(self.text, text).prefix { $0 == $1 }.count)
    self.text = text
  }
}
