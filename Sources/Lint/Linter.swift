public import AutoLayout

/// Checks solved layouts against rules.
public struct Linter: Sendable {
  /// The rules to check.
  public var rules: Set<LintRule>

  /// Makes a linter for some rules, or for all.
  public init(rules: Set<LintRule> = Set(LintRule.allCases)) { self.rules = rules }

  /// Returns the findings in the layouts of one scene.
  ///
  /// A finding that several layouts share is reported once, with the sentence of the first layout and the canvases
  /// of all of them.
  ///
  /// - Parameter layouts: The solved trees, each with the name of its canvas.
  /// - Returns: The findings, in the order of the rules, and within a rule in the order of the tree.
  /// - Complexity: O(*n* log *n*) for *n* items and constraints, apart from siblings that overlap.
  public func findings(in layouts: [(canvas: String, tree: SolvedTree)]) -> [LintFinding] {
    var merged: [LintFinding] = []
    var places: [Subject: Int] = [:]
    for layout in layouts {
      for finding in findings(in: LintedTree(layout.tree)) {
        let subject = Subject(finding)
        if let place = places[subject] {
          merged[place].canvases.append(layout.canvas)
        } else {
          places[subject] = merged.count
          merged.append(finding)
          merged[merged.count - 1].canvases = [layout.canvas]
        }
      }
    }
    let ranks = Dictionary(uniqueKeysWithValues: LintRule.allCases.enumerated().map { ($1, $0) })
    return merged.enumerated()
      .sorted {
        (ranks[$0.element.rule] ?? 0, $0.offset) < (ranks[$1.element.rule] ?? 0, $1.offset)
      }
      .map(\.element)
  }

  private func findings(in tree: LintedTree) -> [LintFinding] {
    let checks = [
      tree.conflicts, tree.ambiguities, tree.overlaps, tree.viewsOutside, tree.textProblems,
      tree.smallControls, tree.constraintProblems, tree.sizeProblems, tree.unusedGuides,
    ]
    return checks.flatMap { $0() }.filter { rules.contains($0.rule) }
  }
}

/// What a finding is about, apart from the numbers of one canvas.
private struct Subject: Hashable {
  let rule: LintRule
  let items: [String]
  let constraints: [Int]

  init(_ finding: LintFinding) {
    (rule, items, constraints) = (finding.rule, finding.items, finding.constraints)
  }
}
