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

  /// How many items are laid out at most; beyond that nothing is tried.
  static let limit = 200_000

  /// Tries each cause; nil where there is too much to lay out, or nothing to tell apart.
  ///
  /// - Complexity: two layouts for each cause, and up to four for one that needs others or that
  ///   others need.
  init?(_ replay: LayoutReplay, _ causes: [CauseList.Entry]) {
    let count = replay.pairs.pairs.count
    guard causes.count > 1, causes.count * count <= Self.limit else { return nil }
    let bare = replay.choice(.reference, [])
    let full = replay.choice(.actual, Set(causes.indices))
    let (before, after) = (replay.frames(bare), replay.frames(full))
    replayed = zip(before, after).map { FrameParts($0, $1) }
    let nothing = [FrameParts](repeating: [], count: count)
    moved = causes.indices.map { cause in
      guard replay.isFirstOfItsUnit(cause) else { return nothing }
      let alone = replay.parts(movedBy: cause, bare, before)
      let without = replay.parts(movedBy: cause, full, after)
      return zip(alone, without).map { $0.union($1) }
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

extension LayoutReplay {
  /// The frames of the layout that a choice makes, by pairs.
  fileprivate func frames(_ choice: Choice) -> [CGRect?] { ReplayedTree(self, choice).frames() }

  /// What of each pair's frame differs between a layout, which has some frames, and the same with a
  /// cause that does not count there, or without one that does.
  fileprivate func parts(movedBy cause: Int, _ choice: Choice, _ known: [CGRect?]) -> [FrameParts] {
    let others = choice.others(toSwitch: cause)
    let beside = others.reduce(choice) { $0.switching($1) }
    let old = others.isEmpty ? known : frames(beside)
    return zip(old, frames(beside.switching(cause))).map { FrameParts($0, $1) }
  }
}
