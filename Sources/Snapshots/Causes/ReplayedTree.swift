internal import AutoLayout
internal import Foundation

/// A view tree that is made from two records, as a choice takes them.
///
/// What records say that no tree allows is left out: numbers that are not finite, constraints between
/// items that have nothing to do with each other. A class, for its views are changed and laid out again.
final class ReplayedTree {
  let replay: LayoutReplay
  /// What the tree takes from which record.
  private(set) var choice: LayoutReplay.Choice
  /// The item of each pair; nil for what is not there.
  var items: [(any LayoutItem)?]
  private var root: View?
  /// What was made of each row of the replay; nil for what is not there.
  private var constraints: [LayoutConstraint?]

  var pairs: RecordPairs { replay.pairs }

  /// Makes a tree.
  init(_ replay: LayoutReplay, _ choice: LayoutReplay.Choice) {
    self.replay = replay
    self.choice = choice
    items = [(any LayoutItem)?](repeating: nil, count: replay.pairs.pairs.count)
    constraints = [LayoutConstraint?](repeating: nil, count: replay.rows.count)
    let children = children()
    guard let top = children.roots.first else { return }
    let root = make(top)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.layoutEnvironment = environment()
    root.frame = CGRect(origin: .zero, size: surroundings("canvas").size)
    items[top] = root
    self.root = root
    fill(top, children.lists)
    for pair in items.indices { addSettings(pair) }
    for row in replay.rows.indices { activateConstraint(row) }
  }

  /// The frames of the items, by their pairs, in their owners' coordinates, in points; nil for what is
  /// not there, and for guides that views have by themselves.
  ///
  /// - Complexity: a layout.
  func frames() -> [CGRect?] {
    root?.layoutIfNeeded()
    return items.indices.map { frame(of: $0) }
  }

  /// The frames as they were if a cause counted that does not, or did not that does.
  ///
  /// - Complexity: a layout; of what the cause moves alone where the tree can be changed for it.
  func frames(switching cause: Int) -> [CGRect?] {
    guard replay.switchableCauses.contains(cause) else {
      return ReplayedTree(replay, choice.switching(cause)).frames()
    }
    change(by: cause)
    defer { change(by: cause) }
    return frames()
  }

  private func change(by cause: Int) {
    choice = choice.switching(cause)
    if case .text(let pair) = replay.subjects[cause], let label = items[pair] as? Label {
      label.text = text(pair)
    }
    for row in replay.rowsOfCauses[cause] {
      constraints[row]?.deactivate()
      activateConstraint(row)
    }
  }

  /// The frame of an item after layout; nil for none, and for a guide that a view has by itself.
  private func frame(of pair: Int) -> CGRect? {
    if let view = items[pair] as? View { return view.frame }
    guard let guide = items[pair] as? LayoutGuide, let owner = guide.owningView,
      item(pair, choice.base)?.kind == .guide
    else { return nil }
    // Frames of guides are exact, and those of views are rounded in the root.
    let origin = owner.convert(CGPoint.zero, to: nil)
    let scale = owner.effectiveEnvironment.scale
    func rounded(_ length: CGFloat, _ start: CGFloat) -> CGFloat {
      // What adding up has lost is not to send halves of pixels to either side.
      let pixels = ((start + length) * scale * 1e6).rounded() / 1e6
      return pixels.rounded() / scale - start
    }
    let frame = guide.layoutFrame
    let (x, y) = (rounded(frame.minX, origin.x), rounded(frame.minY, origin.y))
    return CGRect(
      x: x, y: y, width: rounded(frame.maxX, origin.x) - x,
      height: rounded(frame.maxY, origin.y) - y)
  }

  /// The record's item of a pair on a side; the other side's where it is not there.
  func item(_ pair: Int, _ side: LayoutReplay.Side) -> LayoutRecord.Item? {
    side == .actual
      ? pairs.new(pair) ?? pairs.old(pair) : pairs.old(pair) ?? pairs.new(pair)
  }

  // MARK: - Surroundings

  private func surroundings(_ name: String) -> LayoutRecord.Surroundings {
    choice.side(of: .surroundings(name)) == .actual
      ? pairs.actual.surroundings : pairs.reference.surroundings
  }

  private func environment() -> LayoutEnvironment {
    var around = LayoutEnvironment(
      profile: PlatformProfile.named(surroundings("profile").profile) ?? .standard)
    around.root = .screen
    around.scale = surroundings("scale").scale
    around.direction = surroundings("direction").direction
    around.safeAreaInsets = surroundings("safe area").safeArea
    around.contentSizeCategory =
      ContentSizeCategory(named: surroundings("size of text").textSize) ?? .large
    let isNew = choice.side(of: .surroundings("height of the keyboard")) == .actual
    around.keyboardHeight = (isNew ? pairs.actual : pairs.reference).keyboardHeight ?? 0
    around.measureText = measure()
    return around
  }

  // MARK: - Views

  /// What is in each item, in order, and what is in nothing.
  private func children() -> (roots: [Int], lists: [[Int]]) {
    var owners = [Int?](repeating: nil, count: items.count)
    var isPresent = [Bool](repeating: true, count: items.count)
    for (index, pair) in pairs.pairs.enumerated() {
      let isNew = choice.side(of: .presence(pairs.outermost(index))) == .actual
      if !pairs.isInBoth(index) { isPresent[index] = isNew == (pair.reference == nil) }
      owners[index] =
        choice.side(of: .property(index, "superview")) == .actual
        ? pairs.ownerInActual(index) ?? pairs.ownerInReference(index)
        : pairs.ownerInReference(index) ?? pairs.ownerInActual(index)
    }
    var lists = [[Int]](repeating: [], count: items.count)
    var roots: [Int] = []
    for pair in items.indices where isPresent[pair] {
      guard let owner = owners[pair] else {
        roots.append(pair)
        continue
      }
      lists[owner].append(pair)
    }
    for owner in lists.indices where lists[owner].count > 1 { sort(&lists[owner], in: owner) }
    return (roots, lists)
  }

  /// Puts items into the order of one record, each that is only in the other behind the one that it
  /// comes after there.
  private func sort(_ list: inout [Int], in owner: Int) {
    let isActual = choice.side(of: .property(owner, "order")) == .actual
    func places(_ isActual: Bool) -> [(pair: Int, place: Int)] {
      list.compactMap { pair in
        let place = isActual ? pairs.pairs[pair].actual : pairs.pairs[pair].reference
        return place.map { (pair, $0) }
      }.sorted { $0.place < $1.place }
    }
    let others = places(!isActual).map(\.pair)
    var sorted = places(isActual).map(\.pair)
    let known = Set(sorted)
    for (index, pair) in others.enumerated() where !known.contains(pair) {
      let before = index == 0 ? nil : sorted.firstIndex(of: others[index - 1])
      sorted.insert(pair, at: before.map { $0 + 1 } ?? 0)
    }
    list = sorted
  }

  /// Makes what is in an item, and what is in that; owners come first, at any depth.
  private func fill(_ top: Int, _ children: [[Int]]) {
    var waiting = [top]
    while let owner = waiting.popLast() {
      guard let view = items[owner] as? View else { continue }
      for pair in children[owner] {
        items[pair] = add(pair, to: view)
        if items[pair] is View { waiting.append(pair) }
      }
    }
  }

  /// Makes an item in a view; nil for what may not be there.
  private func add(_ pair: Int, to view: View) -> (any LayoutItem)? {
    guard let item = item(pair, choice.base) else { return nil }
    switch item.kind {
    case .builtIn: return view.guide(named: item.name)
    case .guide:
      let guide = LayoutGuide()
      view.addLayoutGuide(guide)
      return guide
    case .view:
      let child = make(pair)
      if let stack = view as? StackView {
        return (try? stack.arrange(child)) == nil ? nil : child
      }
      guard (try? view.embed(child)) != nil else { return nil }
      child.translatesAutoresizingMaskIntoConstraints = isPlaced(pair)
      // What a mask starts from, with the frame of the view that it is in.
      child.frame = initialFrame(pair)
      return child
    }
  }

  /// The frame to begin with, which counts where nothing else decides.
  private func initialFrame(_ pair: Int) -> CGRect {
    item(pair, choice.side(of: .property(pair, "frame")))?.frame ?? .zero
  }

  /// Whether a view lies where its frame was set, as no constraint holds it from outside.
  private func isPlaced(_ pair: Int) -> Bool {
    guard let item = item(pair, choice.base) else { return false }
    let isHeld =
      choice.base == .actual && pairs.pairs[pair].actual != nil
        || pairs.pairs[pair].reference == nil
      ? replay.isHeld.actual[pair] : replay.isHeld.reference[pair]
    return LayoutConstraint.Axis.allCases.contains { axis in
      let wish = axis == .horizontal ? item.contentWidth : item.contentHeight
      return wish == nil && !isHeld[axis.rawValue]
        && !item.unconstrainedAxes.contains(axis) && !item.ambiguousAxes.contains(axis)
    }
  }

  // MARK: - Constraints

  /// A constraint with the pairs of the items that it mentions.
  private typealias Form = (constraint: LayoutRecord.Constraint, map: [Int])

  /// Makes and activates the constraint of a row.
  ///
  /// One that cannot be stays out: trials count only where a replay gives the records' frames.
  private func activateConstraint(_ row: Int) {
    constraints[row] = constraint(replay.rows[row]).flatMap(made)
    try? constraints[row]?.activate()
  }

  /// Makes a constraint; nil for what stack views make themselves, and what may not be.
  private func made(_ form: Form) -> LayoutConstraint? {
    let (constraint, map) = form
    guard constraint.origin == .author || !isOfStackView(constraint, map),
      constraint.first.origin == nil, constraint.second?.origin == nil,
      let first = items[map[constraint.first.item]]
    else { return nil }
    let second = constraint.second.map { items[map[$0.item]] }
    if let second, second == nil { return nil }
    let made = try? LayoutConstraint.make(
      item: first, attribute: constraint.first.attribute, relatedBy: constraint.relation,
      toItem: second ?? nil, attribute: constraint.second?.attribute ?? .notAnAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant)
    return (try? made?.setPriority(constraint.priority)) == nil ? nil : made
  }

  /// The form of a constraint that the choice takes, with the map of its items; nil for none.
  private func constraint(_ row: LayoutReplay.Row) -> Form? {
    func form(_ index: Int?, _ side: LayoutReplay.Side) -> Form? {
      index.map {
        side == .actual
          ? (pairs.actual.constraints[$0], pairs.pairOfActual)
          : (pairs.reference.constraints[$0], pairs.pairOfReference)
      }
    }
    let (old, new) = (form(row.place.reference, .reference), form(row.place.actual, .actual))
    let only = old == nil ? new : new == nil ? old : nil
    // It comes and goes with its items.
    if let only, row.causes.isEmpty, only.constraint.origin == .author { return only }
    return choice.side(ofAll: row.causes) == .actual ? new : old
  }

  private func isOfStackView(_ constraint: LayoutRecord.Constraint, _ map: [Int]) -> Bool {
    constraint.items.contains { index in
      let item = items[map[index]]
      return item is StackView || item?.layoutView?.superview is StackView
    }
  }
}

extension View {
  /// The guide that the view has by itself and that records call so; nil for a name that is none.
  fileprivate func guide(named name: String) -> LayoutGuide? {
    switch name.split(separator: ".").last {
    case "margins": layoutMarginsGuide
    case "safeArea": safeAreaLayoutGuide
    case "readable": readableContentGuide
    case "keyboard": keyboardLayoutGuide
    case "content": (self as? ScrollView)?.contentLayoutGuide
    case "frame": (self as? ScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}
