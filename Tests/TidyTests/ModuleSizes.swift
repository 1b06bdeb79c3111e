/// How many lines of code each module has.
///
/// A line counts if it has more than blanks and comments; the text of literals counts as code. Lines of generated
/// files don't count.
enum ModuleSizes {
  /// The number of lines that a module has today, and that may only fall.
  struct Ceiling: Hashable, Sendable {
    var module: String
    var count: Int
    /// The lines above the lowest ceiling of any commit, by what they are for.
    var raised: [String: Int]
    /// The line of the entry in the list.
    var line: Int

    init(_ module: String, _ count: Int, raised: [String: Int] = [:], line: Int = #line) {
      self.module = module
      self.count = count
      self.raised = raised
      self.line = line
    }

    static let path = "Tests/TidyTests/ModuleCeilings.swift"
  }

  /// The modules of Swift files, each with its lines of code.
  static func counts(in files: [SourceFile]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for file in files {
      guard let module = file.module, !file.isGenerated else { continue }
      counts[module, default: 0] += lineCount(of: file)
    }
    return counts
  }

  /// The modules whose count isn't the one in the list.
  static func findings(in files: [SourceFile], ceilings: [Ceiling]) -> [Finding] {
    let counts = counts(in: files)
    let modules = Set(counts.keys).union(ceilings.map(\.module)).sorted()
    return modules.compactMap { module in
      let ceiling = ceilings.first { $0.module == module }
      guard counts[module] != ceiling?.count else { return nil }
      let listed = ceiling.map { "is listed with \($0.count)" } ?? "is not listed"
      return Finding(
        path: Ceiling.path, line: ceiling?.line ?? 1,
        rule: "\(module) has \(counts[module] ?? 0) lines of code and \(listed)",
        fix: counts[module].map { "write .init(\"\(module)\", \($0))" } ?? "remove the entry")
    }
  }

  private static func lineCount(of file: SourceFile) -> Int {
    guard let comments = file.swift?.comments else { return 0 }
    var count = 0
    var hasCode = false
    for (byte, comment) in zip(file.bytes, comments) {
      if byte == .newline {
        count += hasCode ? 1 : 0
        hasCode = false
      } else if byte != .space, comment == .space {
        hasCode = true
      }
    }
    return count + (hasCode ? 1 : 0)
  }
}
