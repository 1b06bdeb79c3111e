internal import AutoLayout
package import Foundation

extension LayoutComparison {
  /// Compares two records of one scene, and distinguishes causes from effects.
  ///
  /// Items are matched by their names, and the remaining ones by frame, class and text. If several things changed, the
  /// scene is laid out again with each change alone, and with all others. The changes that move an item are then its
  /// origins.
  ///
  /// The method differs if only one thing changed, if the records lack information, or if the layouts would take too
  /// long. Then an item's origin is the cause that reaches it over the fewest constraints, through items that moved.
  /// Unless it is the only cause, it is marked as presumed.
  ///
  /// - Parameters:
  ///   - reference: The recorded layout.
  ///   - actual: The layout of this run.
  ///   - tolerance: The permitted difference of a coordinate or an extent, in points; a negative one is treated as 0.
  /// - Complexity: O(items + constraints) and a sort. If several things changed, each also takes two layouts of the
  ///   scene; for a constraint or a text, only of the items that it moves. These are omitted if items times causes
  ///   exceed 200,000, or 50,000 for other causes.
  package init(reference: LayoutRecord, actual: LayoutRecord, tolerance: CGFloat) {
    guard !reference.isSameLayout(as: actual) else {
      self.init(changes: [], causes: [], canvasSize: actual.surroundings.size)
      return
    }
    let pairs = RecordPairs(reference: reference, actual: actual)
    let differences = RecordDifferences(pairs, tolerance: max(0, tolerance))
    let constraints = ConstraintDifferences(pairs)
    let causes = CauseList(pairs, differences, constraints)
    let search = CauseSearch(pairs, differences, causes)
    let trials = CauseTrials(LayoutReplay(pairs, constraints, causes.list), causes.list)
    let origins = search.origins(with: trials)
    self.init(
      changes: differences.changes(origins), causes: causes.list.map(\.cause),
      idleCauses: search.idleCauses(origins, with: trials), remarks: differences.remarks(),
      canvasSize: actual.surroundings.size)
    causeConstraints = causes.list.map(\.subject.constraints)
  }
}

extension LayoutRecord {
  /// Whether the layouts are the same, regardless of the environment that measured and drew them.
  fileprivate func isSameLayout(as other: LayoutRecord) -> Bool {
    surroundings == other.surroundings && items == other.items
      && constraints == other.constraints && conflicts == other.conflicts
  }
}
