internal import SwiftSyntax

extension FileDraft {
  /// Replaces the class that a collection view registers, `Cell.self`, by the function that makes its views,
  /// `Cell.init(frame:)`.
  ///
  /// Without Objective-C, a class alone makes no views. Generic parameters and metatypes stay, as their
  /// initializers aren't known.
  mutating func replaceRegisteredClasses(_ index: ClassIndex) {
    let visitor = RegisteredClasses(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    for node in visitor.classes {
      guard let base = node.base, let name = base.registeredName else { continue }
      if index.isPlaceholder(name, at: Syntax(node)) {
        leave(node, .unknownInitializer(file.text(of: base)))
      } else {
        replace(node.declName.range, with: "init(frame:)")
        count(.registeredClass)
      }
    }
  }
}

private final class RegisteredClasses: SyntaxVisitor {
  var classes: [MemberAccessExprSyntax] = []
  private static let labels = [
    ["_", "forCellWithReuseIdentifier"],
    ["_", "forSupplementaryViewOfKind", "withReuseIdentifier"],
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let function =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    let labels = node.arguments.map { $0.label?.plainText ?? "_" }
    if function?.baseName.plainText == "register", Self.labels.contains(labels),
      let argument = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      argument.declName.baseName.tokenKind == .keyword(.self)
    {
      classes.append(argument)
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The name of a type without generic arguments and the types around it.
  fileprivate var registeredName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.plainText }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.plainText
    }
    return self.as(GenericSpecializationExprSyntax.self)?.expression.registeredName
  }
}

extension ClassIndex {
  /// Whether a name stands for a class that only other code knows: a generic parameter, an associated type,
  /// `Self`, or a variable.
  fileprivate func isPlaceholder(_ name: String, at node: Syntax) -> Bool {
    if name == "Self" || name.first?.isLowercase == true { return true }
    var node = node.parent
    while let current = node {
      if current.genericNames.contains(name) { return true }
      if let type = current.as(ExtensionDeclSyntax.self)?.extendedType.plainName,
        genericNames[type]?.contains(name) == true
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}
