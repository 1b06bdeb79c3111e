internal import Analysis
internal import AutoLayout
internal import Batches
internal import LayoutDocuments
internal import SceneFile
internal import Scenes

struct IgnoreList {
  private let entries: [SceneIgnoredFinding]

  /// Reads the ignore list of a scene, which is empty unless the scene is from a scene file.
  init(of scene: Scene) { entries = scene.document?.ignoredFindings ?? [] }

  /// Splits findings into reported and ignored ones, and reports unused entries if the check is complete (`isWhole`).
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
  fileprivate func matches(_ finding: LintFinding) -> Bool {
    rule == finding.rule.rawValue && item.map { finding.items.contains($0) } ?? true
  }

  fileprivate var unused: LintFinding {
    let place = item.map { " of '\($0)'" } ?? ""
    return LintFinding(
      .unusedIgnore, items: item.map { [$0] } ?? [],
      message: "there is no finding of '\(rule)'\(place) to ignore",
      fix: "Remove the entry from the ignore list.")
  }
}
