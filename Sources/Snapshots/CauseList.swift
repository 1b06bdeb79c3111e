import AutoLayout
import Foundation

/// What changed in a scene, and where each cause takes hold.
struct CauseList {
  /// The causes in the order of the layout: surroundings, items, constraints; what is gone comes last
  /// in each.
  private(set) var list: [Entry] = []
  private let pairs: RecordPairs
  private let differences: RecordDifferences

  /// A cause with the places from which it spreads.
  struct Entry {
    /// What changed.
    var cause: LayoutCause
    /// Where it takes hold.
    var seeds: [Seed]
  }

  /// A pair of items and an axis, and how far from the cause it is.
  struct Seed {
    var pair: Int
    var axis: Int
    /// 0 for what the cause is about, 1 for what it may well have moved, 2 for what only follows
    /// unless nothing else explains it.
    var distance: Int
    /// Whether the cause spreads from here although nothing moved here.
    var spreadsAnyway = false
  }

  init(
    _ pairs: RecordPairs, _ differences: RecordDifferences, _ constraints: ConstraintDifferences
  ) {
    self.pairs = pairs
    self.differences = differences
    addSurroundings()
    addEnvironment()
    for pair in pairs.pairs.indices { addItem(pair) }
    addConstraints(constraints)
    addFrames()
  }

  // MARK: - Surroundings

  private mutating func addSurroundings() {
    let (old, new) = (pairs.reference.surroundings, pairs.actual.surroundings)
    func add(_ name: String, _ reference: String, _ actual: String) {
      guard reference != actual else { return }
      let seeds = pairs.pairs.indices.flatMap { pair in
        let isNear = pairs.owner(pair) == nil || pairs.new(pair)?.kind == .builtIn
        return bothAxes(pair, distance: isNear ? 0 : 1)
      }
      list.append(
        Entry(
          cause: .surroundingsChanged(name: name, reference: reference, actual: actual),
          seeds: seeds))
    }
    add("canvas", text(old.size), text(new.size))
    add("scale", plainNumber(old.scale), plainNumber(new.scale))
    add("safe area", text(old.safeArea), text(new.safeArea))
    add("direction", old.direction.word, new.direction.word)
    add("size of text", old.textSize, new.textSize)
    add("profile", old.profile, new.profile)
  }

  /// Texts that did not change and want other sizes are the doing of whatever measured them, where
  /// that is another.
  private mutating func addEnvironment() {
    let changed = environmentDifferences(from: pairs.reference, to: pairs.actual)
    guard !changed.isEmpty else { return }
    let seeds = pairs.pairs.indices.flatMap { contentSeeds($0, distance: 0) }
    guard !seeds.isEmpty else { return }
    list.append(Entry(cause: .environmentChanged(changed), seeds: seeds))
  }

  // MARK: - Items

  private mutating func addItem(_ pair: Int) {
    let name = pairs.name(pair)
    guard let old = pairs.old(pair), let new = pairs.new(pair) else {
      guard (pairs.new(pair) ?? pairs.old(pair))?.kind != .builtIn else { return }
      list.append(
        Entry(
          cause: pairs.new(pair) == nil ? .itemRemoved(name) : .itemAdded(name),
          seeds: bothAxes(pair, distance: 0)))
      return
    }
    if old.text != new.text {
      list.append(
        Entry(
          cause: .textChanged(item: name, reference: old.text ?? "", actual: new.text ?? ""),
          seeds: textSeeds(pair, old, new)))
    }
    let isExplained = list.contains { $0.cause.explainsContents }
    let seeds = isExplained || old.text != new.text ? [] : contentSeeds(pair, distance: 0)
    if !seeds.isEmpty {
      list.append(
        Entry(
          cause: .contentSizeChanged(
            item: name, reference: old.contentSize, actual: new.contentSize), seeds: seeds))
    }
    addProperties(pair, old, new)
  }

  private mutating func addProperties(
    _ pair: Int, _ old: LayoutRecord.Item, _ new: LayoutRecord.Item
  ) {
    func add(_ name: String, _ reference: String, _ actual: String, _ axes: [Int]) {
      guard reference != actual else { return }
      list.append(
        Entry(
          cause: .propertyChanged(
            item: pairs.name(pair), name: name, reference: reference, actual: actual),
          seeds: axes.map { Seed(pair: pair, axis: $0, distance: 0, spreadsAnyway: true) }))
    }
    add("hidden", old.isHidden ? "yes" : "no", new.isHidden ? "yes" : "no", [0, 1])
    for (axis, word) in ["horizontal", "vertical"].enumerated() {
      let (before, now) =
        axis == 0
        ? (old.contentWidth, new.contentWidth) : (old.contentHeight, new.contentHeight)
      guard let before, let now else { continue }
      add("\(word) hugging", text(before.hugging), text(now.hugging), [axis])
      add("\(word) compression resistance", text(before.resistance), text(now.resistance), [axis])
    }
    if let (before, now) = changedInsets(pair) { add("insets", before, now, [0, 1]) }
  }

  /// The insets of a view's margins, where they changed and nothing around the view did.
  private func changedInsets(_ pair: Int) -> (String, String)? {
    guard let old = pairs.old(pair), let new = pairs.new(pair), new.kind == .builtIn,
      new.name.hasSuffix(".margins"), !list.contains(where: \.cause.isOfSurroundings),
      let owner = pairs.owner(pair), differences.isMoved[owner] == [false, false],
      let oldOwner = pairs.old(owner), let newOwner = pairs.new(owner)
    else { return nil }
    return (text(insets(old.frame, oldOwner.frame)), text(insets(new.frame, newOwner.frame)))
  }

  /// Where another text takes hold: along an axis on which its view kept its size it moves nothing, but
  /// for what nothing else explains.
  private func textSeeds(
    _ pair: Int, _ old: LayoutRecord.Item, _ new: LayoutRecord.Item
  ) -> [Seed] {
    let isResized = [
      old.frame.size.width != new.frame.size.width, old.frame.size.height != new.frame.size.height,
    ]
    return [0, 1].map { Seed(pair: pair, axis: $0, distance: isResized[$0] ? 0 : 2) }
  }

  /// Where a content wants another size; not where it only follows the width that its lines have.
  private func contentSeeds(_ pair: Int, distance: Int) -> [Seed] {
    guard let old = pairs.old(pair), let new = pairs.new(pair), old.text == new.text else {
      return []
    }
    let wraps = new.text != nil && new.lineLimit != 1
    if wraps, differences.isMoved[pair][0], old.frame.size.width != new.frame.size.width {
      return []
    }
    var seeds: [Seed] = []
    if old.contentWidth?.length != new.contentWidth?.length {
      seeds.append(Seed(pair: pair, axis: 0, distance: distance))
    }
    if old.contentHeight?.length != new.contentHeight?.length {
      seeds.append(Seed(pair: pair, axis: 1, distance: distance))
    }
    return seeds
  }

  // MARK: - Constraints

  private mutating func addConstraints(_ constraints: ConstraintDifferences) {
    for (reference, actual) in constraints.changed {
      let constraint = pairs.actual.constraints[actual]
      let old = pairs.reference.constraints[reference]
      let (before, now) = constraint.difference(from: old, pairs)
      let cause = LayoutCause.constraintChanged(
        name: constraint.identifier ?? old.name(in: pairs.reference), reference: before, actual: now
      )
      let own = seeds(constraint, pairs.pairOfActual)
      // Constraints of one name that changed alike, as a stack view's do, are one cause.
      if let known = list.firstIndex(where: { $0.cause == cause }) {
        list[known].seeds += own
      } else {
        list.append(Entry(cause: cause, seeds: own))
      }
    }
    // A view that arranges others makes and unmakes its constraints as an effect.
    for index in constraints.added {
      let constraint = pairs.actual.constraints[index]
      guard constraint.origin == .author,
        constraint.items.allSatisfy({ pairs.pairs[pairs.pairOfActual[$0]].reference != nil })
      else { continue }
      list.append(
        Entry(
          cause: .constraintAdded(name: constraint.name(in: pairs.actual)),
          seeds: seeds(constraint, pairs.pairOfActual)))
    }
    for index in constraints.removed {
      let constraint = pairs.reference.constraints[index]
      guard constraint.origin == .author,
        constraint.items.allSatisfy({ pairs.pairs[pairs.pairOfReference[$0]].actual != nil })
      else { continue }
      list.append(
        Entry(
          cause: .constraintRemoved(name: constraint.name(in: pairs.reference)),
          seeds: seeds(constraint, pairs.pairOfReference)))
    }
  }

  /// A constraint places its first item; the second one follows only where the first stayed.
  private func seeds(_ constraint: LayoutRecord.Constraint, _ map: [Int]) -> [Seed] {
    let ends = constraint.ends(map)
    let firstMoved = ends.first.contains { differences.isMoved[$0.pair][$0.axis] }
    return ends.first.map { Seed(pair: $0.pair, axis: $0.axis, distance: 0) }
      + ends.second.map { Seed(pair: $0.pair, axis: $0.axis, distance: firstMoved ? 2 : 0) }
  }

  // MARK: - Frames

  /// Where no constraint speaks of an item, its frame was set by hand.
  private mutating func addFrames() {
    var isConstrained = [[Bool]](repeating: [false, false], count: pairs.pairs.count)
    for (constraints, map) in [
      (pairs.reference.constraints, pairs.pairOfReference),
      (pairs.actual.constraints, pairs.pairOfActual),
    ] {
      for constraint in constraints {
        let ends = constraint.ends(map)
        for end in ends.first + ends.second { isConstrained[end.pair][end.axis] = true }
      }
    }
    for pair in pairs.pairs.indices where differences.isChanged[pair] {
      guard let old = pairs.old(pair), let new = pairs.new(pair), new.isView,
        pairs.owner(pair) != nil
      else { continue }
      let axes = [0, 1].filter { axis in
        differences.isMoved[pair][axis] && !isConstrained[pair][axis]
          && !differences.ownerIsResized(pair, axis)
      }
      guard !axes.isEmpty, !list.contains(where: \.cause.isOfSurroundings) else { continue }
      list.append(
        Entry(
          cause: .propertyChanged(
            item: new.name, name: "frame", reference: text(old.frame), actual: text(new.frame)),
          seeds: axes.map { Seed(pair: pair, axis: $0, distance: 0) }))
    }
  }

  private func bothAxes(_ pair: Int, distance: Int) -> [Seed] {
    [0, 1].map { Seed(pair: pair, axis: $0, distance: distance) }
  }
}

extension LayoutCause {
  /// Whether the cause is about what the whole scene is in.
  var isOfSurroundings: Bool {
    if case .surroundingsChanged = self { true } else { false }
  }

  /// Whether the cause alone lets contents want other sizes.
  fileprivate var explainsContents: Bool {
    switch self {
    case .environmentChanged: true
    case .surroundingsChanged(let name, _, _): ["scale", "size of text", "profile"].contains(name)
    default: false
    }
  }
}

extension LayoutRecord.Item {
  /// The size that the content wants; 0 where it has no opinion.
  fileprivate var contentSize: CGSize {
    CGSize(width: contentWidth?.length ?? 0, height: contentHeight?.length ?? 0)
  }
}

private func text(_ size: CGSize) -> String {
  "\(plainNumber(size.width)) × \(plainNumber(size.height))"
}

private func text(_ insets: EdgeInsets) -> String {
  [insets.top, insets.left, insets.bottom, insets.right].map { plainNumber($0) }
    .joined(separator: " ")
}

private func text(_ frame: CGRect) -> String {
  [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { plainNumber($0) }
    .joined(separator: " ")
}

private func text(_ priority: LayoutPriority) -> String {
  plainNumber(CGFloat(priority.rawValue), digits: 6)
}

/// How far a guide's edges lie inside of its view's.
private func insets(_ guide: CGRect, _ view: CGRect) -> EdgeInsets {
  EdgeInsets(
    top: guide.minY, left: guide.minX, bottom: view.height - guide.maxY,
    right: view.width - guide.maxX)
}
