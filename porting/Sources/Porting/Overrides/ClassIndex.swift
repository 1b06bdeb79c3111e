internal import SwiftSyntax

/// The classes and extensions of all files, by name.
struct ClassIndex {
  /// A class with the file that declares it.
  struct Class {
    let name: String
    let file: Int
    let node: ClassDeclSyntax
  }

  /// An extension with the file that it's in.
  struct Extension {
    /// The name of the extended type, or `nil` if it's no plain name.
    let name: String?
    let file: Int
    let node: ExtensionDeclSyntax
  }

  private(set) var extensions: [Extension] = []
  private var classes: [String: [Class]] = [:]
  /// The names of all types that the files declare, without the types around them.
  private(set) var typeNames: Set<String> = []
  /// The generic parameters and associated types of the types that the files declare.
  private(set) var genericNames: [String: Set<String>] = [:]
  private var order: [Class] = []

  init(_ files: [ParsedFile]) {
    for (number, file) in files.enumerated() {
      let visitor = DeclarationVisitor(viewMode: .sourceAccurate)
      visitor.walk(file.tree)
      typeNames.formUnion(visitor.typeNames)
      genericNames.merge(visitor.genericNames) { $0.union($1) }
      for (name, node) in visitor.classes {
        let declared = Class(name: name, file: number, node: node)
        classes[name, default: []].append(declared)
        order.append(declared)
      }
      extensions += visitor.extensions.map {
        Extension(name: $0.extendedType.plainName, file: number, node: $0)
      }
    }
  }

  /// All classes, in the order of the files.
  var all: [Class] { order }

  /// The classes of a name, before which a module may be named.
  func classes(named name: String) -> [Class] {
    if let found = classes[name] { return found }
    guard let dot = name.firstIndex(of: ".") else { return [] }
    return classes[String(name[name.index(after: dot)...])] ?? []
  }

  /// The classes that a class inherits from, as far as the files declare them, nearest first.
  func ancestors(of subclass: Class) -> [Class] {
    var result: [Class] = []
    var current = subclass
    while let superclass = superclass(of: current),
      !(result + [subclass]).contains(where: { $0.node.id == superclass.node.id })
    {
      result.append(superclass)
      current = superclass
    }
    return result
  }

  private func superclass(of subclass: Class) -> Class? {
    guard let name = subclass.node.inheritanceClause?.inheritedTypes.first?.type.plainName else {
      return nil
    }
    // A name without a type before it may be declared in the types around the subclass.
    var scope = subclass.name.split(separator: ".").dropLast()
    while true {
      let candidates = classes(named: (scope.map(String.init) + [name]).joined(separator: "."))
      if let found = candidates.first(where: { $0.file == subclass.file }) ?? candidates.first {
        return found
      }
      if scope.isEmpty { return nil }
      scope = scope.dropLast()
    }
  }
}

extension TypeSyntax {
  /// The name of a type without generic arguments, such as `Outer.Inner`; `nil` for other types.
  var plainName: String? {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.plainText }
    guard let type = self.as(MemberTypeSyntax.self) else { return nil }
    return type.baseType.plainName.map { "\($0).\(type.name.plainText)" }
  }

  /// Whether the type names generic arguments.
  var hasGenericArguments: Bool {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.genericArgumentClause != nil }
    guard let type = self.as(MemberTypeSyntax.self) else { return false }
    return type.genericArgumentClause != nil || type.baseType.hasGenericArguments
  }
}

extension Syntax {
  /// The generic parameters that a declaration names, and the associated types of a protocol.
  var genericNames: Set<String> {
    let clause = asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    let members = self.as(ProtocolDeclSyntax.self)?.memberBlock.flattenedMembers ?? []
    let associated = members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self)?.name }
    return Set(((clause?.parameters.map(\.name) ?? []) + associated).map(\.plainText))
  }
}

/// Collects types and extensions, but for those inside of functions.
private final class DeclarationVisitor: SyntaxVisitor {
  var classes: [(String, ClassDeclSyntax)] = []
  var extensions: [ExtensionDeclSyntax] = []
  var typeNames: Set<String> = []
  var genericNames: [String: Set<String>] = [:]
  private var scope: [String] = []

  private func enter(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.plainText
    typeNames.insert(name)
    scope.append(name)
    genericNames[scope.joined(separator: "."), default: []].formUnion(Syntax(node).genericNames)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes.append(((scope + [node.name.plainText]).joined(separator: "."), node))
    return enter(node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node)
  }
  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append(node)
    scope.append(node.extendedType.plainName ?? "")
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    typeNames.insert(node.name.plainText)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
