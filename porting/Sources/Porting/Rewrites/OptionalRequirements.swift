internal import SwiftSyntax

/// The optional requirements of the protocols in all files.
///
/// Those that return nothing or an optional become plain requirements with a default, and calls of
/// them lose the `?` that asks for an implementation. The defaults of other functions throw an error, and their calls
/// become `(try? delegate.height(of: row))`, which is `nil` without an implementation.
struct OptionalRequirements {
  /// The names with labels of the requirements that get a default.
  private(set) var names: Set<String> = []
  /// The names with labels of those among them whose defaults throw.
  private var throwing: Set<String> = []
  /// The names of the properties among the requirements whose defaults throw.
  private var throwingProperties: Set<String> = []
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
      var text = member.decl.defaultImplementation(in: draft.file)
      if text == nil, let function = member.decl.as(FunctionDeclSyntax.self),
        let arrow = function.signature.returnClause?.arrow,
        function.signature.effectSpecifiers == nil
      {
        text = member.decl.throwingImplementation(of: function, arrow, in: draft.file)
        draft.insert(Array("throws ".utf8), at: arrow.start)
        throwing.insert(name)
      }
      if text == nil, let property = member.decl.readOnlyProperty {
        text = member.decl.throwingImplementation(of: property, in: draft.file)
        draft.replace(property.accessors.range, with: "{ get throws }")
        throwingProperties.insert(name)
      }
      guard let text else {
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
    let visitor = OptionalCalls(
      names: names, throwing: throwing, properties: throwingProperties)
    visitor.walk(draft.file.tree)
    for mark in visitor.marks { draft.replace(mark.range, with: "") }
    for chain in visitor.chains {
      draft.insert(Array("(try? ".utf8), at: chain.start)
      draft.insert(Array(")".utf8), at: chain.end)
    }
    for receiver in visitor.receivers {
      draft.insert(Array("Optional(".utf8), at: receiver.start)
      draft.insert(Array(")?".utf8), at: receiver.end)
    }
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
  private let throwing: Set<String>
  private let properties: Set<String>
  private(set) var marks: [TokenSyntax] = []
  /// What is asked for an optional requirement of UIKit's; an optional, so that the answer is one.
  private(set) var receivers: [ExprSyntax] = []
  /// The expressions around what may throw.
  private(set) var chains: [ExprSyntax] = []

  init(names: Set<String>, throwing: Set<String>, properties: Set<String>) {
    (self.names, self.throwing, self.properties) = (names, throwing, properties)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) else {
      return .visitChildren
    }
    let reference =
      chain.expression.as(MemberAccessExprSyntax.self)?.declName
      ?? chain.expression.as(DeclReferenceExprSyntax.self)
    if let name = reference?.baseName.plainText, isCalled(name, of: names, by: node) {
      marks.append(chain.questionMark)
      if isCalled(name, of: throwing, by: node) {
        chains.append(Self.chain(around: ExprSyntax(node)))
      }
    } else if let access = chain.expression.as(MemberAccessExprSyntax.self), let base = access.base,
      isCalled(
        access.declName.baseName.plainText, of: ClassIndex.optionalRequirementsOfUIKit, by: node)
    {
      marks.append(chain.questionMark)
      let isOptional = Self.parts(of: base).contains { $0.is(OptionalChainingExprSyntax.self) }
      if !isOptional { receivers.append(base) }
    }
    return .visitChildren
  }

  /// An expression, and those that its members are of.
  private static func parts(of expression: ExprSyntax) -> [ExprSyntax] {
    sequence(first: expression) { part in
      part.as(MemberAccessExprSyntax.self)?.base ?? part.as(FunctionCallExprSyntax.self)?
        .calledExpression
        ?? part.as(ForceUnwrapExprSyntax.self)?.expression
    }.map { $0 }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard properties.contains(node.declName.baseName.plainText), node.base != nil else {
      return .visitChildren
    }
    let chain = Self.chain(around: ExprSyntax(node))
    // Whoever reads a property of another type than a protocol's has no use for `nil`.
    let isUnwrapped =
      chain.parent?.is(OptionalBindingConditionSyntax.self) == true
      || chain.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
      || chain.isBeforeDefault || node.base?.is(OptionalChainingExprSyntax.self) == true
    if isUnwrapped { chains.append(chain) }
    return .visitChildren
  }

  /// The longest expression that goes on after a part of it, such as `a.b?(c).d`.
  private static func chain(around part: ExprSyntax) -> ExprSyntax {
    var chain = part
    while let parent = chain.parent {
      if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == chain.id {
        chain = ExprSyntax(access)
      } else if let next = parent.as(FunctionCallExprSyntax.self),
        next.calledExpression.id == chain.id
      {
        chain = ExprSyntax(next)
      } else if let next = parent.as(OptionalChainingExprSyntax.self) {
        chain = ExprSyntax(next)
      } else {
        break
      }
    }
    return chain
  }

  private func isCalled(
    _ name: String, of names: Set<String>, by call: FunctionCallExprSyntax
  ) -> Bool {
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

  private var staticPrefix: String {
    modifier(.static) != nil || modifier(.class) != nil ? "static " : ""
  }

  /// A declaration of a function that throws an error in place of its result.
  fileprivate func throwingImplementation(
    of function: FunctionDeclSyntax, _ arrow: TokenSyntax, in file: ParsedFile
  ) -> String {
    let head = file.text(of: function, from: function.funcKeyword).utf8
    let offset = arrow.start - function.funcKeyword.start
    return staticPrefix + String(decoding: head.prefix(offset), as: UTF8.self) + "throws "
      + String(decoding: head.dropFirst(offset), as: UTF8.self) + " { throw CancellationError() }"
  }

  /// A property that can only be read, with the block of its accessors.
  fileprivate var readOnlyProperty: (binding: PatternBindingSyntax, accessors: AccessorBlockSyntax)?
  {
    guard let variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let accessors = binding.accessorBlock,
      !accessors.trimmedDescription.contains("set")
    else { return nil }
    return (binding, accessors)
  }

  /// A declaration of a property that throws an error in place of its value.
  fileprivate func throwingImplementation(
    of property: (binding: PatternBindingSyntax, accessors: AccessorBlockSyntax),
    in file: ParsedFile
  ) -> String {
    let type = resultType.map { file.text(of: $0) } ?? ""
    return "\(staticPrefix)var \(file.text(of: property.binding.pattern)): \(type) "
      + "{ get throws { throw CancellationError() } }"
  }

  /// A declaration that does nothing, or is nil; `nil` if another type is returned.
  fileprivate func defaultImplementation(in file: ParsedFile) -> String? {
    let prefix = staticPrefix
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

extension ExprSyntax {
  /// Whether `??` follows.
  fileprivate var isBeforeDefault: Bool {
    let next = nextToken(viewMode: .sourceAccurate)
    return next?.text == "??"
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
