package import AutoLayout
internal import Foundation

/// Checks solved layouts against rules.
public struct Linter: Sendable {
  /// The rules to check.
  public var rules: Set<LintRule>

  /// Creates a linter for some rules, or by default for all.
  public init(rules: Set<LintRule> = Set(LintRule.allCases)) { self.rules = rules }

  /// Returns the findings in the layouts of one scene.
  ///
  /// A finding that several layouts have in common is reported once, with the canvases of all of them. If the numbers
  /// in its sentence differ, the sentence has their ranges.
  ///
  /// - Parameters:
  ///   - layouts: The solved trees, each with the name of its canvas.
  ///   - scene: The facts about the scene that hold on every canvas.
  /// - Returns: The findings in the order of the rules, and within a rule in the order of the tree.
  /// - Complexity: O(*n* log *n* + *p*) for *n* items and constraints and *p* pairs of siblings overlapping on an axis.
  package func findings(
    in layouts: [LintedLayout], of scene: LintedScene = LintedScene()
  ) -> [LintFinding] {
    var merged = MergedFindings()
    for (index, layout) in layouts.enumerated() {
      let tree = LintedTree(layout.tree)
      var found = findings(in: tree, of: scene).filter { !tree.isOfGeneratedPart($0) }
      // Conclusions from equations alone are the same on every canvas.
      if index == 0, !rules.isDisjoint(with: [.redundant, .noEffect]) {
        found += RedundancyChecks(linted: tree).superfluousConstraints()
      }
      merged.add(found.filter { rules.contains($0.rule) }, on: layout.canvas)
    }
    if rules.contains(.noEffect) { merged.add(idleConstraints(in: layouts)) }
    return merged.sorted(allCanvases: layouts.map(\.canvas))
  }

  private func findings(in tree: LintedTree, of scene: LintedScene) -> [LintFinding] {
    let checks = [
      tree.conflicts, tree.ambiguities, tree.overlaps, tree.viewsOutside, tree.textProblems,
      ContrastChecks(linted: tree).paleTexts, tree.smallControls,
      DirectionChecks(linted: tree).directionProblems,
      tree.sizeProblems,
      GuideChecks(linted: tree).unusedGuides,
      MisuseChecks(linted: tree).misuses,
    ]
    return checks.flatMap { $0() } + tree.repetitions(in: scene)
  }

  /// Returns findings about constraints that have no effect in any layout, if the layouts have several sizes.
  private func idleConstraints(in layouts: [LintedLayout]) -> [LintFinding] {
    guard let first = layouts.first else { return [] }
    let sizes = Set(layouts.map { [$0.tree.canvas.size.width, $0.tree.canvas.size.height] })
    guard sizes.count > 1 else { return [] }
    let names = layouts.map { layout in
      Set(layout.idleConstraints.map { ConstraintKey($0, in: layout.tree) })
    }
    let idle = first.idleConstraints.sorted().filter { index in
      names.allSatisfy { $0.contains(ConstraintKey(index, in: first.tree)) }
    }
    return RedundancyChecks(linted: LintedTree(first.tree))
      .findings(on: idle, checkedOn: sizes.count)
  }
}

/// A key by which the same constraint is recognized on different canvases.
package struct ConstraintKey: Hashable {
  private let ordinal: Int?
  private let text: String

  /// Creates the key of a constraint, given its index in a tree.
  package init(_ index: Int, in tree: SolvedTree) {
    let constraint = tree.constraints[index]
    ordinal = constraint.ordinal
    text = tree.text(of: constraint)
  }
}

/// The findings in several layouts, without duplicates.
private struct MergedFindings {
  /// The identity of a finding: its properties, without the numbers of a particular canvas.
  private struct Subject: Hashable {
    let rule: LintRule
    let items: [String]
    let constraints: [Int]
    let words: [String]
    /// The number of findings in the layout, up to this one, with the same rule, items, constraints and words.
    var count = 0

    init(_ finding: LintFinding, _ message: NumberedText) {
      (rule, items, constraints) = (finding.rule, finding.items, finding.constraints)
      words = message.words
    }
  }

  private var findings: [LintFinding] = []
  /// The messages of the findings for particular canvases, by the index of the finding.
  private var messages: [NumberedText] = []
  private var places: [Subject: Int] = [:]

  /// Adds the findings in the layout on a canvas.
  mutating func add(_ found: [LintFinding], on canvas: String) {
    var counts: [Subject: Int] = [:]
    for finding in found {
      let message = NumberedText(finding.message)
      var subject = Subject(finding, message)
      counts[subject, default: 0] += 1
      subject.count = counts[subject] ?? 1
      if let place = places[subject] {
        messages[place].add(message)
        findings[place].canvases.append(canvas)
      } else {
        places[subject] = findings.count
        messages.append(message)
        findings.append(finding)
        findings[findings.count - 1].canvases = [canvas]
      }
    }
  }

  /// Adds findings that hold on every canvas, unless their first constraint is reported as redundant or without effect.
  mutating func add(_ found: [LintFinding]) {
    let known = Set(
      findings.filter { [.redundant, .noEffect].contains($0.rule) }.map {
        $0.constraints.first ?? -1
      })
    findings += found.filter { finding in
      finding.constraints.first.map { !known.contains($0) } ?? true
    }
  }

  /// Returns the findings in the order of the rules.
  ///
  /// - Parameter allCanvases: The canvases to name in findings that hold on all of them.
  /// - Returns: The findings.
  func sorted(allCanvases: [String]) -> [LintFinding] {
    let ranks = Dictionary(uniqueKeysWithValues: LintRule.allCases.enumerated().map { ($1, $0) })
    var findings = findings
    for (index, message) in messages.enumerated() { findings[index].message = message.text }
    let ratios = findings.filter { $0.rule == .aspectRatio }.map { Set($0.constraints) }
    return findings.enumerated()
      .filter { _, finding in
        // The finding on the aspect ratio is clearer.
        finding.rule != .redundant || !ratios.contains(Set(finding.constraints))
      }
      .sorted {
        (ranks[$0.element.rule] ?? 0, $0.offset) < (ranks[$1.element.rule] ?? 0, $1.offset)
      }
      .map { _, finding in
        var finding = finding
        if [.redundant, .noEffect].contains(finding.rule) { finding.canvases = allCanvases }
        return finding
      }
  }
}
