import ConstraintSolver
import Foundation

/// Describes the conflicts of a system in words.
struct ConflictReporter {
  let system: LayoutSystem

  /// The conflicts as texts, in alphabetical order, so that the order of activating constraints has no effect.
  var conflicts: [SolvedTree.Conflict] { conflicts([], [:]) }

  /// Returns the conflicts in alphabetical order; `places` and `indices` hold item and constraint indices in the tree.
  func conflicts(_ places: [Int], _ indices: [Int32: Int]) -> [SolvedTree.Conflict] {
    let found = system.ask({ $0.conflicts }).map { report(of: $0, places, indices) }
    let overflowing = overflowingConstraints
    return (found + overflowing.map { SolvedTree.Conflict(broken: $0.reportName, because: []) })
      .sorted { ($0.broken, $0.because.joined()) < ($1.broken, $1.because.joined()) }
  }

  /// The constraints that have no effect, because their numbers overflow in the solver.
  var overflowingConstraints: [LayoutConstraint] {
    system.book.refused.compactMap { system.queries.constraint(of: $0) }
  }

  private func index(of id: ConstraintID, _ indices: [Int32: Int]) -> Int? {
    guard case .constraint(let entry) = system.book.source(of: id) else { return nil }
    return indices[entry]
  }

  func report(
    of conflict: Conflict, _ places: [Int], _ indices: [Int32: Int]
  ) -> SolvedTree.Conflict {
    var report = SolvedTree.Conflict(
      broken: reportName(conflict.broken) ?? "",
      because: Set(conflict.because.compactMap(reportName)).sorted(),
      brokenIndex: index(of: conflict.broken, indices),
      becauseIndices: conflict.because.compactMap { index(of: $0, indices) }.sorted())
    report.limits = Set(([conflict.broken] + conflict.because).compactMap { limit($0, places) })
      .sorted()
    return report
  }

  /// Returns the limit, such as a content size, that a row sets, or `nil` for the row of a constraint or preference.
  private func limit(_ id: ConstraintID, _ places: [Int]) -> SolvedTree.Conflict.Limit? {
    func item(_ slot: Int32) -> Int? {
      places.indices.contains(Int(slot)) ? places[Int(slot)] : nil
    }
    switch system.book.source(of: id) {
    case .content(let slot, let axis): return item(slot).map { .init(.content, $0, axis) }
    case .autoresizing(let slot, let axis): return item(slot).map { .init(.frame, $0, axis) }
    case .nonNegativeSize(let slot, let axis): return item(slot).map { .init(.sign, $0, axis) }
    case .canvas(let axis): return item(0).map { .init(.canvas, $0, axis) }
    case .systemGuide(let slot): return item(slot).map { .init(.guide, $0, .horizontal) }
    case .constraint, .preference: return nil
    }
  }

  /// Returns the text of a row for reports, or `nil` for a preference.
  func reportName(_ id: ConstraintID) -> String? {
    let root = system.root
    let source = system.book.source(of: id)
    switch source {
    case .constraint, .content, .autoresizing:
      return system.queries.constraint(of: source)?.reportName
    case .canvas(let axis):
      let size = axis == .horizontal ? root.bounds.width : root.bounds.height
      return "\(root.reportedName).\(axis.sizeAttribute.name) == \(plainNumber(size))"
    case .nonNegativeSize(let slot, let axis):
      return "\(name(slot)).\(axis.sizeAttribute.name) >= 0"
    case .systemGuide(let slot): return "\(name(slot)) is placed by its view"
    case .preference: return nil
    }
  }

  private func name(_ slot: Int32) -> String {
    system.items.references[Int(slot)].item?.reportedName ?? "nil"
  }
}
