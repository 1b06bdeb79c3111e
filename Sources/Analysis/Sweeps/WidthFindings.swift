internal import AutoLayout
package import Foundation

/// The findings on some canvases, combined with layout problems, such as overlaps, at any width in a range.
package struct WidthFindings {
  /// The rules whose violations are found at every width.
  package static let rules: Set<LintRule> = [
    .conflict, .ambiguity, .competingPriorities, .overlap, .outsideSuperview, .outsideCanvas,
    .outsideSafeArea, .truncatedText,
  ]

  /// The findings in the order in which they were added.
  private var all: [LintFinding]
  private let rules: Set<LintRule>
  /// The index of each finding in `all`, by its subject.
  private var places: [Subject: Int]

  /// Creates the collection with the findings on some canvases.
  package init(_ findings: [LintFinding], checking rules: Set<LintRule>) {
    (all, self.rules) = (findings, rules)
    places = Dictionary(
      findings.enumerated().map { (Subject($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Adds the findings at the widths at which a sweep found problems.
  ///
  /// For each problem, a layout at a width in the middle of the problem's range is checked for findings.
  ///
  /// - Parameters:
  ///   - problems: The problems of a sweep.
  ///   - artifacts: The findings to leave out, unless this collection already contains them.
  ///   - check: A function that returns the findings at a width.
  /// - Throws: The errors of `check`.
  package mutating func add<Failure: Error>(
    _ problems: [SweepProblem], besides artifacts: [LintFinding],
    check: (CGFloat) throws(Failure) -> [LintFinding]
  ) throws(Failure) {
    let artifacts = Set(artifacts.map(Subject.init)).subtracting(places.keys)
    let problems = problems.filter { !rules.isDisjoint(with: $0.kind.rules) }
    for group in Self.groups(of: problems) {
      let found = FindingIndex(
        try check(group.example).filter { !artifacts.contains(Subject($0)) })
      for (problem, widths) in group.parts {
        for finding in found.findings(about: problem) { add(finding, widths, group.example) }
      }
    }
  }

  /// The findings, sorted by rule.
  ///
  /// Within a rule, findings on the canvases come before those only at other widths.
  package var sorted: [LintFinding] {
    let ranks = Dictionary(uniqueKeysWithValues: LintRule.allCases.enumerated().map { ($1, $0) })
    return all.enumerated()
      .sorted {
        (ranks[$0.element.rule] ?? 0, $0.offset) < (ranks[$1.element.rule] ?? 0, $1.offset)
      }
      .map(\.element)
  }

  private mutating func add(
    _ finding: LintFinding, _ widths: ClosedRange<CGFloat>, _ example: CGFloat
  ) {
    let subject = Subject(finding)
    let index = places[subject] ?? all.count
    if index == all.count {
      places[subject] = index
      all.append(finding)
      all[index].canvases = []
      all[index].exampleWidth = Double(example)
    }
    all[index].widths.insert(Double(widths.lowerBound)...Double(widths.upperBound))
  }

  // MARK: - Widths to check

  /// A group of problems whose ranges of widths all overlap.
  private struct Group {
    var parts: [(problem: SweepProblem, widths: ClosedRange<CGFloat>)]
    var common: ClosedRange<CGFloat>

    /// A width in the middle of ``common``, rounded to a whole number if ``common`` contains that number.
    var example: CGFloat {
      let middle = (common.lowerBound + common.upperBound) / 2
      return common.contains(middle.rounded()) ? middle.rounded() : middle
    }
  }

  /// The minimum overlap, in points, of the width ranges in a group of problems, unless one of the ranges is narrower.
  private static let clearance: CGFloat = 1 / 64

  /// Returns the problems in as few groups as possible, so that few widths have to be laid out.
  private static func groups(of problems: [SweepProblem]) -> [Group] {
    let parts = problems.flatMap { problem in problem.ranges.map { (problem: problem, widths: $0) }
    }
    let order = parts.indices.sorted {
      (parts[$0].widths.lowerBound, $0) < (parts[$1].widths.lowerBound, $1)
    }
    var groups: [Group] = []
    for part in order.map({ parts[$0] }) {
      let start = part.widths.lowerBound
      if let last = groups.last, start + clearance <= last.common.upperBound {
        let end = min(last.common.upperBound, part.widths.upperBound)
        if end - start >= min(clearance, part.widths.upperBound - start) {
          groups[groups.count - 1].parts.append(part)
          groups[groups.count - 1].common = start...end
          continue
        }
      }
      groups.append(Group(parts: [part], common: part.widths))
    }
    return groups
  }
}

/// The findings at one width, for looking up those about a problem.
private struct FindingIndex {
  private let all: [LintFinding]
  private var byConstraint: [Int: [Int]] = [:]
  private var byItem: [String: [Int]] = [:]

  init(_ findings: [LintFinding]) {
    all = findings
    for (index, finding) in findings.enumerated() {
      if let first = finding.constraints.first { byConstraint[first, default: []].append(index) }
      for item in Set(finding.items) { byItem[item, default: []].append(index) }
    }
  }

  /// Returns the findings about a problem: those with the same first constraint, the same front view, or a common item.
  func findings(about problem: SweepProblem) -> [LintFinding] {
    let found =
      switch problem.kind {
      case .conflict: problem.ordinals.first.flatMap { byConstraint[$0] } ?? []
      case .ambiguity: Set(problem.items.flatMap { byItem[$0] ?? [] }).sorted()
      case .overlap, .outside, .truncation: problem.items.first.flatMap { byItem[$0] } ?? []
      }
    return found.map { all[$0] }.filter { finding in
      guard problem.kind.rules.contains(finding.rule) else { return false }
      return problem.kind != .overlap || problem.isOfSameViews(as: finding)
    }
  }
}

extension [ClosedRange<Double>] {
  /// Inserts a range into ascending ranges, and merges ranges that overlap.
  fileprivate mutating func insert(_ range: ClosedRange<Double>) {
    let overlapping = filter { $0.overlaps(range) }
    let lower = ([range] + overlapping).map(\.lowerBound).min() ?? range.lowerBound
    let upper = ([range] + overlapping).map(\.upperBound).max() ?? range.upperBound
    removeAll { $0.overlaps(range) }
    insert(lower...upper, at: firstIndex { $0.lowerBound > upper } ?? count)
  }
}

/// The identity of a finding: its rule, items and constraints.
private struct Subject: Hashable {
  let rule: LintRule
  let items: [String]
  let constraints: [Int]

  init(_ finding: LintFinding) {
    (rule, items, constraints) = (finding.rule, finding.items, finding.constraints)
  }
}

extension SweepProblem {
  /// Returns whether this overlap and a finding about an overlap have the same front view.
  ///
  /// The views behind must also be the same, unless the overlap or the finding has several views behind.
  fileprivate func isOfSameViews(as finding: LintFinding) -> Bool {
    items.first == finding.items.first
      && (items.count > 2 || finding.items.count > 2 || items == finding.items)
  }
}

extension SweepProblem.Kind {
  /// The rules that problems of the kind violate.
  fileprivate var rules: Set<LintRule> {
    switch self {
    case .conflict: [.conflict]
    case .ambiguity: [.ambiguity, .competingPriorities]
    case .overlap: [.overlap]
    case .outside: [.outsideSuperview, .outsideCanvas, .outsideSafeArea]
    case .truncation: [.truncatedText]
    }
  }
}
