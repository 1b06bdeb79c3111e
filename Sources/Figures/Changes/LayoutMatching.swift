import AutoLayout
import Foundation

/// Matches the items of two layouts by their identifiers.
struct LayoutMatching {
  private let before: SolvedTree
  private let after: SolvedTree
  /// For each newer item, the index of the matching older item, or `nil` if there isn't one.
  private let oldIndices: [Int?]
  /// The difference, in points, up to which two lengths are considered equal.
  private let tolerance: CGFloat

  /// Matches the items of two layouts, whose roots always match.
  init(before: SolvedTree, after: SolvedTree) {
    self.before = before
    self.after = after
    let scales = (Screen(before.canvas).scale, Screen(after.canvas).scale)
    tolerance = scales.0 == scales.1 ? 1e-6 : 0.5 / min(scales.0, scales.1)
    oldIndices = Self.matches(before, after)
  }

  /// The properties by which items are matched.
  private struct Likeness: Hashable {
    var identifier: String
    var kind: SolvedTree.Item.Kind?
    var frame: CGRect?
  }

  /// Returns, for each newer item, the index of the matching older item, or `nil` if there isn't one.
  private static func matches(_ before: SolvedTree, _ after: SolvedTree) -> [Int?] {
    var matches = after.items.map { $0.owner == nil && !before.items.isEmpty ? 0 : Int?.none }
    var open = before.items.indices.filter { isSeen(before.items[$0]) }
    // A spacer view that became a guide doesn't match if there are others of its name.
    let likenesses: [(SolvedTree.Item) -> Likeness] = [
      { Likeness(identifier: $0.identifier, kind: $0.kind) },
      { Likeness(identifier: $0.identifier, frame: $0.rootFrame) },
      { Likeness(identifier: $0.identifier) },
    ]
    for likeness in likenesses where !open.isEmpty {
      var places: [Likeness: [Int]] = [:]
      for index in open.reversed() {
        places[likeness(before.items[index]), default: []].append(index)
      }
      for (index, item) in after.items.enumerated() where matches[index] == nil && isSeen(item) {
        matches[index] = places[likeness(item)]?.popLast()
      }
      open = places.values.flatMap(\.self).sorted()
    }
    return matches
  }

  /// The differences between the layouts.
  func changes() -> [SolvedTreeComparison.Change] {
    var changes: [SolvedTreeComparison.Change] = []
    var found: Set<Int> = []
    for (index, item) in after.items.enumerated() where Self.isSeen(item) {
      guard let oldIndex = oldIndices[index] else {
        changes.append(addition(of: index))
        continue
      }
      found.insert(oldIndex)
      let change = change(from: oldIndex, to: index)
      if change.isMoved || change.isResized || change.isConverted { changes.append(change) }
    }
    for (index, item) in before.items.enumerated() where Self.isSeen(item) {
      if !found.contains(index) { changes.append(removal(of: index, found)) }
    }
    return changes
  }

  /// Whether an item has to be matched by its properties, unlike the root, hidden items and system guides.
  private static func isSeen(_ item: SolvedTree.Item) -> Bool {
    if case .systemGuide = item.kind { return false }
    return item.owner != nil && !item.isHidden
  }

  private func change(from oldIndex: Int, to newIndex: Int) -> SolvedTreeComparison.Change {
    let (old, new) = (before.items[oldIndex].rootFrame, after.items[newIndex].rootFrame)
    let growth = CGSize(
      width: difference(old.width, new.width), height: difference(old.height, new.height))
    let displacement = CGSize(
      width: common(difference(old.minX, new.minX), difference(old.maxX, new.maxX)),
      height: common(difference(old.minY, new.minY), difference(old.maxY, new.maxY)))
    let owners = ownersDisplacement(newIndex)
    let kinds = (before.items[oldIndex].kind, after.items[newIndex].kind)
    return SolvedTreeComparison.Change(
      identifier: after.items[newIndex].identifier, name: after.items[newIndex].name,
      oldIndex: oldIndex, newIndex: newIndex,
      oldFrame: old, newFrame: new,
      isFollower: growth == .zero && owners.map { isSame($0, displacement) } ?? false,
      displacement: displacement, growth: growth,
      kinds: kinds.0 == kinds.1 ? nil : .init(old: kinds.0, new: kinds.1))
  }

  private func addition(of index: Int) -> SolvedTreeComparison.Change {
    let owner = after.items[index].owner
    return SolvedTreeComparison.Change(
      identifier: after.items[index].identifier, name: after.items[index].name, oldIndex: nil,
      newIndex: index, oldFrame: nil,
      newFrame: after.items[index].rootFrame,
      isFollower: owner.map { oldIndices[$0] == nil } ?? false,
      displacement: .zero, growth: .zero, kinds: nil)
  }

  private func removal(of index: Int, _ found: Set<Int>) -> SolvedTreeComparison.Change {
    let owner = before.items[index].owner
    return SolvedTreeComparison.Change(
      identifier: before.items[index].identifier, name: before.items[index].name, oldIndex: index,
      newIndex: nil,
      oldFrame: before.items[index].rootFrame, newFrame: nil,
      isFollower: owner.map { $0 != 0 && !found.contains($0) } ?? false, displacement: .zero,
      growth: .zero, kinds: nil)
  }

  /// The displacement of the top left corner of an item's owner, or `nil` if the owner is new.
  private func ownersDisplacement(_ index: Int) -> CGSize? {
    guard let owner = after.items[index].owner, let oldOwner = oldIndices[owner] else { return nil }
    let (old, new) = (before.items[oldOwner].rootFrame, after.items[owner].rootFrame)
    return CGSize(width: difference(old.minX, new.minX), height: difference(old.minY, new.minY))
  }

  private func difference(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    abs(new - old) <= tolerance ? 0 : new - old
  }

  /// Whether two displacements are equal except for rounding.
  private func isSame(_ first: CGSize, _ second: CGSize) -> Bool {
    difference(first.width, second.width) == 0 && difference(first.height, second.height) == 0
  }

  /// The smaller of two opposite edges' displacements, or 0 if the edges don't move in the same direction.
  private func common(_ near: CGFloat, _ far: CGFloat) -> CGFloat {
    guard near * far > 0 else { return 0 }
    return abs(near) <= abs(far) ? near : far
  }
}
