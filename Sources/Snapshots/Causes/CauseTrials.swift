internal import Foundation

/// What each of several causes moves: found by laying the scene out with it alone, and with all but it.
///
/// A cause that cannot count alone is laid out beside those that it needs, and one that others need
/// without these as well.
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
  /// - Complexity: two layouts for each cause, and up to four for one that needs others or that
  ///   others need; constraints are changed in trees that are there, and for all else new ones are
  ///   made.
  init?(_ replay: LayoutReplay, _ causes: [CauseList.Entry]) {
    let count = replay.pairs.pairs.count
    let switched = replay.switchableCauses.count { !replay.isTied($0) }
    guard causes.count > 1, (causes.count - switched) * count <= Self.limits.made,
      switched * count <= Self.limits.laidOutAgain
    else { return nil }
    let bare = ReplayedTree(replay, replay.choice(.reference, []))
    let full = ReplayedTree(replay, replay.choice(.actual, Set(causes.indices)))
    let (before, after) = (bare.frames(), full.frames())
    replayed = zip(before, after).map { FrameParts($0, $1) }
    let nothing = [FrameParts](repeating: [], count: count)
    moved = causes.indices.map { cause in
      guard replay.isFirstOfItsUnit(cause) else { return nothing }
      let alone = Self.parts(movedBy: cause, in: bare, before)
      let without = Self.parts(movedBy: cause, in: full, after)
      return zip(alone, without).map { $0.union($1) }
    }
  }

  /// What of each pair's frame differs between a tree, which has some frames, and the same with a
  /// cause that does not count there, or without one that does.
  private static func parts(
    movedBy cause: Int, in tree: ReplayedTree, _ frames: [CGRect?]
  ) -> [FrameParts] {
    let others = tree.choice.others(toSwitch: cause)
    let beside =
      others.isEmpty
      ? tree : ReplayedTree(tree.replay, others.reduce(tree.choice) { $0.switching($1) })
    let old = others.isEmpty ? frames : beside.frames()
    return zip(old, beside.frames(switching: cause)).map { FrameParts($0, $1) }
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
