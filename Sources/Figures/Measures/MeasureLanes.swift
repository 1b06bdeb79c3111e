import AutoLayout
import Foundation

/// The lanes for the dimension line of a measure: beside the measured items, between them and inside them.
struct MeasureLanes {
  /// A position for a dimension line, across the measured axis.
  struct Lane {
    /// The coordinate of the lane, across the measured axis.
    var across: CGFloat
    /// The side of the measured items on which the lane is: 1 for below or right, −1 for above or left.
    var side: CGFloat
    /// The cost of the lane without any collisions.
    var baseCost: Int
  }

  /// The distance from the measured items to the first regular lane, in points.
  private static let firstLane: CGFloat = 11
  /// The minimum distance between the measured items and a line, in points.
  private static let nearLane: CGFloat = 5.5
  /// The distance between adjacent lanes, in points.
  private static let lanePitch: CGFloat = 19

  /// The measure whose line needs a lane.
  let measure: Measure
  /// The page with the dimension line.
  let page: Page
  /// Whether the figure's direction is right to left.
  let isRightToLeft: Bool

  private var across: LayoutConstraint.Axis { measure.axis.other }
  /// The left or top edge of the measured items, as a coordinate across the axis.
  private var low: CGFloat { measure.around.start(across) }
  private var high: CGFloat { measure.around.end(across) }
  /// The additional cost of lanes that aren't in the gap, or 0 if the measure isn't a gap.
  private var later: Int { measure.isGap ? 16 : 0 }

  /// Returns lanes for the dimension line: between the measured items, near them on either side, and inside them.
  ///
  /// The result includes nearby lanes from `usedLanes`, which other measures along the same axis use.
  func near(_ usedLanes: [CGFloat]) -> [Lane] {
    var lanes = measure.isGap ? gapLanes : []
    let isMirrored = isRightToLeft && measure.axis == .vertical
    let farther: CGFloat = isMirrored != measure.isBefore ? -1 : 1
    for number in 0..<7 {
      let distance = Self.firstLane + CGFloat(number) * Self.lanePitch
      for side in [farther, -farther] {
        let edge = side > 0 ? high : low
        lanes.append(
          Lane(
            across: edge + side * distance, side: side,
            baseCost: later + 4 * number + (side == farther ? 0 : 2)))
      }
    }
    for number in 0..<8 {
      let distance = Self.firstLane + CGFloat(number) * Self.lanePitch
      guard distance + Self.firstLane <= high - low else { break }
      for (order, side) in [farther, -farther].enumerated() {
        let edge = side > 0 ? high : low
        lanes.append(
          Lane(
            across: edge - side * distance, side: -side,
            baseCost: later + 14 + 3 * number + order))
      }
    }
    return lanes + nearLanes + tightLanes + shared(usedLanes)
  }

  /// The lanes that are farther outside or farther inside the items than the lanes of ``near(_:)``.
  var distant: [Lane] {
    let outer = (7..<18).flatMap { number -> [Lane] in
      let distance = Self.firstLane + CGFloat(number) * Self.lanePitch
      return [
        Lane(across: high + distance, side: 1, baseCost: 4 * number),
        Lane(across: low - distance, side: -1, baseCost: 4 * number),
      ]
    }
    let pitch = Self.lanePitch / 2
    let count = Int(min(40, max(0, (high - low - 2 * Self.firstLane) / pitch)))
    let inner = (0..<count).map { number in
      Lane(
        across: low + Self.firstLane + CGFloat(number) * pitch, side: 1, baseCost: 30 + number)
    }
    return outer + inner
  }

  /// The lanes closest to the measured items, for use if a neighboring item leaves no room for a regular lane.
  private var nearLanes: [Lane] {
    [(high, CGFloat(1)), (low, -1)].map { edge, side in
      Lane(across: edge + side * Self.nearLane, side: side, baseCost: later + 5)
    }
  }

  /// The lanes in the middle of a narrow strip between the measured items and the edge of the paper.
  ///
  /// A strip is narrow if it has no room for a text in a regular lane.
  private var tightLanes: [Lane] {
    let room = page.room
    let strips = [
      (room.end(across) - high, high, CGFloat(1)), (low - room.start(across), low, -1),
    ]
    return strips.compactMap { strip, edge, side in
      guard strip >= 13, strip < 2 * Self.firstLane else { return nil }
      // Text keeps 2 points from the edge.
      return Lane(across: edge + side * (strip - 2) / 2, side: side, baseCost: later + 1)
    }
  }

  /// The nearby lanes that other measures along the same axis already use.
  private func shared(_ usedLanes: [CGFloat]) -> [Lane] {
    usedLanes.suffix(64).compactMap { lane in
      let distance = lane > high ? lane - high : low - lane
      guard distance >= 8, distance < 3 * Self.lanePitch else { return nil }
      let number = Int((distance - Self.firstLane) / Self.lanePitch + 0.5)
      return Lane(
        across: lane, side: lane > high ? 1 : -1,
        baseCost: later + max(0, 4 * number - 1) - 1)
    }
  }

  /// The lanes in the gap between two items: in the middle of the items' overlap across the axis, then to either side.
  private var gapLanes: [Lane] {
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
    for frame in [first, second] where high <= low || frame.size != page.canvas.size {
      places.append(frame.middle(across))
    }
    return places.enumerated().map { Lane(across: $1, side: 1, baseCost: $0) }
  }
}
