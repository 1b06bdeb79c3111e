internal import Analysis
internal import Batches
internal import Foundation
internal import LayoutDocuments
internal import Scenes

extension LintRun {
  /// The findings as SARIF 2.1.0 for GitHub code scanning; each ignored finding has a suppression with its reason.
  var sarif: String {
    let rules = LintRule.allCases.filter(self.rules.contains)
    let driver: JSONValue = .object([
      ("name", .string("plumbline")), ("version", .string(Versions.plumbline)),
      ("rules", .array(rules.map(\.sarif), .lines)),
    ])
    let results = scenes.flatMap { scene in
      scene.findings.map { scene.result($0, rules, reason: nil) }
        + scene.ignored.map { scene.result($0.finding, rules, reason: $0.reason) }
    }
    let run: JSONValue = .object([
      ("tool", .object([("driver", driver)])), ("columnKind", .string("unicodeCodePoints")),
      ("results", .array(results, .lines)),
    ])
    return JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")), ("runs", .array([run], .lines)),
    ]).text + "\n"
  }
}

extension LintRule {
  fileprivate var sarif: JSONValue {
    .line([
      ("id", .string(rawValue)), ("shortDescription", .line([("text", .string(summary))])),
      ("defaultConfiguration", .line([("level", .string("\(severity)"))])),
    ])
  }
}

extension SceneLint {
  fileprivate func result(
    _ placed: Finding, _ rules: [LintRule], reason: String?
  ) -> JSONValue {
    let finding = placed.finding
    let region: [(String, JSONValue)] = [
      ("startLine", .number(CGFloat(placed.position?.line ?? 1))),
      ("startColumn", .number(CGFloat(placed.position?.column ?? 1))),
    ]
    let location: JSONValue = .line([
      (
        "physicalLocation",
        .line([
          ("artifactLocation", .line([("uri", .string(uri))])), ("region", .line(region)),
        ])
      )
    ])
    var members: [(String, JSONValue)] = [
      ("ruleId", .string(finding.rule.rawValue)),
      ("ruleIndex", .number(CGFloat(rules.firstIndex(of: finding.rule) ?? 0))),
      ("level", .string("\(finding.severity)")),
      ("message", .line([("text", .string("\(sentence(of: finding)). \(finding.fix)"))])),
      ("locations", .array([location], .inline)),
      (
        "properties",
        .line([
          ("items", .array(finding.items.map { .string($0) }, .inline)),
          ("canvases", .array(finding.canvases.map { .string($0) }, .inline)),
          ("widths", .array(finding.widths.map(\.json), .inline)),
        ])
      ),
    ]
    if let reason {
      let suppression: JSONValue = .line([
        ("kind", .string("inSource")), ("justification", .string(reason)),
      ])
      members.append(("suppressions", .array([suppression], .inline)))
    }
    return .line(members)
  }

  /// The path of the scene's file as a URI, relative unless the path is absolute.
  private var uri: String {
    if path.hasPrefix("/") { return URL(filePath: path).absoluteString }
    let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    // A colon in the first component would end a scheme.
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    return relative.addingPercentEncoding(withAllowedCharacters: allowed) ?? relative
  }
}
