import AutoLayout
import Foundation

/// Positions texts inside the canvas so that none overlap and none are cut off.
///
/// Texts are placed in order of importance. Each takes the best of its candidates that is still
/// free, or is left out if none is. The time for a text depends on what is near it, not on the
/// number of texts.
struct LabelLayout {
  /// A candidate position for a text.
  struct Candidate {
    /// The text at the candidate position.
    var run: TextRun
    /// The line from the named item to the text, in points, or `nil` if the text is next to it.
    var leader: [CGPoint]?
    /// The base cost of the position, before collisions are counted.
    var reluctance: Int
    /// Whether the text is on its own dimension line, which it interrupts.
    var interruptsLine = false
    /// The bounding rectangle of a dimension text's letters, or `nil` for other texts.
    var letters: CGRect?
    /// The rectangles at the ends of the dimension line that the text belongs to.
    var ends: [CGRect] = []
    /// The frame of the named item, if the text is a name.
    var subject: CGRect?
    /// How far content beside the letters extends above and below them, in points.
    var padding: CGFloat = 0

    /// The rectangle that other texts avoid.
    fileprivate var box: CGRect { padding == 0 ? run.box : run.box.insetBy(dx: 0, dy: -padding) }
  }

  /// The minimum distance between texts, along and across their lines, in points.
  private static let distance = CGSize(width: 3, height: 1)

  private let canvas: CGRect
  /// The area for texts: the canvas without its outermost points.
  private let room: CGRect
  private let fills: ViewFills
  private var texts: FrameIndex
  private var strokes: FrameIndex
  /// The outlines of system guides, which are paler than other strokes.
  private var dots: FrameIndex
  private var guides: FrameIndex
  /// Dimension lines with their end bars, by axis; lines along the same axis don't overlap.
  private var lines: [FrameIndex]

  /// Makes a layout without texts.
  init(canvas: CGRect, bounds: CGRect, fills: ViewFills) {
    self.canvas = canvas
    room = canvas.insetBy(dx: min(2, canvas.width / 4), dy: min(1, canvas.height / 4))
    self.fills = fills
    texts = FrameIndex(bounds: bounds)
    strokes = FrameIndex(bounds: bounds)
    dots = FrameIndex(bounds: bounds)
    guides = FrameIndex(bounds: bounds)
    lines = [FrameIndex(bounds: bounds), FrameIndex(bounds: bounds)]
  }

  /// Adds a stroke that texts avoid if possible.
  mutating func insert(stroke: CGRect) { strokes.insert(stroke) }

  /// Adds a part of a system guide's outline, which texts avoid if possible.
  mutating func insert(dots strip: CGRect) { dots.insert(strip) }

  /// Adds a guide that the names of other items avoid if possible.
  mutating func insert(guide: CGRect) { guides.insert(guide) }

  /// Whether a stroke or a system guide's outline crosses a box.
  func crossesStroke(_ box: CGRect) -> Bool { strokes.intersects(box) || dots.intersects(box) }

  /// Places a text at its position, and returns whether there was room.
  ///
  /// A label that fills the canvas from side to side may be nearer to its edge than names may.
  mutating func place(_ run: TextRun) -> Bool {
    guard isFree(run.box, in: canvas) else { return false }
    texts.insert(run.box)
    return true
  }

  /// Places a text at its best free candidate and returns it, or returns `nil` if none is free.
  ///
  /// The first of several equally good candidates is used.
  mutating func place(_ candidates: [Candidate]) -> Candidate? {
    guard let best = best(of: candidates)?.candidate else { return nil }
    take(best)
    return best
  }

  /// The best free candidate that meets a condition, with its cost, or `nil` if none is free.
  ///
  /// This doesn't place the text.
  func best(
    of candidates: [Candidate], where isSuited: (Candidate) -> Bool = { _ in true }
  ) -> (candidate: Candidate, cost: Int)? {
    var best: (candidate: Candidate, cost: Int)?
    for candidate in candidates where candidate.reluctance < best?.cost ?? .max {
      guard isFree(candidate.box), isFree(leader: candidate.leader), isSuited(candidate) else {
        continue
      }
      let cost = candidate.reluctance + disturbance(of: candidate)
      if cost < best?.cost ?? .max { best = (candidate, cost) }
    }
    return best
  }

  /// Places a text at a free candidate.
  mutating func take(_ candidate: Candidate) {
    texts.insert(candidate.box)
    // Later texts avoid leaders as they avoid texts.
    for segment in segments(of: candidate.leader) { texts.insert(segment) }
  }

  /// The texts, leaders and reserved boxes that overlap a box.
  func textBoxes(in box: CGRect) -> [CGRect] {
    texts.numbers(intersecting: box).map { texts.frames[$0] }
  }

  /// Keeps later texts out of a box.
  mutating func reserve(_ box: CGRect) { texts.insert(box) }

  /// Whether a mark fits in a box: inside the canvas, without overlapping texts or dimension lines.
  func isClear(_ box: CGRect) -> Bool {
    isFree(box) && !lines.contains { $0.intersects(box) }
  }

  /// Whether a text fits in a box: inside the canvas, and away from other texts.
  func isFree(_ box: CGRect) -> Bool { isFree(box, in: room) }

  private func isFree(_ box: CGRect, in room: CGRect) -> Bool {
    let reach = box.insetBy(dx: -Self.distance.width, dy: -Self.distance.height)
    return holds(room, box) && !texts.intersects(reach)
      && !lines.contains { $0.intersects(box) }
  }

  /// The cost of a dimension line, or `nil` if it overlaps text or a parallel line or leaves the canvas.
  func cost(of line: MeasureLine) -> Int? {
    let (box, axis) = (line.box, line.measure.axis)
    let (along, across) = axis == .horizontal ? (lines[0], lines[1]) : (lines[1], lines[0])
    guard holds(canvas, box), !texts.intersects(box), !along.intersects(box) else { return nil }
    // End bars may be near another line, but strokes avoid crossing one if possible.
    let core = box.insetBy(dx: 3, dy: 3)
    let ends = line.measure.measured
    let witnesses = line.witnesses.map { fills.disturbance(ofLine: $0, between: ends) / 4 }
    return 2 * fills.disturbance(ofLine: box, between: ends) + witnesses.reduce(0, +)
      + outlineCost(box, along: axis)
      + 20 * min(4, across.numbers(intersecting: core).count)
  }

  /// The cost of a dimension line that crosses outlines or runs along one.
  private func outlineCost(_ box: CGRect, along axis: LayoutConstraint.Axis) -> Int {
    // A line ends at the outline of what it measures.
    let core = axis == .horizontal ? box.insetBy(dx: 3, dy: 0) : box.insetBy(dx: 0, dy: 3)
    let crossed = [strokes, dots].flatMap { index in
      index.numbers(intersecting: core).map { index.frames[$0] }
    }
    let isParallel = crossed.contains { stroke in
      (stroke.width > stroke.height) == (axis == .horizontal)
    }
    return 2 * min(4, crossed.count) + (isParallel ? 12 : 0)
  }

  /// Keeps texts, but not leaders, out of a box.
  mutating func keepTexts(outOf box: CGRect) { lines[0].insert(box) }

  /// Reserves the box of a dimension line, which keeps out texts and other lines along its axis.
  mutating func take(line box: CGRect, along axis: LayoutConstraint.Axis) {
    lines[axis == .horizontal ? 0 : 1].insert(box)
  }

  private func isFree(leader: [CGPoint]?) -> Bool {
    segments(of: leader).allSatisfy { holds(canvas, $0) && !texts.intersects($0) }
  }

  private func disturbance(of candidate: Candidate) -> Int {
    let leaders = segments(of: candidate.leader)
    let crossing = leaders.reduce(0) { $0 + min(3, outlineCount($1)) }
    if let letters = candidate.letters {
      return fills.disturbance(ofFigure: letters, between: candidate.ends)
        + cost(ofFigureOnOutlines: letters) + crossing
    }
    let box = candidate.run.box
    let views = fills.disturbance(ofName: box, for: candidate.subject)
    return views + misleading(candidate, onViews: views > 0) + 5 * min(3, outlineCount(box))
      + crossing + leaders.reduce(0) { $0 + min(14, fills.disturbance(ofLeader: $1)) }
  }

  /// The number of outline parts that cross a box.
  private func outlineCount(_ box: CGRect) -> Int {
    strokes.numbers(intersecting: box).count + dots.numbers(intersecting: box).count
  }

  /// The cost of a dimension text on outlines.
  ///
  /// Names may interrupt an outline. A number in an outline, or directly beside one, would seem to
  /// be part of it. The dots of system guides are too pale for that.
  private func cost(ofFigureOnOutlines letters: CGRect) -> Int {
    let near = letters.insetBy(dx: -1, dy: 0)
    let (crossed, dotted) = (
      strokes.numbers(intersecting: near).count, dots.numbers(intersecting: letters).count
    )
    return (crossed > 0 ? 24 + 5 * min(3, crossed) : 0) + (dotted > 0 ? 12 + 2 * min(3, dotted) : 0)
  }

  /// The cost of a name that could be mistaken for another item's.
  ///
  /// A name on a view still costs less than one with a leader. A name in a guide that doesn't contain
  /// its item costs more than that.
  private func misleading(_ candidate: Candidate, onViews isOnViews: Bool) -> Int {
    guard let subject = candidate.subject else { return 0 }
    let isInOther = guides.numbers(intersecting: candidate.run.box).contains { number in
      !holds(guides.frames[number], subject)
    }
    return (isOnViews ? 9 : 0) + (isInOther ? 14 : 0)
  }

  /// The bounding rectangles of a leader's segments, which are horizontal or vertical.
  private func segments(of leader: [CGPoint]?) -> [CGRect] {
    guard let leader else { return [] }
    return zip(leader, leader.dropFirst()).map { start, end in
      CGRect(
        x: min(start.x, end.x) - 0.5, y: min(start.y, end.y) - 0.5,
        width: abs(start.x - end.x) + 1, height: abs(start.y - end.y) + 1)
    }
  }
}
