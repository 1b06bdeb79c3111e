/// The modules and what each may import: the table in ARCHITECTURE.md.
///
/// The document is the rule, so that the two cannot differ: an arrow is added by writing it there.
struct ModuleTable: Sendable {
  struct Row: Hashable, Sendable {
    var module: String
    var line: Int
    var allowed: [String]
  }

  static let path = "ARCHITECTURE.md"
  static let here = ModuleTable(SourceTree.here.file(path)?.lines ?? [])

  let rows: [Row]

  /// Reads the first table with a column headed by some words; its first column names the modules.
  init(_ lines: [String], headed words: String = "may import") {
    let header = lines.firstIndex { $0.hasPrefix("|") && $0.contains(words) }
    let body = lines.indices.dropFirst((header ?? lines.count) + 2).prefix {
      lines[$0].hasPrefix("|")
    }
    rows = body.flatMap { index in
      let cells = lines[index].split(separator: "|").map(Self.codeSpans)
      return (cells.first ?? []).map {
        Row(module: $0, line: index + 1, allowed: cells.last ?? [])
      }
    }
  }

  func row(_ module: String) -> Row? { rows.first { $0.module == module } }

  private static func codeSpans(_ cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

extension ModuleTable {
  /// The imports in a file that the table does not allow.
  func findings(in file: SourceFile) -> [Finding] {
    guard let row = file.module.flatMap(row) else { return [] }
    return Self.imports(in: file).filter { !row.allowed.contains($0.module) }.map {
      Finding(
        path: file.path, line: $0.line, rule: "\(row.module) does not import \($0.module)",
        fix: "move the code to a module that may, or propose the arrow in \(Self.path)")
    }
  }

  /// Modules without a row, and rows without a module.
  func findings(against tree: SourceTree) -> [Finding] {
    let paths = tree.files.map { $0.path.split(separator: "/") }
    let sources = paths.filter { $0.count > 2 && $0[0] == "Sources" }
    let folders = Set(sources.map { String($0[1]) })
    let listed = Set(rows.map(\.module))
    let unlisted = folders.subtracting(listed).sorted().map {
      Finding(
        path: Self.path, line: 1, rule: "Sources/\($0) is not in the table of modules",
        fix: "add its row")
    }
    let unfounded = rows.filter { !folders.contains($0.module) }.map {
      Finding(
        path: Self.path, line: $0.line, rule: "there is no module Sources/\($0.module)",
        fix: "remove the row until there is one")
    }
    return unlisted + unfounded
  }

  /// What the table allows and no file of the module imports.
  func unusedArrows(in files: [SourceFile]) -> [Finding] {
    var imported: [String: Set<String>] = [:]
    for file in files {
      guard let module = file.module else { continue }
      imported[module, default: []].formUnion(Self.imports(in: file).map(\.module))
    }
    return rows.flatMap { row in
      row.allowed.filter { imported[row.module]?.contains($0) != true }.map {
        Finding(
          path: Self.path, line: row.line, rule: "no file of \(row.module) imports \($0)",
          fix: "take it out of the row, and out of Package.swift where it is a target")
      }
    }
  }

  /// A module that can reach itself, if there is one.
  var moduleInCycle: String? {
    var resolved: Set<String> = []
    var open = rows
    while true {
      let ready = open.filter { row in
        row.allowed.allSatisfy { resolved.contains($0) || self.row($0) == nil }
      }
      if ready.isEmpty { return open.first?.module }
      resolved.formUnion(ready.map(\.module))
      open.removeAll { ready.contains($0) }
    }
  }

  /// The modules that a file imports, however the import is written.
  static func imports(in file: SourceFile) -> [(module: String, line: Int, isTestable: Bool)] {
    guard let code = file.swift?.code else { return [] }
    let lines = code.split(separator: .newline, omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      guard line.contains(UInt8(ascii: "i")) else { return nil }
      let words = line.split(separator: .space)
      guard let keyword = words.firstIndex(where: { $0.elementsEqual("import".utf8) }),
        words[..<keyword].allSatisfy(isModifier), let name = words[(keyword + 1)...].last
      else { return nil }
      let module = String(decoding: name.prefix { $0 != .dot }, as: UTF8.self)
      let isTestable = words[..<keyword].contains { $0.elementsEqual("@testable".utf8) }
      return (module, index + 1, isTestable)
    }
  }

  private static func isModifier(_ word: ArraySlice<UInt8>) -> Bool {
    word.first == UInt8(ascii: "@")
      || ["public", "package", "internal", "fileprivate", "private"]
        .contains(String(decoding: word, as: UTF8.self))
  }
}
