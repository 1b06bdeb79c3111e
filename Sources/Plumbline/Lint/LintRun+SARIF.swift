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
    let notifications = failures.flatMap(\.errors).map(\.sarif)
    let invocation: JSONValue = .object([
      ("executionSuccessful", .bool(notifications.isEmpty)),
      ("toolExecutionNotifications", .array(notifications, .lines)),
    ])
    let run: JSONValue = .object([
      ("tool", .object([("driver", driver)])), ("columnKind", .string("unicodeCodePoints")),
      ("invocations", .array([invocation], .lines)), ("results", .array(results, .lines)),
    ])
    return JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")), ("runs", .array([run], .lines)),
    ]).text + "\n"
  }
}

extension PictureFailure.Entry {
  /// The error of a scene that couldn't be checked, as a notification.
  fileprivate var sarif: JSONValue {
    .line([
      ("level", .string("error")), ("message", .line([("text", .string(message))])),
      (
        "locations",
        .array(file.isEmpty ? [] : [sarifLocation(file, line, column)], .inline)
      ),
    ])
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
    let location = sarifLocation(path, placed.position?.line, placed.position?.column)
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
}

/// Returns a location in a file, at its start if the line or column is `nil`.
private func sarifLocation(_ path: String, _ line: Int?, _ column: Int?) -> JSONValue {
  let region: [(String, JSONValue)] = [
    ("startLine", .number(CGFloat(line ?? 1))), ("startColumn", .number(CGFloat(column ?? 1))),
  ]
  let file: JSONValue = .line([("uri", .string(sarifURI(of: path)))])
  return .line([
    ("physicalLocation", .line([("artifactLocation", file), ("region", .line(region))]))
  ])
}

/// Returns a file's path as a URI, relative unless the path is absolute.
private func sarifURI(of path: String) -> String {
  if path.hasPrefix("/") { return URL(filePath: path).absoluteString }
  let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  // A colon in the first component would end a scheme.
  let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
  return relative.addingPercentEncoding(withAllowedCharacters: allowed) ?? relative
}
