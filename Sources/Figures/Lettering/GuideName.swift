import AutoLayout
import Foundation

/// A name or other short text, with methods that return candidate positions around a frame.
///
/// It's the name of a guide or of a view without room for its label, or the text of a change.
struct GuideName {
  /// The vertical distance between a name and an outline, in points.
  private static let gap: CGFloat = 2.5
  /// The minimum distance between a name and an outline, in points.
  private static let leastGap: CGFloat = 1
  /// The minimum distance from the ends of an edge to a name on the edge, in points.
  private static let edgeInset: CGFloat = 6
  /// The height of the end caps below a guide without height, in points.
  private static let capReach: CGFloat = 4
  /// The maximum width at which a guide is treated as a line, in points.
  static let lineWidth: CGFloat = 2
  /// The minimum distance between an outline and a name inside it, in points.
  private static let inset: CGFloat = 3
  /// The leader lengths to try first, in points.
  private static let leaderLengths: [CGFloat] = [10, 22, 36, 50]
  /// The leader lengths to try if no closer position is free, in points.
  private static let longLeaders: [CGFloat] = [64, 80, 98, 118, 140]

  /// The name or other text.
  let text: String
  /// The font of the text.
  let font: Font
  /// The advance width of the text, in points.
  let width: CGFloat
  /// The color of the text and its leader.
  let color: Color
  /// The page with the text.
  let page: Page
  /// The frame of the named item, or `nil` for texts that aren't names, and for all names in exploded figures.
  var subject: CGRect?

  var metrics: LetterMetrics { LetterMetrics(font) }

  /// Candidate positions above an outline: at its middle, then at its left and right ends.
  func above(_ frame: CGRect) -> [LabelLayout.Candidate] {
    let clearance = capClearance(of: frame) / 2 + Self.gap
    return row(frame, baseline: frame.minY - clearance - metrics.descent, baseCost: 0)
  }

  /// Candidate positions close above an outline, for use if another outline leaves no room for the usual positions.
  func closeAbove(_ frame: CGRect) -> [LabelLayout.Candidate] {
    row(frame, baseline: frame.minY - Self.leastGap - metrics.descent, baseCost: 3)
  }

  /// Candidate positions on the top edge of an outline: at the left end, in the middle, and at the right end.
  func onEdge(_ frame: CGRect) -> [LabelLayout.Candidate] {
    let edge = frame.insetBy(dx: Self.edgeInset, dy: 0)
    guard edge.width >= width else { return [] }
    let baseline = frame.minY + metrics.capHeight / 2
    return [edge.minX, edge.midX - width / 2, edge.maxX - width].enumerated().map { order, left in
      candidate(left, baseline, baseCost: 9 + order)
    }
  }

  /// The vertical distance that clears the end caps of a guide without height, or 0 if the name fits between the caps.
  private func capClearance(of frame: CGRect) -> CGFloat {
    frame.height <= 0 && width + 6 > frame.width ? Self.capReach : 0
  }

  /// Candidate positions below an outline, clear of the end caps of a guide without height.
  func below(_ frame: CGRect, baseCost: Int = 11) -> [LabelLayout.Candidate] {
    let line: CGFloat = frame.height <= 0 ? 1 : 0
    let clearance = max(line, capClearance(of: frame)) + Self.gap
    return row(frame, baseline: frame.maxY + clearance + metrics.ascent, baseCost: baseCost)
  }

  /// Candidate positions inside an outline, in its corners and at the middles of its edges, if there is room.
  func inside(_ frame: CGRect, fromBottom: Bool) -> [LabelLayout.Candidate] {
    let room = frame.insetBy(dx: Self.inset, dy: Self.inset)
    guard !room.isNull, room.width >= width, room.height >= metrics.height else { return [] }
    let top = room.minY + metrics.ascent
    let bottom = room.maxY - metrics.descent
    let lefts = [room.minX, room.maxX - width, room.midX - width / 2]
    var candidates: [LabelLayout.Candidate] = []
    for baseline in fromBottom ? [bottom, top] : [top, bottom] {
      for left in lefts {
        candidates.append(candidate(left, baseline, baseCost: 4 + candidates.count))
      }
    }
    return candidates + [candidate(lefts[2], middle(of: room), baseCost: 10)]
      + alongSides(of: room, lefts, fromBottom: fromBottom)
  }

  /// Candidate positions along the left and right sides of an area, for use if its corners and edges are taken.
  private func alongSides(
    of room: CGRect, _ lefts: [CGFloat], fromBottom: Bool
  ) -> [LabelLayout.Candidate] {
    let height = room.height - metrics.height
    guard height > 2 * metrics.height else { return [] }
    let shares: [CGFloat] = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]
    return (fromBottom ? shares.reversed() : shares).enumerated().flatMap { order, share in
      lefts.prefix(2).map { left in
        candidate(left, room.minY + metrics.ascent + share * height, baseCost: 11 + order)
      }
    }
  }

  /// Candidate positions close beside a line without width.
  func nextTo(_ frame: CGRect) -> [LabelLayout.Candidate] {
    let baselines = [
      middle(of: frame), frame.minY + 8 + metrics.ascent, frame.maxY - 8 - metrics.descent,
    ]
    return baselines.enumerated().flatMap { order, baseline in
      [
        candidate(frame.maxX + 6, baseline, baseCost: -6 + 2 * order),
        candidate(frame.minX - 5 - width, baseline, baseCost: -5 + 2 * order),
      ]
    }
  }

  /// Candidate positions to the left and right of a frame, at the end of a horizontal leader.
  func aside(
    _ frame: CGRect, _ lengths: [CGFloat] = leaderLengths
  ) -> [LabelLayout.Candidate] {
    let heights = [frame.midY, frame.minY + frame.height / 4, frame.maxY - frame.height / 4]
    return lengths.enumerated().flatMap { lengthOrder, length in
      heights.enumerated().flatMap { heightOrder, height in
        let y = page.grid.snapped(height)
        let baseCost = 16 + 3 * lengthOrder + heightOrder
        return [CGFloat(1), -1].map { side in
          let edge = side > 0 ? frame.maxX : frame.minX
          let end = edge + side * length
          return candidate(
            side > 0 ? end + 3 : end - 3 - width, y + metrics.capHeight / 2,
            baseCost: baseCost, leader: [edge, end].map { CGPoint(x: $0, y: y) })
        }
      }
    }
  }

  /// Candidate positions above and below a frame, at the end of a vertical leader.
  func higher(
    _ frame: CGRect, _ lengths: [CGFloat] = leaderLengths
  ) -> [LabelLayout.Candidate] {
    // Leaders from the middle would cross the text of a dimension line along the frame.
    let quarter = frame.width / 4
    let places = quarter < 4 ? [frame.midX] : [0, -quarter, quarter].map { frame.midX + $0 }
    let canvas = page.visibleCanvas
    let highest = max(canvas.minX + 1, canvas.maxX - 1 - page.grid.hairline)
    return lengths.enumerated().flatMap { order, length in
      places.enumerated().flatMap { placeOrder, place in
        let x = page.grid.snapped(max(canvas.minX + 1, min(place, highest)))
        let foot = CGRect(x: x - 6, y: frame.minY, width: 12, height: frame.height)
        let top = frame.minY - length
        let bottom = frame.maxY + length
        let up = row(
          foot, baseline: top - 2 - metrics.descent, baseCost: 15 + 3 * order + placeOrder,
          leader: [CGPoint(x: x, y: frame.minY), CGPoint(x: x, y: top)])
        let down = row(
          foot, baseline: bottom + 2 + metrics.ascent, baseCost: 17 + 3 * order + placeOrder,
          leader: [CGPoint(x: x, y: frame.maxY), CGPoint(x: x, y: bottom)])
        return up + down
      }
    }
  }

  /// Candidate positions at the end of a long leader in any direction.
  func distant(_ frame: CGRect) -> [LabelLayout.Candidate] {
    (aside(frame, Self.longLeaders) + higher(frame, Self.longLeaders)).with(moreReluctance: 8)
  }

  /// The baseline at which capitals are vertically centered in a frame.
  private func middle(of frame: CGRect) -> CGFloat { frame.midY + metrics.capHeight / 2 }

  /// Candidate positions on one baseline along a frame: three, or five if the frame is long.
  private func row(
    _ frame: CGRect, baseline: CGFloat, baseCost: Int, leader: [CGPoint]? = nil
  ) -> [LabelLayout.Candidate] {
    // A name above or below a guide at the canvas's edge is shifted along its line to stay inside.
    let lowest = page.room.minX + Self.inset
    let highest = page.room.maxX - Self.inset - width
    let quarter = frame.width / 4
    let middle = frame.midX - width / 2
    let between = quarter > width ? [middle - quarter, middle + quarter] : []
    let lefts = [middle, frame.minX, frame.maxX - width] + between
    return lefts.enumerated().map { order, left in
      candidate(
        max(lowest, min(left, highest)), baseline, baseCost: baseCost + order, leader: leader)
    }
  }

  func candidate(
    _ left: CGFloat, _ baseline: CGFloat, baseCost: Int, leader: [CGPoint]? = nil
  ) -> LabelLayout.Candidate {
    let position = page.grid.snapped(CGPoint(x: left, y: baseline))
    let run = TextRun(
      text: text, font: font, color: color, position: position, anchor: .left, width: width)
    return LabelLayout.Candidate(
      run: run, leader: leader?.map(page.grid.snapped), baseCost: baseCost,
      subject: subject)
  }
}
