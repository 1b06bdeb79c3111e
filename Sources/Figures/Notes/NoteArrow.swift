import AutoLayout
import Foundation
import PictureDescriptions

/// A note's arrow from one item or attribute to another, with up to two corners.
struct NoteArrow {
  /// The distance between the arrow's tip and the frame that it points to, in points.
  private static let gap: CGFloat = 2
  /// The minimum length of an arrow's last segment, in points.
  private static let leastLength: CGFloat = 8
  /// The candidate distances between the frames and the middle segment of an arrow with two corners, in points.
  private static let distances: [CGFloat] = [14, 24, 36, 52]

  /// The points of the arrow, from its start to its tip.
  let points: [CGPoint]
  /// The cost of the arrow without any obstacles.
  let baseCost: Int

  private init?(_ points: [CGPoint], _ baseCost: Int) {
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    guard let last = lengths.last, last >= Self.leastLength else { return nil }
    self.points = Self.shortened(points)
    self.baseCost = baseCost + Int(min(1e6, lengths.reduce(0, +)) / 16)
  }

  /// The points of an arrow, shortened to end just before the frame that it points to.
  private static func shortened(_ points: [CGPoint]) -> [CGPoint] {
    var points = points
    let (end, before) = (points[points.count - 1], points[points.count - 2])
    let share = gap / hypot(end.x - before.x, end.y - before.y)
    points[points.count - 1] = CGPoint(
      x: end.x - share * (end.x - before.x), y: end.y - share * (end.y - before.y))
    return points
  }

  /// The candidate arrows from one frame to another.
  ///
  /// A frame without width or height is the line of an attribute.
  static func candidates(from old: CGRect, to new: CGRect) -> [NoteArrow] {
    level(from: old, to: new) + slanted(from: old, to: new) + bent(from: old, to: new)
      + around(from: old, to: new)
  }

  /// The straight horizontal or vertical arrows between two frames that overlap along the other axis.
  private static func level(from old: CGRect, to new: CGRect) -> [NoteArrow] {
    NoteEdge.allCases.flatMap { edge -> [NoteArrow] in
      let (axis, across) = (edge.axis, edge.axis.other)
      let low = max(old.start(across), new.start(across))
      let high = min(old.end(across), new.end(across))
      let start = edge.place(in: old)
      let end = edge.way > 0 ? new.start(axis) : new.end(axis)
      guard low <= high, (end - start) * edge.way > 0 else { return [] }
      return [0.5, 0.25, 0.75, 0.1, 0.9].enumerated().compactMap { order, share in
        let place = low + share * (high - low)
        return NoteArrow(
          [start, end].map { CGPoint(axis, along: $0, across: place) }, 2 * order)
      }
    }
  }

  /// The straight arrows from the midpoints of one frame's edges to the midpoints of the other frame's edges.
  private static func slanted(from old: CGRect, to new: CGRect) -> [NoteArrow] {
    NoteEdge.allCases.flatMap { leaving in
      NoteEdge.allCases.compactMap { entering in
        let (start, end) = (leaving.middle(of: old), entering.middle(of: new))
        // The line leaves the first frame outward, and reaches the second from outside.
        let isOutwards =
          (end.along(leaving.axis) - start.along(leaving.axis)) * leaving.way > 0
          && (start.along(entering.axis) - end.along(entering.axis)) * entering.way > 0
        return isOutwards ? NoteArrow([start, end], 8) : nil
      }
    }
  }

  /// The candidate arrows with one corner.
  private static func bent(from old: CGRect, to new: CGRect) -> [NoteArrow] {
    NoteEdge.allCases.flatMap { leaving in
      NoteEdge.allCases.compactMap { entering -> NoteArrow? in
        guard leaving.axis != entering.axis else { return nil }
        let (start, end) = (leaving.middle(of: old), entering.middle(of: new))
        let corner = CGPoint(
          leaving.axis, along: end.along(leaving.axis), across: start.along(entering.axis))
        guard (corner.along(leaving.axis) - start.along(leaving.axis)) * leaving.way > 4,
          (corner.along(entering.axis) - end.along(entering.axis)) * entering.way > 4
        else { return nil }
        return NoteArrow([start, corner, end], 10)
      }
    }
  }

  /// The candidate arrows with two corners, which run along the same side of both frames.
  private static func around(from old: CGRect, to new: CGRect) -> [NoteArrow] {
    NoteEdge.allCases.flatMap { edge in
      distances.enumerated().compactMap { order, distance in
        let (start, end) = (edge.middle(of: old), edge.middle(of: new))
        let outermost = edge.place(in: old.union(new)) + edge.way * distance
        let corners = [start, end].map {
          CGPoint(edge.axis, along: outermost, across: $0.along(edge.axis.other))
        }
        return NoteArrow([start] + corners + [end], 12 + 2 * order)
      }
    }
  }

  /// The strokes of the arrow: its line and an open arrowhead.
  var strokes: [[CGPoint]] {
    let (end, before) = (points[points.count - 1], points[points.count - 2])
    return [points, MoveArrow.head(from: before, to: end, spread: 0.5)]
  }

  /// Small boxes along the line and around the arrowhead, used to find what the arrow crosses.
  var boxes: [CGRect] {
    let head = strokes[1].reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    return zip(points, points.dropFirst()).flatMap { MoveArrow.boxes(from: $0, to: $1) }
      + [head.insetBy(dx: -1.5, dy: -1.5)]
  }
}

extension NoteEdge {
  /// The midpoint of a frame's edge.
  fileprivate func middle(of frame: CGRect) -> CGPoint {
    CGPoint(axis, along: place(in: frame), across: frame.middle(axis.other))
  }
}

extension NoteArrow {
  /// The cost of the arrow between two frames, or `nil` if the arrow crosses a text or leaves the picture.
  func cost(in layout: LabelLayout, _ context: PlacementContext, _ ends: [CGRect]) -> Int? {
    var cost = 0
    var crossed: Set<Int> = []
    for (start, end) in zip(points, points.dropFirst()) {
      let whole = CGRect(origin: start, size: .zero).union(CGRect(origin: end, size: .zero))
      let isSlanted = start.x != end.x && start.y != end.y
      // A steep or flat line would run along a dimension line that it crosses.
      let segments =
        isSlanted
        ? MoveArrow.boxes(from: start, to: end).filter { min($0.width, $0.height) < 4 }
        : [whole.insetBy(dx: -0.5, dy: -0.5)]
      if segments.contains(where: { layout.lineCost(ofLeader: $0) == nil }) { return nil }
    }
    for box in boxes {
      // The boxes at the ends extend beyond the canvas if an item does.
      let core = box.insetBy(dx: 1.5, dy: 1.5)
      guard holds(context.contents.page.room, core), layout.textBoxes(in: box).isEmpty else {
        return nil
      }
      if layout.crossesStroke(core) { cost += 1 }
      if layout.crossesLine(core) { cost += 6 }
      crossed.formUnion(context.fills.items(in: core))
    }
    for index in crossed {
      let frame = context.contents.items[index].frame
      guard !ends.allSatisfy({ holds(frame, $0) }) else { continue }
      cost += ends.contains { holds(frame, $0) } ? 6 : 24
    }
    return cost
  }

  /// The commands for the arrow, over a wider line in the paper's color.
  func commands(_ color: Color, _ paper: Color, tag: DrawingCommand.Tag) -> [DrawingCommand] {
    [(CGFloat(4), paper), (1.25, color)].flatMap { width, color in
      strokes.map { DrawingCommand(.polyline($0, width: width, color), tag: tag) }
    }
  }
}

extension NotePlaces {
  /// Candidate positions for a text beside the arrow's longest segment: at its middle, then nearer to its ends.
  func along(_ arrow: NoteArrow) -> [LabelLayout.Candidate] {
    let parts = zip(arrow.points, arrow.points.dropFirst()).map { (start: $0, end: $1) }
    let longest = parts.max { first, second in
      hypot(first.end.x - first.start.x, first.end.y - first.start.y)
        < hypot(second.end.x - second.start.x, second.end.y - second.start.y)
    }
    guard let part = longest else { return [] }
    return [CGFloat(0.5), 0.3, 0.7].enumerated().flatMap { order, share in
      let x = part.start.x + share * (part.end.x - part.start.x)
      let y = part.start.y + share * (part.end.y - part.start.y)
      let (width, height) = (text.size.width, text.size.height)
      let corners = [
        CGPoint(x: x - width / 2, y: y - 5 - height), CGPoint(x: x - width / 2, y: y + 5),
        CGPoint(x: x + 6, y: y - height / 2), CGPoint(x: x - 6 - width, y: y - height / 2),
        CGPoint(x: x + 5, y: y - 3 - height), CGPoint(x: x - 5 - width, y: y - 3 - height),
        CGPoint(x: x + 5, y: y + 3), CGPoint(x: x - 5 - width, y: y + 3),
      ]
      return corners.enumerated().map { number, corner in
        candidate(
          CGRect(origin: corner, size: text.size), in: nil, baseCost: 4 * order + number)
      }
    }
  }
}
