internal import AutoLayout
internal import Foundation

/// The changes in a scene that may be causes, each with the items and axes that it affects directly.
struct CauseList {
  /// The causes: changes of surroundings (such as the canvas), items, constraints and unconstrained frames, in this order.
  ///
  /// In each of these groups, removals come last.
  var list: [Entry] = []
  let pairs: RecordPairs
  let differences: RecordDifferences
  /// The indices in ``list`` of causes that add or remove a subtree, by the root item's index in ``RecordPairs/pairs``.
  private var presences: [Int: Int] = [:]

  /// A cause, and the items and axes from which its effects spread.
  struct Entry {
    /// The change in the scene.
    var cause: LayoutCause
    /// The part of the layout that changed, for undoing the change separately.
    var subject: CauseSubject
    /// The items and axes that the cause affects directly.
    var seeds: [Seed]
  }

  /// An item that a cause affects directly along one axis, where the search for its effects starts.
  struct Seed {
    var pair: Int
    var axis: Int
    /// The distance from the cause to the item.
    ///
    /// It is 0 for the item that changed, and 1 for items that the change probably moved. It is 2 for items
    /// whose changes the cause explains only if no other cause does.
    var distance: Int
    /// Whether the search continues from the item even if the item itself didn't move.
    var spreadsAnyway = false
  }

  init(
    _ pairs: RecordPairs, _ differences: RecordDifferences, _ constraints: ConstraintDifferences
  ) {
    self.pairs = pairs
    self.differences = differences
    addSurroundings()
    addEnvironment()
    let areContentsExplained = list.contains { $0.cause.explainsContents }
    for pair in pairs.pairs.indices { addItem(pair, areContentsExplained) }
    addConstraints(constraints)
    addFrames()
  }

  // MARK: - Surroundings

  private mutating func addSurroundings() {
    let (old, new) = (pairs.reference.surroundings, pairs.actual.surroundings)
    func add(_ name: String, _ reference: String, _ actual: String, axes: [Int] = [0, 1]) {
      guard reference != actual else { return }
      // Other causes win over the surroundings, except for the root and built-in guides.
      let seeds = pairs.pairs.indices.flatMap { pair in
        let isNear = pairs.owner(pair) == nil || pairs.new(pair)?.kind == .builtIn
        return axes.map { Seed(pair: pair, axis: $0, distance: isNear ? 0 : 2) }
      }
      append(
        .surroundingsChanged(name: name, reference: reference, actual: actual),
        .surroundings(name), seeds)
    }
    let (was, now) = (old.safeArea, new.safeArea)
    // An extent that fits the layout is an effect.
    var size = old.size
    if new.fitsWidth { size.width = new.size.width }
    if new.fitsHeight { size.height = new.size.height }
    add(
      "canvas", text(size), text(new.size),
      axes: axes(size.width != new.size.width, size.height != new.size.height))
    add("scale", plainNumber(old.scale), plainNumber(new.scale))
    add(
      "safe area", text(was), text(now),
      axes: axes(
        was.left != now.left || was.right != now.right,
        was.top != now.top || was.bottom != now.bottom))
    // Records don't have the height itself, but the guide that follows it.
    if let was = pairs.reference.keyboardHeight, let now = pairs.actual.keyboardHeight {
      add("height of the keyboard", plainNumber(was), plainNumber(now), axes: [1])
    }
    add("direction", old.direction.word, new.direction.word, axes: [0])
    add("size of text", old.textSize, new.textSize)
    add("profile", old.profile, new.profile)
  }

  /// Returns the indices of the axes whose argument is `true`: 0 for horizontal, 1 for vertical.
  private func axes(_ horizontal: Bool, _ vertical: Bool) -> [Int] {
    (horizontal ? [0] : []) + (vertical ? [1] : [])
  }

  /// Adds the changed environment as a cause if the sizes of unchanged texts differ.
  private mutating func addEnvironment() {
    let changed = environmentDifferences(from: pairs.reference, to: pairs.actual)
    guard !changed.isEmpty else { return }
    let seeds = pairs.pairs.indices.flatMap { unexplainedContentSeeds($0) }
    guard !seeds.isEmpty else { return }
    append(.environmentChanged(changed), .environment, seeds)
  }

  // MARK: - Items

  private mutating func addItem(_ pair: Int, _ areContentsExplained: Bool) {
    let name = pairs.name(pair)
    guard let old = pairs.old(pair), let new = pairs.new(pair) else {
      guard (pairs.new(pair) ?? pairs.old(pair))?.kind != .builtIn else { return }
      // Items that are added or removed with their superview aren't causes.
      if let known = presences[pairs.outermost(pair)] {
        list[known].seeds += bothAxes(pair, distance: 0)
        return
      }
      presences[pair] = list.count
      append(
        pairs.new(pair) == nil ? .itemRemoved(name) : .itemAdded(name), .presence(pair),
        bothAxes(pair, distance: 0))
      return
    }
    let before = list.count
    if old.text != new.text {
      append(
        .textChanged(item: name, reference: old.text ?? "", actual: new.text ?? ""), .text(pair),
        contentSeeds(pair, old, new))
    }
    addProperties(pair, old, new)
    // A new size that no property of the item explains is a cause.
    guard list.count == before, !areContentsExplained else { return }
    let seeds = unexplainedContentSeeds(pair)
    guard !seeds.isEmpty else { return }
    append(
      .contentSizeChanged(item: name, reference: old.contentSize, actual: new.contentSize),
      .content(pair), seeds)
  }

  private mutating func addProperties(
    _ pair: Int, _ old: LayoutRecord.Item, _ new: LayoutRecord.Item
  ) {
    if case .view(let before) = old.kind, case .view(let now) = new.kind {
      add(.viewClass, of: pair, before, now, contentSeeds(pair, old, new))
    }
    if old.lineLimit != new.lineLimit, old.text != nil, new.text != nil {
      add(
        .setting(.count(.numberOfLines)), of: pair, "\(old.lineLimit)", "\(new.lineLimit)",
        contentSeeds(pair, old, new))
    }
    if old.isHidden != new.isHidden, !differences.isHiddenWithOwner(pair) {
      add(
        .setting(.flag(.isHidden)), of: pair, old.isHidden ? "yes" : "no",
        new.isHidden ? "yes" : "no",
        spreading(from: pair))
    }
    for axis in LayoutConstraint.Axis.allCases {
      guard let before = old.wish(axis), let now = new.wish(axis) else { continue }
      let seeds = [Seed(pair: pair, axis: axis.rawValue, distance: 0, spreadsAnyway: true)]
      func add(_ kind: ContentPriority, _ was: LayoutPriority, _ now: LayoutPriority) {
        self.add(.setting(.priority(kind, axis)), of: pair, text(was), text(now), seeds)
      }
      add(.hugging, before.hugging, now.hugging)
      add(.compression, before.resistance, now.resistance)
    }
    addSettings(pair, old, new)
    let (home, place) = (pairs.ownerInReference(pair), pairs.ownerInActual(pair))
    if let home, let place, home != place {
      add(.superview, of: pair, pairs.name(home), pairs.name(place), spreading(from: pair))
    }
    if let (before, now) = pairs.changedOrder(of: pair) {
      add(.order, of: pair, before, now, spreading(from: pair))
    }
  }

  mutating func add(
    _ property: ItemProperty, of pair: Int, _ reference: String, _ actual: String,
    _ seeds: [Seed]
  ) {
    guard reference != actual else { return }
    append(
      .propertyChanged(
        item: pairs.name(pair), name: property.name, reference: reference, actual: actual),
      .property(pair, property), seeds)
  }

  mutating func append(_ cause: LayoutCause, _ subject: CauseSubject, _ seeds: [Seed]) {
    list.append(Entry(cause: cause, subject: subject, seeds: seeds))
  }

  /// Returns both axes of a view as starting points of the search for effects of the view's changed content.
  ///
  /// On an axis where the view's size didn't change, the search starts at distance 2, so that nearer causes win.
  func contentSeeds(
    _ pair: Int, _ old: LayoutRecord.Item, _ new: LayoutRecord.Item
  ) -> [Seed] {
    let isResized = [
      old.frame.size.width != new.frame.size.width, old.frame.size.height != new.frame.size.height,
    ]
    return [0, 1].map { Seed(pair: pair, axis: $0, distance: isResized[$0] ? 0 : 2) }
  }

  /// Returns the axes on which an item's content size changed although its text didn't.
  ///
  /// Returns an empty array if the text now wraps at a different width, which may explain the new size.
  private func unexplainedContentSeeds(_ pair: Int) -> [Seed] {
    guard let old = pairs.old(pair), let new = pairs.new(pair), old.text == new.text else {
      return []
    }
    let wraps = new.text != nil && new.lineLimit != 1
    if wraps, differences.isMoved[pair][0], old.frame.size.width != new.frame.size.width {
      return []
    }
    return LayoutConstraint.Axis.allCases
      .filter { old.wish($0)?.length != new.wish($0)?.length }
      .map { Seed(pair: pair, axis: $0.rawValue, distance: 0) }
  }

  func bothAxes(_ pair: Int, distance: Int) -> [Seed] {
    [0, 1].map { Seed(pair: pair, axis: $0, distance: distance) }
  }

  /// Returns both axes of an item as starting points of the search for effects, even if the item didn't move.
  func spreading(from pair: Int) -> [Seed] {
    [0, 1].map { Seed(pair: pair, axis: $0, distance: 0, spreadsAnyway: true) }
  }
}

extension LayoutCause {
  /// Whether the cause is a change of the canvas, the safe area, the keyboard, or a trait of the scene.
  var isOfSurroundings: Bool {
    if case .surroundingsChanged = self { true } else { false }
  }

  /// Whether the cause changes how contents are measured, and so explains new content sizes.
  var explainsContents: Bool {
    switch self {
    case .environmentChanged: true
    case .surroundingsChanged(let name, _, _): ["scale", "size of text", "profile"].contains(name)
    default: false
    }
  }
}

extension LayoutRecord.Item {
  /// The intrinsic content size, with 0 for a dimension without an intrinsic size.
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

private func text(_ priority: LayoutPriority) -> String {
  plainNumber(CGFloat(priority.rawValue), digits: 6)
}
