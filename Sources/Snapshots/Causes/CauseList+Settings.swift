internal import AutoLayout
internal import Foundation

extension CauseList {
  /// Adds the changed settings of an item as causes.
  mutating func addSettings(
    _ pair: Int, _ old: LayoutRecord.Item, _ new: LayoutRecord.Item
  ) {
    guard new.isView else { return }
    let (before, now) = pairs.settings(of: pair)
    for difference in now.differences(from: before) {
      // Baselines follow from the view's content.
      if difference.property == .baselines || followSurroundings(pair, difference) { continue }
      add(
        .setting(difference.property), of: pair, difference.reference?.recordText ?? "default",
        difference.actual?.recordText ?? "default", seeds(of: difference.property, pair, old, new))
    }
  }

  /// Whether margins differ only because the canvas, the layout direction or the platform profile differs.
  ///
  /// The platform's margins of a root view depend on the size of the canvas. Whether a leading margin is on the left or
  /// right depends on the layout direction.
  private func followSurroundings(_ pair: Int, _ difference: SettingDifference) -> Bool {
    guard difference.property == .margins else { return false }
    let (old, new) = (pairs.reference.surroundings, pairs.actual.surroundings)
    if old.profile != new.profile { return true }
    guard case .margins(let was) = difference.reference,
      case .margins(let value) = difference.actual
    else { return false }
    let (before, now) = (was.edges, value.edges)
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

  /// Whether the item's settings differ between the two records.
  func hasChangedSettings(_ pair: Int) -> Bool {
    let (before, now) = pairs.settings(of: pair)
    return before != now
  }

  /// Returns the items and axes that a changed setting affects.
  private func seeds(
    of property: LayoutSetting.Property, _ pair: Int, _ old: LayoutRecord.Item,
    _ new: LayoutRecord.Item
  ) -> [Seed] {
    if [.font, .intrinsicSize].contains(property) { return contentSeeds(pair, old, new) }
    return spreading(from: pair) + guidesWithin(pair).flatMap { bothAxes($0, distance: 1) }
  }

  /// Returns the moved or resized built-in guides of a view and of its descendants.
  ///
  /// The view's margins and safe area may move such guides.
  private func guidesWithin(_ pair: Int) -> [Int] {
    pairs.pairs.indices.filter { guide in
      guard differences.isChanged(guide), pairs.new(guide)?.kind == .builtIn else { return false }
      return sequence(first: guide, next: pairs.owner).contains(pair)
    }
  }
}

extension RecordPairs {
  /// Returns the names of a stack view's arranged views that are in both records, in the order of each record.
  ///
  /// Returns `nil` if the orders are the same.
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

extension StatedMargins {
  /// The margins as an array: top, leading, bottom, trailing.
  fileprivate var edges: [CGFloat?] { [top, leading, bottom, trailing] }
}

extension LayoutRecord {
  /// The visible arranged views of each stack view, in order, by the index of the stack view.
  ///
  /// They are derived from spacing constraints, so a stack view with fewer than two views is missing.
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
