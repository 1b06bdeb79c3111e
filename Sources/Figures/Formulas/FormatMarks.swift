import AutoLayout
import Foundation
import PictureDescriptions

extension FigureContents {
  /// The constraints of the format strings, each with its token's number.
  fileprivate var numberedConstraints: [(number: Int, constraint: SolvedTree.Constraint)] {
    var indices: [Int: Int] = [:]
    for (index, constraint) in constraints.enumerated() {
      if let ordinal = constraint.ordinal { indices[ordinal] = index }
    }
    var number = 0
    var numbered: [(number: Int, constraint: SolvedTree.Constraint)] = []
    for token in options.formats.flatMap({ $0.tokens + $0.options }) {
      guard case .constraints(let ordinals) = token.kind else { continue }
      number += 1
      for index in ordinals.compactMap({ indices[$0] }) where isVisible(constraints[index]) {
        numbered.append((number, constraints[index]))
      }
    }
    return numbered
  }
}

/// A line where a constraint makes two positions equal.
private struct Meeting {
  /// The number of the constraint's token.
  var number: Int
  /// The axis of the positions; the line runs across it.
  var axis: LayoutConstraint.Axis
  /// The coordinate along the axis, in the picture.
  var place: CGFloat
  /// The near end of the line.
  var low: CGFloat
  /// The far end of the line.
  var high: CGFloat
  /// The tag of the constraint.
  var tag: DrawingCommand.Tag
  /// The description of the constraint.
  var name: String

  /// Whether another line extends this one.
  func isContinued(by other: Meeting) -> Bool {
    (number, axis, place) == (other.number, other.axis, other.place)
  }
}

extension FigureContents {
  /// The line where a constraint makes two positions equal, or `nil` if it doesn't.
  fileprivate func meeting(of constraint: SolvedTree.Constraint, _ number: Int) -> Meeting? {
    guard let second = constraint.second, !constraint.first.isExtent else { return nil }
    let across = constraint.axis.other
    let frames = [constraint.first, second].map { items[$0.item].frame }
    let isAlignment = constraint.first.attribute == second.attribute
    let isInside = holds(frames[1], frames[0]) || holds(frames[0], frames[1])
    let starts = frames.map { $0.start(across) }
    let ends = frames.map { $0.end(across) }
    // Edges that meet are marked only where they touch. Aligned items get a line from one to the
    // other.
    var (low, high) = (max(starts[0], starts[1]), min(ends[0], ends[1]))
    if isAlignment && !isInside || low >= high {
      (low, high) = (min(starts[0], starts[1]), max(ends[0], ends[1]))
    }
    return Meeting(
      number: number, axis: constraint.axis,
      place: place(constraint.first.start, constraint.axis), low: low, high: high,
      tag: tag(of: constraint), name: words(of: constraint))
  }
}

extension Lettering {
  /// Marks the constraints of the format strings, with their tokens' colors and numbers.
  ///
  /// Distances and sizes are dimension lines. Touching edges and alignments are heavy lines.
  mutating func placeFormats() {
    var measures: [Measure] = []
    var meetings: [Meeting] = []
    for (number, constraint) in contents.numberedConstraints {
      let color = contents.palette.guide(number - 1).color
      if var measure = contents.measure(of: constraint, mark: nil, color: color),
        measure.length > 0
      {
        measure.number = number
        measures.append(measure)
      } else if let meeting = contents.meeting(of: constraint, number) {
        // The alignments from one option share a line.
        if let last = meetings.last, last.isContinued(by: meeting) {
          meetings[meetings.count - 1].low = min(last.low, meeting.low)
          meetings[meetings.count - 1].high = max(last.high, meeting.high)
        } else {
          meetings.append(meeting)
        }
      }
    }
    for meeting in meetings { place(meeting) }
    place(measures)
  }

  /// Draws a heavy line where an emphasized constraint makes two positions equal.
  mutating func placeFocusedMeetings() {
    for index in contents.focusedConstraints {
      let constraint = contents.constraints[index]
      if let measure = contents.measure(of: constraint, mark: nil, color: nil), measure.length > 0 {
        continue
      }
      guard let meeting = contents.meeting(of: constraint, 0) else { continue }
      drawn.constraints.insert(index)
      let (low, high) = ends(of: meeting)
      draw(
        meeting.axis.other, from: low, to: high,
        at: max(meeting.place - grid.hairline, contents.page.room.start(meeting.axis)), nil,
        weight: 2, tag: meeting.tag)
    }
  }

  /// The ends of a line, with a small overhang.
  private func ends(of meeting: Meeting) -> (low: CGFloat, high: CGFloat) {
    let across = meeting.axis.other
    let overhang = grid.wholePixels(4)
    let room = contents.page.room
    return (
      max(meeting.low - overhang, room.start(across)),
      min(meeting.high + overhang, room.end(across))
    )
  }

  /// Draws a heavy line where two positions are equal, with its number at one end.
  private mutating func place(_ meeting: Meeting) {
    let (low, high) = ends(of: meeting)
    let room = contents.page.room
    let color = contents.palette.guide(meeting.number - 1).color
    placeBadge(meeting, color, from: low, to: high)
    draw(
      meeting.axis.other, from: low, to: high,
      at: max(meeting.place - grid.hairline, room.start(meeting.axis)), nil, weight: 2,
      color: color,
      tag: meeting.tag)
  }

  /// Draws a line's number beyond one of its ends, or on the line.
  private mutating func placeBadge(
    _ meeting: Meeting, _ color: Color, from low: CGFloat, to high: CGFloat
  ) {
    let badge = Badge(meeting.number, measure)
    let half = Badge.numberSize / 2
    let middle = (low + high) / 2
    let centres = [high + half + 1, low - half - 1, middle, low + half + 4, high - half - 4]
    let candidates = centres.enumerated().map { order, along in
      badge.candidate(
        at: CGPoint(meeting.axis.other, along: along, across: meeting.place), color,
        reluctance: 3 * order)
    }
    guard let place = layout.place(candidates) else {
      omissions.append(.constraint(meeting.name))
      return
    }
    append(badge, in: place.run.box, color, tag: meeting.tag)
  }

  /// Draws a badge centered in a box.
  mutating func append(
    _ badge: Badge, in box: CGRect, _ color: Color, tag: DrawingCommand.Tag
  ) {
    badges += badge.centered(in: box).commands(color, contents.palette, grid, tag: tag)
  }
}
