package import AutoLayout
package import Foundation

/// Finds the events at the breakpoints of a sweep, and the intervals between them.
package struct BreakpointSearch {
  typealias Event = SweepEvent

  /// The distance, in points, below which two extents are considered the same breakpoint.
  private static let width: CGFloat = 1e-6
  /// The maximum difference at which two edges' rates of movement are considered equal.
  private static let slope = 1e-7

  private let axis: LayoutConstraint.Axis
  private let range: ClosedRange<CGFloat>
  private let canvas: Canvas
  private let profile: PlatformProfile
  /// The breakpoints that have events, in no particular order.
  private var breakpoints: [Breakpoint] = []
  /// The breakpoints that were found by searching, ascending, each with its tolerance in points.
  private var searched: [(extent: CGFloat, tolerance: CGFloat)] = []
  private var last: Place?

  private struct Breakpoint {
    var extent: CGFloat
    var events: [Event]
  }

  /// A `LayoutSweep.Piece`, with the stretch that contains it.
  private struct Place {
    let stretch: LayoutSweep.Stretch
    let piece: LayoutSweep.Piece

    /// Returns the author's violated constraints or, if `isViolated` is false, inequalities that hold with equality.
    func constraints(_ isViolated: Bool) -> Set<Int> {
      let all = isViolated ? piece.violated : piece.tight.subtracting(piece.violated)
      return all.filter { stretch.tree.constraints[$0].origin == .author }
    }
  }

  /// Creates a search without breakpoints.
  package init(
    along axis: LayoutConstraint.Axis, _ range: ClosedRange<CGFloat>, of canvas: Canvas,
    _ profile: PlatformProfile
  ) {
    (self.axis, self.range, self.canvas, self.profile) = (axis, range, canvas, profile)
  }

  /// Adds the events at the start of the next stretch and between its pieces.
  package mutating func add(_ stretch: LayoutSweep.Stretch) {
    if case .searched(let tolerance) = stretch.start {
      searched.append((stretch.range.lowerBound, tolerance))
    }
    for (index, piece) in stretch.pieces.enumerated() {
      let place = Place(stretch: stretch, piece: piece)
      if let last { addEvents(last, place, isOfRows: index == 0) }
      last = place
    }
  }

  /// Returns the intervals between breakpoints, with the beginnings and ends of the given problems.
  ///
  /// Extents that differ only by rounding errors are the same breakpoint.
  package func intervals(with problems: [SweepProblem]) -> [SweepInterval] {
    var all = breakpoints + problems.flatMap(breakpoints)
    all.removeAll {
      $0.extent <= range.lowerBound + Self.width || $0.extent >= range.upperBound - Self.width
    }
    var groups: [[Int]] = []
    for index in all.indices.sorted(by: { (all[$0].extent, $0) < (all[$1].extent, $1) }) {
      if let first = groups.last?.first, all[index].extent - all[first].extent <= Self.width {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    let starts = [range.lowerBound] + groups.map { all[$0[0]].extent }
    let kinds = Dictionary(
      uniqueKeysWithValues: Event.Kind.allCases.enumerated().map { ($1, $0) })
    var next = searched[...]
    return starts.indices.map { index in
      var events = index == 0 ? [] : groups[index - 1].sorted().flatMap { all[$0].events }
      // A jump is reported only if nothing else explains it.
      if events.contains(where: { $0.kind != .layout }) { events.removeAll { $0.kind == .layout } }
      let order = events.indices.sorted {
        (kinds[events[$0].kind] ?? 0, $0) < (kinds[events[$1].kind] ?? 0, $1)
      }
      let end = index + 1 < starts.count ? starts[index + 1] : range.upperBound
      next = next.drop { $0.extent < starts[index] - Self.width }
      let isSearched = next.first.map { $0.extent <= starts[index] + Self.width } ?? false
      return SweepInterval(
        range: starts[index]...max(end, starts[index]),
        tolerance: isSearched ? next.first?.tolerance ?? 0 : 0, events: order.map { events[$0] })
    }
  }

  /// Returns the breakpoints at which a problem begins and ends.
  private func breakpoints(of problem: SweepProblem) -> [Breakpoint] {
    problem.ranges.flatMap { range in
      [(range.lowerBound, Event.Side.from), (range.upperBound, .below)].map { extent, side in
        Breakpoint(
          extent: extent,
          events: [
            Event(
              kind: Event.Kind(problem.kind), side: side, items: problem.items,
              text: problem.summary)
          ])
      }
    }
  }

  // MARK: - Events between two pieces

  private mutating func addEvents(_ lower: Place, _ upper: Place, isOfRows: Bool) {
    let extent = upper.piece.range.lowerBound
    let changes = changes(lower, upper)
    var events: [Event] = []
    let jumps = jumps(lower, upper)
    if isOfRows {
      events += inputEvents(
        lower.stretch, upper.stretch, extent, anyMoves: !changes.isEmpty || !jumps.isEmpty)
    }
    events += constraintEvents(lower, upper, isOfRows: isOfRows)
    if let event = growthEvent(changes, upper.stretch.tree) { events.append(event) }
    if events.isEmpty, !jumps.isEmpty {
      let tree = upper.stretch.tree
      let verb = jumps.count == 1 ? "jumps" : "jump"
      events = [
        Event(
          kind: .layout, side: .from, items: jumps.map(tree.constraintName),
          text: "\(list(jumps.map(tree.reportName))) \(verb)")
      ]
    }
    if !events.isEmpty { breakpoints.append(Breakpoint(extent: extent, events: events)) }
  }

  // MARK: - Inputs of rows

  private func inputEvents(
    _ lower: LayoutSweep.Stretch, _ upper: LayoutSweep.Stretch, _ extent: CGFloat, anyMoves: Bool
  ) -> [Event] {
    var events: [Event] = []
    if let event = sizeClassEvent(at: extent) { events.append(event) }
    let distance = extent - lower.range.lowerBound
    let former = SweepInputTable(lower.inputs)
    var margins: [(item: Int, side: String, from: CGFloat, to: CGFloat)] = []
    for input in upper.inputs {
      guard let old = former.input(like: input), let value = input.value, let start = old.value,
        start != value || old.slope != 0 || input.slope != 0
      else { continue }
      let before = start + old.slope * distance
      let items = [upper.tree.constraintName(of: input.item)]
      let name = upper.tree.reportName(of: input.item)
      switch input.kind {
      case .contentHeight where abs(before - value) > 1e-4:
        events.append(
          Event(
            kind: .text, side: .from, items: items, text: text(name, old, input, before, value)))
      case .leftMargin, .rightMargin, .topMargin, .bottomMargin:
        if abs(before - value) > 1e-4, anyMoves {
          margins.append((input.item, input.kind.side, before, value))
        }
      case .readableInset
      where anyMoves && abs(old.slope - input.slope) > 1e-6
        && upper.tree.mentionsReadableGuide(of: input.item):
        let begins = abs(input.slope) > 1e-6
        events.append(
          Event(
            kind: .readableWidth, side: begins ? .from : .below, items: items,
            text: "the readable width of '\(name)' is at its maximum"))
      default: break
      }
    }
    return events + marginEvents(margins, upper.tree)
  }

  private func text(
    _ name: String, _ old: LayoutSweep.Input, _ new: LayoutSweep.Input, _ before: CGFloat,
    _ value: CGFloat
  ) -> String {
    func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
    if let count = new.lineCount, let former = old.lineCount, count != former {
      return "the text of '\(name)' takes \(lines(count)) instead of \(former)"
    }
    let (from, to) = (points(before, unlike: value), points(value, unlike: before))
    return "the content of '\(name)' is \(to) points high instead of \(from)"
  }

  private func marginEvents(
    _ margins: [(item: Int, side: String, from: CGFloat, to: CGFloat)], _ tree: SolvedTree
  ) -> [Event] {
    var events: [Event] = []
    var index = 0
    while index < margins.count {
      let first = margins[index]
      let same = margins[index...].prefix {
        $0.item == first.item && abs($0.from - first.from) < 1e-4 && abs($0.to - first.to) < 1e-4
      }
      index += same.count
      let name = tree.reportName(of: first.item)
      let sides = same.map(\.side).joined(separator: " and ")
      events.append(
        Event(
          kind: .margins, side: .from, items: [tree.constraintName(of: first.item)],
          text: "the \(sides) \(same.count == 1 ? "margin" : "margins") of '\(name)' "
            + "\(same.count == 1 ? "is" : "are") \(points(first.to, unlike: first.from)) instead of "
            + points(first.from, unlike: first.to)))
    }
    return events
  }

  private func sizeClassEvent(at extent: CGFloat) -> Event? {
    func classes(_ extent: CGFloat) -> (horizontal: SizeClass, vertical: SizeClass) {
      let size = canvas.with(axis, extent).size
      return profile.sizeClasses(of: size)
    }
    let (before, after) = (classes(extent - 1 / 32), classes(extent))
    guard before != after else { return nil }
    let changed: (String, SizeClass) =
      before.horizontal != after.horizontal
      ? ("horizontal", after.horizontal) : ("vertical", after.vertical)
    return Event(
      kind: .sizeClass, side: .from, items: ["root"],
      text: "the \(changed.0) size class is \(changed.1 == .regular ? "regular" : "compact")")
  }

  // MARK: - Constraints

  private func constraintEvents(_ lower: Place, _ upper: Place, isOfRows: Bool) -> [Event] {
    var events: [Event] = []
    for isViolated in [true, false] {
      let (before, after) = (lower.constraints(isViolated), upper.constraints(isViolated))
      let (old, new) = (lower.stretch.tree, upper.stretch.tree)
      var (ended, begun) = (before.subtracting(after), after.subtracting(before))
      if isOfRows {
        // Indices of constraints differ between layouts.
        let (former, latter) = (old.texts(before), new.texts(after))
        ended = before.filter { !latter.contains(old.text(of: old.constraints[$0])) }
        begun = after.filter { !former.contains(new.text(of: new.constraints[$0])) }
      }
      events += ended.sorted().map { event($0, old, .below, isViolated) }
      events += begun.sorted().map { event($0, new, .from, isViolated) }
    }
    return events
  }

  private func event(
    _ index: Int, _ tree: SolvedTree, _ side: Event.Side, _ isViolated: Bool
  ) -> Event {
    let constraint = tree.constraints[index]
    let name = constraint.identifier ?? tree.text(of: constraint)
    let end = constraint.relation == .greaterThanOrEqual ? "minimum" : "maximum"
    return Event(
      kind: isViolated ? .violation : .limit, side: side,
      items: constraint.items.map(tree.constraintName),
      text: isViolated ? "'\(name)' is violated" : "'\(name)' is at its \(end)")
  }

  // MARK: - Growth

  /// A change of the rates at which an item's edges move while the canvas grows.
  private struct Change {
    let item: Int
    let rank: Int
    let text: String
  }

  private func changes(_ lower: Place, _ upper: Place) -> [Change] {
    let tree = upper.stretch.tree
    guard lower.stretch.tree.items.count == tree.items.count else { return [] }
    let along = axis == .horizontal ? 0 : 2
    var changes: [Change] = []
    for item in tree.items.indices where item != 0 && tree.items[item].isShown {
      let owner = tree.items[item].owner ?? 0
      let (before, after) = (
        lower.piece.path.slopes(of: item), upper.piece.path.slopes(of: item)
      )
      let (outer, outerAfter) = (
        lower.piece.path.slopes(of: owner), upper.piece.path.slopes(of: owner)
      )
      for (rank, start) in [along, 2 - along].enumerated() {
        let (old, new) = (before[start + 1] - before[start], after[start + 1] - after[start])
        guard abs(old - new) > Self.slope else { continue }
        let what = start == 0 ? (rank == 0 ? "" : " in width") : (rank == 0 ? "" : " in height")
        changes.append(
          Change(item: item, rank: rank, text: Self.verb(old, new, "grow", "shrink", what)))
        break
      }
      guard changes.last?.item != item else { continue }
      for start in [along, 2 - along] {
        let (old, new) = (before[start] - outer[start], after[start] - outerAfter[start])
        guard abs(old - new) > Self.slope else { continue }
        changes.append(Change(item: item, rank: 2, text: Self.verb(old, new, "move", "move", "")))
        break
      }
    }
    return changes
  }

  /// Describes the change of a rate as the verb of a sentence, such as `stops growing`.
  private static func verb(
    _ old: Double, _ new: Double, _ positive: String, _ negative: String, _ what: String
  ) -> String {
    func participle(_ slope: Double) -> String {
      let verb = slope > 0 ? positive : negative
      return verb == "shrink" ? "shrinking" : verb == "grow" ? "growing" : "moving"
    }
    let (wasFlat, isFlat) = (abs(old) <= slope, abs(new) <= slope)
    if isFlat { return "stops \(participle(old))\(what)" }
    if wasFlat { return "starts \(participle(new))\(what)" }
    let verb = new > 0 ? positive : negative
    return "\(verb)s\(what) by \(number(abs(new))) per point instead of \(signed(old, new))"
  }

  private static func signed(_ old: Double, _ new: Double) -> String {
    (old < 0) == (new < 0) ? number(abs(old)) : "−" + number(abs(old))
  }

  private static func number(_ value: Double) -> String { plainNumber(CGFloat(value), digits: 3) }

  private func growthEvent(_ changes: [Change], _ tree: SolvedTree) -> Event? {
    guard let main = changes.min(by: { ($0.rank, $0.item) < ($1.rank, $1.item) }) else {
      return nil
    }
    let same = changes.filter { $0.text == main.text && $0.rank == main.rank }
    let others = changes.count - same.count
    let items = ([main] + same.filter { $0.item != main.item }).map(\.item)
    var text = "'\(tree.reportName(of: main.item))' \(main.text)"
    if same.count > 1 {
      text +=
        same.count == 2
        ? ", and so does '\(tree.reportName(of: items[1]))'"
        : ", and so do \(same.count - 1) others"
    }
    if others > 0 {
      text += "; \(others) \(others == 1 ? "other item changes" : "other items change")"
    }
    let rest = changes.filter { $0.text != main.text || $0.rank != main.rank }
    return Event(
      kind: .growth, side: .from,
      items: (items + rest.map(\.item)).map(tree.constraintName), text: text)
  }

  // MARK: - Jumps

  /// Returns the items whose position jumps at a breakpoint.
  private func jumps(_ lower: Place, _ upper: Place) -> [Int] {
    let tree = upper.stretch.tree
    guard lower.stretch.tree.items.count == tree.items.count else { return [0] }
    return tree.items.indices.filter { item in
      guard tree.items[item].isShown else { return false }
      let difference = lower.piece.path.upper[item] - upper.piece.path.lower[item]
      return (0..<4).contains { abs(difference[$0]) > 1e-3 }
    }
  }

  private func list(_ names: [String]) -> String {
    let shown = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }
}

extension SolvedTree {
  /// Returns the texts of constraints, given their indices.
  fileprivate func texts(_ indices: Set<Int>) -> Set<String> {
    Set(indices.map { text(of: constraints[$0]) })
  }

  /// Returns whether any constraint involves a view's readable content guide.
  fileprivate func mentionsReadableGuide(of view: Int) -> Bool {
    constraints.contains { constraint in
      constraint.items.contains {
        items[$0].kind == .systemGuide(.readableContent) && items[$0].owner == view
      }
    }
  }
}

extension SolvedTree.Item {
  /// Whether the item is a view or one of the author's guides.
  fileprivate var isShown: Bool {
    if case .systemGuide = kind { false } else { true }
  }
}
