internal import SwiftSyntax

extension FileDraft {
  /// The conditions of the `#if` around a node, from the outside in, as they are after all edits.
  ///
  /// With an ancestor, only those inside of it.
  func conditions(of node: some SyntaxProtocol, inside ancestor: (any SyntaxProtocol)? = nil)
    -> [String]
  {
    var conditions: [String] = []
    var current = node.parent
    while let syntax = current, syntax.id != ancestor?.id {
      if let clause = syntax.as(IfConfigClauseSyntax.self) {
        conditions.append(condition(of: clause))
      }
      current = syntax.parent
    }
    return conditions.reversed()
  }

  /// The condition under which a branch is compiled: its own, and none of those before it.
  private func condition(of clause: IfConfigClauseSyntax) -> String {
    let siblings = clause.parent?.as(IfConfigClauseListSyntax.self).map { Array($0) } ?? []
    let before = siblings.prefix { $0.id != clause.id }
    if before.isEmpty { return clause.condition.map(text) ?? "true" }
    let negations = before.compactMap(\.condition).map { "!" + operand($0) }
    return (negations + (clause.condition.map { [operand($0)] } ?? [])).joined(separator: " && ")
  }

  /// A condition as a part of a longer one.
  private func operand(_ condition: ExprSyntax) -> String {
    let text = text(condition)
    return text.contains(" ") ? "(\(text))" : text
  }

  private func text(_ condition: ExprSyntax) -> String {
    String(decoding: rewritten(condition.range), as: UTF8.self)
  }
}

/// Pieces of text, some of which belong into an `#if`.
struct ConditionalText {
  private var pieces: [(text: String, conditions: [String])] = []

  var isEmpty: Bool { pieces.isEmpty }

  mutating func append(_ text: String, _ conditions: [String]) {
    pieces.append((text, conditions))
  }

  /// The pieces in order, with an `#if` around those that follow each other under one condition.
  func lines(_ indentation: String, separator: [String] = []) -> [String] {
    var lines: [String] = []
    for (index, piece) in pieces.enumerated() {
      let before = index > 0 ? pieces[index - 1].conditions : []
      let after = index + 1 < pieces.count ? pieces[index + 1].conditions : []
      if index > 0 { lines += separator }
      if piece.conditions != before {
        lines += piece.conditions.map { "\(indentation)#if \($0)" }
      }
      lines.append(piece.text)
      if piece.conditions != after {
        lines += piece.conditions.map { _ in "\(indentation)#endif" }
      }
    }
    return lines
  }
}
