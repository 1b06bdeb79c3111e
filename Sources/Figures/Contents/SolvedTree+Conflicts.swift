package import AutoLayout
import Foundation
package import PictureDescriptions

extension SolvedTree {
  /// A sentence that explains a conflict by comparing a sum of lengths with the available length.
  ///
  /// An example is `At least 16 + 140 + 120 + 64 + 16 = 356, the canvas has 320.`
  ///
  /// - Parameters:
  ///   - conflict: A conflict of the tree.
  ///   - words: The language of the sentence.
  /// - Returns: The sentence, or `nil` if no sum of lengths explains the conflict.
  package func sum(of conflict: Conflict, in words: FigureWords = .english) -> String? {
    guard let sum = ConflictSum(of: conflict, in: self) else { return nil }
    func bounded(_ length: String, _ isBound: Bool, _ key: FigureWords.Key) -> String {
      isBound ? words(key, ["length": length]) : length
    }
    func name(of constraint: Int) -> String {
      words(.quoted, ["text": text(of: constraints[constraint])])
    }
    // Two numbers for one extent need no explanation.
    if sum.limit != nil, sum.limit == conflict.brokenIndex, sum.parts.count == 1 { return nil }
    let room = bounded(plainNumber(sum.room, digits: 2), sum.isAtMost, .atMost)
    var length = bounded(sum.equation, sum.isAtLeast, .atLeast)
    switch sum.onlyPart {
    case .constraint(let index)?:
      length = words(.needs, ["name": name(of: index), "length": length])
    case .content(let item)?:
      length = words(
        .needs, ["name": words(.quoted, ["text": items[item].name]), "length": length])
    case nil: length = length.prefix(1).uppercased() + length.dropFirst()
    }
    guard let limit = sum.limit, limit != conflict.brokenIndex else {
      let key = sum.limit == nil ? FigureWords.Key.conflictSum : .brokenSum
      return words(key, ["sum": length, "room": room])
    }
    return words(.conflictSumOf, ["sum": length, "limit": name(of: limit), "room": room])
  }

  /// The conflicts that a figure shows.
  ///
  /// If constraints are emphasized, conflicts without an emphasized constraint are left out.
  func shownConflicts(_ options: FigureOptions, _ focus: FigureFocus) -> [Conflict] {
    guard options.overlays.contains(.conflicts) else { return [] }
    guard let emphasized = emphasizedConstraints(options.emphasis, focus) else { return conflicts }
    return conflicts.filter { conflict in
      conflict.brokenIndex.map(emphasized.contains)
        ?? emphasized.isSuperset(of: conflict.becauseIndices)
    }
  }
}
