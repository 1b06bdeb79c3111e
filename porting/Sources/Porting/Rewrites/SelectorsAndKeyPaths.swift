internal import SwiftSyntax

extension FileDraft {
  /// Replaces `#selector(Type.method(_:))` by `Selector("method(_:)")`, and `#keyPath(Type.a.b)` by
  /// `"a.b"`.
  ///
  /// A bare string would be a `String` where nothing else says that it's a selector.
  mutating func replaceSelectorsAndKeyPaths() {
    let visitor = MacroExpansions(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    for node in visitor.expansions {
      guard let argument = node.arguments.first?.expression, node.arguments.count == 1 else {
        continue
      }
      if node.macroName.text == "selector" {
        guard let name = argument.methodName else {
          leave(node, .unnamedSelector(file.text(of: node)))
          continue
        }
        replace(node.range, with: "Selector(\"\(name)\")")
        count(.selector)
      } else if node.macroName.text == "keyPath" {
        guard let path = argument.propertyPath else {
          leave(node, .unnamedKeyPath(file.text(of: node)))
          continue
        }
        replace(node.range, with: "\"\(path)\"")
        count(.keyPath)
      }
    }
  }
}

private final class MacroExpansions: SyntaxVisitor {
  var expansions: [MacroExpansionExprSyntax] = []

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    expansions.append(node)
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The name of the method or the property that the expression ends with, such as `tap(_:)`.
  fileprivate var methodName: String? {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.plainName }
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.plainName }
    // `(method)` and `method as (Type) -> () -> Void`.
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.methodName
    }
    guard let sequence = self.as(SequenceExprSyntax.self),
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    else { return nil }
    return sequence.elements.first?.methodName
  }

  /// The properties that the expression goes through, without the type that it begins with.
  fileprivate var propertyPath: String? {
    var names: [String] = []
    var expression = self
    while let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      names.append(member.declName.baseName.plainText)
      expression = base
    }
    guard let first = expression.as(DeclReferenceExprSyntax.self) else { return nil }
    if first.baseName.tokenKind != .keyword(.self) { names.append(first.baseName.plainText) }
    // A property's name begins with a small letter, those of types and modules do not.
    let properties = names.reversed().drop { $0.first?.isUppercase == true }
    return properties.isEmpty ? nil : properties.joined(separator: ".")
  }
}

extension DeclReferenceExprSyntax {
  /// The name with its labels, such as `tap(_:)`.
  fileprivate var plainName: String {
    let labels = argumentNames.map { names in
      "(" + names.arguments.map { $0.name.plainText + ":" }.joined() + ")"
    }
    return baseName.plainText + (labels ?? "")
  }
}

extension TokenSyntax {
  /// The identifier without backticks.
  var plainText: String { identifier?.name ?? text }
}
