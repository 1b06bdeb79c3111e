import AutoLayout
import Foundation

/// Finds places for texts such that no two overlap, none leaves the canvas and none is cut.
///
/// Texts are offered in order of importance; each takes the best of its candidates that is still
/// free. A text without a free candidate is left out. What each costs depends on what is near, not
/// on how many there are.
struct LabelLayout {
  /// A place that a text may take.
  struct Candidate {
    /// The text at its place.
    var run: TextRun
    /// A line from what the text names to the text, in points; `nil` if it stands next to it.
    var leader: [CGPoint]?
    /// How much worse the place is than the best one, before what it disturbs is counted.
    var reluctance: Int
    /// Whether the text stands on its own dimension line, which it interrupts.
    var interruptsLine = false
    /// What the letters of a dimension line's figure fill; `nil` for other texts.
    var letters: CGRect?
    /// What lies at the ends of the dimension line that the text is the figure of.
    var ends: [CGRect] = []
    /// The frame of the named item, if the text is a name.
    var subject: CGRect?
    /// How far what stands beside the letters reaches above and below them, in points.
    var padding: CGFloat = 0

    /// What other texts keep away from.
    fileprivate var box: CGRect { padding == 0 ? run.box : run.box.insetBy(dx: 0, dy: -padding) }
  }

  /// How far texts keep from each other: across and along their lines, in points.
  private static let distance = CGSize(width: 3, height: 1)

  private let canvas: CGRect
  /// Where texts may stand: the canvas without its outermost points.
  private let room: CGRect
  private let fills: ViewFills
  private var texts: FrameIndex
  private var strokes: FrameIndex
  /// Outlines of system guides, which are paler than the rest.
  private var dots: FrameIndex
  private var guides: FrameIndex
  /// Dimension lines with what stands at their ends, by axis: those along an axis keep apart.
  private var lines: [FrameIndex]

  /// Makes a layout for a figure in which no text stands yet.
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

  /// Adds a stroke that texts had better not cross.
  mutating func insert(stroke: CGRect) { strokes.insert(stroke) }

  /// Adds a part of a system guide's outline, which texts had better not cross.
  mutating func insert(dots strip: CGRect) { dots.insert(strip) }

  /// Adds a guide in which names of others had better not stand.
  mutating func insert(guide: CGRect) { guides.insert(guide) }

  /// Whether a stroke crosses a box.
  func crossesStroke(_ box: CGRect) -> Bool { strokes.intersects(box) || dots.intersects(box) }

  /// Puts a text at its position, if there is room.
  ///
  /// A label that fills the canvas from side to side may come nearer to its edge than names do.
  mutating func place(_ run: TextRun) -> Bool {
    guard isFree(run.box, in: canvas) else { return false }
    texts.insert(run.box)
    return true
  }

  /// Puts a text at the best free candidate and returns that; `nil` if none is free.
  ///
  /// Of equally good candidates the first is taken.
  mutating func place(_ candidates: [Candidate]) -> Candidate? {
    guard let best = best(of: candidates)?.candidate else { return nil }
    take(best)
    return best
  }

  /// The best free candidate that suits the text, with its cost; `nil` if none is free.
  ///
  /// Nothing is put there.
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

  /// Puts a text at a candidate that is free.
  mutating func take(_ candidate: Candidate) {
    texts.insert(candidate.box)
    // A leader keeps later texts away as a text does.
    for segment in segments(of: candidate.leader) { texts.insert(segment) }
  }

  /// The texts, and what keeps texts away as they do, that share an area with a box.
  func textBoxes(in box: CGRect) -> [CGRect] {
    texts.numbers(intersecting: box).map { texts.frames[$0] }
  }

  /// Keeps later texts away from a box, as a text does.
  mutating func reserve(_ box: CGRect) { texts.insert(box) }

  /// Whether a mark may stand in a box: inside of the canvas, clear of texts and dimension lines.
  func isClear(_ box: CGRect) -> Bool {
    isFree(box) && !lines.contains { $0.intersects(box) }
  }

  /// Whether a text may stand in a box: inside of the canvas and away from other texts.
  func isFree(_ box: CGRect) -> Bool { isFree(box, in: room) }

  private func isFree(_ box: CGRect, in room: CGRect) -> Bool {
    let reach = box.insetBy(dx: -Self.distance.width, dy: -Self.distance.height)
    return holds(room, box) && !texts.intersects(reach)
      && !lines.contains { $0.intersects(box) }
  }

  /// The cost of a dimension line; `nil` if it isn't allowed there.
  func cost(of line: MeasureLine) -> Int? {
    let (box, axis) = (line.box, line.measure.axis)
    let (along, across) = axis == .horizontal ? (lines[0], lines[1]) : (lines[1], lines[0])
    guard holds(canvas, box), !texts.intersects(box), !along.intersects(box) else { return nil }
    // Bars at the ends may come near to another line; the strokes had better not cross one.
    let core = box.insetBy(dx: 3, dy: 3)
    let ends = line.measure.measured
    let witnesses = line.witnesses.map { fills.disturbance(ofLine: $0, between: ends) / 4 }
    return 2 * fills.disturbance(ofLine: box, between: ends) + witnesses.reduce(0, +)
      + outlineCost(box, along: axis)
      + 20 * min(4, across.numbers(intersecting: core).count)
  }

  /// What it costs that a dimension line crosses outlines, and that it lies along one.
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

  /// Draws a dimension line in a box, which keeps texts and the other lines along its axis away.
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

  /// How many parts of outlines cross a box.
  private func outlineCount(_ box: CGRect) -> Int {
    strokes.numbers(intersecting: box).count + dots.numbers(intersecting: box).count
  }

  /// What it costs that a dimension line's figure stands on outlines.
  ///
  /// Names may interrupt one; a number in one, or right beside it, would be taken for part of it. The
  /// dots of system guides are too pale for that.
  private func cost(ofFigureOnOutlines letters: CGRect) -> Int {
    let near = letters.insetBy(dx: -1, dy: 0)
    let (crossed, dotted) = (
      strokes.numbers(intersecting: near).count, dots.numbers(intersecting: letters).count
    )
    return (crossed > 0 ? 24 + 5 * min(3, crossed) : 0) + (dotted > 0 ? 12 + 2 * min(3, dotted) : 0)
  }

  /// The cost of a name that could be taken for another item's.
  ///
  /// On a view it still goes before one at the end of a leader; in a guide that does not hold what is
  /// named it does not.
  private func misleading(_ candidate: Candidate, onViews isOnViews: Bool) -> Int {
    guard let subject = candidate.subject else { return 0 }
    let isInOther = guides.numbers(intersecting: candidate.run.box).contains { number in
      !holds(guides.frames[number], subject)
    }
    return (isOnViews ? 9 : 0) + (isInOther ? 14 : 0)
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
