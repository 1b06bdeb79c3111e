internal import AutoLayout
internal import Foundation

extension CauseList {
  /// Adds the settings of an item that differ.
  mutating func addSettings(
    _ pair: Int, _ old: LayoutRecord.Item, _ new: LayoutRecord.Item
  ) {
    guard new.isView else { return }
    let (before, now) = pairs.settings(of: pair)
    for difference in now.differences(from: before) {
      let name = difference.name
      let (was, value) = (difference.reference ?? "default", difference.actual ?? "default")
      // Baselines follow from the view's content.
      if name == "baselines" || name == "margins" && followSurroundings(pair, was, value) {
        continue
      }
      add(name, of: pair, was, value, seeds(of: name, pair, old, new))
    }
  }

  /// Whether margins differ because of the surroundings: the platform's margins of a root depend on the size of the
  /// canvas, and sides on the direction.
  private func followSurroundings(_ pair: Int, _ reference: String, _ actual: String) -> Bool {
    let (old, new) = (pairs.reference.surroundings, pairs.actual.surroundings)
    if old.profile != new.profile { return true }
    let (before, now) = (numbers(in: reference), numbers(in: actual))
    guard before.count == 4, now.count == 4 else { return false }
    if old.direction != new.direction, now == [before[0], before[3], before[2], before[1]] {
      return true
    }
    let profile = PlatformProfile.named(new.profile) ?? .standard
    let standard = (profile.rootMargin(of: old.size), profile.rootMargin(of: new.size))
    return pairs.owner(pair) == nil
      && zip(before, now).allSatisfy { before, now in
        before == now || before == standard.0 && now == standard.1
      }
  }

  private func numbers(in value: String) -> [CGFloat] {
    value.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
  }

  /// Whether an item's settings differ.
  func hasChangedSettings(_ pair: Int) -> Bool {
    let (before, now) = pairs.settings(of: pair)
    return before.map(\.value) != now.map(\.value) || before.map(\.name) != now.map(\.name)
  }

  /// The places where a setting takes effect.
  private func seeds(
    of name: String, _ pair: Int, _ old: LayoutRecord.Item, _ new: LayoutRecord.Item
  ) -> [Seed] {
    if ["font", "intrinsicSize"].contains(name) { return contentSeeds(pair, old, new) }
    return spreading(from: pair) + guidesWithin(pair).flatMap { bothAxes($0, distance: 1) }
  }

  /// The built-in guides inside a view that moved in their owners, as the margins and safe area of the outer view
  /// move them.
  private func guidesWithin(_ pair: Int) -> [Int] {
    pairs.pairs.indices.filter { guide in
      guard differences.isChanged(guide), pairs.new(guide)?.kind == .builtIn else { return false }
      return sequence(first: guide, next: pairs.owner).contains(pair)
    }
  }
}

extension RecordPairs {
  /// The settings of an item in both records.
  func settings(
    of pair: Int
  ) -> (reference: [LayoutRecord.Setting], actual: [LayoutRecord.Setting]) {
    (
      pairs[pair].reference.map { referenceSettings[$0] ?? [] } ?? [],
      pairs[pair].actual.map { actualSettings[$0] ?? [] } ?? []
    )
  }

  /// The names of the views that a stack view arranges in both records, in both orders, or `nil` if the orders are
  /// the same.
  func changedOrder(of pair: Int) -> (reference: String, actual: String)? {
    guard let old = pairs[pair].reference, let new = pairs[pair].actual else { return nil }
    let before = (arrangedInReference[old] ?? []).map { pairOfReference[$0] }
    let now = (arrangedInActual[new] ?? []).map { pairOfActual[$0] }
    let kept = (before.filter(Set(now).contains), now.filter(Set(before).contains))
    guard kept.0 != kept.1 else { return nil }
    return (
      kept.0.map(name).joined(separator: ", "), kept.1.map(name).joined(separator: ", ")
    )
  }
}

extension LayoutRecord {
  /// The visible views that each stack view arranges, in order, found by the spacing constraints between them.
  ///
  /// Stack views with fewer than two are left out.
  ///
  /// - Complexity: O(constraints).
  var arrangedViews: [Int: [Int]] {
    var next: [Int: [Int: Int]] = [:]
    for constraint in constraints where constraint.identifier == "UISV-spacing" {
      guard constraint.origin == .arrangement, let before = constraint.second?.place,
        // Weaker ones put hidden views into the gaps that these leave.
        constraint.priority == .required, let stack = items[before].owner
      else { continue }
      next[stack, default: [:]][before] = constraint.first.place
    }
    return next.mapValues { next in
      let followers = Set(next.values)
      guard let first = next.keys.filter({ !followers.contains($0) }).min() else { return [] }
      return Array(sequence(first: first) { next[$0] }.prefix(next.count + 1))
    }
  }
}
