internal import SwiftSyntax

extension FileDraft {
  /// Removes `@MainActor` from declarations, types and closures, and calls the closures of
  /// `MainActor.assumeIsolated` as they are.
  ///
  /// Views are bound to no actor here, and Swift lets no class be narrower than the one it inherits from. Tests
  /// of Swift Testing and the closures of tasks keep the word: it says where they start.
  mutating func removeMainActor() {
    let visitor = MainActorWords(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    for attribute in visitor.attributes { removeWord(attribute) }
    for modifier in visitor.modifiers { removeWord(modifier) }
    for signature in visitor.signatures { removeWord(signature) }
    count(.mainActor, visitor.attributes.count + visitor.modifiers.count + visitor.signatures.count)
    for (call, closure) in visitor.assumptions {
      replace(call.start..<closure.start, with: "(")
      insert(Array(")()".utf8), at: closure.end)
      replace(closure.end..<call.end, with: "")
    }
    count(.assumption, visitor.assumptions.count)
  }
}

extension AttributeSyntax {
  /// Whether the attribute is `@MainActor`.
  var isMainActor: Bool { attributeName.trimmedDescription == "MainActor" }

  fileprivate var isPreconcurrency: Bool { attributeName.trimmedDescription == "preconcurrency" }
}

private final class MainActorWords: SyntaxVisitor {
  var attributes: [AttributeSyntax] = []
  var modifiers: [DeclModifierSyntax] = []
  var signatures: [ClosureSignatureSyntax] = []
  var assumptions: [(FunctionCallExprSyntax, ClosureExprSyntax)] = []

  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind {
    let words = node.compactMap { $0.as(AttributeSyntax.self) }
    let isMain = words.contains(where: \.isMainActor)
    let isConformance = node.parent?.parent?.is(InheritedTypeSyntax.self) ?? false
    guard isMain || isConformance, node.parent.map({ !$0.isTest }) ?? true else {
      return .skipChildren
    }
    attributes += words.filter { $0.isMainActor || $0.isPreconcurrency }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    // `isolated deinit` is for classes of an actor only.
    if node.name.text == "isolated" { modifiers.append(node) }
    return .skipChildren
  }

  override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.contains(where: { $0.as(AttributeSyntax.self)?.isMainActor == true })
    else { return .visitChildren }
    if node.parent?.as(ClosureExprSyntax.self)?.isTask == true { return .skipChildren }
    let isAlone =
      node.attributes.count == 1 && node.capture == nil && node.parameterClause == nil
      && node.effectSpecifiers == nil && node.returnClause == nil
    if isAlone { signatures.append(node) }
    return isAlone ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let isAssumption =
      node.calledExpression.trimmedDescription.hasSuffix("MainActor.assumeIsolated")
    if isAssumption, node.arguments.isEmpty, let closure = node.trailingClosure {
      assumptions.append((node, closure))
    }
    return .visitChildren
  }
}

extension Syntax {
  /// Whether it is a test or a suite of Swift Testing, marked as one or with tests inside.
  var isTest: Bool {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    let isMarked = attributes.contains {
      ["Test", "Suite"].contains($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription)
    }
    let members = asProtocol((any DeclGroupSyntax).self)?.memberBlock.flattenedMembers ?? []
    return isMarked
      || members.contains { $0.decl.is(FunctionDeclSyntax.self) && Syntax($0.decl).isTest }
  }
}

extension ClosureExprSyntax {
  /// Whether a task runs the closure: `Task { … }`, `Task.detached { … }`, `group.addTask { … }`.
  fileprivate var isTask: Bool {
    let call =
      parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let name = call?.calledExpression else { return false }
    let reference =
      name.as(MemberAccessExprSyntax.self)?.declName ?? name.as(DeclReferenceExprSyntax.self)
    return ["Task", "detached", "immediate", "addTask", "addTaskUnlessCancelled"]
      .contains(reference?.baseName.text)
  }
}
