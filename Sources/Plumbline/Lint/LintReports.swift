internal import LayoutDocuments
internal import Lint

extension [SceneLint] {
  /// The findings as lines for people: `file:line:column: severity: sentence [rule]`, each with its fix below.
  public var terminalReport: String {
    flatMap { scene in scene.findings.map { scene.lines(of: $0) } }.joined() + summary
  }

  /// How many findings there are, by severity.
  private var summary: String {
    let severities = flatMap { $0.findings.map(\.finding.severity) }
    let counts = LintSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = severities.count { $0 == severity }
      return count == 0 ? nil : "\(count) \(severity)\(count == 1 ? "" : "s")"
    }
    return counts.isEmpty ? "no findings\n" : counts.joined(separator: ", ") + "\n"
  }

  /// The findings as JSON; keys and their meaning are stable.
  public var jsonReport: String {
    JSONValue.object([
      (
        "scenes",
        .array(
          map { scene in
            .object([
              ("file", .string(scene.file)),
              ("findings", .array(scene.findings.map(\.json), .lines)),
            ])
          }, .lines)
      )
    ]).text + "\n"
  }
}

extension SceneLint {
  fileprivate func lines(of placed: Finding) -> String {
    let finding = placed.finding
    let place = placed.position.map { ":\($0.line):\($0.column)" } ?? ""
    let isEverywhere = finding.canvases.count == canvases.count
    let prefix = isEverywhere ? "" : "at \(finding.canvases.joined(separator: ", ")): "
    return """
      \(file)\(place): \(finding.severity): \(prefix)\(finding.message) [\(finding.rule.rawValue)]
        \(finding.fix)

      """
  }
}

extension SceneLint.Finding {
  fileprivate var json: JSONValue {
    .line([
      ("rule", .string(finding.rule.rawValue)), ("severity", .string("\(finding.severity)")),
      ("line", position.map { .number(.init($0.line)) } ?? .null),
      ("column", position.map { .number(.init($0.column)) } ?? .null),
      ("items", .array(finding.items.map { .string($0) }, .inline)),
      ("message", .string(finding.message)), ("fix", .string(finding.fix)),
      ("canvases", .array(finding.canvases.map { .string($0) }, .inline)),
    ])
  }
}
