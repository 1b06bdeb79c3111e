import AutoLayout
import Foundation
import PictureDescriptions

/// A line at a position that two items share because of a constraint.
private struct Meeting {
  /// The number of the visual format token that created the constraint.
  var number: Int
  /// The axis along which the positions are equal, perpendicular to the line.
  var axis: LayoutConstraint.Axis
  /// The shared position along the axis, in the picture.
  var place: CGFloat
  /// The left or top end of the line, as a coordinate along the line.
  var low: CGFloat
  /// The right or bottom end of the line, as a coordinate along the line.
  var high: CGFloat
  /// The tag of the constraint's commands.
  var tag: DrawingCommand.Tag
  /// The description of the constraint.
  var name: String

  /// Whether another line has the same position and format string token, so that the two can be drawn as one.
  func isContinued(by other: Meeting) -> Bool {
    (number, axis, place) == (other.number, other.axis, other.place)
  }
}

/// The lines for the constraints of visual format strings, and for emphasized constraints.
///
/// Distances and sizes are dimension lines. Touching edges and alignments are heavy lines.
struct FormatContent {
  /// The context for placing the lines.
  let context: PlacementContext

  private var contents: FigureContents { context.contents }

  /// The requests for the lines of all format string constraints, in the colors of the tokens that create the
  /// constraints.
  var requests: [PlacementRequest] {
    var measures: [Measure] = []
    var meetings: [Meeting] = []
    for (number, constraint) in numberedConstraints {
      let color = contents.palette.guide(number - 1).color
      if var measure = contents.measure(of: constraint, mark: nil, color: color),
        measure.length > 0
      {
        measure.number = number
        measures.append(measure)
      } else if let meeting = self.meeting(of: constraint, number) {
        // The alignments from one option share a line.
        if let last = meetings.last, last.isContinued(by: meeting) {
          meetings[meetings.count - 1].low = min(last.low, meeting.low)
          meetings[meetings.count - 1].high = max(last.high, meeting.high)
        } else {
          meetings.append(meeting)
        }
      }
    }
    return meetings.flatMap { meeting in
      let color = contents.palette.guide(meeting.number - 1).color
      return [badge(of: meeting, color), line(of: meeting, color)]
    } + MeasureContent(context: context).requests(for: measures)
  }

  /// The requests for heavy lines at the positions that items share because of emphasized constraints.
  var focusedMeetings: [PlacementRequest] {
    contents.focusedConstraints.compactMap { index in
      let constraint = contents.constraints[index]
      let measure = contents.measure(of: constraint, mark: nil, color: nil)
      guard measure?.length ?? 0 <= 0, let meeting = self.meeting(of: constraint, 0) else {
        return nil
      }
      var request = line(of: meeting, nil)
      request.drawn.constraints = [index]
      return request
    }
  }

  /// The constraints of the format strings, each with the number of its token.
  private var numberedConstraints: [(number: Int, constraint: SolvedTree.Constraint)] {
    var indices: [Int: Int] = [:]
    for (index, constraint) in contents.constraints.enumerated() {
      if let ordinal = constraint.ordinal { indices[ordinal] = index }
    }
    var number = 0
    var numbered: [(number: Int, constraint: SolvedTree.Constraint)] = []
    for token in contents.formats.flatMap({ $0.tokens + $0.options }) {
      guard case .constraints(let ordinals) = token.kind else { continue }
      number += 1
      for index in ordinals.compactMap({ indices[$0] })
      where contents.isVisible(contents.constraints[index]) {
        numbered.append((number, contents.constraints[index]))
      }
    }
    return numbered
  }

  /// The line at the position that a constraint's two items share, or `nil` if the constraint doesn't align positions.
  private func meeting(of constraint: SolvedTree.Constraint, _ number: Int) -> Meeting? {
    guard let second = constraint.second, !constraint.first.isExtent else { return nil }
    let across = constraint.axis.other
    let frames = [constraint.first, second].map { contents.items[$0.item].frame }
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
      place: contents.place(constraint.first.start, constraint.axis), low: low, high: high,
      tag: contents.tag(of: constraint), name: contents.words(of: constraint))
  }

  /// The ends of a line, extended by a small overhang, as coordinates across the line's axis.
  private func ends(of meeting: Meeting) -> (low: CGFloat, high: CGFloat) {
    let across = meeting.axis.other
    let overhang = context.grid.wholePixels(4)
    let room = contents.page.room
    return (
      max(meeting.low - overhang, room.start(across)),
      min(meeting.high + overhang, room.end(across))
    )
  }

  private func line(of meeting: Meeting, _ color: Color?) -> PlacementRequest {
    let nearest = contents.page.room.start(meeting.axis)
    return RuledLine(
      axis: meeting.axis.other, ends: ends(of: meeting),
      place: max(meeting.place - context.grid.hairline, nearest), weight: 2, color: color
    ).request(context, meeting.tag)
  }

  /// Returns the request for a line's numbered badge, beyond an end of the line or on the line.
  private func badge(of meeting: Meeting, _ color: Color) -> PlacementRequest {
    let badge = Badge(meeting.number, context.measure)
    let half = Badge.numberSize / 2
    let (low, high) = ends(of: meeting)
    let middle = (low + high) / 2
    let centers = [high + half + 1, low - half - 1, middle, low + half + 4, high - half - 4]
    let candidates = centers.enumerated().map { order, along in
      badge.candidate(
        at: CGPoint(meeting.axis.other, along: along, across: meeting.place), color,
        baseCost: 3 * order)
    }
    return badge.request(
      meeting.tag, at: candidates, contents, omission: .constraint(meeting.name))
  }
}
