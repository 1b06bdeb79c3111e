internal import SwiftSyntax

/// The members of extensions that Swift without Objective-C wants in the class itself: those that
/// override, and those that a subclass overrides.
struct OverrideMoves {
  /// A member to move into its class.
  private struct Move {
    let member: DeclSyntax
    let file: Int
    let source: ExtensionDeclSyntax
  }

  private let index: ClassIndex
  /// The moves into each class, in the order of files and positions.
  private var moves: [SyntaxIdentifier: [Move]] = [:]

  /// Finds the members to move, and reports those that cannot be.
  init(_ index: ClassIndex, in drafts: inout [FileDraft]) {
    self.index = index
    let overridden = Self.overriddenSignatures(index, drafts)
    for source in index.extensions {
      let resolved = Self.nearestClass(of: source, index, drafts)
      let wanted = resolved.flatMap { overridden[$0.node.id] } ?? []
      let members = source.node.memberBlock.flattenedMembers.map(\.decl).filter {
        $0.modifier(.override) != nil || $0.signature.map(wanted.contains) ?? false
      }
      for member in members {
        let draft = drafts[source.file]
        if let reason = Self.obstacle(to: member, of: source, into: resolved, index, drafts) {
          let place = member.modifier(.override).map { Syntax($0) } ?? Syntax(member)
          drafts[source.file].leave(place, reason)
        } else if let resolved {
          moves[resolved.node.id, default: []].append(
            Move(member: member, file: source.file, source: source.node))
          let path = resolved.file == source.file ? "" : drafts[resolved.file].file.path
          drafts[source.file].count(.memberMoved(into: resolved.name, path: path))
          if resolved.file != source.file {
            drafts[resolved.file].count(.memberReceived(path: draft.file.path))
          }
        }
      }
    }
  }

  /// Moves the members, after all other edits were made.
  func apply(to drafts: inout [FileDraft]) {
    for target in index.all {
      guard let moves = moves[target.node.id] else { continue }
      var text = ConditionalText()
      let indentation = memberIndentation(of: target, moves, drafts)
      let around = drafts[target.file].conditions(of: target.node)
      for move in moves {
        let draft = drafts[move.file]
        let conditions = draft.conditions(of: move.member).filter { !around.contains($0) }
        let moved = MovedText(move.member, of: move.source, in: draft)
        text.append(moved.text(indentation), conditions)
      }
      insert(text, indentation, into: target, &drafts[target.file])
      let files = Set(moves.map(\.file)).subtracting([target.file]).sorted()
      for file in files {
        drafts[target.file].addImports(of: drafts[file].file)
      }
    }
    let moved = Set(moves.values.joined().map(\.member.id))
    for source in index.extensions {
      drafts[source.file].remove(
        Removal(moved).ranges(in: source.node, of: drafts[source.file].file))
    }
  }

  /// The indentation of members in a class: that of its first one.
  private func memberIndentation(
    of target: ClassIndex.Class, _ moves: [Move], _ drafts: [FileDraft]
  ) -> String {
    let file = drafts[target.file].file
    if let first = target.node.memberBlock.members.first, file.isFirstOnLine(first.start) {
      return String(decoding: file.indentation(at: first.start), as: UTF8.self)
    }
    let own = String(decoding: file.indentation(at: target.node.start), as: UTF8.self)
    guard let move = moves.first, drafts[move.file].file.isFirstOnLine(move.member.start) else {
      return own + "  "
    }
    return own
      + String(decoding: drafts[move.file].file.indentation(at: move.member.start), as: UTF8.self)
  }

  /// Inserts moved members before the brace that closes their class.
  private func insert(
    _ text: ConditionalText, _ indentation: String, into target: ClassIndex.Class,
    _ draft: inout FileDraft
  ) {
    let file = draft.file
    let lineBreak = String(decoding: file.lineBreak, as: UTF8.self)
    // Moved text has line feeds alone until here.
    let lines = text.lines(indentation, separator: [""])
      .flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let body = lines.joined(separator: lineBreak) + lineBreak
    let brace = target.node.memberBlock.rightBrace.start
    let lineStart = file.lineStart(at: brace)
    guard file.isFirstOnLine(brace) else {
      let content = file.bytes[..<brace].lastIndex { !$0.isBlank } ?? brace
      let own = String(decoding: file.indentation(at: target.node.start), as: UTF8.self)
      let gap = target.node.memberBlock.members.isEmpty ? lineBreak : lineBreak + lineBreak
      draft.replace((content + 1)..<brace, with: gap + body + own)
      return
    }
    let before = file.bytes[..<lineStart].lastIndex { !$0.isWhitespace } ?? 0
    let isDirect = file.nextLine(after: before) == lineStart
    let needsBlank = isDirect && file.bytes[before] != UInt8(ascii: "{")
    draft.insert(Array(((needsBlank ? lineBreak : "") + body).utf8), at: lineStart)
  }
}

extension OverrideMoves {
  /// The members that subclasses override, by class.
  private static func overriddenSignatures(
    _ index: ClassIndex, _ drafts: [FileDraft]
  ) -> [SyntaxIdentifier: Set<String>] {
    var result: [SyntaxIdentifier: Set<String>] = [:]
    func note(_ members: MemberBlockSyntax, of subclass: ClassIndex.Class) {
      let signatures = members.flattenedMembers.map(\.decl)
        .filter { $0.modifier(.override) != nil }.compactMap(\.signature)
      guard !signatures.isEmpty else { return }
      for ancestor in index.ancestors(of: subclass) {
        result[ancestor.node.id, default: []].formUnion(signatures)
      }
    }
    for subclass in index.all { note(subclass.node.memberBlock, of: subclass) }
    for source in index.extensions {
      guard let subclass = nearestClass(of: source, index, drafts) else { continue }
      note(source.node.memberBlock, of: subclass)
    }
    return result
  }

  /// The class that an extension extends: the only one of its name in the same file, else in the
  /// same folder, else anywhere.
  private static func nearestClass(
    of source: ClassIndex.Extension, _ index: ClassIndex, _ drafts: [FileDraft]
  ) -> ClassIndex.Class? {
    guard let name = source.name else { return nil }
    let all = index.classes(named: name)
    let folder = drafts[source.file].file.folder
    let groups = [
      all.filter { $0.file == source.file },
      all.filter { drafts[$0.file].file.folder == folder },
      all,
    ]
    guard let nearest = groups.first(where: { !$0.isEmpty }) else { return nil }
    return nearest.count == 1 ? nearest[0] : nil
  }

  /// The reason why a member can't be moved; `nil` if it can.
  private static func obstacle(
    to member: DeclSyntax, of source: ClassIndex.Extension, into target: ClassIndex.Class?,
    _ index: ClassIndex, _ drafts: [FileDraft]
  ) -> Leftover.Reason? {
    let file = drafts[source.file].file
    let name = source.name ?? file.text(of: source.node.extendedType)
    let member = (node: member, name: "'\(member.signature ?? "member")'")
    guard let target else {
      let isUnknown = index.classes(named: name).isEmpty
      return isUnknown
        ? .unknownClass(name, member: member.name) : .ambiguousClass(name, member: member.name)
    }
    if source.node.genericWhereClause != nil || source.node.extendedType.hasGenericArguments {
      return .conditionalExtension(of: name, member: member.name)
    }
    guard source.file != target.file,
      let used = PrivateNames(file).first(in: member.node)
    else { return nil }
    let path = drafts[target.file].file.path
    return .privateName(used, member: member.name, class: target.name, path: path)
  }
}

extension ParsedFile {
  /// The path of the folder that the file is in.
  fileprivate var folder: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
}

extension FileDraft {
  /// Adds the imports of another file, whose code needs them here.
  fileprivate mutating func addImports(of other: ParsedFile) {
    let present = Set(file.imports.map(\.module))
    let missing = other.imports.filter { $0.isAtFileLevelAlone && !present.contains($0.module) }
    guard !missing.isEmpty,
      let first = file.imports.first(where: \.isAtFileLevelAlone)
        .map({ Syntax($0) }) ?? file.tree.statements.first.map({ Syntax($0) })
    else { return }
    let offset = first.is(ImportDeclSyntax.self) ? first.start : file.startOfComments(before: first)
    for declaration in missing {
      insert(Array(other.text(of: declaration).utf8) + file.lineBreak, at: offset)
      count(.importAdded)
    }
  }
}

extension ParsedFile {
  /// The imports, those inside of `#if` included.
  var imports: [ImportDeclSyntax] {
    let visitor = Imports(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.imports
  }
}

extension ImportDeclSyntax {
  /// Whether no `#if` is around the import.
  fileprivate var isAtFileLevelAlone: Bool {
    parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
  }
}

private final class Imports: SyntaxVisitor {
  var imports: [ImportDeclSyntax] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }
}
