import AutoLayout
import Foundation

extension Lettering {
  /// A place across the axis where a dimension line may be drawn.
  struct Lane {
    /// The coordinate.
    var across: CGFloat
    /// 1 where the line lies below or right of what it measures, −1 on the other side.
    var side: CGFloat
    /// How much worse the lane is than the best one.
    var reluctance: Int
  }

  /// How far the first lane is from what it measures, in points.
  private static let firstLane: CGFloat = 11
  /// How far a line has to be from what it measures, in points.
  private static let nearLane: CGFloat = 5.5
  /// The distance of neighbouring lanes, in points.
  private static let lanePitch: CGFloat = 19

  /// Where a measure may be drawn: between what it measures, then in lanes outwards, then inside.
  func lanes(of measure: Measure) -> [Lane] {
    let across = measure.axis.other
    let around = measure.around
    var lanes = measure.isGap ? gapLanes(of: measure) : []
    let isMirrored = contents.direction == .rightToLeft && measure.axis == .vertical
    let farther: CGFloat = isMirrored != measure.isBefore ? -1 : 1
    let later = measure.isGap ? 16 : 0
    for number in 0..<7 {
      let distance = Self.firstLane + CGFloat(number) * Self.lanePitch
      for side in [farther, -farther] {
        let edge = side > 0 ? around.end(across) : around.start(across)
        lanes.append(
          Lane(
            across: edge + side * distance, side: side,
            reluctance: later + 4 * number + (side == farther ? 0 : 2)))
      }
    }
    let depth = around.end(across) - around.start(across)
    for number in 0..<8 {
      let distance = Self.firstLane + CGFloat(number) * Self.lanePitch
      guard distance + Self.firstLane <= depth else { break }
      for (order, side) in [farther, -farther].enumerated() {
        let edge = side > 0 ? around.end(across) : around.start(across)
        lanes.append(
          Lane(
            across: edge - side * distance, side: -side,
            reluctance: later + 14 + 3 * number + order))
      }
    }
    return lanes + nearLanes(of: measure, later) + tightLanes(of: measure, later)
      + sharedLanes(of: measure, later)
  }

  /// Lanes farther out and farther in than ``lanes(of:)`` has them.
  func distantLanes(of measure: Measure) -> [Lane] {
    let across = measure.axis.other
    let (low, high) = (measure.around.start(across), measure.around.end(across))
    let outer = (7..<18).flatMap { number -> [Lane] in
      let distance = Self.firstLane + CGFloat(number) * Self.lanePitch
      return [
        Lane(across: high + distance, side: 1, reluctance: 4 * number),
        Lane(across: low - distance, side: -1, reluctance: 4 * number),
      ]
    }
    let pitch = Self.lanePitch / 2
    let count = Int(min(40, max(0, (high - low - 2 * Self.firstLane) / pitch)))
    let inner = (0..<count).map { number in
      Lane(
        across: low + Self.firstLane + CGFloat(number) * pitch, side: 1, reluctance: 30 + number)
    }
    return outer + inner
  }

  /// As near to what is measured as a line may be, where a neighbour leaves no room for a lane.
  private func nearLanes(of measure: Measure, _ later: Int) -> [Lane] {
    let across = measure.axis.other
    return [
      (measure.around.end(across), CGFloat(1)), (measure.around.start(across), -1),
    ].map { edge, side in
      Lane(across: edge + side * Self.nearLane, side: side, reluctance: later + 5)
    }
  }

  /// The middle of what is left between what is measured and the edge of the paper, where that is
  /// too narrow for a lane and a figure beside it.
  private func tightLanes(of measure: Measure, _ later: Int) -> [Lane] {
    let across = measure.axis.other
    let (low, high) = (measure.around.start(across), measure.around.end(across))
    let room = contents.page.room
    let strips = [
      (room.end(across) - high, high, CGFloat(1)), (low - room.start(across), low, -1),
    ]
    return strips.compactMap { strip, edge, side in
      guard strip >= 13, strip < 2 * Self.firstLane else { return nil }
      // Texts keep two points from the edge.
      return Lane(across: edge + side * (strip - 2) / 2, side: side, reluctance: later + 1)
    }
  }

  /// The lanes that others of the same axis lie in already and that are near.
  private func sharedLanes(of measure: Measure, _ later: Int) -> [Lane] {
    let across = measure.axis.other
    let (low, high) = (measure.around.start(across), measure.around.end(across))
    return usedLanes[measure.axis == .horizontal ? 0 : 1].suffix(64).compactMap { lane in
      let distance = lane > high ? lane - high : low - lane
      guard distance >= 8, distance < 3 * Self.lanePitch else { return nil }
      let number = Int((distance - Self.firstLane) / Self.lanePitch + 0.5)
      return Lane(
        across: lane, side: lane > high ? 1 : -1,
        reluctance: later + max(0, 4 * number - 1) - 1)
    }
  }

  /// The places right between what a gap lies between: half way along what both share, then aside.
  private func gapLanes(of measure: Measure) -> [Lane] {
    let across = measure.axis.other
    let (first, second) = measure.ends
    let low = max(first.start(across), second.start(across))
    let high = min(first.end(across), second.end(across))
    var places: [CGFloat] = []
    if high > low {
      let middle = (low + high) / 2
      places = [middle]
      for number in 1...3 {
        for side in [CGFloat(-1), 1] {
          let place = middle + side * CGFloat(number) * Self.lanePitch
          if place > low + 4, place < high - 4 { places.append(place) }
        }
      }
      places += [0.2, 0.8, 0.12, 0.88, 0.28, 0.72, 0.36, 0.64].map { low + $0 * (high - low) }
    }
    for frame in [first, second] where high <= low || frame.size != contents.page.canvas.size {
      places.append(frame.middle(across))
    }
    return places.enumerated().map { Lane(across: $1, side: 1, reluctance: $0) }
  }
}
