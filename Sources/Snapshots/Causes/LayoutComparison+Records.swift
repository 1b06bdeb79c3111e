internal import AutoLayout
package import Foundation

extension LayoutComparison {
  /// Compares two records of one scene, and tells causes from effects.
  ///
  /// Items are matched by their names, and what is left by place, class and text. Where several things
  /// changed, the scene is laid out again with each alone and with all but that one, and an item that
  /// differs gets those that move it. Where one thing changed, where the records do not tell enough for
  /// that, and where it would take too long, an item gets the cause that reaches it over the fewest
  /// constraints, through items that moved, which is then told to be presumed.
  ///
  /// - Parameters:
  ///   - reference: The layout that is kept.
  ///   - actual: The layout of this run.
  ///   - tolerance: By how many points a coordinate or an extent may differ; below 0 counts as 0.
  /// - Complexity: O(items + constraints) and a sort; and where several things changed, for each two
  ///   layouts of the scene, of what it moves alone where it is a constraint's or a text's; none where
  ///   items times causes are more than 200,000, or 50,000 for those that are about all else.
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
  /// Whether nothing of the layout differs, whatever measured and drew it.
  fileprivate func isSameLayout(as other: LayoutRecord) -> Bool {
    surroundings == other.surroundings && items == other.items
      && constraints == other.constraints && conflicts == other.conflicts
  }
}
