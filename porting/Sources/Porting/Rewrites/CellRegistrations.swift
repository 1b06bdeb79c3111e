internal import SwiftSyntax

extension FileDraft {
  /// Replaces the class that a collection view or a table registers, `Cell.self`, by the function that makes its
  /// views, `Cell.init(frame:)` or `Cell.init(style:reuseIdentifier:)`.
  ///
  /// Adds the function to registrations such as `CellRegistration<Cell, Item>` as well.
  ///
  /// Without Objective-C, a class alone makes no views. Generic parameters and metatypes stay, as their
  /// initializers aren't known.
  mutating func replaceRegisteredClasses(_ index: ClassIndex) {
    let visitor = RegisteredClasses(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    for (node, function) in visitor.classes {
      guard let base = node.base, let name = base.registeredName else { continue }
      if index.isPlaceholder(name, at: Syntax(node)) {
        leave(node, .unknownInitializer(file.text(of: base)))
      } else {
        replace(node.declName.range, with: function)
        count(.registeredClass)
      }
    }
    for (call, type) in visitor.registrations {
      guard let name = type.plainName, !index.isPlaceholder(name, at: Syntax(call)) else {
        leave(type, .unknownInitializer(file.text(of: type)))
        continue
      }
      let function = "\(file.text(of: type)).init(frame:)"
      if let parenthesis = call.leftParen {
        let separator = call.arguments.isEmpty ? "" : ", "
        insert(Array((function + separator).utf8), at: parenthesis.end)
      } else {
        insert(Array("(\(function))".utf8), at: call.calledExpression.end)
      }
      count(.registeredClass)
    }
  }
}

private final class RegisteredClasses: SyntaxVisitor {
  /// Classes that are registered, each with the initializer that makes its views.
  var classes: [(MemberAccessExprSyntax, String)] = []
  /// Calls that make registrations, with the class of the views.
  var registrations: [(FunctionCallExprSyntax, TypeSyntax)] = []
  private static let initializers: [[String]: String] = [
    ["_", "forCellWithReuseIdentifier"]: "init(frame:)",
    ["_", "forSupplementaryViewOfKind", "withReuseIdentifier"]: "init(frame:)",
    ["_", "forCellReuseIdentifier"]: "init(style:reuseIdentifier:)",
    ["_", "forHeaderFooterViewReuseIdentifier"]: "init(reuseIdentifier:)",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let function =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    let labels = node.arguments.map { $0.label?.plainText ?? "_" }
    if function?.baseName.plainText == "register", let initializer = Self.initializers[labels],
      let argument = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      argument.declName.baseName.tokenKind == .keyword(.self)
    {
      classes.append((argument, initializer))
    }
    if let type = node.registeredType { registrations.append((node, type)) }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The class of the views, if the call makes a registration without a function or a document.
  fileprivate var registeredType: TypeSyntax? {
    guard let made = calledExpression.as(GenericSpecializationExprSyntax.self),
      let name = made.expression.registeredName,
      ["CellRegistration", "SupplementaryRegistration"].contains(name),
      arguments.allSatisfy({ ["elementKind", "handler"].contains($0.label?.text) })
    else { return nil }
    return made.genericArgumentClause.arguments.first?.argument.as(TypeSyntax.self)
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
