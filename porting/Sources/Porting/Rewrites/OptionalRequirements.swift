internal import SwiftSyntax

/// The optional requirements of the protocols in all files.
///
/// Those that return nothing or an optional become plain requirements with a default, and calls of
/// them lose the `?` that asks for an implementation.
struct OptionalRequirements {
  /// The names with labels of the requirements that get a default.
  private(set) var names: Set<String> = []
  /// The word before the extensions with defaults.
  private let isolation: String

  /// Finds the requirements in files, and gives them their defaults, in no actor's isolation if that is removed.
  init(in drafts: inout [FileDraft], removingIsolation: Bool) {
    isolation = removingIsolation ? "nonisolated " : ""
    for index in drafts.indices {
      let visitor = OptionalRequirementVisitor(viewMode: .sourceAccurate)
      visitor.walk(drafts[index].file.tree)
      for declaration in visitor.protocols { add(declaration, in: &drafts[index]) }
    }
  }

  /// Gives the requirements of a protocol their defaults, in one extension after it.
  private mutating func add(_ declaration: ProtocolDeclSyntax, in draft: inout FileDraft) {
    var defaults = ConditionalText()
    let lineBreak = String(decoding: draft.file.lineBreak, as: UTF8.self)
    let indentation = String(decoding: draft.file.indentation(at: declaration.start), as: UTF8.self)
    for member in declaration.memberBlock.flattenedMembers {
      guard let modifier = member.decl.modifier(.optional) else { continue }
      let name = member.decl.signature ?? draft.file.text(of: member)
      guard declaration.isAtFileLevel else {
        draft.leave(modifier, .nestedProtocol(declaration.name.text, requirement: name))
        continue
      }
      guard let text = member.decl.defaultImplementation(in: draft.file) else {
        let type = member.decl.resultType.map { draft.file.text(of: $0) } ?? "?"
        draft.leave(modifier, .requiredDefault(requirement: name, type: type))
        continue
      }
      let access = declaration.modifiers.accessLevel?.name.text ?? ""
      let prefix = access == "public" || access == "package" ? access + " " : ""
      let conditions = draft.conditions(of: member, inside: declaration)
      defaults.append("\(indentation)  \(prefix)\(text)", conditions)
      draft.removeWord(modifier)
      draft.count(.optionalRequirement)
      names.insert(name)
    }
    guard !defaults.isEmpty else { return }
    let lines =
      ["", "", "\(indentation)\(isolation)extension \(declaration.name.text) {"]
      + defaults.lines(indentation + "  ")
      + ["\(indentation)}"]
    draft.insert(Array(lines.joined(separator: lineBreak).utf8), at: declaration.end)
  }

  /// Removes the `?` of calls such as `delegate?.didTap?(view)`.
  func removeQuestionMarks(in draft: inout FileDraft) {
    let visitor = OptionalCalls(names: names)
    visitor.walk(draft.file.tree)
    for mark in visitor.marks { draft.replace(mark.range, with: "") }
    draft.count(.optionalCall, visitor.marks.count)
  }
}

private final class OptionalRequirementVisitor: SyntaxVisitor {
  var protocols: [ProtocolDeclSyntax] = []

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.append(node)
    return .skipChildren
  }
}

private final class OptionalCalls: SyntaxVisitor {
  private let names: Set<String>
  private(set) var marks: [TokenSyntax] = []

  init(names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) else {
      return .visitChildren
    }
    let reference =
      chain.expression.as(MemberAccessExprSyntax.self)?.declName
      ?? chain.expression.as(DeclReferenceExprSyntax.self)
    if let name = reference?.baseName.plainText, isCalled(name, by: node) {
      marks.append(chain.questionMark)
    }
    return .visitChildren
  }

  private func isCalled(_ name: String, by call: FunctionCallExprSyntax) -> Bool {
    let labels = call.arguments.map { ($0.label?.plainText ?? "_") + ":" }
    if call.trailingClosure == nil { return names.contains("\(name)(\(labels.joined()))") }
    // The first trailing closure goes without its label.
    let closures = call.additionalTrailingClosures.map { $0.label.plainText + ":" }
    return names.contains { candidate in
      guard candidate.hasPrefix("\(name)("), candidate.hasSuffix(")") else { return false }
      let wanted = candidate.dropFirst(name.count + 1).dropLast().split(separator: ":")
        .map { "\($0):" }
      return wanted.count == labels.count + 1 + closures.count && wanted.starts(with: labels)
        && Array(wanted.suffix(closures.count)) == closures
    }
  }
}

extension DeclSyntax {
  /// The type of what a function returns or a property holds; `nil` for functions without result.
  fileprivate var resultType: TypeSyntax? {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause?.type
    }
    if let subscripted = self.as(SubscriptDeclSyntax.self) { return subscripted.returnClause.type }
    return self.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
  }

  /// A declaration that does nothing, or is nil; `nil` if another type is returned.
  fileprivate func defaultImplementation(in file: ParsedFile) -> String? {
    let isStatic = modifier(.static) != nil || modifier(.class) != nil
    let prefix = isStatic ? "static " : ""
    if let function = self.as(FunctionDeclSyntax.self) {
      let head = prefix + file.text(of: function, from: function.funcKeyword)
      guard let result = resultType, !result.isVoid else { return head + " {}" }
      return result.isOptional ? head + " { nil }" : nil
    }
    guard let variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let type = resultType, type.isOptional
    else { return nil }
    let head = "\(prefix)var \(file.text(of: binding.pattern)): \(file.text(of: type))"
    let isSettable = binding.accessorBlock.map { file.text(of: $0).contains("set") } ?? false
    return head + (isSettable ? " { get { nil } set {} }" : " { nil }")
  }
}

extension TypeSyntax {
  fileprivate var isVoid: Bool {
    self.as(TupleTypeSyntax.self)?.elements.isEmpty ?? (trimmedDescription == "Void")
  }

  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }
}

extension ParsedFile {
  /// The source of a node from one of its tokens on.
  fileprivate func text(of node: some SyntaxProtocol, from token: TokenSyntax) -> String {
    String(decoding: bytes[token.start..<node.end], as: UTF8.self)
  }
}
