import AutoLayout
import Foundation

/// Finds places for texts such that no two overlap, none leaves the canvas and none is cut.
///
/// Texts are offered in order of importance; each takes the best of its candidates that is still
/// free. A text without a free candidate is left out. What each costs depends on what is near, not
/// on how many there are.
struct NamePlacer {
  /// A place that a text may take.
  struct Candidate {
    /// The text where it would stand.
    var run: TextRun
    /// A line from what the text names to the text, in points; nil where it stands next to it.
    var leader: [CGPoint]?
    /// How much worse the place is than the best one, before what it disturbs is counted.
    var reluctance: Int
  }

  /// How far texts keep from each other: across and along their lines, in points.
  private static let distance = CGSize(width: 3, height: 1)

  private let canvas: CGRect
  private let fills: ViewFills
  private var texts: FrameIndex
  private var strokes: FrameIndex

  /// Makes a placer for a figure in which no text stands yet.
  init(canvas: CGRect, bounds: CGRect, fills: ViewFills) {
    self.canvas = canvas.insetBy(dx: min(2, canvas.width / 4), dy: min(1, canvas.height / 4))
    self.fills = fills
    texts = FrameIndex(bounds: bounds)
    strokes = FrameIndex(bounds: bounds)
  }

  /// Adds a stroke that texts had better not cross.
  mutating func insert(stroke: CGRect) { strokes.insert(stroke) }

  /// Whether a stroke crosses a box.
  func crossesStroke(_ box: CGRect) -> Bool { strokes.intersects(box) }

  /// Puts a text where it is, if it is free there.
  mutating func place(_ run: TextRun) -> Bool {
    guard isFree(run.box) else { return false }
    texts.insert(run.box)
    return true
  }

  /// Puts a text at the best free candidate and returns that; nil when none is free.
  ///
  /// Of equally good candidates the first is taken.
  mutating func place(_ candidates: [Candidate]) -> Candidate? {
    var best: Candidate?
    var leastCost = Int.max
    for candidate in candidates where candidate.reluctance < leastCost {
      guard isFree(candidate.run.box), isFree(leader: candidate.leader) else { continue }
      let cost = candidate.reluctance + disturbance(of: candidate)
      if cost < leastCost { (best, leastCost) = (candidate, cost) }
    }
    guard let best else { return nil }
    texts.insert(best.run.box)
    for segment in segments(of: best.leader) {
      // A leader keeps later texts away as a text does.
      texts.insert(segment)
    }
    return best
  }

  /// Whether a text may stand in a box: inside of the canvas and away from other texts.
  func isFree(_ box: CGRect) -> Bool {
    let room = box.insetBy(dx: -Self.distance.width, dy: -Self.distance.height)
    return holds(canvas, box) && !texts.intersects(room)
  }

  private func isFree(leader: [CGPoint]?) -> Bool {
    segments(of: leader).allSatisfy { holds(canvas, $0) && !texts.intersects($0) }
  }

  private func disturbance(of candidate: Candidate) -> Int {
    let box = candidate.run.box
    let leaders = segments(of: candidate.leader)
    return fills.disturbance(of: box) + 5 * min(3, strokes.numbers(intersecting: box).count)
      + leaders.reduce(0) { $0 + min(3, strokes.numbers(intersecting: $1).count) }
  }

  /// The boxes around the segments of a leader, which are horizontal or vertical.
  private func segments(of leader: [CGPoint]?) -> [CGRect] {
    guard let leader else { return [] }
    return zip(leader, leader.dropFirst()).map { start, end in
      CGRect(
        x: min(start.x, end.x) - 0.5, y: min(start.y, end.y) - 0.5,
        width: abs(start.x - end.x) + 1, height: abs(start.y - end.y) + 1)
    }
  }
}
