import ConstraintSolver

/// The contradiction among the constraints of a log's section, with its likely fix.
package struct LogDiagnosis: Hashable, Sendable {
  /// A result of checking whether the section's constraints can be satisfied together.
  package enum Verdict: String, Hashable, Sendable {
    /// The constraints contradict each other.
    case contradiction
    /// The constraints contradict each other, but only by a distance that rounded numbers in the log may explain.
    case rounding
    /// The readable constraints can be satisfied, so a contradicting constraint is missing from the log.
    case none
    /// The readable constraints can be satisfied, but the list has others that can't be read.
    case unknown
  }

  /// The result of checking whether the section's constraints can be satisfied together.
  package private(set) var verdict: Verdict = .none
  /// The irreducible set of contradicting constraints, as indices into the section's constraints.
  ///
  /// It is empty if there is no contradiction.
  package private(set) var irreducible: [Int] = []
  /// Whether the contradiction exists only because sizes can't be negative.
  package private(set) var needsSizes = false
  /// The assumed layout margins that the contradiction depends on, in points, or `nil` if no margins were assumed.
  package private(set) var assumedMargin: Double?
  /// Whether the contradiction depends on superviews that were inferred from constraints.
  package private(set) var guessesOwners = false
  /// The distance by which the broken constraint is violated if the set's other constraints are satisfied, in points.
  ///
  /// If the log doesn't name a broken constraint in the set, the last constraint of the set is used.
  package private(set) var gap = 0.0
  /// The number of further contradictions, each with a different broken constraint.
  package private(set) var furtherCount = 0
  /// The likely fix.
  ///
  /// For verdicts other than ``Verdict/contradiction``, it is `nil` or ``LogRemedy/leaveToSystem``.
  package private(set) var remedy: LogRemedy?

  /// UIKit's default margins of views, in points.
  private static let defaultMargin = 8.0

  /// The maximum error, in points, of a sum of numbers that are printed with six digits.
  static let roundingLimit = 0.01

  /// Diagnoses a section of a log.
  ///
  /// If the log names a broken constraint that contradicts others, the irreducible set contains it.
  ///
  /// - Complexity: Several feasibility tests, plus up to 64 for reducing the set of contradicting constraints.
  package init(of section: LogSection, in log: XcodeLog) {
    var assumptions = LogEquations.Assumptions()
    var all = LogEquations(log, section, assumptions) { _ in .breakable }
    var conflicts = all.conflicts()
    for further in Self.furtherAssumptions(section) where conflicts.isEmpty {
      all = LogEquations(log, section, further) { _ in .breakable }
      conflicts = all.conflicts()
      assumptions = further
    }
    guard let first = conflicts.first else {
      verdict = section.unreadCount > 0 || section.isCut ? .unknown : .none
      remedy = LogRemedy(without: section, log)
      return
    }
    (assumedMargin, guessesOwners) = (assumptions.margin, assumptions.guessesOwners)
    furtherCount = conflicts.count - 1
    var (set, sizes) = Self.constraints(of: first, all.sources)
    if let broken = section.broken {
      var rest = LogEquations(log, section, assumptions) {
        $0 == broken ? .absent : .breakable
      }
      var own: [(set: [Int], sizes: Bool)] = []
      if rest.conflicts().isEmpty {
        var others = LogEquations(log, section, assumptions) {
          $0 == broken ? .breakable : .firm
        }
        own = others.conflicts().map { Self.constraints(of: $0, others.sources) }
      }
      let named = conflicts.map { Self.constraints(of: $0, all.sources) }
      if let best = (own + named).first(where: { $0.set.contains(broken) }) {
        (set, sizes) = best
      }
    }
    set = Self.reduced(set, keeping: section.broken, in: section, log, assumptions)
    irreducible = set
    needsSizes = sizes
    let weakest = section.broken.flatMap { set.contains($0) ? $0 : nil } ?? set.last
    if let weakest { gap = Self.gap(of: weakest, among: Set(set), in: section, log, assumptions) }
    verdict = gap > Self.roundingLimit ? .contradiction : .rounding
    remedy = verdict == .rounding ? nil : LogRemedy(of: self, section, log)
  }

  /// Returns assumptions to try in turn if no contradiction is found in a section that must have one.
  private static func furtherAssumptions(_ section: LogSection) -> [LogEquations.Assumptions] {
    if section.kind == .conflict, section.unreadCount == 0 {
      return [
        .init(margin: defaultMargin), .init(guessesOwners: true),
        .init(margin: defaultMargin, guessesOwners: true),
      ]
    }
    return section.kind == .conflict || section.isQuoted ? [.init(margin: defaultMargin)] : []
  }

  private static func constraints(
    of conflict: Conflict, _ sources: [Int?]
  ) -> (set: [Int], sizes: Bool) {
    let rows = [conflict.broken] + conflict.because
    let named = rows.map { sources.indices.contains($0.index) ? sources[$0.index] : nil }
    return (Array(Set(named.compactMap(\.self))).sorted(), named.contains { $0 == nil })
  }

  /// Returns the constraints of a set that are necessary for the contradiction.
  ///
  /// The solver's irreducible set may contain rows that keep sizes nonnegative. These rows always apply, so fewer
  /// constraints of the log may be enough. The broken constraint is the last candidate for removal.
  private static func reduced(
    _ set: [Int], keeping broken: Int?, in section: LogSection, _ log: XcodeLog,
    _ assumptions: LogEquations.Assumptions
  ) -> [Int] {
    guard set.count <= 64 else { return set }
    var members = set
    for index in set.filter({ $0 != broken }) + set.filter({ $0 == broken }) {
      let fewer = members.filter { $0 != index }
      var rest = LogEquations(log, section, assumptions) {
        fewer.contains($0) ? .breakable : .absent
      }
      if !rest.conflicts().isEmpty { members = fewer }
    }
    return members
  }

  private static func gap(
    of weakest: Int, among set: Set<Int>, in section: LogSection, _ log: XcodeLog,
    _ assumptions: LogEquations.Assumptions
  ) -> Double {
    var relaxed = LogEquations(log, section, assumptions) {
      !set.contains($0) ? .absent : $0 == weakest ? .optional : .firm
    }
    _ = relaxed.conflicts()
    return relaxed.violation()
  }
}
