internal import SwiftSyntax

/// A ported file on its way to a copy for scenes.
struct SceneSource {
  /// The person's file.
  let original: SourceFile
  /// The ported file with the edits for scenes.
  private(set) var draft: FileDraft
  /// The lines of the original, counted from 1, that the lines of the ported file are; `nil` for new ones.
  private let lines: [Int?]
  /// The offsets of the lines of the ported file at which a directive may stand.
  private let directivePlaces: Set<Int>

  /// The ending of the file name that errors in functions for scenes have.
  static let functionsEnding = "#scenes"

  /// Takes a ported file, or returns `nil` if it can't be parsed any more.
  init?(_ original: SourceFile, ported: SourceFile) {
    self.original = original
    guard let file = try? ParsedFile(ported) else { return nil }
    draft = FileDraft(file)
    lines = originalLines(of: ported.bytes, from: original.bytes)
    let visitor = DeclarationStarts(file)
    visitor.walk(file.tree)
    directivePlaces = visitor.offsets
    removeEntryPoints()
    // What only the start of a file may have.
    if file.bytes.starts(with: "#!".utf8) { replace(0..<file.lineEnd(at: 0), with: "") }
    if file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { replace(0..<3, with: "") }
  }

  /// The line of the original at an offset of the ported file, or of the text before it that has one.
  func line(at offset: Int) -> Int {
    let number = draft.file.bytes[..<offset].count { $0 == .newline }
    return lines[...number].last { $0 != nil }.flatMap { $0 } ?? 1
  }

  /// Replaces a part of the file, without changing the number of lines.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let lost = draft.file.bytes[range].count { $0 == .newline }
    let kept = text.utf8.count { $0 == .newline }
    draft.replace(range, with: text + String(repeating: "\n", count: max(0, lost - kept)))
  }

  /// Removes the attributes that make a class the beginning of a program.
  private mutating func removeEntryPoints() {
    let names: Set = ["main", "UIApplicationMain", "NSApplicationMain"]
    for item in draft.file.tree.statements {
      guard let declaration = item.item.asProtocol((any WithAttributesSyntax).self) else {
        continue
      }
      for case .attribute(let attribute) in declaration.attributes
      where names.contains(attribute.attributeName.trimmedDescription) {
        replace(attribute.range, with: "")
      }
    }
  }

  // MARK: - Errors

  /// Leaves out what the compiler found errors in, and the imports of modules that aren't there.
  ///
  /// - Returns: The gaps, an error each.
  mutating func leaveOut(
    _ errors: [CompilerError], _ missingModules: Set<String>
  ) -> [SceneCopies.Gap] {
    var gaps = GapEdits(draft.file)
    var found: [SceneCopies.Gap] = []
    for declaration in draft.file.imports {
      guard let module = declaration.path.first?.name.text, missingModules.contains(module) else {
        continue
      }
      gaps.remove(declaration)
      found.append(
        .init(
          file: original.path, line: line(at: declaration.start),
          reason: "no such module '\(module)'"))
    }
    for error in errors where !error.message.hasPrefix("no such module") {
      for (number, line) in lines.enumerated() where line == error.line {
        gaps.add(error, inLine: number)
        found.append(.init(file: original.path, line: error.line, reason: error.message))
        break
      }
    }
    for edit in gaps.edits {
      // Such as those of a preview, all of which goes.
      draft.dropEdits(in: edit.range)
      replace(edit.range, with: String(decoding: edit.text, as: UTF8.self))
    }
    return found
  }

  // MARK: - Copies

  /// The bytes of the copy: directives keep the lines of the original, and functions for scenes are at the end.
  ///
  /// - Parameter functions: The functions, of which those that don't compile are `nil`.
  /// - Returns: The bytes.
  func copy(with functions: [(text: String, conditions: [String])?]) -> [UInt8] {
    var text = "#sourceLocation(file: \(quoted(original.path)), line: 1)\n"
    var expected = 1
    var offset = 0
    let result = draft.result.split(separator: .newline, omittingEmptySubsequences: false)
    let source = draft.file.bytes.split(separator: .newline, omittingEmptySubsequences: false)
    // Edits keep the number of lines.
    for (number, line) in result.enumerated() {
      if number < lines.count, let own = lines[number], own != expected,
        directivePlaces.contains(offset)
      {
        text += "#sourceLocation(file: \(quoted(original.path)), line: \(own))\n"
        expected = own
      }
      text += String(decoding: line, as: UTF8.self) + "\n"
      expected += 1
      if number < source.count { offset += source[number].count + 1 }
    }
    guard functions.contains(where: { $0 != nil }) else { return Array(text.utf8) }
    let name = quoted(original.path + Self.functionsEnding)
    for (place, function) in functions.enumerated() {
      guard let function else { continue }
      for condition in function.conditions { text += "#if \(condition)\n" }
      text += "#sourceLocation(file: \(name), line: \(place + 1))\n" + function.text + "\n"
      text += function.conditions.map { _ in "#endif\n" }.joined()
    }
    return Array(text.utf8)
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}

/// Collects the starts of lines with which declarations begin.
private final class DeclarationStarts: SyntaxVisitor {
  private(set) var offsets: Set<Int> = []
  private let file: ParsedFile

  init(_ file: ParsedFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ node: some SyntaxProtocol) {
    if file.isFirstOnLine(node.start) { offsets.insert(file.lineStart(at: node.start)) }
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    add(node)
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.parent?.is(SourceFileSyntax.self) == true { add(node) }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The lines of an original, counted from 1, that the lines of a changed file are.
///
/// Lines that moved are found by their text, if no other line has it.
private func originalLines(of changed: [UInt8], from original: [UInt8]) -> [Int?] {
  func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: .newline, omittingEmptySubsequences: false)
  }
  func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = (line.lastIndex { !$0.isWhitespace } ?? line.startIndex - 1) + 1
    return line[..<end].drop(while: \.isWhitespace)
  }
  let (old, new) = (lines(original), lines(changed))
  if old.count == new.count { return new.indices.map { $0 + 1 } }
  var result = [Int?](repeating: nil, count: new.count)
  let difference = new.difference(from: old)
  let removed = Set(difference.removals.map(\.offset))
  let added = Set(difference.insertions.map(\.offset))
  let kept = zip(
    old.indices.filter { !removed.contains($0) }, new.indices.filter { !added.contains($0) })
  for (from, to) in kept { result[to] = from + 1 }
  let moved = Dictionary(grouping: removed, by: { trimmed(old[$0]) })
  for place in added.sorted() {
    let text = trimmed(new[place])
    if let places = moved[text], places.count == 1, !text.isEmpty { result[place] = places[0] + 1 }
  }
  // A line that was changed is the one after the line before it.
  for place in result.indices.dropFirst() where result[place] == nil {
    if let before = result[place - 1], before < old.count, removed.contains(before) {
      result[place] = before + 1
    }
  }
  return result
}
