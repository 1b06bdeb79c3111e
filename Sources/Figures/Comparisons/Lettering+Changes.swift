import AutoLayout
import Foundation
import PictureDescriptions

extension Lettering {
  /// The maximum number of arrows, and of labels of each kind.
  ///
  /// The largest views come first, then the largest guides.
  private static let limit = 48
  /// The number of items of one owner from which those that moved alike share an arrow.
  private static let leastCrowd = 4

  /// The words of the figure.
  private var words: FigureWords { contents.options.words }

  /// Draws arrows and labels for the changes, most important first.
  mutating func placeChanges(of figure: ComparisonFigure) {
    let items = figure.changes.filter { !$0.change.isFollower }.sorted(by: Self.mattersMore)
    placeArrows(for: crowds(in: items, figure))
    for item in first(items.filter(\.change.isResized)) {
      guard let text = item.change.resizing(in: words), let frame = item.new else { continue }
      place(around(frame, name(text, contents.palette.change)), saying: item)
    }
    let converted = figure.changes.filter(\.change.isConverted).sorted(by: Self.mattersMore)
    for item in first(converted) {
      guard let text = item.change.conversion(in: words), let frame = item.new else { continue }
      let ring: CGFloat = item.isView ? -3 : 0
      place(
        around(frame.insetBy(dx: ring, dy: ring), name(text, contents.palette.change)), saying: item
      )
    }
    for item in first(items.filter { $0.change.isAdded && $0.isView }) {
      guard let frame = item.new else { continue }
      let name = name("+ " + item.change.name, contents.palette.added)
      // A name shouldn't be on the ring around its item.
      place(around(frame.insetBy(dx: -3, dy: -3), name), saying: item)
    }
    for item in first(items.filter(\.change.isRemoved)) {
      guard let frame = item.old else { continue }
      let name = name("− " + item.change.name, contents.palette.removed)
      place(within(frame, name), saying: item)
    }
  }

  /// The items with labels; the others are reported as omissions.
  private mutating func first(
    _ items: [ComparisonFigure.Item]
  ) -> ArraySlice<ComparisonFigure.Item> {
    for item in items.dropFirst(Self.limit) { note(item) }
    return items.prefix(Self.limit)
  }

  /// Reports an item without a label, if it has visible changes.
  private mutating func note(_ item: ComparisonFigure.Item) {
    let isSeen = [item.old, item.new].contains { frame in
      frame.map { !$0.intersection(contents.page.stage).isNull } ?? false
    }
    if isSeen { omissions.append(.change(item.change.name)) }
  }

  /// Views before guides, and larger items first.
  private static func mattersMore(
    _ first: ComparisonFigure.Item, _ second: ComparisonFigure.Item
  ) -> Bool {
    if first.isView != second.isView { return first.isView }
    func area(_ item: ComparisonFigure.Item) -> CGFloat {
      let frame = item.new ?? item.old ?? .zero
      return frame.width * frame.height
    }
    // Items of one size keep the tree's order, because the sort is stable.
    return area(first) > area(second)
  }

  /// The items that share one arrow.
  private struct Crowd {
    /// The items, which moved alike.
    var items: [ComparisonFigure.Item]
    /// The older and newer position in words.
    var text: String
  }

  /// The moved items, grouped if many items of one owner moved alike.
  private func crowds(in items: [ComparisonFigure.Item], _ figure: ComparisonFigure) -> [Crowd] {
    struct Key: Hashable {
      var owner: Int?
      var dx: CGFloat
      var dy: CGFloat
    }
    var order: [Key] = []
    var members: [Key: [ComparisonFigure.Item]] = [:]
    for item in items where item.change.isMoved {
      // Sums of thirds of a point may differ in the last digit.
      let key = Key(
        owner: item.change.newIndex.flatMap { contents.items[$0].owner },
        dx: (item.change.displacement.width * 1024).rounded(),
        dy: (item.change.displacement.height * 1024).rounded())
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(item)
    }
    return order.flatMap { key -> [Crowd] in
      let items = members[key] ?? []
      guard items.count >= Self.leastCrowd, let first = items.first else {
        return items.map { Crowd(items: [$0], text: $0.change.movement(in: words) ?? "") }
      }
      return [Crowd(items: items, text: movement(items.count, first.change.displacement))]
    }
  }

  /// The displacement of several items: `12 items: y + 20`.
  private func movement(_ count: Int, _ displacement: CGSize) -> String {
    let parts = [("x", displacement.width), ("y", displacement.height)].filter { $0.1 != 0 }
    let texts = parts.map { "\($0.0) \($0.1 < 0 ? "−" : "+") \(plainNumber(abs($0.1)))" }
    return words(
      .movedItems, count: count, ["movement": texts.joined(separator: words(.comma))])
  }

  private mutating func placeArrows(for crowds: [Crowd]) {
    var drawn = FrameIndex(bounds: contents.page.bounds)
    for crowd in crowds.dropFirst(Self.limit) { crowd.items.first.map { note($0) } }
    for crowd in crowds.prefix(Self.limit) {
      // One arrow stands for the group: the one with the lowest cost among the first ones.
      let candidates = crowd.items.prefix(8).flatMap {
        item -> [(ComparisonFigure.Item, MoveArrow)] in
        guard let old = item.old, let new = item.new else { return [] }
        return MoveArrow.candidates(from: old, to: new).map { (item, $0) }
      }
      var best: (item: ComparisonFigure.Item, arrow: MoveArrow, cost: Int)?
      for (item, arrow) in candidates where arrow.reluctance < best?.cost ?? .max {
        guard let cost = cost(of: arrow, drawn), cost < best?.cost ?? .max else { continue }
        best = (item, arrow, cost)
      }
      guard let best else {
        placeWords(of: crowd)
        continue
      }
      for box in best.arrow.boxes {
        drawn.insert(box)
        layout.reserve(box)
      }
      draw(best.arrow, tag: best.item.tag)
      let name = name(crowd.text, contents.palette.change)
      place(
        name.along(best.arrow) + around(best.item.new ?? .zero, name, reluctance: 10),
        saying: best.item)
    }
  }

  /// Writes the positions of moved items whose arrow has no room.
  private mutating func placeWords(of crowd: Crowd) {
    guard let item = crowd.items.first, let frame = item.new else { return }
    place(around(frame, name(crowd.text, contents.palette.change)), saying: item)
  }

  /// The cost of an arrow, or `nil` if it crosses text or leaves the picture.
  private func cost(of arrow: MoveArrow, _ drawn: FrameIndex) -> Int? {
    var cost = arrow.reluctance
    for box in arrow.boxes {
      guard holds(contents.page.room, box), layout.textBoxes(in: box).isEmpty else {
        return nil
      }
      if drawn.intersects(box) { cost += 6 }
    }
    return cost
  }

  private mutating func draw(_ arrow: MoveArrow, tag: DrawingCommand.Tag) {
    // Text keeps away from an arrow, whatever its color.
    for (width, color) in [(CGFloat(4), contents.palette.paper), (1.5, contents.palette.change)] {
      for points in arrow.strokes {
        lines.append(DrawingCommand(.polyline(points, width: width, color), tag: tag))
      }
    }
  }
}

extension Lettering {
  /// Places words at the best free position, or reports them as an omission.
  private mutating func place(
    _ places: [LabelLayout.Candidate], saying item: ComparisonFigure.Item
  ) {
    if !place(places, tag: item.tag) { note(item) }
  }

  /// Candidates inside a frame, then around it.
  private func within(_ frame: CGRect, _ name: GuideName) -> [LabelLayout.Candidate] {
    let visible = frame.intersection(contents.page.room)
    let inside = visible.isNull ? [] : name.inside(visible, fromBottom: false)
    return inside + around(frame, name, reluctance: 12)
  }

  private func around(
    _ frame: CGRect, _ name: GuideName, reluctance: Int = 0
  ) -> [LabelLayout.Candidate] {
    let visible = frame.intersection(contents.page.room)
    guard !visible.isNull else { return [] }
    let near = visible.width <= 0 ? name.nextTo(visible) : []
    let places =
      near + name.above(visible) + name.below(visible) + name.aside(visible)
      + name.inside(visible, fromBottom: true) + name.higher(visible) + name.distant(visible)
    return places.map { place in
      var place = place
      place.reluctance += reluctance
      return place
    }
  }
}

extension GuideName {
  /// Candidates on either side of an arrow: at its middle, then nearer to its ends.
  func along(_ arrow: MoveArrow) -> [LabelLayout.Candidate] {
    [CGFloat(0.5), 0.3, 0.7, 0.1, 0.9].enumerated().flatMap { order, share in
      let point = CGPoint(
        x: arrow.start.x + share * (arrow.end.x - arrow.start.x),
        y: arrow.start.y + share * (arrow.end.y - arrow.start.y))
      return around(point, reluctance: 3 * order)
    }
  }

  /// Candidates to the right and left of a point, then above and below it.
  private func around(_ point: CGPoint, reluctance: Int) -> [LabelLayout.Candidate] {
    let metrics = LetterMetrics(font)
    let level = point.y + metrics.capHeight / 2
    return [
      candidate(point.x + 8, level, reluctance: reluctance),
      candidate(point.x - 8 - width, level, reluctance: reluctance + 1),
      candidate(point.x - width / 2, point.y - 6 - metrics.descent, reluctance: reluctance + 1),
      candidate(point.x - width / 2, point.y + 6 + metrics.ascent, reluctance: reluctance + 2),
    ]
  }
}
