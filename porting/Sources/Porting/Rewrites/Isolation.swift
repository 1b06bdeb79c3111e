internal import SwiftSyntax

extension FileDraft {
  /// Makes declarations `nonisolated`, whichever isolation is the default, and classes of UIKit's kind `Sendable`.
  ///
  /// On Apple's systems the main actor protects such classes, and what is stored globally. Here the program does:
  /// it uses a tree of views in one task at a time.
  mutating func removeIsolation(_ index: ClassIndex) {
    let visitor = IsolatedDeclarations(file.tree)
    for place in visitor.declarations {
      insert(Array("nonisolated ".utf8), at: place)
    }
    count(.nonisolated, visitor.declarations.count)
    for place in visitor.unsafeProperties {
      insert(Array("nonisolated(unsafe) ".utf8), at: place)
    }
    count(.unsafeProperty, visitor.unsafeProperties.count)
    for node in visitor.classes where index.isMainActorClass(node) {
      let clause = node.inheritanceClause
      let place = clause?.end ?? node.genericParameterClause?.end ?? node.name.end
      insert(Array("\(clause == nil ? ":" : ",") @unchecked Sendable".utf8), at: place)
      count(.sendable)
    }
  }
}

extension ClassIndex {
  /// Whether a class is the main actor's on Apple's systems: it says so, or is a view or the like.
  fileprivate func isMainActorClass(_ node: ClassDeclSyntax) -> Bool {
    guard let declared = all.first(where: { $0.node.id == node.id }) else { return false }
    let isSendable = extensions.contains {
      $0.name == declared.name && $0.node.inheritanceClause?.namesSendable == true
    }
    if isSendable || node.inheritanceClause?.namesSendable == true { return false }
    return ([declared] + ancestors(of: declared)).contains { ancestor in
      let inherited = ancestor.node.inheritanceClause?.inheritedTypes.compactMap(\.type.plainName)
      return inherited?.contains(where: FileDraft.typesOfUIKit.contains) == true
        || ancestor.node.attributes.contains { $0.as(AttributeSyntax.self)?.isMainActor == true }
    }
  }
}

extension InheritanceClauseSyntax {
  fileprivate var namesSendable: Bool {
    inheritedTypes.contains { type in
      type.tokens(viewMode: .sourceAccurate).contains { $0.text == "Sendable" }
    }
  }
}

/// Collects what has the default isolation: declarations of the file, and stored properties of types.
private final class IsolatedDeclarations: SyntaxVisitor {
  private(set) var declarations: [Int] = []
  private(set) var unsafeProperties: [Int] = []
  private(set) var classes: [ClassDeclSyntax] = []
  /// Whether the file has statements, whose variables are those of the program's start.
  private let isScript: Bool
  private var depth = 0

  init(_ tree: SourceFileSyntax) {
    isScript = tree.statements.contains {
      !$0.item.is(DeclSyntax.self) && !$0.item.is(MacroExpansionExprSyntax.self)
    }
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func enter(_ node: some DeclGroupSyntax & DeclSyntaxProtocol) -> SyntaxVisitorContinueKind
  {
    mark(node, keyword: node.introducer)
    depth += 1
    return .visitChildren
  }

  /// Marks a declaration of the file; those inside of types follow their type.
  private func mark(_ node: some DeclSyntaxProtocol, keyword: TokenSyntax) {
    let declaration = DeclSyntax(node)
    guard depth == 0, !declaration.hasIsolation else { return }
    declarations.append(declaration.placeForModifier ?? keyword.start)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes.append(node)
    return enter(node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { depth -= 1 }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: StructDeclSyntax) { depth -= 1 }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: EnumDeclSyntax) { depth -= 1 }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { depth -= 1 }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { depth -= 1 }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    mark(node, keyword: node.protocolKeyword)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !isScript { mark(node, keyword: node.funcKeyword) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let declaration = DeclSyntax(node)
    let place = declaration.placeForModifier ?? node.bindingSpecifier.start
    let isStatic = declaration.modifier(.static) != nil
    // The compiler refuses `lazy` in nonisolated classes that are Sendable.
    let isLazy = depth > 0 && declaration.modifier(.lazy) != nil
    guard !declaration.hasIsolation, isStatic || isLazy || depth == 0 && !isScript else {
      return .skipChildren
    }
    if node.isStored, !node.isConstantOfValues {
      unsafeProperties.append(place)
    } else if depth == 0 {
      declarations.append(place)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension DeclSyntax {
  /// Whether the declaration keeps what it says: `nonisolated`, a global actor, or the rules of a property wrapper.
  fileprivate var hasIsolation: Bool {
    if modifier(.nonisolated) != nil { return true }
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    return attributes.contains {
      guard let attribute = $0.as(AttributeSyntax.self),
        !attribute.isMainActor || Syntax(self).isTest
      else { return false }
      let name = attribute.attributeName.trimmedDescription
      return name.hasSuffix("Actor") && name != "globalActor"
        || self.is(VariableDeclSyntax.self) && name.first?.isUppercase == true
          && !attribute.isObjectiveC
    }
  }

  /// The start of the first modifier that stays.
  fileprivate var placeForModifier: Int? { modifiers?.first { $0.name.text != "dynamic" }?.start }
}

extension VariableDeclSyntax {
  fileprivate var isStored: Bool {
    bindings.contains { binding in
      guard let block = binding.accessorBlock else { return true }
      guard case .accessors(let accessors) = block.accessors else { return false }
      return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }

  /// Whether it is a constant of a type that is known to be `Sendable`.
  fileprivate var isConstantOfValues: Bool {
    bindingSpecifier.tokenKind == .keyword(.let)
      && bindings.allSatisfy { binding in
        if let type = binding.typeAnnotation?.type {
          return Self.valueTypes.contains(type.trimmedDescription)
        }
        return binding.initializer?.value.isOfValueType ?? false
      }
  }

  fileprivate static let valueTypes: Set<String> = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Date", "DateFormatter",
    "Double",
    "Float", "Int",
    "Notification.Name", "String", "TimeInterval", "UInt", "URL", "UUID",
  ]
}

extension ExprSyntax {
  /// Whether it is a literal of a number, a text or a truth value, or makes a value of a known type.
  fileprivate var isOfValueType: Bool {
    if self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(StringLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self)
    {
      return true
    }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    return VariableDeclSyntax.valueTypes.contains(call.calledExpression.trimmedDescription)
  }
}
