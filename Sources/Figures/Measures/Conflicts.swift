import AutoLayout
import Foundation
import PictureDescriptions

extension FigureContents {
  /// The conflicts to show: those with the emphasized constraints, if there are any.
  private var shownConflicts: [SolvedTree.Conflict] {
    guard options.overlays.contains(.conflicts) else { return [] }
    guard let emphasizedConstraints else { return conflicts }
    return conflicts.filter { conflict in
      conflict.brokenIndex.map(emphasizedConstraints.contains)
        ?? emphasizedConstraints.isSuperset(of: conflict.becauseIndices)
    }
  }

  /// The indices of the constraints in conflicts, if conflicts are shown.
  var conflictIndices: Set<Int> {
    Set(shownConflicts.flatMap { ($0.brokenIndex.map { [$0] } ?? []) + $0.becauseIndices })
  }

  /// The dimension lines of conflicting constraints, in red, with the broken ones crossed out.
  var conflictMeasures: [Measure] {
    shownConflicts.flatMap { conflict -> [Measure] in
      let broken = conflict.brokenIndex.map { [($0, Measure.Mark.broken)] } ?? []
      let others = conflict.becauseIndices.map { ($0, Measure.Mark.contested) }
      return (broken + others).compactMap { index, mark in
        guard isVisible(constraints[index]) else { return nil }
        var measure = measure(of: constraints[index], mark: mark, color: palette.conflict)
        measure?.constraintIndices = [index]
        return measure
      }
    }
  }
}
