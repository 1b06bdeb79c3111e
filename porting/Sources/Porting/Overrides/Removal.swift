internal import SwiftSyntax

/// What is removed from extensions whose members were moved.
struct Removal {
  private let moved: Set<SyntaxIdentifier>

  init(_ moved: Set<SyntaxIdentifier>) { self.moved = moved }

  /// The parts of a file to remove: the members, or the whole extension if nothing else is in it.
  func ranges(in source: ExtensionDeclSyntax, of file: ParsedFile) -> [Range<Int>] {
    let members = source.memberBlock.members
    let ranges = ranges(in: members, of: file)
    guard !ranges.isEmpty, members.allSatisfy(isEmptied), source.inheritanceClause == nil else {
      return ranges
    }
    let block = source.memberBlock
    let rest = (block.leftBrace.end..<block.rightBrace.start).filter { offset in
      !ranges.contains { $0.contains(offset) } && !file.bytes[offset].isWhitespace
    }
    let extent = MemberExtent(from: source, through: source, in: file)
    let comments = String(
      decoding: file.bytes[extent.text.lowerBound..<source.start], as: UTF8.self)
    let isOfExtension = comments.split(whereSeparator: \.isNewline).allSatisfy {
      let line = $0.drop(while: \.isWhitespace)
      return line.isEmpty || line.hasPrefix("// MARK")
    }
    // A comment that may be about something else stays, with an empty extension.
    return rest.isEmpty && isOfExtension ? [extent.removed] : ranges
  }

  /// The runs of members that go.
  private func ranges(in items: MemberBlockItemListSyntax, of file: ParsedFile) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var run: (first: DeclSyntax, last: DeclSyntax)?
    func endRun() {
      if let run {
        ranges.append(MemberExtent(from: run.first, through: run.last, in: file).removed)
      }
      run = nil
    }
    for item in items {
      if isEmptied(item) {
        if let last = run?.last, !isBlank(between: last, and: item.decl, in: file) { endRun() }
        run = (run?.first ?? item.decl, item.decl)
        continue
      }
      endRun()
      for branch in item.branches { ranges += self.ranges(in: branch, of: file) }
    }
    endRun()
    return ranges
  }

  /// Whether no comment that stays is between two members.
  private func isBlank(between first: DeclSyntax, and second: DeclSyntax, in file: ParsedFile)
    -> Bool
  {
    let end = MemberExtent(from: first, through: first, in: file).text.upperBound
    let start = MemberExtent(from: second, through: second, in: file).text.lowerBound
    return file.bytes[min(end, start)..<start].allSatisfy(\.isWhitespace)
  }

  /// Whether nothing is left of a member, or of an `#if`.
  private func isEmptied(_ item: MemberBlockItemSyntax) -> Bool {
    let branches = item.branches
    if branches.isEmpty { return moved.contains(item.decl.id) }
    return branches.joined().allSatisfy(isEmptied) && branches.contains { !$0.isEmpty }
  }
}

extension MemberBlockItemSyntax {
  /// The members of each branch of an `#if`; none for other members.
  fileprivate var branches: [MemberBlockItemListSyntax] {
    guard let condition = decl.as(IfConfigDeclSyntax.self) else { return [] }
    return condition.clauses.compactMap { clause in
      guard case .decls(let members) = clause.elements else { return nil }
      return members
    }
  }
}
