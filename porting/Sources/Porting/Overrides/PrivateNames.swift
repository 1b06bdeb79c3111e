internal import SwiftSyntax

/// The names in a file that code in other files cannot use.
struct PrivateNames {
  private let names: Set<String>

  init(_ file: ParsedFile) {
    let visitor = PrivateNameVisitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    names = visitor.names
  }

  /// The first private name that a node uses; `nil` if it uses none.
  func first(in node: some SyntaxProtocol) -> String? {
    node.tokens(viewMode: .sourceAccurate).lazy
      .compactMap { $0.identifier?.name }.first(where: names.contains)
  }
}

private final class PrivateNameVisitor: SyntaxAnyVisitor {
  var names: Set<String> = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if node.is(CodeBlockSyntax.self) || node.is(AccessorBlockSyntax.self) { return .skipChildren }
    if let declaration = node.as(DeclSyntax.self), declaration.isPrivate {
      names.formUnion(declaration.declaredNames)
    }
    return .visitChildren
  }
}

extension DeclModifierListSyntax {
  /// Whether the declaration is private to its file or to a part of it.
  fileprivate var isPrivate: Bool {
    let keyword = accessLevel?.name.tokenKind
    return keyword == .keyword(.private) || keyword == .keyword(.fileprivate)
  }
}

extension DeclSyntax {
  /// Whether the declaration is private by its own modifier or by that of its extension.
  fileprivate var isPrivate: Bool {
    if let modifiers, modifiers.accessLevel != nil { return modifiers.isPrivate }
    var node = parent
    while let current = node {
      if let declared = current.as(ExtensionDeclSyntax.self) { return declared.modifiers.isPrivate }
      if current.is(DeclSyntax.self), !current.is(IfConfigDeclSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  /// The names that other code uses the declaration by.
  fileprivate var declaredNames: [String] {
    if let named = asProtocol((any NamedDeclSyntax).self) { return [named.name.plainText] }
    return self.as(VariableDeclSyntax.self)?.bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
    } ?? []
  }
}
