internal import AutoLayout
package import Foundation

extension LayoutComparison {
  /// Compares two records of one scene, and distinguishes causes from effects.
  ///
  /// Items are matched by their names, and the remaining items by frame, class and text. If the scene has several
  /// changes, it is laid out again with each change alone, and with all changes but that one. The origins of an item's
  /// change are then the changes that move the item.
  ///
  /// Another method is used if there is only one change, if the records lack information, or if the layouts would take
  /// too long. Then the origin is the cause that reaches the item over the fewest constraints, through items that
  /// moved. Unless there is only one cause, the origin is marked as presumed.
  ///
  /// - Parameters:
  ///   - reference: The recorded layout.
  ///   - actual: The layout of this run.
  ///   - tolerance: The permitted difference of a coordinate or an extent, in points. A negative value is treated as 0.
  /// - Complexity: O(items + constraints) and a sort. If there are several changes, each also takes two layouts of the
  ///   scene. For a change of a constraint or a label's text, only the items that move are laid out. These layouts are
  ///   omitted if the product of items and causes exceeds 200,000 for such changes, or 50,000 for other changes.
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
  /// Whether the layouts are equal, regardless of their environments and pictures.
  fileprivate func isSameLayout(as other: LayoutRecord) -> Bool {
    surroundings == other.surroundings && items == other.items
      && constraints == other.constraints && conflicts == other.conflicts
  }
}
