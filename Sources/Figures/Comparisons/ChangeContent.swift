import AutoLayout
import Foundation
import PictureDescriptions

/// The arrows and labels that show changes since an older layout.
struct ChangeContent {
  /// The comparison that has the changes.
  let figure: ComparisonFigure
  /// The context for placing the arrows and labels.
  let context: PlacementContext

  private var contents: FigureContents { context.contents }
  private var palette: Palette { contents.palette }
  private var words: FigureWords { contents.options.words }

  /// The maximum number of arrows, and of labels for each kind of change.
  ///
  /// Larger items have priority, and views have priority over guides.
  private static let limit = 48
  /// At least this many items with the same owner and displacement share a single arrow.
  private static let leastCrowd = 4

  /// The requests for arrows and labels, most important first.
  var requests: [PlacementRequest] {
    let items = figure.changes.filter { !$0.change.isFollower }.sorted(by: Self.mattersMore)
    let crowds = crowds(in: items)
    let converted = figure.changes.filter(\.change.isConverted).sorted(by: Self.mattersMore)
    return crowds.dropFirst(Self.limit).compactMap { $0.items.first.map(unlabeled) }
      + crowds.prefix(Self.limit).flatMap(requests)
      + labels(of: items.filter(\.change.isResized)) { item in
        guard let text = item.change.resizing(in: words), let frame = item.new else { return nil }
        return around(frame, name(text, palette.change))
      }
      + labels(of: converted) { item in
        guard let text = item.change.conversion(in: words), let frame = item.new else { return nil }
        let ring: CGFloat = item.isView ? -3 : 0
        return around(frame.insetBy(dx: ring, dy: ring), name(text, palette.change))
      }
      + labels(of: items.filter { $0.change.isAdded && $0.isView }) { item in
        // A name shouldn't be on the ring around its item.
        item.new.map {
          around($0.insetBy(dx: -3, dy: -3), name("+ " + item.change.name, palette.added))
        }
      }
      + labels(of: items.filter(\.change.isRemoved)) { item in
        item.old.map { within($0, name("− " + item.change.name, palette.removed)) }
      }
  }

  /// Returns requests for the labels of one kind of change, without labels for items beyond ``limit``.
  private func labels(
    of items: [ComparisonFigure.Item],
    _ places: @escaping (ComparisonFigure.Item) -> [LabelLayout.Candidate]?
  ) -> [PlacementRequest] {
    items.dropFirst(Self.limit).map(unlabeled)
      + items.prefix(Self.limit).compactMap { item in
        places(item).map { places in label(of: item) { places } }
      }
  }

  private func name(_ text: String, _ color: Color) -> GuideName { context.name(text, color) }

  /// Returns a request for a label.
  ///
  /// A label without a free position is reported as an omission if its item is in the picture.
  private func label(
    of item: ComparisonFigure.Item, _ places: @escaping () -> [LabelLayout.Candidate]
  ) -> PlacementRequest {
    PlacementRequest(item.tag, omission: omission(of: item), texts: { _ in places() })
  }

  private func unlabeled(_ item: ComparisonFigure.Item) -> PlacementRequest {
    PlacementRequest(item.tag, marks: [], omission: omission(of: item))
  }

  private func omission(of item: ComparisonFigure.Item) -> FigureOmission? {
    let isSeen = [item.old, item.new].contains { frame in
      frame.map { !$0.intersection(contents.page.stage).isNull } ?? false
    }
    return isSeen ? .change(item.change.name) : nil
  }

  /// Whether the first item has priority: views over guides, then larger items over smaller ones.
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
  private struct ArrowGroup {
    /// The items, which have the same owner and displacement.
    var items: [ComparisonFigure.Item]
    /// The text of the arrow: the older and newer position of a single item, or the displacement of several items.
    var text: String
  }

  /// Groups the moved items that share an arrow.
  ///
  /// Items form a group if at least ``leastCrowd`` of them have the same owner and displacement.
  private func crowds(in items: [ComparisonFigure.Item]) -> [ArrowGroup] {
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
    return order.flatMap { key -> [ArrowGroup] in
      let items = members[key] ?? []
      guard items.count >= Self.leastCrowd, let first = items.first else {
        return items.map { ArrowGroup(items: [$0], text: $0.change.movement(in: words) ?? "") }
      }
      return [ArrowGroup(items: items, text: movement(items.count, first.change.displacement))]
    }
  }

  /// The displacement of several items as text: `12 items: y + 20`.
  private func movement(_ count: Int, _ displacement: CGSize) -> String {
    let parts = [("x", displacement.width), ("y", displacement.height)].filter { $0.1 != 0 }
    let texts = parts.map { "\($0.0) \($0.1 < 0 ? "−" : "+") \(plainNumber(abs($0.1)))" }
    return words(
      .movedItems, count: count, ["movement": texts.joined(separator: words(.comma))])
  }

  /// Returns the request for a group's arrow, with a follow-up request for the arrow's label.
  ///
  /// The candidates are arrows of the group's first items.
  private func requests(for crowd: ArrowGroup) -> [PlacementRequest] {
    guard let first = crowd.items.first else { return [] }
    let name = name(crowd.text, palette.change)
    let arrows = crowd.items.prefix(8).flatMap { item -> [PlacementRequest.Mark] in
      guard let old = item.old, let new = item.new else { return [] }
      return MoveArrow.candidates(from: old, to: new).map { arrow in
        let words = label(of: item) { name.along(arrow) + around(new, name, baseCost: 10) }
        return mark(arrow, item.tag, words)
      }
    }
    // If no arrow has room, there are only the words.
    let words = PlacementRequest.Mark(next: { _ in
      [first.new].compactMap(\.self).map { frame in label(of: first) { around(frame, name) } }
    })
    return [PlacementRequest(first.tag, marks: [{ _ in arrows }, { _ in [words] }])]
  }

  /// Returns the candidate position for an arrow, with a follow-up request for the arrow's label.
  private func mark(
    _ arrow: MoveArrow, _ tag: DrawingCommand.Tag, _ words: PlacementRequest
  ) -> PlacementRequest.Mark {
    let (room, boxes) = (contents.page.room, arrow.boxes)
    // Text keeps away from an arrow, whatever its color.
    let commands = [(CGFloat(4), palette.paper), (1.5, palette.change)].flatMap { width, color in
      arrow.strokes.map { DrawingCommand(.polyline($0, width: width, color), tag: tag) }
    }
    return PlacementRequest.Mark(
      baseCost: arrow.baseCost,
      cost: { layout in
        boxes.allSatisfy { holds(room, $0) && layout.textBoxes(in: $0).isEmpty } ? 0 : nil
      },
      obstacles: boxes.map { .box($0) }, strokes: { _, _ in LetteringLayers(lines: commands) },
      next: { _ in [words] })
  }

  /// Candidate positions for a name: inside a frame, then around it.
  private func within(_ frame: CGRect, _ name: GuideName) -> [LabelLayout.Candidate] {
    let visible = frame.intersection(contents.page.room)
    let inside = visible.isNull ? [] : name.inside(visible, fromBottom: false)
    return inside + around(frame, name, baseCost: 12)
  }

  private func around(
    _ frame: CGRect, _ name: GuideName, baseCost: Int = 0
  ) -> [LabelLayout.Candidate] {
    let visible = frame.intersection(contents.page.room)
    guard !visible.isNull else { return [] }
    let near = visible.width <= 0 ? name.nextTo(visible) : []
    let places =
      near + name.above(visible) + name.below(visible) + name.aside(visible)
      + name.inside(visible, fromBottom: true) + name.higher(visible) + name.distant(visible)
    return places.with(moreReluctance: baseCost)
  }
}

extension GuideName {
  /// Candidate positions on either side of an arrow: at its middle, then nearer to its ends.
  func along(_ arrow: MoveArrow) -> [LabelLayout.Candidate] {
    [CGFloat(0.5), 0.3, 0.7, 0.1, 0.9].enumerated().flatMap { order, share in
      let point = CGPoint(
        x: arrow.start.x + share * (arrow.end.x - arrow.start.x),
        y: arrow.start.y + share * (arrow.end.y - arrow.start.y))
      return around(point, baseCost: 3 * order)
    }
  }

  /// Candidate positions to the right and left of a point, then above and below it.
  private func around(_ point: CGPoint, baseCost: Int) -> [LabelLayout.Candidate] {
    let metrics = LetterMetrics(font)
    let level = point.y + metrics.capHeight / 2
    return [
      candidate(point.x + 8, level, baseCost: baseCost),
      candidate(point.x - 8 - width, level, baseCost: baseCost + 1),
      candidate(point.x - width / 2, point.y - 6 - metrics.descent, baseCost: baseCost + 1),
      candidate(point.x - width / 2, point.y + 6 + metrics.ascent, baseCost: baseCost + 2),
    ]
  }
}
