internal import Foundation

/// Trials that find the items that each of several causes moves.
///
/// For each cause, the scene is laid out with only that cause, and with all causes except that one. If a cause requires
/// other causes, they are added to its layout. If other causes require it, they are left out together with it.
struct CauseTrials {
  /// For each pair, the parts of its frame that differ between layouts without any cause and with all causes.
  ///
  /// Trials can explain only these parts.
  private let replayed: [FrameParts]
  /// For each cause and pair, the parts of the pair's frame that the cause moves.
  private let moved: [[FrameParts]]

  /// The maximum products of the numbers of items and causes.
  ///
  /// One limit is for causes that need a new tree, the other for causes that change an existing tree. If a limit is
  /// exceeded, no cause is tried.
  static let limits = (made: 50_000, laidOutAgain: 200_000)

  /// Tries each cause.
  ///
  /// Returns `nil` if there is only one cause, or if a limit is exceeded.
  ///
  /// - Complexity: Two layouts for each cause, or up to four if the cause requires others or others require it. Causes
  ///   about constraints and labels' texts change an existing tree. All other causes need a new tree.
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

  /// Returns the parts of each pair's frame that change when a cause is switched on or off in a tree.
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

  /// Whether the trials explain all of the given parts of a pair's frame.
  func tell(of changed: FrameParts, of pair: Int) -> Bool {
    !changed.isEmpty && replayed[pair].isSuperset(of: changed)
  }

  /// Whether a cause moves any item, either alone or in addition to all other causes.
  func movesAnything(_ cause: Int) -> Bool { moved[cause].contains { !$0.isEmpty } }

  /// Returns the parts of a pair's frame that a cause moves.
  func parts(of pair: Int, movedBy cause: Int) -> FrameParts { moved[cause][pair] }
}
