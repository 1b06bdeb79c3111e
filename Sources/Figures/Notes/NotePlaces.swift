import AutoLayout
import Foundation

/// The candidate positions for a note's text near the frame that the note is about.
struct NotePlaces {
  /// The text of the note.
  let text: NoteText
  /// The color of the text and its leader.
  let color: Color
  /// The page with the note.
  let page: Page

  /// The distance between the text and the frame that the note is about, in points.
  private static let gap: CGFloat = 4
  /// The distance between the text and the end of its leader, in points.
  private static let leaderGap: CGFloat = 3
  /// The leader lengths to try, in points.
  private static let leaderLengths: [CGFloat] = [14, 24, 36, 52, 72, 96, 124, 156, 192]

  /// Candidate positions directly beside a frame, and inside a large frame.
  func near(_ frame: CGRect) -> [LabelLayout.Candidate] {
    let beside = NoteEdge.allCases.enumerated().flatMap { order, edge in
      aligned(frame, edge, Self.gap).enumerated().map { number, box in
        candidate(box, in: frame, baseCost: 2 * number + order)
      }
    }
    return beside + inside(frame, baseCost: 6)
  }

  /// Candidate positions inside a frame at the top and bottom, away from labels in the middle.
  private func inside(_ frame: CGRect, baseCost: Int) -> [LabelLayout.Candidate] {
    let room = frame.insetBy(dx: 2 * Self.gap, dy: 2 * Self.gap)
    guard !room.isNull, room.width >= text.size.width, room.height >= text.size.height else {
      return []
    }
    let lefts = [room.minX, room.midX - text.size.width / 2, room.maxX - text.size.width]
    let tops = [room.minY, room.maxY - text.size.height]
    return tops.flatMap { top in lefts.map { CGPoint(x: $0, y: top) } }.enumerated().map {
      candidate(CGRect(origin: $1, size: text.size), in: frame, baseCost: baseCost + $0)
    }
  }

  /// Candidate positions at the end of a leader from one of the given edges of a frame.
  ///
  /// They are outside of the frame, or inside it if the frame is large and there are several edges.
  func led(
    from frame: CGRect, _ edges: [NoteEdge] = NoteEdge.allCases
  ) -> [LabelLayout.Candidate] {
    Self.leaderLengths.enumerated().flatMap { order, length in
      edges.enumerated().flatMap { edgeOrder, edge in
        let baseCost = 4 * order + edgeOrder
        // A requested side is outside the frame.
        let inside =
          edges.count > 1 ? inward(frame, edge, length, baseCost + 8) : []
        return straight(frame, edge, length, baseCost)
          + bent(frame, edge, length, baseCost + 5) + inside
      }
    }
  }

  /// The boxes for a text at a distance from an edge: at the edge's middle, and at the ends of a long edge.
  private func aligned(_ frame: CGRect, _ edge: NoteEdge, _ distance: CGFloat) -> [CGRect] {
    let across = edge.axis.other
    let (extent, depth) =
      edge.axis == .vertical
      ? (text.size.width, text.size.height) : (text.size.height, text.size.width)
    let start =
      edge.way > 0 ? frame.end(edge.axis) + distance : frame.start(edge.axis) - distance - depth
    let middle = frame.middle(across) - extent / 2
    let ends = [frame.start(across), frame.end(across) - extent]
    // The ends of a short edge are too close to its middle. Those of a slanted edge are at other
    // heights.
    let hasEnds = frame.end(across) - frame.start(across) > extent + 8 && page.slope == nil
    let places = hasEnds ? [middle] + ends : [middle]
    return places.map { low in
      CGRect(edge.axis, from: start, to: start + depth, across: low, low + extent)
    }
  }

  /// Candidate positions with a straight leader that points away from an edge.
  private func straight(
    _ frame: CGRect, _ edge: NoteEdge, _ length: CGFloat, _ baseCost: Int
  ) -> [LabelLayout.Candidate] {
    let (axis, across) = (edge.axis, edge.axis.other)
    let start = edge.place(in: frame)
    let drop = axis == .horizontal ? (page.slope ?? 0) * edge.way * frame.width / 2 : 0
    let seen = frame.offsetBy(dx: 0, dy: drop)
    let boxes = aligned(seen, edge, length + Self.leaderGap)
    // Leaders from the quarters of an edge avoid what is at its middle, such as a dimension line's number.
    let quarter = page.slope == nil ? (seen.end(across) - seen.start(across)) / 4 : 0
    let shifts = quarter > 6 ? [-quarter, quarter] : []
    let shifted = shifts.map {
      boxes[0].offsetBy(dx: across == .horizontal ? $0 : 0, dy: across == .vertical ? $0 : 0)
    }
    let feet = shifts.map { seen.middle(across) + $0 }
    return (boxes + shifted).enumerated().map { number, box in
      let low = max(seen.start(across), box.start(across))
      let high = min(seen.end(across), box.end(across))
      let middle = low <= high ? (low + high) / 2 : seen.middle(across)
      let foot = page.grid.snapped(number < boxes.count ? middle : feet[number - boxes.count])
      let leader = [start, start + edge.way * length].map {
        CGPoint(axis, along: $0, across: foot)
      }
      return candidate(box, in: frame, leader, baseCost: baseCost + 2 * number)
    }
  }

  /// Candidate positions beside the end of a leader that turns to the left or right.
  private func bent(
    _ frame: CGRect, _ edge: NoteEdge, _ length: CGFloat, _ baseCost: Int
  ) -> [LabelLayout.Candidate] {
    // A leader that ends above or below text would seem to continue.
    guard edge.axis == .vertical else { return [] }
    let start = edge.place(in: frame)
    let x = page.grid.snapped(frame.midX)
    let y = page.grid.snapped(start + edge.way * length)
    return [CGFloat(1), -1].flatMap { hand in
      [CGFloat(8), 20].enumerated().map { number, reach in
        let end = x + hand * reach
        let left = hand > 0 ? end + Self.leaderGap : end - Self.leaderGap - text.size.width
        let box = CGRect(
          x: left, y: y - text.size.height / 2, width: text.size.width, height: text.size.height)
        let leader = [CGPoint(x: x, y: start), CGPoint(x: x, y: y), CGPoint(x: end, y: y)]
        return candidate(box, in: frame, leader, baseCost: baseCost + 2 * number)
      }
    }
  }

  /// Candidate positions inside a large frame, with a leader from an edge.
  private func inward(
    _ frame: CGRect, _ edge: NoteEdge, _ length: CGFloat, _ baseCost: Int
  ) -> [LabelLayout.Candidate] {
    let (axis, across) = (edge.axis, edge.axis.other)
    let depth = axis == .vertical ? text.size.height : text.size.width
    let extent = axis == .vertical ? text.size.width : text.size.height
    guard page.slope == nil, frame.end(axis) - frame.start(axis) > depth + length + 3 * Self.gap,
      frame.end(across) - frame.start(across) > extent + 2 * Self.gap
    else { return [] }
    let outer = edge.place(in: frame)
    return [0.5, 0.2, 0.8].enumerated().map { number, share in
      let foot = page.grid.snapped(
        frame.start(across) + share * (frame.end(across) - frame.start(across)))
      let low = max(
        frame.start(across) + Self.gap,
        min(foot - extent / 2, frame.end(across) - Self.gap - extent))
      let end = outer - edge.way * length
      let near = end - edge.way * Self.leaderGap
      let start = edge.way > 0 ? near - depth : near
      let box = CGRect(axis, from: start, to: start + depth, across: low, low + extent)
      let leader = [outer, end].map { CGPoint(axis, along: $0, across: foot) }
      return candidate(box, in: frame, leader, baseCost: baseCost + 2 * number)
    }
  }

  /// A candidate position that places the text in a box.
  func candidate(
    _ box: CGRect, in subject: CGRect?, _ leader: [CGPoint]? = nil, baseCost: Int
  ) -> LabelLayout.Candidate {
    LabelLayout.Candidate(
      run: text.run(at: box.origin, color: color, grid: page.grid),
      leader: leader?.map(page.grid.snapped), baseCost: baseCost, subject: subject)
  }
}
