internal import SwiftSyntax

extension MemberBlockSyntax {
  /// The members, those inside of `#if` included.
  var flattenedMembers: [MemberBlockItemSyntax] { members.flatMap(\.flattened) }
}

extension MemberBlockItemSyntax {
  /// The member, or the members of all branches if it is an `#if`.
  fileprivate var flattened: [MemberBlockItemSyntax] {
    guard let condition = decl.as(IfConfigDeclSyntax.self) else { return [self] }
    return condition.clauses.flatMap { clause -> [MemberBlockItemSyntax] in
      guard case .decls(let members) = clause.elements else { return [] }
      return members.flatMap(\.flattened)
    }
  }
}

extension DeclSyntax {
  /// The modifiers, or none for declarations that have none.
  var modifiers: DeclModifierListSyntax? { asProtocol((any WithModifiersSyntax).self)?.modifiers }

  /// A modifier of the declaration.
  func modifier(_ keyword: Keyword) -> DeclModifierSyntax? {
    modifiers?.first { $0.name.tokenKind == .keyword(keyword) }
  }

  /// The name with its labels, by which a declaration overrides another; `nil` for declarations
  /// that cannot.
  var signature: String? {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.name.plainText + labels(function.signature.parameterClause)
    }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return "init" + labels(initializer.signature.parameterClause)
    }
    // Only the second name of a subscript's parameter is a label.
    if let subscripted = self.as(SubscriptDeclSyntax.self) {
      let labels = subscripted.parameterClause.parameters.map {
        ($0.secondName == nil ? "_" : $0.firstName.plainText) + ":"
      }
      return "subscript(\(labels.joined()))"
    }
    return self.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier.plainText
  }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.plainText + ":" }.joined() + ")"
  }
}

extension DeclModifierListSyntax {
  /// The modifier that says who may use the declaration; not that of a setter.
  var accessLevel: DeclModifierSyntax? {
    first { modifier in
      guard modifier.detail == nil, case .keyword(let keyword) = modifier.name.tokenKind else {
        return false
      }
      return [.open, .public, .package, .internal, .fileprivate, .private].contains(keyword)
    }
  }
}

extension SyntaxProtocol {
  /// Whether no type or function is around the declaration; `#if` may be.
  var isAtFileLevel: Bool {
    var node = parent
    while let current = node {
      if current.is(MemberBlockSyntax.self) || current.is(CodeBlockSyntax.self) { return false }
      node = current.parent
    }
    return true
  }
}
