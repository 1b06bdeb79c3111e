internal import AutoLayout
internal import LayoutDocuments

// Values of variables: `$` and a name.
extension ComponentExpander {
  /// Returns a value in which all variables are replaced.
  mutating func value(_ node: DocumentNode, in scope: ExpansionScope) -> DocumentNode {
    count(node, scope)
    guard !isFull else { return node }
    if let variable = variable(node, in: scope) {
      guard let argument = value(of: variable, in: scope, at: node.position) else { return node }
      return value(argument.node, in: argument.scope)
    }
    var result = node
    result.position = scope.position(node.position)
    switch node.content {
    case .scalar(let scalar): result.content = .scalar(text(scalar, in: scope))
    case .sequence(let elements):
      result.content = .sequence(elements.map { value($0, in: scope) })
    case .mapping(let entries):
      result.content = .mapping(
        entries.map { entry in
          .init(
            key: entry.key, keyPosition: scope.position(entry.keyPosition),
            value: value(entry.value, in: scope))
        })
    }
    return result
  }

  /// Returns a variable's name, such as `item.title`, if the value is only that variable, or `nil` otherwise.
  func variable(_ node: DocumentNode, in scope: ExpansionScope) -> String? {
    guard scope.values != nil, let text = node.scalar?.text, text.utf8.first == dollar else {
      return nil
    }
    let path = text.utf8.dropFirst()
    guard path.allSatisfy({ $0.isVariable || $0 == point }), path.last != point else { return nil }
    let name = String(Substring(path.prefix { $0 != point }))
    guard isParameterName(name), !path.contains(point) || !isText(name, in: scope) else {
      return nil
    }
    return String(Substring(path))
  }

  /// Whether a variable's value is a text, so that a period after the variable doesn't introduce a key.
  private func isText(_ name: String, in scope: ExpansionScope) -> Bool {
    guard let argument = scope.values?[name], argument.node.scalar != nil else { return false }
    return variable(argument.node, in: argument.scope) == nil
  }

  /// Returns the value of a variable such as `item`, or of a key in its value such as `item.title`.
  ///
  /// An unknown name or key is reported, and the result is `nil`.
  mutating func value(
    of variable: String, in scope: ExpansionScope, at position: SourcePosition
  ) -> ExpansionScope.Argument? {
    let path = variable.split(separator: ".").map(String.init)
    guard var argument = scope.values?[path[0]] else {
      let names = (scope.values ?? [:]).keys.sorted()
      report(
        position,
        .unknownVariable(
          path[0], names: names, suggestion: spellingSuggestion(for: path[0], among: names)), scope
      )
      return nil
    }
    for (index, key) in path.enumerated() {
      if index > 0 {
        guard let entry = argument.node.entry(key) else {
          let keys = argument.node.keyList
          let name = path[..<index].joined(separator: ".")
          report(
            position,
            .unknownField(key, of: name, suggestion: spellingSuggestion(for: key, among: keys)),
            scope)
          return nil
        }
        argument.node = entry.value
      }
      if let inner = self.variable(argument.node, in: argument.scope) {
        guard let found = value(of: inner, in: argument.scope, at: argument.node.position) else {
          return nil
        }
        argument = found
      }
    }
    return argument
  }

  /// Returns a value with its scope, after resolving the value if it is a variable.
  ///
  /// An unknown name is reported, and the result is `nil`.
  mutating func argument(
    _ node: DocumentNode, in scope: ExpansionScope
  ) -> ExpansionScope.Argument? {
    guard let variable = variable(node, in: scope) else { return .init(node: node, scope: scope) }
    return value(of: variable, in: scope, at: node.position)
  }

  /// Reports a value that is of the wrong kind for a key, such as a text in place of a list.
  mutating func reportShape(
    of argument: ExpansionScope.Argument, _ key: String, expected: String
  ) {
    problems.append(
      .init(
        argument.scope.position(argument.node.position), .wrongShape(key, expected: expected)))
  }

  /// Returns a text in which all variables are replaced.
  private mutating func text(
    _ scalar: DocumentScalar, in scope: ExpansionScope
  ) -> DocumentScalar {
    var result = scalar
    result.position = scope.position(scalar.position)
    result.textPosition = scope.position(scalar.textPosition)
    let bytes = Array(scalar.text.utf8)
    guard scope.values != nil, let first = bytes.firstIndex(of: dollar) else { return result }
    var written = Array(bytes[..<first])
    var index = first
    while index < bytes.count {
      let name = bytes[(index + 1)...].prefix { $0.isVariable }
      if bytes[index] != dollar {
        written.append(bytes[index])
        index += 1
      } else if bytes[(index + 1)...].first == dollar {
        written.append(dollar)
        index += 2
      } else if isParameterName(String(decoding: name, as: UTF8.self)) {
        let path = self.path(bytes, from: index + 1, in: scope)
        written += Array(word(path, scalar, in: scope).utf8)
        index += 1 + path.utf8.count
      } else {
        written.append(dollar)
        index += 1
      }
    }
    result.text = String(decoding: written, as: UTF8.self)
    result.literalCount = min(
      scalar.literalCount, String(decoding: bytes[..<first], as: UTF8.self).count)
    return result
  }

  /// Returns the name of the variable at a byte index, with the keys that follow, such as `item.title`.
  private func path(_ bytes: [UInt8], from start: Int, in scope: ExpansionScope) -> String {
    var end = start + bytes[start...].prefix { $0.isVariable }.count
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    guard var node = scope.values?[name]?.node else { return name }
    while end < bytes.count, bytes[end] == point, case .mapping = node.content {
      let key = bytes[(end + 1)...].prefix { $0.isVariable }
      guard !key.isEmpty else { break }
      let word = String(decoding: key, as: UTF8.self)
      end += 1 + key.count
      guard let entry = node.entry(word) else { break }
      node = entry.value
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns a variable's value for insertion into a text; a value that isn't a text is reported and left out.
  private mutating func word(
    _ path: String, _ scalar: DocumentScalar, in scope: ExpansionScope
  ) -> String {
    guard let argument = value(of: path, in: scope, at: scalar.position) else { return "" }
    guard let text = value(argument.node, in: argument.scope).scalar else {
      report(scalar.position, .notText(path), scope)
      return ""
    }
    return text.text
  }
}

private let dollar = UInt8(ascii: "$")
private let point = UInt8(ascii: ".")
