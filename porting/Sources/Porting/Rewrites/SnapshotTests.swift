internal import SwiftSyntax

/// An assertion of a snapshot test that is left out.
package struct Omission: Hashable, Sendable, CustomStringConvertible {
  /// The place in the file as it was read.
  package let position: SourcePosition
  /// The reason.
  package let reason: Reason

  /// The message for users.
  package var description: String {
    "\(position): note: the assertion is left out: \(reason.rawValue)"
  }

  /// A reason for leaving out an assertion.
  package enum Reason: String, Sendable {
    case swiftUI = "its value is SwiftUI's, which isn't there"
    case inline =
      "it keeps its reference in the code; keep it in a file, with 'assertSnapshot(of:as:)'"
    case customDump = "'.customDump' isn't there; use '.dump'"
  }
}

extension FileDraft {
  private static let libraries: Set<String> = [
    "SnapshotTesting", "InlineSnapshotTesting", "SnapshotTestingCustomDump",
  ]
  private static let replacement = "PlumblineSnapshotTesting"

  /// Whether the file has snapshot tests, by its imports.
  var importsSnapshotTesting: Bool {
    file.imports.contains { Self.libraries.contains($0.module) || $0.module == Self.replacement }
  }

  /// Replaces swift-snapshot-testing by the library that has its interface here.
  mutating func replaceSnapshotTesting() {
    guard importsSnapshotTesting else { return }
    let imports = file.imports
    var isThere = imports.contains { $0.module == Self.replacement }
    for node in imports where Self.libraries.contains(node.module) {
      if isThere {
        removeWord(node)
      } else {
        replace(node.path.range, with: Self.replacement)
        isThere = true
      }
      count(.snapshotTesting)
    }
    replaceModules(Self.libraries, with: Self.replacement)
  }

  /// Replaces `#file` in tests by `#filePath`, which it means in Swift 5 only.
  mutating func replaceFileNames() {
    let visitor = FileNames(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    for token in visitor.tokens { replace(token.range, with: "filePath") }
    count(.filePath, visitor.tokens.count)
  }

  /// Leaves out what can't be compared here: values of SwiftUI, and snapshots in the code.
  ///
  /// - Parameters:
  ///   - views: The types of the files that are SwiftUI's views.
  ///   - ownNames: The types that the files declare.
  fileprivate mutating func leaveOutSnapshots(views: Set<String>, ownNames: Set<String>) {
    guard importsSnapshotTesting else { return }
    let assertions = Assertions(viewMode: .sourceAccurate)
    assertions.walk(file.tree)
    for (statement, reason) in assertions.unusable {
      omit(statement, reason)
      // With words such as `await` before the call.
      let item = sequence(first: Syntax(statement), next: \.parent)
        .first { $0.is(CodeBlockItemSyntax.self) }
      remove([(item ?? Syntax(statement)).range])
    }
    guard let ui = file.imports.first(where: { $0.module == "SwiftUI" }) else { return }
    let parts = SwiftUIParts(views.union(SwiftUIParts.names.subtracting(ownNames)))
    parts.walk(file.tree)
    if !ui.isConditional { limit(ui) }
    for part in parts.parts where !part.isConditional {
      // Nothing of it is compiled here.
      dropEdits(of: part.range)
      limit(part)
      let inside = Assertions(viewMode: .sourceAccurate)
      inside.walk(part)
      for statement in inside.all { omit(statement, .swiftUI) }
    }
  }

  /// Reports a file that can't be compiled without SwiftUI.
  fileprivate mutating func reportSwiftUI() {
    if let node = file.imports.first(where: { $0.module == "SwiftUI" }), !node.isConditional {
      leave(node, .swiftUI)
    }
  }

  private mutating func omit(_ node: some SyntaxProtocol, _ reason: Omission.Reason) {
    omissions.append(Omission(position: file.position(of: node), reason: reason))
  }

  /// Compiles a part of the file only where SwiftUI is there.
  private mutating func limit(_ node: some SyntaxProtocol) {
    let start = (file.isFirstOnLine(node.start) ? "" : "\n") + "#if canImport(SwiftUI)\n"
    insert(Array(start.utf8) + file.indentation(at: node.start), at: node.start)
    insert([.newline] + file.indentation(at: node.start) + Array("#endif".utf8), at: node.end)
    if file.skippingBlanks(from: node.end) != file.lineEnd(at: node.end) {
      insert([.newline], at: node.end)
    }
  }
}

extension Port {
  /// Leaves out what snapshot tests can't compare here, once all other edits are made.
  static func leaveOutSnapshots(in drafts: inout [FileDraft], ownNames: Set<String>) {
    let views = swiftUIViews(in: drafts.map(\.file))
    for number in drafts.indices {
      if drafts[number].importsTests { drafts[number].replaceFileNames() }
      if !drafts[number].importsSnapshotTesting { drafts[number].reportSwiftUI() }
      drafts[number].leaveOutSnapshots(views: views, ownNames: ownNames)
    }
  }

  /// The types of files that are SwiftUI's views.
  private static func swiftUIViews(in files: [ParsedFile]) -> Set<String> {
    files.reduce(into: []) { views, file in
      guard file.imports.contains(where: { $0.module == "SwiftUI" }) else { return }
      let visitor = ViewTypes(viewMode: .sourceAccurate)
      visitor.walk(file.tree)
      views.formUnion(visitor.names)
    }
  }
}

extension SyntaxProtocol {
  /// Whether an `#if` decides if the node is there.
  fileprivate var isConditional: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(IfConfigClauseSyntax.self) }
  }
}

/// Collects the names of the literal `#file`.
private final class FileNames: SyntaxVisitor {
  private(set) var tokens: [TokenSyntax] = []

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "file" { tokens.append(node.macroName) }
    return .visitChildren
  }
}

/// Collects assertions of snapshots.
private final class Assertions: SyntaxVisitor {
  /// All assertions.
  private(set) var all: [FunctionCallExprSyntax] = []
  /// The assertions that can't be made, with the reasons.
  private(set) var unusable: [(FunctionCallExprSyntax, Omission.Reason)] = []
  private static let names: Set<String> = ["assertSnapshot", "assertSnapshots", "verifySnapshot"]
  private static let inlineNames: Set<String> = [
    "assertInlineSnapshot", "_assertInlineSnapshot", "_verifyInlineSnapshot",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if Self.inlineNames.contains(name) {
      all.append(node)
      unusable.append((node, .inline))
    } else if Self.names.contains(name) {
      all.append(node)
      let strategies = node.arguments.filter { $0.label?.text == "as" }
      if strategies.contains(where: {
        $0.tokens(viewMode: .sourceAccurate).contains { $0.text == "customDump" }
      }) {
        unusable.append((node, .customDump))
      }
    }
    return .visitChildren
  }
}

/// Collects the types that conform to SwiftUI's protocol of views.
private final class ViewTypes: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.inheritanceClause?.inheritedTypes.contains(where: {
      SwiftUIParts.protocols.contains($0.type.trimmedDescription)
    }) == true {
      names.insert(node.name.text)
    }
    return .visitChildren
  }
}

/// Collects the smallest declarations and statements of a file that need SwiftUI.
private final class SwiftUIParts: SyntaxVisitor {
  private(set) var parts: [Syntax] = []
  private let names: Set<String>

  /// The protocols whose types are views, or parts of them.
  static let protocols: Set<String> = [
    "View", "SwiftUI.View", "ViewModifier", "PreviewProvider", "Shape", "ButtonStyle",
    "UIViewRepresentable", "UIViewControllerRepresentable", "App",
  ]

  /// The names of SwiftUI that snapshot tests use.
  static let names: Set<String> = protocols.union([
    "AnyView", "Binding", "Button", "Capsule", "Circle", "Color", "Divider", "EmptyView", "ForEach",
    "Form", "GeometryReader", "Grid", "GridRow", "Group", "HStack", "Image", "Label", "LazyHGrid",
    "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "List", "NavigationLink",
    "NavigationSplitView", "NavigationStack", "NavigationView", "Picker", "ProgressView",
    "Rectangle", "RoundedRectangle", "ScrollView", "Section", "SecureField", "Slider", "Spacer",
    "Stepper", "SwiftUI", "SwiftUISnapshotLayout", "TabView", "Text", "TextField", "Toggle",
    "UIHostingConfiguration", "UIHostingController", "VStack", "ZStack",
  ])

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether a part of the file uses a name of SwiftUI, or a strategy of it.
  private func needsSwiftUI(_ node: some SyntaxProtocol, _ more: Set<String> = []) -> Bool {
    let used = UsedNames(viewMode: .sourceAccurate)
    used.walk(node)
    return used.hasLayoutStrategy || !used.names.isDisjoint(with: names.union(more))
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // Types lose their members that need SwiftUI, unless they are SwiftUI's themselves.
  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    visitDeclaration(node.decl)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.parent?.is(SourceFileSyntax.self) == true else { return .skipChildren }
    if case .decl(let declaration) = node.item { return visitDeclaration(declaration) }
    return .skipChildren
  }

  private func visitDeclaration(_ node: DeclSyntax) -> SyntaxVisitorContinueKind {
    if let group = node.asProtocol((any DeclGroupSyntax).self) {
      guard let clause = group.inheritanceClause, needsSwiftUI(clause) else {
        if let type = node.as(ExtensionDeclSyntax.self), needsSwiftUI(type.extendedType) {
          parts.append(Syntax(node))
          return .skipChildren
        }
        return .visitChildren
      }
      parts.append(Syntax(node))
      return .skipChildren
    }
    if let function = node.as(FunctionDeclSyntax.self) {
      if needsSwiftUI(function.signature)
        || function.genericParameterClause.map({ needsSwiftUI($0) }) == true
      {
        parts.append(Syntax(node))
      } else if let body = function.body {
        addStatements(of: body)
      }
      return .skipChildren
    }
    if needsSwiftUI(node), !node.is(IfConfigDeclSyntax.self) {
      parts.append(Syntax(node))
      return .skipChildren
    }
    return .visitChildren
  }

  /// Adds the statements of a function that need SwiftUI, and those that use what these declare.
  private func addStatements(of body: CodeBlockSyntax) {
    var declared: Set<String> = []
    for statement in body.statements
    where !statement.item.is(IfConfigDeclSyntax.self) && needsSwiftUI(statement, declared) {
      parts.append(Syntax(statement))
      let variables = statement.item.as(VariableDeclSyntax.self)?.bindings.map {
        $0.pattern.trimmedDescription
      }
      declared.formUnion(variables ?? [])
      if let function = statement.item.as(FunctionDeclSyntax.self) {
        declared.insert(function.name.text)
      }
    }
  }
}

/// Collects names that aren't those of members.
private final class UsedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []
  /// Whether a strategy for SwiftUI's views is used, which has a parameter `layout`.
  private(set) var hasLayoutStrategy = false

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      names.insert(node.baseName.text)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let strategy = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if strategy == "image", node.arguments.contains(where: { $0.label?.text == "layout" }) {
      hasLayoutStrategy = true
    }
    return .visitChildren
  }
}
