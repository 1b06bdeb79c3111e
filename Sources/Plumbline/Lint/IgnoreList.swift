internal import Analysis
internal import AutoLayout
internal import Batches
internal import LayoutDocuments
internal import SceneFile
internal import Scenes

/// The findings that a scene accepts.
struct IgnoreList {
  private let entries: [SceneIgnoredFinding]

  /// Takes the list of a scene file; other scenes have none.
  init(of scene: Scene) { entries = scene.document?.ignoredFindings ?? [] }

  /// Divides findings by the list, and adds a finding for each entry that matches none.
  ///
  /// - Parameters:
  ///   - findings: All findings.
  ///   - rules: The rules that were checked; entries of others match nothing for that reason.
  ///   - isWhole: Whether all of the scene's canvases were checked in both directions.
  /// - Returns: The findings that no entry accepts, with one for each entry that matches nothing, and the accepted ones.
  func divide(
    _ findings: [SceneLint.Finding], among rules: Set<LintRule>, isWhole: Bool
  ) -> (kept: [SceneLint.Finding], ignored: [SceneLint.IgnoredFinding]) {
    var kept: [SceneLint.Finding] = []
    var ignored: [SceneLint.IgnoredFinding] = []
    var used: Set<Int> = []
    for finding in findings {
      let matching = entries.indices.filter {
        entries[$0].matches(finding.finding)
      }
      used.formUnion(matching)
      if let entry = matching.first {
        ignored.append(
          SceneLint.IgnoredFinding(
            finding: finding, reason: entries[entry].reason))
      } else {
        kept.append(finding)
      }
    }
    guard isWhole, rules.contains(.unusedIgnore) else { return (kept, ignored) }
    for (index, entry) in entries.enumerated()
    where !used.contains(index) && LintRule(rawValue: entry.rule).map(rules.contains) ?? false {
      kept.append(SceneLint.Finding(finding: entry.unused, position: entry.position))
    }
    return (kept, ignored)
  }
}

extension SceneIgnoredFinding {
  /// Whether the entry is about a finding.
  fileprivate func matches(_ finding: LintFinding) -> Bool {
    rule == finding.rule.rawValue && item.map { finding.items.contains($0) } ?? true
  }

  /// The finding for an entry that matches nothing.
  fileprivate var unused: LintFinding {
    let place = item.map { " of '\($0)'" } ?? ""
    return LintFinding(
      .unusedIgnore, items: item.map { [$0] } ?? [],
      message: "there is no finding of '\(rule)'\(place) to ignore",
      fix: "Remove the entry from the ignore list.")
  }
}
