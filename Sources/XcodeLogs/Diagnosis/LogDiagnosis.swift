import ConstraintSolver

/// The contradiction among the constraints of a log's section, and its likely fix.
package struct LogDiagnosis: Hashable, Sendable {
  /// The answer to the question whether the section's constraints can hold together.
  package enum Verdict: String, Hashable, Sendable {
    /// The constraints can't hold together.
    case contradiction
    /// The constraints can't hold together, but the gap is below the rounding of the log's numbers.
    case rounding
    /// The constraints can hold together; the log lacks a constraint that contradicts them.
    case none
    /// The constraints can hold together, but other constraints of the list can't be read.
    case unknown
  }

  /// Whether the section's constraints can hold together.
  package private(set) var verdict: Verdict = .none
  /// The irreducible set of constraints that can't hold together, as indices into the section's constraints.
  ///
  /// It is empty if there is no contradiction.
  package private(set) var irreducible: [Int] = []
  /// Whether the contradiction exists only because sizes can't be negative.
  package private(set) var needsSizes = false
  /// The assumed margins that the contradiction depends on, in points, or `nil` if it depends on none.
  package private(set) var assumedMargin: Double?
  /// Whether the contradiction depends on superviews that were inferred from constraints.
  package private(set) var guessesOwners = false
  /// The distance, in points, by which the broken constraint is violated if the other constraints of the set hold.
  ///
  /// If the log doesn't name a broken constraint of the set, the last constraint of the set counts as broken.
  package private(set) var gap = 0.0
  /// The number of other constraints that would also have to be broken to satisfy the rest.
  package private(set) var furtherCount = 0
  /// The likely fix.
  ///
  /// It is `nil` if there is no contradiction, unless only views of the system take part.
  package private(set) var remedy: LogRemedy?

  /// UIKit's default margins of views, in points.
  private static let defaultMargin = 8.0

  /// The maximum error of a sum of printed numbers with six digits each.
  static let roundingLimit = 0.01

  /// Diagnoses a section of a log.
  ///
  /// If the log names a broken constraint that contradicts others, the irreducible set contains it.
  ///
  /// - Complexity: One feasibility test for each group of connected constraints.
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

  /// Returns the assumptions to try in turn if a section that must have a contradiction shows none.
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

  /// Returns the irreducible set without unnecessary members.
  ///
  /// The solver's set may contain rows that keep sizes nonnegative. All such rows apply anyway, so fewer constraints of
  /// the log may be enough for a contradiction. The broken constraint is tried last.
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
