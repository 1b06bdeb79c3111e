internal import AutoLayout
internal import Foundation

/// The frames of the paired items of two records, compared along each axis.
struct RecordDifferences {
  private let pairs: RecordPairs
  private let tolerance: CGFloat
  private let oldFrames: [CGRect]
  private let newFrames: [CGRect]
  /// For each item and axis, whether the item's size, its position in the root or its position in its owner differs.
  private(set) var isMoved: [[Bool]]
  /// For each item and axis, whether the item's size or its position in its owner differs.
  private(set) var isMovedInOwner: [[Bool]]

  /// Whether the item's frames in the owner's coordinate space differ.
  func isChanged(_ pair: Int) -> Bool { isMovedInOwner[pair] != [false, false] }

  init(_ pairs: RecordPairs, tolerance: CGFloat) {
    self.pairs = pairs
    self.tolerance = tolerance
    oldFrames = pairs.reference.rootFrames
    newFrames = pairs.actual.rootFrames
    var isMoved: [[Bool]] = []
    var isMovedInOwner: [[Bool]] = []
    for pair in pairs.pairs {
      guard let reference = pair.reference, let actual = pair.actual else {
        isMoved.append([true, true])
        isMovedInOwner.append([true, true])
        continue
      }
      let inRoot = Self.movedAxes(oldFrames[reference], newFrames[actual], tolerance)
      let inOwner = Self.movedAxes(
        pairs.reference.items[reference].frame, pairs.actual.items[actual].frame, tolerance)
      isMovedInOwner.append(inOwner)
      // An item that stays while its owner moves has another place in its owner.
      isMoved.append([inRoot[0] || inOwner[0], inRoot[1] || inOwner[1]])
    }
    self.isMoved = isMoved
    self.isMovedInOwner = isMovedInOwner
  }

  /// Returns whether two frames differ horizontally, and whether they differ vertically.
  private static func movedAxes(
    _ old: CGRect, _ new: CGRect, _ tolerance: CGFloat
  ) -> [Bool] {
    [
      differs(old.origin.x, new.origin.x, tolerance)
        || differs(old.size.width, new.size.width, tolerance),
      differs(old.origin.y, new.origin.y, tolerance)
        || differs(old.size.height, new.size.height, tolerance),
    ]
  }

  /// Whether the size of an item's owner differs along an axis.
  func ownerIsResized(_ pair: Int, _ axis: Int) -> Bool {
    guard let owner = pairs.owner(pair), let old = pairs.old(owner), let new = pairs.new(owner)
    else { return false }
    return axis == 0
      ? differs(old.frame.size.width, new.frame.size.width, tolerance)
      : differs(old.frame.size.height, new.frame.size.height, tolerance)
  }

  /// Returns the changes of all items that differ, given the origins of each item pair's change.
  func changes(_ origins: [[ItemChange.Origin]]) -> [ItemChange] {
    pairs.pairs.indices.compactMap { pair in
      let (old, new) = (pairs.old(pair), pairs.new(pair))
      guard let item = new ?? old, item.kind != .builtIn, let kind = kind(pair, old, new) else {
        return nil
      }
      return ItemChange(
        identifier: item.name, kind: kind, reference: old?.frame, actual: new?.frame,
        origins: origins[pair], isGuide: item.kind == .guide,
        referenceOnCanvas: pairs.pairs[pair].reference.map { oldFrames[$0] },
        actualOnCanvas: pairs.pairs[pair].actual.map { newFrames[$0] })
    }
  }

  private func kind(
    _ pair: Int, _ old: LayoutRecord.Item?, _ new: LayoutRecord.Item?
  ) -> ItemChange.Kind? {
    guard let new else { return .removed }
    guard let old else { return .added }
    if old.name != new.name, !(old.isUnnamed && new.isUnnamed) { return .renamed(from: old.name) }
    guard isChanged(pair) else { return nil }
    let isResized =
      differs(old.frame.size.width, new.frame.size.width, tolerance)
      || differs(old.frame.size.height, new.frame.size.height, tolerance)
    return isResized ? .resized : .moved
  }

  /// Whether a view was hidden or shown only because an ancestor was hidden or shown.
  func isHiddenWithOwner(_ pair: Int) -> Bool {
    guard let owner = pairs.owner(pair), let old = pairs.old(owner), let new = pairs.new(owner)
    else { return false }
    return old.isHidden != new.isHidden
  }

  /// Returns the differences that aren't about frames.
  func remarks() -> [LayoutRemark] {
    var remarks: [LayoutRemark] = []
    for pair in pairs.pairs.indices {
      guard let old = pairs.old(pair), let new = pairs.new(pair), new.kind != .builtIn else {
        continue
      }
      remarks += self.remarks(of: pair, old, new)
    }
    let before = pairs.reference.conflicts.map(\.broken)
    let now = pairs.actual.conflicts.map(\.broken)
    let (known, current) = (Set(before), Set(now))
    remarks += now.filter { !known.contains($0) }.map { .conflictAppeared($0) }
    remarks += before.filter { !current.contains($0) }.map { .conflictResolved($0) }
    return remarks
  }

  private func remarks(
    of pair: Int, _ old: LayoutRecord.Item, _ new: LayoutRecord.Item
  ) -> [LayoutRemark] {
    var remarks: [LayoutRemark] = []
    if case .view(let before) = old.kind, case .view(let now) = new.kind, before != now {
      remarks.append(.className(item: new.name, reference: before, actual: now))
    }
    if old.text != new.text {
      remarks.append(.text(item: new.name, reference: old.text, actual: new.text))
    }
    remarks += pairs.appearanceDifferences(of: pair).map {
      .appearance(
        item: new.name, name: $0.property.recordWord, reference: $0.reference?.recordText,
        actual: $0.actual?.recordText)
    }
    if old.isHidden != new.isHidden, !isHiddenWithOwner(pair) {
      remarks.append(.visibility(item: new.name, isHidden: new.isHidden))
    }
    let oldOwner = old.owner.map { pairs.pairOfReference[$0] }
    let newOwner = new.owner.map { pairs.pairOfActual[$0] }
    if oldOwner != newOwner {
      remarks.append(
        .owner(
          item: new.name, reference: oldOwner.map(pairs.name) ?? "",
          actual: newOwner.map(pairs.name) ?? ""))
    }
    if old.openAxes != new.openAxes {
      remarks.append(.openAxes(item: new.name, reference: old.openAxes, actual: new.openAxes))
    }
    return remarks
  }
}

extension LayoutRecord {
  /// The height of the keyboard in points, or 0 if there isn't one.
  ///
  /// The height is unknown (`nil`) if no constraint refers to the root's keyboard guide.
  var keyboardHeight: CGFloat? {
    let name = items.first.map { $0.name + ".keyboard" }
    guard let guide = items.first(where: { $0.kind == .builtIn && $0.name == name }) else {
      return nil
    }
    let height = surroundings.size.height - items[0].frame.minY - guide.frame.minY
    // Without a keyboard, the guide begins at the end of the safe area.
    return height > surroundings.safeArea.bottom + 0.01 ? height : 0
  }

  /// The items' frames in the root's coordinate space, calculated from the recorded pixel-aligned frames.
  fileprivate var rootFrames: [CGRect] {
    var frames: [CGRect] = []
    for item in items {
      let origin = item.owner.map { frames[$0].origin } ?? .zero
      frames.append(item.frame.offsetBy(dx: origin.x, dy: origin.y))
    }
    return frames
  }
}

extension LayoutRecord.Item {
  /// The axes on which the item is ambiguous or unconstrained, in words.
  fileprivate var openAxes: [String] {
    ambiguousAxes.map { "ambiguous \($0.word)" }
      + unconstrainedAxes.map { "unconstrained \($0.word)" }
  }
}

/// Whether two lengths differ by more than a tolerance plus rounding errors.
private func differs(_ lhs: CGFloat, _ rhs: CGFloat, _ tolerance: CGFloat) -> Bool {
  abs(lhs - rhs) > tolerance + 1e-6
}
