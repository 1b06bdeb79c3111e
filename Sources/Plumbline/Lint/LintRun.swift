public import Analysis
internal import Batches
internal import Scenes

/// The results of linting several scenes, and the severity at which the run fails.
public struct LintRun: Sendable {
  /// The results of the checked scenes, in the order in which they were checked.
  public var scenes: [SceneLint]
  /// The rules that were checked.
  public var rules: Set<LintRule>
  /// The lowest severity at which the run fails.
  public var threshold: LintSeverity
  /// The errors of the scenes and files that couldn't be checked, which reports name beside the findings.
  public var errors: [PlumblineError] = []

  /// Creates a run from the results of its scenes.
  public init(_ scenes: [SceneLint], rules: Set<LintRule>, threshold: LintSeverity) {
    self.scenes = scenes
    self.rules = rules
    self.threshold = threshold
  }

  /// The failures behind ``errors``, each with its file and lines.
  var failures: [PictureFailure] { errors.map { PictureFailure($0, file: "", line: nil) } }

  /// Whether any finding is severe enough to fail the run.
  public var fails: Bool {
    scenes.contains { $0.findings.contains { $0.finding.severity >= threshold } }
  }
}

/// The kinds of report files.
package enum LintReportKind: String, Hashable, Sendable, CaseIterable {
  /// The report as shown in a terminal.
  case text
  /// Annotations as GitHub workflow commands.
  case github
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Test results for Jenkins, GitLab and others.
  case junit

  /// The name of the report file in the output folder.
  package var fileName: String {
    switch self {
    case .text: "lint.txt"
    case .github: "lint.github.txt"
    case .sarif: "lint.sarif"
    case .junit: "lint.xml"
    }
  }
}

extension LintRun {
  /// The contents of a report file of the given kind.
  package func report(_ kind: LintReportKind) -> [UInt8] {
    switch kind {
    case .text: Array(terminalReport(.none).utf8)
    case .github: annotations.flatMap { Array("\($0.command)\n".utf8) }
    case .sarif: Array(sarif.utf8)
    case .junit: Array(testResults.utf8)
    }
  }
}
