import Foundation

/// What each of several causes moves: found by laying the scene out with it alone, and with all but it.
struct CauseTrials {
  /// For each pair, what of its frame the replay of the whole change moves: the trials tell of that.
  private let replayed: [FrameParts]
  /// For each cause and pair, what of the frame it moves.
  private let moved: [[FrameParts]]

  /// For how many items trees are made at most, and in how many they are laid out again; beyond that
  /// nothing is tried.
  static let limits = (made: 50_000, laidOutAgain: 200_000)

  /// Tries each cause; nil where there is too much to lay out, or nothing to tell apart.
  ///
  /// - Complexity: two layouts for each cause; constraints are changed in trees that are there, and for
  ///   all else new ones are made.
  init?(_ replay: LayoutReplay, _ causes: [CauseList.Entry]) {
    let count = replay.pairs.pairs.count
    let switched = replay.switchableCauses
    guard causes.count > 1, (causes.count - switched.count) * count <= Self.limits.made,
      switched.count * count <= Self.limits.laidOutAgain
    else { return nil }
    let bare = ReplayedTree(replay, replay.choice(.reference, []))
    let full = ReplayedTree(replay, replay.choice(.actual, Set(causes.indices)))
    let (before, after) = (bare.frames(), full.frames())
    replayed = zip(before, after).map { FrameParts($0, $1) }
    let nothing = [FrameParts](repeating: [], count: count)
    moved = causes.indices.map { cause in
      guard replay.isFirstOfItsUnit(cause) else { return nothing }
      let alone = bare.possibleFrames(switching: cause) ?? before
      let without = full.possibleFrames(switching: cause) ?? after
      return before.indices.map { pair in
        FrameParts(before[pair], alone[pair]).union(FrameParts(after[pair], without[pair]))
      }
    }
  }

  /// Whether the trials tell of all that changed of a pair's frame.
  func tell(of changed: FrameParts, of pair: Int) -> Bool {
    !changed.isEmpty && replayed[pair].isSuperset(of: changed)
  }

  /// Whether a cause moves anything, alone or beside all others.
  func movesAnything(_ cause: Int) -> Bool { moved[cause].contains { !$0.isEmpty } }

  /// What of a pair's frame a cause moves.
  func parts(of pair: Int, movedBy cause: Int) -> FrameParts { moved[cause][pair] }
}
