import Foundation

/// What each of several causes moves: found by laying the scene out with it alone, and with all but it.
struct CauseTrials {
  /// For each pair, what of its frame the replay of the whole change moves: the trials tell of that.
  private let replayed: [FrameParts]
  /// For each cause and pair, what of the frame it moves.
  private let moved: [[FrameParts]]

  /// How much is laid out at most, in items; beyond that nothing is.
  static let limit = 50_000

  /// Tries each cause; nil where there is too much to lay out, or nothing to tell apart.
  ///
  /// - Complexity: twice as many layouts as there are causes.
  init?(_ replay: LayoutReplay, _ causes: [CauseList.Entry]) {
    let count = replay.pairs.pairs.count
    guard causes.count > 1, causes.count * count <= Self.limit else { return nil }
    func frames(_ base: LayoutReplay.Side, _ counted: Set<Int>) -> [CGRect?] {
      ReplayedTree.frames(replay, replay.choice(base, counted))
    }
    let all = Set(causes.indices)
    let (before, after) = (frames(.reference, []), frames(.actual, all))
    replayed = zip(before, after).map { FrameParts($0, $1) }
    moved = causes.indices.map { cause in
      let alone = frames(.reference, [cause])
      let without = frames(.actual, all.subtracting([cause]))
      return before.indices.map { pair in
        FrameParts(before[pair], alone[pair]).union(FrameParts(after[pair], without[pair]))
      }
    }
  }

  /// Whether the trials tell of all that changed of a pair's frame.
  func tell(of changed: FrameParts, of pair: Int) -> Bool {
    !changed.isEmpty && replayed[pair].isSuperset(of: changed)
  }

  /// What of a pair's frame a cause moves.
  func parts(of pair: Int, movedBy cause: Int) -> FrameParts { moved[cause][pair] }
}
