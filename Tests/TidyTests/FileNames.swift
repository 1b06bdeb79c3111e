/// What files may be called.
enum FileNames {
  /// Names that say nothing about a topic, so that anything ends up behind them.
  private static let vague = ["Utils.swift", "Helpers.swift", "Extensions.swift"]

  static func findings(in file: SourceFile) -> [Finding] {
    guard let swift = file.swift else { return [] }
    var findings: [Finding] = []
    func report(_ rule: String, _ fix: String) {
      findings.append(Finding(path: file.path, line: 1, rule: rule, fix: fix))
    }
    if vague.contains(file.name) || file.name.contains("Manager") {
      report("'\(file.name)' names no topic", "name it after its main type: Type+Topic.swift")
    }
    guard file.path.hasPrefix("Tests/") else { return findings }
    let holdsTests = swift.code.split(separator: .newline).contains { line in
      let text = line.drop { $0 == .space }
      return text.starts(with: "@Test".utf8) && text.dropFirst(5).first?.isPartOfWord != true
    }
    let isSuite = file.name.hasSuffix("Tests.swift")
    if holdsTests, !isSuite { report("a file with tests is called …Tests.swift", "rename it") }
    if !holdsTests, isSuite { report("'\(file.name)' holds no test", "rename it, or remove it") }
    return findings
  }
}
