internal import AutoLayout
internal import Foundation
internal import Lint

/// The findings of a scene with those at any width in a range.
///
/// Conflicts, ambiguities, overlaps and truncated texts are found at every width; see ``SceneSweep``.
struct WidthFindings {
  /// The findings.
  ///
  /// Those at widths that no canvas has follow the others of their rule.
  private(set) var all: [LintFinding]
  private let rules: Set<LintRule>

  /// Takes the findings on some canvases, and the rules to check.
  init(_ findings: [LintFinding], checking rules: Set<LintRule>) {
    (all, self.rules) = (findings, rules)
  }

  /// Adds the findings at any width, at the height and in the direction of each placement.
  mutating func add(
    _ range: ClosedRange<CGFloat>, of scene: Scene, on placements: [Scene.Placement],
    painter: Painter
  ) throws(PlumblineError) {
    var swept: Set<Stretch> = []
    for placement in placements where swept.insert(Stretch(placement)).inserted {
      let sweep = try scene.sweep(along: .horizontal, range, at: placement, with: painter)
      for problem in sweep.problems { add(problem, in: sweep) }
    }
    let ranks = Dictionary(uniqueKeysWithValues: LintRule.allCases.enumerated().map { ($1, $0) })
    all = all.enumerated()
      .sorted {
        (ranks[$0.element.rule] ?? 0, $0.offset) < (ranks[$1.element.rule] ?? 0, $1.offset)
      }
      .map(\.element)
  }

  private mutating func add(_ problem: SceneSweep.Problem, in sweep: SceneSweep) {
    guard rules.contains(problem.kind.rule) else { return }
    let widths = problem.ranges.map { Double($0.lowerBound)...Double($0.upperBound) }
    let known = all.firstIndex { finding in
      problem.kind.rules.contains(finding.rule)
        && Set(problem.items).isSubset(of: finding.items)
    }
    if let known {
      for width in widths where !all[known].widths.contains(width) {
        all[known].widths.append(width)
      }
      return
    }
    let tree = sweep.layout.stretches.first?.tree
    let ordinals = problem.constraints.compactMap { text in
      tree?.constraints.first { tree?.text(of: $0) == text }?.ordinal
    }
    var finding = LintFinding(
      problem.kind.rule, items: problem.items, constraints: ordinals, message: problem.text,
      fix: problem.kind.fix)
    finding.widths = widths
    all.append(finding)
  }
}

/// The properties of a placement that a sweep over widths keeps.
private struct Stretch: Hashable {
  let height: CGFloat
  let direction: LayoutDirection?
  let textSize: ContentSizeCategory

  init(_ placement: Scene.Placement) {
    height = placement.canvas.size.height
    direction = placement.direction
    textSize = placement.canvas.textSize
  }
}

extension SceneSweep.Problem.Kind {
  /// The rules that findings of the kind violate; the first one is that of a new finding.
  fileprivate var rules: [LintRule] {
    switch self {
    case .conflict: [.conflict]
    case .ambiguity: [.ambiguity, .competingPriorities]
    case .overlap: [.overlap]
    case .truncation: [.truncatedText]
    }
  }

  fileprivate var rule: LintRule { rules[0] }

  /// The likely fix.
  fileprivate var fix: String {
    switch self {
    case .conflict: "Give one of these constraints a priority below 1000, or make it an inequality."
    case .ambiguity: "Add a constraint, or raise one of the priorities that compete."
    case .overlap: "Add a constraint that keeps them apart."
    case .truncation: "Give the text more room, or let it wrap with numberOfLines: 0."
    }
  }
}
