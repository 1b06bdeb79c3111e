internal import SwiftSyntax

/// The edits that leave out what doesn't compile: bodies of functions, or else whole declarations.
///
/// The types and members of others stay, so that one error doesn't lose every file that uses the same type.
struct GapEdits {
  private let file: ParsedFile
  private let lineStarts: [Int]
  private var found: [Edit] = []

  init(_ file: ParsedFile) {
    self.file = file
    lineStarts = [0] + file.bytes.indices.filter { file.bytes[$0] == .newline }.map { $0 + 1 }
  }

  /// Leaves out the part around an error.
  mutating func add(_ error: CompilerError, inLine line: Int) {
    let offset = min(lineStarts[line] + max(0, error.column - 1), file.bytes.count - 1)
    guard offset >= 0, let token = file.tree.token(at: AbsolutePosition(utf8Offset: offset)) else {
      return
    }
    if let edit = edit(from: Syntax(token), error) { found.append(edit) }
  }

  /// Leaves out an import.
  mutating func remove(_ declaration: ImportDeclSyntax) {
    found.append(Edit(range: declaration.range, text: []))
  }

  /// The edits, without those inside of others.
  var edits: [Edit] {
    var result: [Edit] = []
    let sorted = found.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    for edit in sorted where edit.range.lowerBound >= result.last?.range.upperBound ?? 0 {
      result.append(edit)
    }
    return result
  }

  private func edit(from node: Syntax, _ error: CompilerError) -> Edit? {
    var current: Syntax? = node
    var closure: ClosureExprSyntax?
    while let node = current {
      if let type = node.as(InheritedTypeSyntax.self) { return removal(of: type) }
      if let body = Self.body(of: node) {
        return Edit(range: body, text: Array(Self.trap(error).utf8))
      }
      if let found = node.as(ClosureExprSyntax.self) { closure = found }
      if let variable = node.as(VariableDeclSyntax.self), let closure, Self.isTyped(variable) {
        let body = closure.statements
        return Edit(range: body.start..<body.end, text: Array(Self.trap(error).utf8))
      }
      if node.is(MemberBlockItemSyntax.self) || isAtTop(node) {
        return edit(ofDeclaration: node, error)
      }
      current = node.parent
    }
    return nil
  }

  private func isAtTop(_ node: Syntax) -> Bool {
    node.is(CodeBlockItemSyntax.self) && node.parent?.parent?.is(SourceFileSyntax.self) == true
  }

  /// Leaves out a declaration, or only the protocol that its type lacks members of.
  private func edit(ofDeclaration node: Syntax, _ error: CompilerError) -> Edit {
    let words = error.message.split(separator: "'", omittingEmptySubsequences: false)
    if error.message.contains("does not conform to protocol"), words.count > 3 {
      let types = InheritedTypes(viewMode: .sourceAccurate)
      types.walk(node)
      let name = String(words[3])
      if let type = types.all.first(where: { $0.type.plainName == name }) {
        return removal(of: type)
      }
    }
    return Edit(range: node.range, text: [])
  }

  /// The part of a body that runs; `nil` for what isn't the body of a function or accessor.
  private static func body(of node: Syntax) -> Range<Int>? {
    if let block = node.as(CodeBlockSyntax.self), let parent = block.parent {
      let isBody =
        parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
        || parent.is(DeinitializerDeclSyntax.self) || parent.is(AccessorDeclSyntax.self)
      // A function inside of another is left out with that one.
      return isBody && isOutermost(parent) ? block.leftBrace.end..<block.rightBrace.start : nil
    }
    guard let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors,
      isOutermost(Syntax(block))
    else { return nil }
    return block.leftBrace.end..<block.rightBrace.start
  }

  private static func isOutermost(_ node: Syntax) -> Bool {
    var current = node.parent
    while let node = current {
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
      current = node.parent
    }
    return true
  }

  private static func isTyped(_ variable: VariableDeclSyntax) -> Bool {
    variable.bindings.allSatisfy { $0.typeAnnotation != nil }
  }

  /// Code that ends the process with the compiler's message.
  private static func trap(_ error: CompilerError) -> String {
    let message = error.message.flatMap { character -> String in
      switch character {
      case "\"", "\\": "\\\(character)"
      case "\n": " "
      default: String(character)
      }
    }
    return " Swift.fatalError(\"this does not compile: \(String(message))\") "
  }

  /// Removes one of the types that a type inherits from.
  private func removal(of type: InheritedTypeSyntax) -> Edit {
    guard let list = type.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self)
    else { return Edit(range: type.range, text: []) }
    if list.count == 1 { return Edit(range: clause.range, text: []) }
    if type.trailingComma != nil { return Edit(range: type.range, text: []) }
    let types = Array(list)
    let before = types[types.count - 2]
    return Edit(range: (before.trailingComma?.start ?? type.start)..<type.end, text: [])
  }
}

private final class InheritedTypes: SyntaxVisitor {
  private(set) var all: [InheritedTypeSyntax] = []

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    all.append(node)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
