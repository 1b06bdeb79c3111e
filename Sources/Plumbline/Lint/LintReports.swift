internal import Analysis
internal import AutoLayout
internal import Batches
internal import Foundation
internal import LayoutDocuments
package import Scenes
package import Snapshots

extension LintRun {
  /// The findings as text: `file:line:column: severity: sentence [rule]`, with the fix on the next line.
  package func terminalReport(_ colors: TerminalColors) -> String {
    scenes.flatMap { scene in scene.findings.map { scene.lines(of: $0, colors) } }.joined()
      + summary(colors)
  }

  private func summary(_ colors: TerminalColors) -> String {
    let severities = scenes.flatMap { $0.findings.map(\.finding.severity) }
    var counts = LintSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = severities.count { $0 == severity }
      let text = "\(count) \(severity)\(count == 1 ? "" : "s")"
      return count == 0 ? nil : colors.paint(text, severity.ink)
    }
    if counts.isEmpty, !scenes.isEmpty { counts = [colors.paint("no findings", .fine)] }
    let ignored = scenes.reduce(0) { $0 + $1.ignored.count }
    if ignored > 0 { counts.append("\(ignored) ignored") }
    if !errors.isEmpty { counts.append("\(errors.count) not checked") }
    return counts.joined(separator: ", ") + "\n"
  }

  /// The findings as JSON text, with stable keys.
  package var jsonReport: String {
    JSONValue.object([
      (
        "scenes",
        .array(
          scenes.map { scene in
            .object([
              ("file", .string(scene.path)), ("id", .string(scene.identifier)),
              ("canvases", .array(scene.canvases.map { .string($0) }, .inline)),
              ("findings", .array(scene.findings.map { .line($0.json) }, .lines)),
              (
                "ignored",
                .array(
                  scene.ignored.map { .line($0.finding.json + [("reason", .string($0.reason))]) },
                  .lines)
              ),
            ])
          }, .lines)
      ),
      ("errors", .array(failures.flatMap(\.entryValues), .lines)),
    ]).text + "\n"
  }

  /// The errors and findings as annotations that GitHub shows beside the lines of the files.
  package var annotations: [GitHubAnnotation] {
    let errors = failures.flatMap(\.errors).map { entry in
      GitHubAnnotation(
        level: .error, file: entry.file.isEmpty ? nil : InterfacePath.file(of: entry.file),
        line: entry.line ?? 1, column: entry.column, title: "not checked", message: entry.message)
    }
    return errors
      + scenes.flatMap { scene in
        scene.findings.map { placed in
          let finding = placed.finding
          return GitHubAnnotation(
            level: finding.severity.level, file: scene.path, line: placed.position?.line ?? 1,
            column: placed.position?.column, title: finding.rule.rawValue,
            message: "\(scene.sentence(of: finding))\n\(finding.fix)")
        }
      }
  }

  /// The findings as JUnit XML, with a test suite for each scene and a test case for each rule.
  ///
  /// A scene or file that couldn't be checked is a suite with one test case, which has an error.
  var testResults: String {
    let suites = scenes.map { scene in
      suite(scene, rules: LintRule.allCases.filter(rules.contains))
    }
    let failures = suites.reduce(0) { $0 + $1.failures }
    let unchecked = self.failures.map(Self.suite)
    let tests = scenes.count * rules.count + unchecked.count
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="plumbline lint" tests="\(tests)" failures="\(failures)" errors="\(unchecked.count)">
      \((unchecked + suites.map(\.text)).joined())</testsuites>

      """
  }

  private static func suite(of failure: PictureFailure) -> String {
    let file = xmlLine(failure.errors.first?.file ?? "")
    let message = xmlLine(failure.errors.first?.message ?? "")
    return """
        <testsuite name="\(file)" tests="1" failures="0" errors="1" skipped="0">
          <testcase name="reading" classname="\(file)">
            <error message="\(message)">\(xmlLines(failure.errors.map(\.text).joined(separator: "\n")))</error>
          </testcase>
        </testsuite>

      """
  }

  private func suite(_ scene: SceneLint, rules: [LintRule]) -> (text: String, failures: Int) {
    var cases = ""
    var failures = 0
    for rule in rules {
      let found = scene.findings.filter { $0.finding.rule == rule }
      let lines = found.map { scene.lines(of: $0, .none) }.joined()
      let head =
        #"    <testcase name="\#(rule.rawValue)" classname="\#(xmlLine(scene.identifier))""#
      if let first = found.first, first.finding.severity >= threshold {
        failures += 1
        let message = xmlLine(first.finding.message)
        cases += """
          \(head)>
                <failure message="\(message)" type="\(first.finding.severity)">\(xmlLines(lines))</failure>
              </testcase>

          """
      } else if found.isEmpty {
        cases += head + "/>\n"
      } else {
        cases += "\(head)>\n      <system-out>\(xmlLines(lines))</system-out>\n    </testcase>\n"
      }
    }
    let numbers = #"tests="\#(rules.count)" failures="\#(failures)" errors="0" skipped="0""#
    let text = """
        <testsuite name="\(xmlLine(scene.path))" \(numbers)>
      \(cases)  </testsuite>

      """
    return (text, failures)
  }
}

/// Escapes a text for XML line by line, because escaping the whole text would also replace its line breaks.
private func xmlLines(_ lines: String) -> String {
  lines.split(separator: "\n").map { xmlLine(String($0)) + "\n" }.joined()
}

extension SceneLint {
  /// The path of the scene's file, without the scene's name.
  var path: String { scene.file.map { InterfacePath.file(of: $0) } ?? scene.name }

  /// The scene's identifier, or the root view's object ID if the scene is from an Interface Builder document.
  var identifier: String { scene.rootIdentifier ?? scene.identifier }

  /// The message of a finding, preceded by the widths or canvases at which the finding occurs.
  func sentence(of finding: LintFinding) -> String {
    let places = places(of: finding)
    if !finding.widths.isEmpty {
      let example =
        finding.exampleWidth.map { "at \(plainNumber(CGFloat($0), digits: 2))" }
        ?? places.map { "at \($0)" }
      let widths = finding.widths.map(\.text).joined(separator: ", ")
      let addition = example.map { ", for example \($0)" } ?? ""
      return "at widths \(widths)\(addition): \(finding.message)"
    }
    return places.map { "at \($0): \(finding.message)" } ?? finding.message
  }

  /// The names of the canvases with a finding, or `nil` if all canvases have it.
  ///
  /// The direction is included if the finding is in only one direction of a canvas.
  private func places(of finding: LintFinding) -> String? {
    guard finding.canvases.count < canvases.count else { return nil }
    let suffix = Self.mirroredSuffix
    func counterpart(_ canvas: String) -> String {
      canvas.hasSuffix(suffix) ? String(canvas.dropLast(suffix.count)) : canvas + suffix
    }
    let names = finding.canvases.compactMap { canvas -> String? in
      let other = counterpart(canvas)
      guard canvases.contains(other) else { return canvas }
      if finding.canvases.contains(other) { return canvas.hasSuffix(suffix) ? nil : canvas }
      return canvas.hasSuffix(suffix) ? canvas : canvas + " ltr"
    }
    guard let first = names.first else { return nil }
    return names.count < 4
      ? names.joined(separator: ", ") : "\(first) and \(names.count - 1) other canvases"
  }

  fileprivate func lines(of placed: Finding, _ colors: TerminalColors) -> String {
    let finding = placed.finding
    let place = placed.position.map { ":\($0.line):\($0.column)" } ?? ""
    let file = colors.paint(printable(file) + place, .strong)
    let severity = colors.paint("\(finding.severity)", finding.severity.ink)
    let rule = colors.paint("[\(finding.rule.rawValue)]", .quiet)
    return """
      \(file): \(severity): \(printable(sentence(of: finding))) \(rule)
        \(printable(finding.fix))

      """
  }
}

extension ClosedRange<Double> {
  /// The range as text: its lower and upper width joined by a dash, or a single width if they are equal.
  fileprivate var text: String {
    let ends = [lowerBound, upperBound].map { plainNumber(CGFloat($0), digits: 2) }
    return ends[0] == ends[1] ? ends[0] : ends.joined(separator: "–")
  }

  var json: JSONValue {
    .array([lowerBound, upperBound].map { .number(CGFloat($0)) }, .inline)
  }
}

extension LintSeverity {
  fileprivate var level: GitHubAnnotation.Level {
    switch self {
    case .note: .notice
    case .warning: .warning
    case .error: .error
    }
  }

  fileprivate var ink: TerminalColors.Ink {
    switch self {
    case .note: .quiet
    case .warning: .notice
    case .error: .alarm
    }
  }
}

extension SceneLint.Finding {
  /// The keys and values of the finding's JSON object.
  package var json: [(String, JSONValue)] {
    [
      ("rule", .string(finding.rule.rawValue)), ("severity", .string("\(finding.severity)")),
      ("line", position.map { .number(.init($0.line)) } ?? .null),
      ("column", position.map { .number(.init($0.column)) } ?? .null),
      ("items", .array(finding.items.map { .string($0) }, .inline)),
      ("message", .string(finding.message)), ("fix", .string(finding.fix)),
      ("canvases", .array(finding.canvases.map { .string($0) }, .inline)),
      ("widths", .array(finding.widths.map(\.json), .inline)),
      ("exampleWidth", finding.exampleWidth.map { .number(CGFloat($0)) } ?? .null),
    ]
  }
}
