import AutoLayout
import Foundation

/// An arrow from an item's older frame to its newer frame.
struct MoveArrow {
  /// The minimum length of an arrow, in points.
  ///
  /// Shorter arrows would be invisible.
  static let leastLength: CGFloat = 12
  /// The length of the arrowhead's strokes, in points.
  private static let headLength: CGFloat = 6

  /// The start of the arrow, in the picture.
  let start: CGPoint
  /// The tip of the arrow, in the picture.
  let end: CGPoint
  /// The cost of the arrow without any obstacles.
  let baseCost: Int

  /// The candidate arrows of a moved frame, best first.
  ///
  /// An arrow crosses the gap between the frames, or connects corresponding points of both frames.
  static func candidates(from old: CGRect, to new: CGRect) -> [MoveArrow] {
    let places: [(x: CGFloat, y: CGFloat, baseCost: Int)] = [
      (0, 0, 6), (1, 0, 6), (0, 1, 6), (1, 1, 6), (0.5, 0, 4), (0.5, 1, 4), (0, 0.5, 4),
      (1, 0.5, 4), (0.5, 0.5, 3), (0.25, 0.5, 5), (0.75, 0.5, 5), (0.5, 0.25, 5), (0.5, 0.75, 5),
    ]
    let pairs = places.map { place in
      MoveArrow(
        from: CGPoint(x: old.minX + place.x * old.width, y: old.minY + place.y * old.height),
        to: CGPoint(x: new.minX + place.x * new.width, y: new.minY + place.y * new.height),
        place.baseCost)
    }
    return [acrossGap(from: old, to: new)].compactMap(\.self) + pairs
  }

  private init(from start: CGPoint, to end: CGPoint, _ baseCost: Int) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let factor = length > 0 ? max(1, Self.leastLength / length) : 1
    self.start = CGPoint(x: end.x - dx * factor, y: end.y - dy * factor)
    self.end = end
    self.baseCost = baseCost
  }

  /// The part of the line between two frames' centers that is outside both frames, or `nil` if it's too short.
  private static func acrossGap(from old: CGRect, to new: CGRect) -> MoveArrow? {
    let (start, end) = (CGPoint(x: old.midX, y: old.midY), CGPoint(x: new.midX, y: new.midY))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    /// The distance from a frame's center to its edge along the line, as a fraction of the line's length.
    func share(_ size: CGSize) -> CGFloat {
      min(
        dx == 0 ? .infinity : size.width / 2 / abs(dx),
        dy == 0 ? .infinity : size.height / 2 / abs(dy))
    }
    let (leave, enter) = (share(old.size), 1 - share(new.size))
    let length = (dx * dx + dy * dy).squareRoot()
    guard (enter - leave) * length >= leastLength else { return nil }
    func point(_ share: CGFloat) -> CGPoint {
      CGPoint(x: start.x + share * dx, y: start.y + share * dy)
    }
    return MoveArrow(from: point(leave), to: point(enter), 0)
  }

  /// The strokes of the arrow: a shaft and an open arrowhead.
  var strokes: [[CGPoint]] { [[start, end], Self.head(from: start, to: end, spread: 0.55)] }

  /// An open arrowhead at the end of a line.
  static func head(from start: CGPoint, to end: CGPoint, spread: CGFloat) -> [CGPoint] {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max(1e-6, (dx * dx + dy * dy).squareRoot())
    let (ux, uy) = (dx / length * headLength, dy / length * headLength)
    let wings = [spread, -spread].map { turn in
      CGPoint(x: end.x - ux + turn * uy, y: end.y - uy - turn * ux)
    }
    return [wings[0], end, wings[1]]
  }

  /// Small boxes along the arrow, used to find what the arrow crosses.
  var boxes: [CGRect] {
    let head = CGRect(x: end.x, y: end.y, width: 0, height: 0).insetBy(dx: -4, dy: -4)
    return Self.boxes(from: start, to: end) + [head]
  }

  /// Small boxes along a line.
  static func boxes(from start: CGPoint, to end: CGPoint) -> [CGRect] {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let count = max(1, Int(min(400, (max(abs(dx), abs(dy)) / 6).rounded(.up))))
    return (0..<count).map { number -> CGRect in
      let (from, to) = (CGFloat(number) / CGFloat(count), CGFloat(number + 1) / CGFloat(count))
      let box = CGRect(
        x: start.x + min(from * dx, to * dx), y: start.y + min(from * dy, to * dy),
        width: abs(dx) / CGFloat(count), height: abs(dy) / CGFloat(count))
      return box.insetBy(dx: -1.5, dy: -1.5)
    }
  }
}
