package import AutoLayout
import Foundation
package import PictureDescriptions

extension SolvedTree {
  /// The sum of a conflict as a sentence.
  ///
  /// An example is `16 + 140 + 120 + 64 + 16 = 356, the canvas has 320.`
  ///
  /// - Parameters:
  ///   - conflict: A conflict of the tree.
  ///   - words: The words of the figure.
  /// - Returns: The sentence, or `nil` if the conflict isn't a sum.
  package func sum(of conflict: Conflict, in words: FigureWords = .english) -> String? {
    guard let sum = ConflictSum(of: conflict, in: self) else { return nil }
    let room = plainNumber(sum.room, digits: 2)
    guard let limit = sum.limit, limit != conflict.brokenIndex else {
      // Two numbers for one extent need no explanation.
      if sum.limit != nil, sum.parts.count == 1 { return nil }
      let key = sum.limit == nil ? FigureWords.Key.conflictSum : .brokenSum
      return words(key, ["sum": sum.equation, "room": room])
    }
    let name = words(.quoted, ["text": text(of: constraints[limit])])
    return words(.conflictSumOf, ["sum": sum.equation, "limit": name, "room": room])
  }

  /// The conflicts that a figure shows: those with the emphasized constraints, if there are any.
  func shownConflicts(_ options: FigureOptions) -> [Conflict] {
    guard options.overlays.contains(.conflicts) else { return [] }
    guard let emphasized = emphasizedConstraints(options.emphasis) else { return conflicts }
    return conflicts.filter { conflict in
      conflict.brokenIndex.map(emphasized.contains)
        ?? emphasized.isSuperset(of: conflict.becauseIndices)
    }
  }
}
