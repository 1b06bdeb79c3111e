internal import SwiftSyntax

extension FileDraft {
  /// Removes attributes that need Objective-C or Interface Builder, and `dynamic`.
  mutating func removeObjectiveCWords() {
    let visitor = ObjectiveCWords(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    for attribute in visitor.attributes { removeWord(attribute) }
    for modifier in visitor.modifiers { removeWord(modifier) }
    count(.attribute, visitor.attributes.count)
    count(.dynamic, visitor.modifiers.count)
    // Protocols of Objective-C are for classes only, and weak references to them rely on it.
    for declaration in visitor.protocols where declaration.inheritanceClause == nil {
      let name = declaration.primaryAssociatedTypeClause?.end ?? declaration.name.end
      insert(Array(": AnyObject".utf8), at: name)
      count(.classProtocol)
    }
  }
}

extension AttributeSyntax {
  /// Whether the attribute needs Objective-C or Interface Builder.
  var isObjectiveC: Bool {
    guard let name = attributeName.as(IdentifierTypeSyntax.self)?.name.text else { return false }
    return Self.objectiveCNames.contains(name)
  }

  private static let objectiveCNames: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "GKInspectable", "NSManaged",
  ]
}

private final class ObjectiveCWords: SyntaxVisitor {
  var attributes: [AttributeSyntax] = []
  var modifiers: [DeclModifierSyntax] = []
  var protocols: [ProtocolDeclSyntax] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.isObjectiveC { attributes.append(node) }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { modifiers.append(node) }
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isObjectiveC = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.isObjectiveC == true
    }
    if isObjectiveC { protocols.append(node) }
    return .visitChildren
  }
}
