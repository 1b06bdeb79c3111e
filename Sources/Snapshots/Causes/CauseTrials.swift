internal import Foundation

/// The items that each of several causes moves, found by laying out the scene with only that cause, and with all other
/// causes.
///
/// A cause that requires others is laid out together with them, and one that others require is omitted together with
/// them.
struct CauseTrials {
  /// For each pair, the parts of its frame that move in a replay of all causes.
  ///
  /// Trials explain these parts.
  private let replayed: [FrameParts]
  /// For each cause and pair, the parts of the frame that it moves.
  private let moved: [[FrameParts]]

  /// The limits of items times causes, for causes that need a new tree and for those that change an existing one.
  ///
  /// Beyond them nothing is tried.
  static let limits = (made: 50_000, laidOutAgain: 200_000)

  /// Tries each cause.
  ///
  /// Returns `nil` if there is a single cause, or if there is too much to lay out.
  ///
  /// - Complexity: Two layouts for each cause, and up to four if it needs others or others need it. Causes about
  ///   constraints change an existing tree; all others make a new one.
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

  /// The parts of each pair's frame that differ between a tree and the same tree with a cause switched.
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

  /// Whether the trials explain every changed part of a pair's frame.
  func tell(of changed: FrameParts, of pair: Int) -> Bool {
    !changed.isEmpty && replayed[pair].isSuperset(of: changed)
  }

  /// Whether a cause moves anything, alone or beside all others.
  func movesAnything(_ cause: Int) -> Bool { moved[cause].contains { !$0.isEmpty } }

  /// The parts of a pair's frame that a cause moves.
  func parts(of pair: Int, movedBy cause: Int) -> FrameParts { moved[cause][pair] }
}
