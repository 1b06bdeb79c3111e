import AutoLayout
import Foundation

/// The positions of texts inside the canvas, where no texts overlap and none are cut off.
///
/// Texts are placed in order of importance, each at the best of its candidates that is still free. A text without a
/// free candidate is left out. The time for a text depends on what is near it, not on the number of texts.
struct LabelLayout {
  /// A candidate position for a text.
  struct Candidate {
    /// The text run, positioned at the candidate position.
    var run: TextRun
    /// The line from the named item to the text, in points, or `nil` if the text is close to the item.
    var leader: [CGPoint]?
    /// The cost of the position without any collisions.
    var baseCost: Int
    /// Whether the text is on the dimension line that it belongs to and interrupts that line.
    var interruptsLine = false
    /// The bounding rectangle of a dimension text's letters, or `nil` for other texts.
    var letters: CGRect?
    /// The rectangles of the items at the ends of the text's dimension line.
    var ends: [CGRect] = []
    /// The frame of the item that the text names, or `nil` if the text isn't a name.
    var subject: CGRect?
    /// The height by which content beside the letters, such as a badge, extends above and below the letters, in points.
    var padding: CGFloat = 0
    /// Whether the text is on the item that it belongs to.
    ///
    /// If so, collisions add no cost, and the text may be at the canvas's edge.
    var isOnItem = false
    /// Whether the position is unsuitable, so that it's used only if no better one is free.
    var isMakeshift = false

    /// The box that later texts avoid: the box of this text with its padding.
    fileprivate var box: CGRect { padding == 0 ? run.box : run.box.insetBy(dx: 0, dy: -padding) }
  }

  /// An area that texts or lines avoid, or that they can't overlap.
  enum Obstacle {
    /// A box that nothing else may overlap, such as that of a text or an arrow.
    case box(CGRect)
    /// A box reserved for a label on its own view, before the label is placed. Baselines may cross the box.
    case label(CGRect)
    /// A box that leaders may cross, but texts may not.
    case textFree(CGRect)
    /// A stroke, which texts avoid if possible.
    case stroke(CGRect)
    /// A stroke of a system guide's outline. Texts avoid it less than other strokes, because it's paler.
    case dots(CGRect)
    /// A guide, which the names of other items avoid if possible.
    case guide(CGRect)
    /// The box, axis and cross-axis coordinate of a dimension line. Other lines along that axis can't overlap the box.
    case line(CGRect, LayoutConstraint.Axis, lane: CGFloat)
  }

  /// The minimum distances between texts, along and across their lines, in points.
  private static let distance = CGSize(width: 3, height: 1)

  private let canvas: CGRect
  /// The area for texts, which is the canvas without a narrow strip along its edges.
  private let room: CGRect
  private let fills: ViewFills
  private var texts: FrameIndex
  private var strokes: FrameIndex
  private var dots: FrameIndex
  private var guides: FrameIndex
  /// The boxes that leaders may cross, but texts may not.
  private var textFree: FrameIndex
  /// The boxes of dimension lines with their end bars, indexed separately for horizontal and vertical lines.
  private var lines: [FrameIndex]
  /// The cross-axis coordinates of dimension lines: an array for horizontal lines, and an array for vertical lines.
  private var lanes: [[CGFloat]] = [[], []]
  /// The boxes of labels on their own views, which don't interrupt baselines.
  private var labels: Set<CGRect> = []

  /// Creates a layout without texts.
  init(canvas: CGRect, bounds: CGRect, fills: ViewFills) {
    self.canvas = canvas
    room = canvas.insetBy(dx: min(2, canvas.width / 4), dy: min(1, canvas.height / 4))
    self.fills = fills
    let empty = FrameIndex(bounds: bounds)
    (texts, strokes, dots, guides, textFree) = (empty, empty, empty, empty, empty)
    lines = [empty, empty]
  }

  /// Adds an obstacle.
  mutating func insert(_ obstacle: Obstacle) {
    switch obstacle {
    case .box(let box): texts.insert(box)
    case .label(let box): labels.insert(box)
    case .textFree(let box): textFree.insert(box)
    case .stroke(let box): strokes.insert(box)
    case .dots(let box): dots.insert(box)
    case .guide(let box): guides.insert(box)
    case .line(let box, let axis, let lane):
      lines[axis == .horizontal ? 0 : 1].insert(box)
      lanes[axis == .horizontal ? 0 : 1].append(lane)
    }
  }

  /// The cross-axis coordinates of the dimension lines along an axis, in order of placement.
  func lanes(_ axis: LayoutConstraint.Axis) -> [CGFloat] { lanes[axis == .horizontal ? 0 : 1] }

  /// Whether a stroke or a system guide's outline crosses a box.
  func crossesStroke(_ box: CGRect) -> Bool { strokes.intersects(box) || dots.intersects(box) }

  /// The mark chosen for a request, with the position of its text.
  struct Choice {
    let mark: PlacementRequest.Mark
    let text: Candidate?
    /// Whether the strokes or the text are in an unsuitable position, because no better position is free.
    let isMakeshift: Bool
    fileprivate let cost: Int
  }

  /// The minimum collision cost that makes the position of a text unsuitable.
  private static let leastMakeshift = PlacementRequest.edgeCost
  /// The minimum collision cost that makes the position of strokes unsuitable.
  ///
  /// It's the cost of a dimension line on a view that the line doesn't measure.
  private static let leastMakeshiftOfStrokes = 40

  /// Whether a dimension line crosses a box.
  func crossesLine(_ box: CGRect) -> Bool { lines.contains { $0.intersects(box) } }

  /// Returns the cheapest mark of a request that fits, with the position of the mark's text, or `nil` if no mark fits.
  ///
  /// Of several cheapest marks, the first is used.
  func best(for request: PlacementRequest) -> Choice? {
    var best: Choice?
    for stage in request.stages where best?.cost ?? .max >= request.highCost {
      for mark in stage(self) where mark.baseCost < best?.cost ?? .max {
        guard let ownCost = mark.cost(self) else { continue }
        var cost = mark.baseCost + ownCost
        var text: Candidate?
        var isMakeshift = ownCost >= Self.leastMakeshiftOfStrokes
        if let texts = mark.texts, cost < best?.cost ?? .max {
          guard
            let found = self.best(of: texts(self), where: { mark.isSuited($0, self) })
          else { continue }
          text = found.candidate
          isMakeshift = isMakeshift || found.isMakeshift
          cost += found.cost
        }
        if cost < best?.cost ?? .max {
          best = Choice(mark: mark, text: text, isMakeshift: isMakeshift, cost: cost)
        }
      }
    }
    return best
  }

  /// The cheapest free candidate that meets a condition, or `nil` if there isn't one.
  ///
  /// Of several cheapest candidates, the first is used.
  private func best(
    of candidates: [Candidate], where isSuited: (Candidate) -> Bool
  ) -> (candidate: Candidate, isMakeshift: Bool, cost: Int)? {
    var best: (candidate: Candidate, isMakeshift: Bool, cost: Int)?
    for candidate in candidates where candidate.baseCost < best?.cost ?? .max {
      let room = candidate.isOnItem ? canvas : room
      guard isFree(candidate.box, in: room), isFree(leader: candidate.leader), isSuited(candidate)
      else { continue }
      let viewCost = viewCost(of: candidate)
      let cost = candidate.baseCost + viewCost
      if cost < best?.cost ?? .max {
        best = (candidate, candidate.isMakeshift || viewCost >= Self.leastMakeshift, cost)
      }
    }
    return best
  }

  /// Places a text at a free candidate position.
  mutating func take(_ candidate: Candidate) {
    texts.insert(candidate.box)
    // Later texts avoid leaders as they avoid texts.
    for segment in segments(of: candidate.leader) { texts.insert(segment) }
  }

  /// The texts, leaders and reserved boxes that overlap a box.
  func textBoxes(in box: CGRect) -> [CGRect] { texts.frames(intersecting: box) }

  /// The bounding rectangle of all texts, leaders, marks and dimension lines.
  var taken: CGRect {
    ([texts] + lines).flatMap { $0.frames(intersecting: canvas) }
      .reduce(CGRect.null) { $0.union($1) }
  }

  /// The boxes of texts that interrupt a line.
  ///
  /// A baseline is interrupted neither by labels on views nor by leaders.
  func interruptions(of line: CGRect, isBaseline: Bool) -> [CGRect] {
    textBoxes(in: line).filter { !isBaseline || isText($0) && !labels.contains($0) }
  }

  /// The boxes of texts, but not of leaders, that interrupt a pale line along an axis.
  func interruptions(of line: CGRect, along axis: LayoutConstraint.Axis) -> [CGRect] {
    textBoxes(in: line).filter { box in
      // Letters extend slightly beyond what they label, where the line starts.
      let shared = box.intersection(line)
      return isText(box) && shared.end(axis) - shared.start(axis) > 1.5
    }
  }

  /// Whether a box is large enough for a text, so that it can't be the box of a leader.
  private func isText(_ box: CGRect) -> Bool { min(box.width, box.height) > 2 }

  /// Whether a box is free for a text or mark: inside the canvas, and away from texts and dimension lines.
  func isFree(_ box: CGRect) -> Bool { isFree(box, in: room) }

  private func isFree(_ box: CGRect, in room: CGRect) -> Bool {
    let reach = box.insetBy(dx: -Self.distance.width, dy: -Self.distance.height)
    return holds(room, box) && !texts.intersects(reach) && !crossesLine(box)
      && !textFree.intersects(box)
  }

  /// The cost of a dimension line, or `nil` if the line can't be placed.
  ///
  /// A line can't be placed if it overlaps a text or a parallel line, or isn't completely inside the canvas.
  func cost(of line: MeasureLine) -> Int? {
    let (box, axis) = (line.box, line.measure.axis)
    let (along, across) = axis == .horizontal ? (lines[0], lines[1]) : (lines[1], lines[0])
    guard holds(canvas, box), !texts.intersects(box), !along.intersects(box) else { return nil }
    // End bars may be near another line, but strokes avoid crossing one if possible.
    let core = box.insetBy(dx: 3, dy: 3)
    let ends = line.measure.measured
    let witnesses = line.witnesses.map { fills.viewCost(ofLine: $0, between: ends) / 4 }
    return 2 * fills.viewCost(ofLine: box, between: ends) + witnesses.reduce(0, +)
      + outlineCost(box, along: axis)
      + 20 * min(4, across.numbers(intersecting: core).count)
  }

  /// The cost of a dimension line that crosses outlines or runs along one.
  private func outlineCost(_ box: CGRect, along axis: LayoutConstraint.Axis) -> Int {
    // A line ends at the outline of what it measures.
    let core = axis == .horizontal ? box.insetBy(dx: 3, dy: 0) : box.insetBy(dx: 0, dy: 3)
    let crossed = strokes.frames(intersecting: core) + dots.frames(intersecting: core)
    let isParallel = crossed.contains { stroke in
      (stroke.width > stroke.height) == (axis == .horizontal)
    }
    return 2 * min(4, crossed.count) + (isParallel ? 12 : 0)
  }

  private func isFree(leader: [CGPoint]?) -> Bool {
    segments(of: leader).allSatisfy {
      holds(canvas, $0) && !texts.intersects($0) && lineCost(ofLeader: $0) != nil
    }
  }

  /// The cost of a leader or arrow for crossing dimension lines, or `nil` if it runs along a dimension line.
  func lineCost(ofLeader segment: CGRect) -> Int? {
    let axis: LayoutConstraint.Axis =
      segment.width > segment.height ? .horizontal : .vertical
    let (along, across) = axis == .horizontal ? (lines[0], lines[1]) : (lines[1], lines[0])
    // A leader may start at the end of another line.
    let core = CGRect(
      axis, from: segment.start(axis) + 1, to: max(segment.start(axis) + 1, segment.end(axis) - 1),
      across: segment.start(axis.other), segment.end(axis.other))
    return along.intersects(core) ? nil : 12 * min(3, across.numbers(intersecting: core).count)
  }

  private func viewCost(of candidate: Candidate) -> Int {
    if candidate.isOnItem { return 0 }
    let leaders = segments(of: candidate.leader)
    let crossing = leaders.reduce(0) {
      $0 + min(3, outlineCount($1)) + (lineCost(ofLeader: $1) ?? 0)
    }
    if let letters = candidate.letters {
      return fills.viewCost(ofFigure: letters, between: candidate.ends)
        + (fills.cutsPaper(letters) ? Self.leastMakeshift : 0) + cost(ofFigureOnOutlines: letters)
        + crossing
    }
    let box = candidate.run.box
    let views = fills.viewCost(ofName: box, for: candidate.subject)
    return (fills.cutsPaper(box) ? Self.leastMakeshift : 0) + views
      + misleading(candidate, onViews: views > 0) + cost(ofNameOnOutlines: candidate)
      + crossing + leaders.reduce(0) { $0 + min(14, fills.viewCost(ofLeader: $1)) }
  }

  /// The number of outline strokes that cross a box.
  private func outlineCount(_ box: CGRect) -> Int {
    strokes.numbers(intersecting: box).count + dots.numbers(intersecting: box).count
  }

  /// The cost of a name that interrupts outlines.
  ///
  /// A name at the end of a leader costs more, because it would seem to be the name of the outline.
  private func cost(ofNameOnOutlines candidate: Candidate) -> Int {
    let count = outlineCount(candidate.run.box)
    return 5 * min(3, count)
      + (count > 0 && candidate.leader != nil ? PlacementRequest.edgeCost : 0)
  }

  /// The cost of a dimension text on outlines.
  ///
  /// Names may interrupt an outline. A number on an outline, or directly beside one, would seem to be part of the
  /// outline. The dots of system guides cost less, because they are pale.
  private func cost(ofFigureOnOutlines letters: CGRect) -> Int {
    let near = letters.insetBy(dx: -1, dy: 0)
    let (crossed, dotted) = (
      strokes.numbers(intersecting: near).count, dots.numbers(intersecting: letters).count
    )
    return (crossed > 0 ? 24 + 5 * min(3, crossed) : 0) + (dotted > 0 ? 12 + 2 * min(3, dotted) : 0)
  }

  /// The cost of a position in which a name could be mistaken for the name of another item.
  ///
  /// A name on a view still costs less than a name with a leader. A name in a guide that doesn't contain the named item
  /// costs more than a name on a view.
  private func misleading(_ candidate: Candidate, onViews isOnViews: Bool) -> Int {
    guard let subject = candidate.subject else { return 0 }
    let isInOther = guides.frames(intersecting: candidate.run.box).contains { !holds($0, subject) }
    return (isOnViews ? 9 : 0) + (isInOther ? 14 : 0)
  }

  /// The bounding rectangles of a leader's segments, which are horizontal or vertical.
  ///
  /// The stroke of a segment is to the right of the segment's points, or below them.
  private func segments(of leader: [CGPoint]?) -> [CGRect] {
    guard let leader else { return [] }
    return zip(leader, leader.dropFirst()).map { start, end in
      let (width, height) = (abs(start.x - end.x), abs(start.y - end.y))
      return CGRect(
        x: min(start.x, end.x) - 0.5, y: min(start.y, end.y) - 0.5,
        width: width + (width > height ? 1 : 2), height: height + (width > height ? 2 : 1))
    }
  }
}

extension [LabelLayout.Candidate] {
  /// The candidates, with the cost of each increased by `baseCost`.
  func with(moreReluctance baseCost: Int) -> [LabelLayout.Candidate] {
    map { candidate in
      var candidate = candidate
      candidate.baseCost += baseCost
      return candidate
    }
  }
}
