internal import Foundation

/// Layouts of a scene with different sets of causes, which show the items that each cause moves.
///
/// For each cause, the scene is laid out with only that cause, and with all causes except that cause. If a cause
/// requires other causes, they are added to its layout. If other causes require it, they are left out together with it.
struct CauseTrials {
  /// For each item, which of x, y, width and height differ between the layouts with all causes and with no cause.
  ///
  /// Trials can explain only these differences.
  private let replayed: [FrameParts]
  /// For each cause and item, which of the item's x, y, width and height the cause changes.
  private let moved: [[FrameParts]]

  /// The maximum product of the item count and the cause count, above which no cause is tried.
  ///
  /// `made` limits causes that need a new tree, and `laidOutAgain` limits causes that change an existing tree.
  static let limits = (made: 50_000, laidOutAgain: 200_000)

  /// Lays out the scene with and without each cause.
  ///
  /// Returns `nil` if there are fewer than two causes, or if a limit is exceeded.
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

  /// Returns, for each item, which of x, y, width and height differ between a view tree with and without a cause.
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

  /// Whether the trials explain all of the given differences of an item's frame.
  func tell(of changed: FrameParts, of pair: Int) -> Bool {
    !changed.isEmpty && replayed[pair].isSuperset(of: changed)
  }

  /// Whether a cause moves any item, either without other causes or together with all other causes.
  func movesAnything(_ cause: Int) -> Bool { moved[cause].contains { !$0.isEmpty } }

  /// Returns which of an item's x, y, width and height a cause changes.
  func parts(of pair: Int, movedBy cause: Int) -> FrameParts { moved[cause][pair] }
}
