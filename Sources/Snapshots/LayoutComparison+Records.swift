import AutoLayout
public import Foundation

extension LayoutComparison {
  /// Compares two records of one scene, and tells causes from effects.
  ///
  /// Items are matched by their names, and what is left by place, class and text. Each that differs
  /// gets the cause that reaches it over the fewest constraints, through items that moved.
  ///
  /// - Parameters:
  ///   - reference: The layout that is kept.
  ///   - actual: The layout of this run.
  ///   - tolerance: By how many points a coordinate or an extent may differ; below 0 counts as 0.
  /// - Complexity: O(items + constraints), and a sort.
  public init(reference: LayoutRecord, actual: LayoutRecord, tolerance: CGFloat) {
    guard !reference.isSameLayout(as: actual) else {
      self.init(changes: [], causes: [], canvasSize: actual.surroundings.size)
      return
    }
    let pairs = RecordPairs(reference: reference, actual: actual)
    let differences = RecordDifferences(pairs, tolerance: max(0, tolerance))
    let constraints = ConstraintDifferences(pairs)
    let causes = CauseList(pairs, differences, constraints)
    let origins = CauseSearch(pairs, differences, causes).origins()
    self.init(
      changes: differences.changes(origins), causes: causes.list.map(\.cause),
      remarks: differences.remarks(), canvasSize: actual.surroundings.size)
  }
}

extension LayoutRecord {
  /// Whether nothing of the layout differs, whatever measured and drew it.
  fileprivate func isSameLayout(as other: LayoutRecord) -> Bool {
    surroundings == other.surroundings && items == other.items
      && constraints == other.constraints && conflicts == other.conflicts
  }
}
