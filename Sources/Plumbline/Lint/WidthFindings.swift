internal import AutoLayout
internal import Foundation
internal import Lint

/// The findings of a scene with those at any width in a range.
///
/// Conflicts, ambiguities, overlaps and truncated texts are found at every width; see ``SceneSweep``.
struct WidthFindings {
  /// The rules whose violations are found at every width.
  static let rules: Set<LintRule> = [
    .conflict, .ambiguity, .competingPriorities, .overlap, .truncatedText,
  ]

  /// The findings.
  ///
  /// Those at widths that no canvas has follow the others of their rule.
  private(set) var all: [LintFinding]
  private let rules: Set<LintRule>

  /// Takes the findings on some canvases, and the rules to check.
  init(_ findings: [LintFinding], checking rules: Set<LintRule>) {
    (all, self.rules) = (findings, rules)
  }

  /// Adds what a scene violates at any width, at the height and in the direction of each placement.
  ///
  /// Sweeps find the widths; what is wrong there is up to a layout in the middle of them.
  ///
  /// - Parameters:
  ///   - range: The widths.
  ///   - scene: The scene.
  ///   - placements: The canvases and directions.
  ///   - painter: The fonts.
  ///   - check: Returns the findings of a scene on a canvas.
  /// - Throws: What sweeping and checking throw.
  mutating func add(
    _ range: ClosedRange<CGFloat>, of scene: Scene, on placements: [Scene.Placement],
    painter: Painter, check: (Scene, Scene.Placement) throws(PlumblineError) -> [LintFinding]
  ) throws(PlumblineError) {
    var measured = scene
    measured.measuresText = true
    // What only other fonts than the author's do is no finding.
    var artifacts: Set<Subject> = []
    if measured.measuresText, !scene.measuresText, let placement = placements.first {
      artifacts = Set(try check(measured, placement).map(Subject.init))
        .subtracting(all.map(Subject.init))
    }
    var swept: Set<Stretch> = []
    for placement in placements where swept.insert(Stretch(placement)).inserted {
      let sweep = try scene.sweep(along: .horizontal, range, at: placement, with: painter)
      var found: [CGFloat: [LintFinding]] = [:]
      for problem in sweep.problems where !rules.isDisjoint(with: problem.kind.rules) {
        for widths in problem.ranges {
          let width = widths.example
          var placement = placement
          placement.canvas = placement.canvas.with(.horizontal, width)
          if found[width] == nil { found[width] = try check(scene, placement) }
          for finding in found[width] ?? []
          where problem.matches(finding) && !artifacts.contains(Subject(finding)) {
            add(finding, widths, width)
          }
        }
      }
    }
    let ranks = Dictionary(uniqueKeysWithValues: LintRule.allCases.enumerated().map { ($1, $0) })
    all = all.enumerated()
      .sorted {
        (ranks[$0.element.rule] ?? 0, $0.offset) < (ranks[$1.element.rule] ?? 0, $1.offset)
      }
      .map(\.element)
  }

  private mutating func add(
    _ finding: LintFinding, _ widths: ClosedRange<CGFloat>, _ example: CGFloat
  ) {
    let known = all.firstIndex { Subject($0) == Subject(finding) }
    if known == nil {
      all.append(finding)
      all[all.count - 1].canvases = []
      all[all.count - 1].exampleWidth = Double(example)
    }
    all[known ?? all.count - 1].widths.insert(
      Double(widths.lowerBound)...Double(widths.upperBound))
  }
}

extension [ClosedRange<Double>] {
  /// Adds a range to ascending ones; those that overlap become one.
  fileprivate mutating func insert(_ range: ClosedRange<Double>) {
    let overlapping = filter { $0.overlaps(range) }
    let lower = ([range] + overlapping).map(\.lowerBound).min() ?? range.lowerBound
    let upper = ([range] + overlapping).map(\.upperBound).max() ?? range.upperBound
    removeAll { $0.overlaps(range) }
    insert(lower...upper, at: firstIndex { $0.lowerBound > upper } ?? count)
  }
}

extension ClosedRange<CGFloat> {
  /// A width in the middle, a whole number if there is one.
  fileprivate var example: CGFloat {
    let middle = (lowerBound + upperBound) / 2
    return contains(middle.rounded()) ? middle.rounded() : middle
  }
}

/// The rule, items and constraints that tell findings apart.
private struct Subject: Hashable {
  let rule: LintRule
  let items: [String]
  let constraints: [Int]

  init(_ finding: LintFinding) {
    (rule, items, constraints) = (finding.rule, finding.items, finding.constraints)
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

extension SceneSweep.Problem {
  /// Whether a finding is about the problem.
  fileprivate func matches(_ finding: LintFinding) -> Bool {
    guard kind.rules.contains(finding.rule) else { return false }
    return kind == .conflict
      ? ordinals.first == finding.constraints.first
      : !Set(items).isDisjoint(with: finding.items)
  }
}

extension SceneSweep.Problem.Kind {
  /// The rules that problems of the kind violate.
  fileprivate var rules: Set<LintRule> {
    switch self {
    case .conflict: [.conflict]
    case .ambiguity: [.ambiguity, .competingPriorities]
    case .overlap: [.overlap]
    case .truncation: [.truncatedText]
    }
  }
}
