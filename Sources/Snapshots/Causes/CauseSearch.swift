internal import AutoLayout
internal import Foundation

/// A search for the nearest cause of each moved item.
///
/// Causes spread breadth first along the constraints of both records, and only through items that moved. Constraints
/// may be missing from the records, such as those of a stack view's helper guides. In that case, causes also spread
/// between items and their owners, and between neighbors in stack views.
struct CauseSearch {
  private let pairs: RecordPairs
  private let differences: RecordDifferences
  private let causes: [CauseList.Entry]
  /// The rank of each cause among causes at the same distance from an item, where the lowest rank wins.
  private let orders: [Int]
  /// For each node (an item pair and an axis), the nodes that share a constraint with it.
  private var neighbors: [[Int]]
  /// For each node, the first cause that reached it and the cause's distance, or `nil` if no cause did.
  private var reached: [(cause: Int, distance: Int)?]

  init(_ pairs: RecordPairs, _ differences: RecordDifferences, _ causes: CauseList) {
    self.pairs = pairs
    self.differences = differences
    self.causes = causes.list
    orders = causes.list.enumerated().map { index, entry in
      entry.cause.isOfProperty ? causes.list.count + index : index
    }
    neighbors = [[Int]](repeating: [], count: 2 * pairs.pairs.count)
    reached = [(cause: Int, distance: Int)?](repeating: nil, count: 2 * pairs.pairs.count)
    if self.causes.isEmpty { return }
    link(pairs.oldConstraints)
    link(pairs.newConstraints)
    for pair in pairs.pairs.indices {
      // Lines wrap at a width, and so a height follows.
      if pairs.old(pair)?.contentHeight?.length != pairs.new(pair)?.contentHeight?.length {
        neighbors[2 * pair].append(2 * pair + 1)
      }
      guard (pairs.new(pair) ?? pairs.old(pair))?.kind == .builtIn, let owner = pairs.owner(pair)
      else { continue }
      for axis in [0, 1] { link(2 * pair + axis, 2 * owner + axis) }
    }
  }

  /// Returns, for each item pair, the causes of the item's change.
  ///
  /// Each array has the causes found by trials or, if trials don't explain the change, the nearest cause. It is empty
  /// if the item didn't change, or if no cause was found.
  func origins(with trials: CauseTrials?) -> [[ItemChange.Origin]] {
    var search = self
    search.spread(from: search.seeds())
    if search.hasUnexplained { search.spreadBeyondConstraints() }
    let presence = presenceCauses
    return pairs.pairs.indices.map { pair in
      if pairs.pairs[pair].reference == nil || pairs.pairs[pair].actual == nil {
        let outermost = pairs.outermost(pair)
        return (presence[outermost].map { [$0] } ?? []).map { cause in
          ItemChange.Origin(cause: cause, isFollower: outermost != pair)
        }
      }
      let tried = trials.map { search.tried(pair, $0) } ?? []
      return tried.isEmpty ? [search.origin(of: pair)].compactMap(\.self) : tried
    }
  }

  /// The indices of causes that add or remove a subtree, by the root item's index in ``RecordPairs/pairs``.
  private var presenceCauses: [Int: Int] {
    var found: [Int: Int] = [:]
    for (index, entry) in causes.enumerated() {
      if case .presence(let pair) = entry.subject { found[pair] = index }
    }
    return found
  }

  /// Returns the causes that are known to have moved nothing.
  ///
  /// If no item moved, these are all causes. Otherwise, they are the causes that moved nothing in trials, provided that
  /// the origins of all moves are known.
  func idleCauses(_ origins: [[ItemChange.Origin]], with trials: CauseTrials?) -> [Int] {
    let changed = pairs.pairs.indices.filter { pair in
      // A guide that one record alone mentions is there in both.
      let isOneSided = pairs.pairs[pair].reference == nil || pairs.pairs[pair].actual == nil
      return differences.isChanged(pair) && isOneSided != pairs.isInBoth(pair)
    }
    if changed.isEmpty { return Array(causes.indices) }
    let isExplained = changed.allSatisfy { pair in
      !origins[pair].isEmpty && !origins[pair].contains(where: \.isPresumed)
    }
    guard let trials, isExplained else { return [] }
    return causes.indices.filter { !trials.movesAnything($0) }
  }

  /// Returns which numbers of an item's frame differ, or all four if the item was added or removed.
  private func frameParts(_ pair: Int) -> FrameParts {
    FrameParts(pairs.old(pair)?.frame, pairs.new(pair)?.frame)
  }

  /// Returns the causes that moved an item in trials, or an empty array if the trials don't explain its change.
  ///
  /// Causes about the item itself come first. The item must be in both records.
  private func tried(_ pair: Int, _ trials: CauseTrials) -> [ItemChange.Origin] {
    let changed = frameParts(pair)
    guard trials.tell(of: changed, of: pair) else { return [] }
    let found = causes.indices.compactMap { cause -> ItemChange.Origin? in
      let parts = trials.parts(of: pair, movedBy: cause)
      guard !parts.isEmpty else { return nil }
      let isAbout = causes[cause].seeds.contains { seed in
        seed.pair == pair && seed.distance == 0 && differences.isMoved[pair][seed.axis]
      }
      return ItemChange.Origin(
        cause: cause, isFollower: !isAbout, parts: parts.intersection(changed))
    }
    let exact = found.filter { !$0.parts.isEmpty }
    let origins = exact.isEmpty ? found : exact
    var sorted = origins.filter { !$0.isFollower } + origins.filter(\.isFollower)
    // A part that only several causes together move is reported with the first one.
    let told = sorted.reduce(FrameParts()) { $0.union($1.parts) }
    if !sorted.isEmpty { sorted[0].parts.formUnion(changed.subtracting(told)) }
    return sorted
  }

  private func origin(of pair: Int) -> ItemChange.Origin? {
    let found = [0, 1].filter { differences.isMoved[pair][$0] }
      .compactMap { reached[2 * pair + $0] }
    let nearest = found.min { ($0.distance, $0.cause) < ($1.distance, $1.cause) }
    if let nearest {
      let speaksForItself = nearest.distance == 0 && causes[nearest.cause].cause.isPlain
      return ItemChange.Origin(
        cause: nearest.cause, isFollower: nearest.distance > 0,
        isPresumed: causes.count > 1 && !speaksForItself)
    }
    // A layout follows from its scene, so a single change explains every move.
    let isOnlyCause = causes.count == 1 && differences.isChanged(pair)
    return isOnlyCause ? ItemChange.Origin(cause: 0, isFollower: true) : nil
  }

  // MARK: - The graph

  private mutating func link(_ constraints: [LayoutRecord.Constraint]) {
    for constraint in constraints {
      let ends = constraint.form.ends
      let nodes = (ends.first + ends.second).map { 2 * $0.item + $0.axis }
      for (index, node) in nodes.enumerated() {
        for other in nodes[(index + 1)...] where other != node { link(node, other) }
      }
    }
  }

  private mutating func link(_ node: Int, _ other: Int) {
    neighbors[node].append(other)
    neighbors[other].append(node)
  }

  private func isMoved(_ node: Int) -> Bool { differences.isMoved[node / 2][node % 2] }

  // MARK: - The search

  private func seeds() -> [[(node: Int, cause: Int)]] {
    var levels: [[(node: Int, cause: Int)]] = [[], [], []]
    for (index, entry) in causes.enumerated() {
      for seed in entry.seeds {
        let node = 2 * seed.pair + seed.axis
        guard seed.spreadsAnyway || isMoved(node) else { continue }
        levels[seed.distance].append((node, index))
      }
    }
    return levels
  }

  /// Propagates causes from their seeds to the items that moved.
  ///
  /// The nearest cause reaches a node first. Among causes at the same distance, changes of properties come last,
  /// because they affect whole views. Other causes keep their order.
  private mutating func spread(from seeds: [[(node: Int, cause: Int)]]) {
    var levels = seeds
    var distance = 0
    while distance < levels.count {
      let level = levels[distance].sorted { first, second in
        (orders[first.cause], first.node) < (orders[second.cause], second.node)
      }
      for (node, cause) in level where reached[node] == nil {
        reached[node] = (cause, distance)
        let next = neighbors[node].filter { reached[$0] == nil && isMoved($0) }
        if next.isEmpty { continue }
        while levels.count <= distance + 1 { levels.append([]) }
        levels[distance + 1] += next.map { ($0, cause) }
      }
      distance += 1
    }
  }

  private var hasUnexplained: Bool {
    pairs.pairs.indices.contains { differences.isChanged($0) && origin(of: $0) == nil }
  }

  /// Propagates causes from reached items to their owners, their children and their neighbors in stack views.
  private mutating func spreadBeyondConstraints() {
    var arranged: [Int: Int] = [:]
    for pair in pairs.pairs.indices {
      guard let owner = pairs.owner(pair) else { continue }
      for axis in [0, 1] {
        link(2 * pair + axis, 2 * owner + axis)
        guard (pairs.new(owner) ?? pairs.old(owner))?.arrangesOthers == true else { continue }
        if let before = arranged.updateValue(pair, forKey: 2 * owner + axis) {
          link(2 * pair + axis, 2 * before + axis)
        }
      }
    }
    let old = reached
    var levels: [[(node: Int, cause: Int)]] = []
    for (node, found) in old.enumerated() {
      guard let found else { continue }
      while levels.count <= found.distance { levels.append([]) }
      levels[found.distance].append((node, found.cause))
    }
    reached = reached.map { _ in nil }
    spread(from: levels)
  }
}

extension LayoutRecord.Item {
  /// Whether the item is a stack view, which arranges its subviews.
  var arrangesOthers: Bool { kind == .view(className: "StackView") }
}

extension LayoutCause {
  /// Whether the cause is a changed property of a view, which may move it along either axis.
  fileprivate var isOfProperty: Bool {
    if case .propertyChanged = self { return true }
    return false
  }
}
