internal import Foundation
internal import Plumbline

/// Returns the text of a sweep: the changes of the layout at each breakpoint, and the problems.
func sweepText(_ sweep: SceneSweep, _ colors: TerminalColors) -> String {
  let axis = sweep.axis.sizeAttribute.name
  let other = sweep.axis == .horizontal ? "height" : "width"
  var title =
    "\(sweep.scene.title) — \(axis) \(span(sweep.range)), \(other) \(points(sweep.otherExtent))"
  if sweep.canvas.textSize != .large { title += ", text size \(sweep.canvas.textSize.name)" }
  if sweep.direction == .rightToLeft { title += ", right to left" }
  var rows = [["from", "to", "at the lower end"]]
  for interval in sweep.intervals {
    let tolerance = interval.tolerance > 0 ? " ± 1/\(Int((1 / interval.tolerance).rounded()))" : ""
    let start = points(interval.range.lowerBound) + tolerance
    let lines = eventLines(interval.events, at: interval.range.lowerBound).map(printable)
    rows.append([start, points(interval.range.upperBound), lines.first ?? ""])
    rows += lines.dropFirst().map { ["", "", $0] }
  }
  var text = printable(title) + "\n" + aligned(rows, numberColumns: 0...1, indent: "  ")
  if sweep.problems.isEmpty {
    return text
      + colors.paint("  no conflict, ambiguity, overlap, truncation or view outside\n", .fine)
  }
  for problem in sweep.problems {
    let ranges = problem.ranges.map(span).joined(separator: ", ")
    let line = printable("  \(problem.kind.rawValue) at \(ranges): \(problem.text)")
    text += colors.paint(line, problem.kind == .conflict ? .alarm : .notice) + "\n"
  }
  return text
}

/// Returns the events at a breakpoint as lines; successive constraints at a limit share a line, as do violated ones.
private func eventLines(_ events: [SceneSweep.Event], at breakpoint: CGFloat) -> [String] {
  var lines: [String] = []
  var index = 0
  while index < events.count {
    let event = events[index]
    let isOfConstraints = event.kind == .limit || event.kind == .violation
    let same =
      isOfConstraints
      ? events[index...].prefix { $0.kind == event.kind && $0.side == event.side }.count : 1
    index += same
    var text = (event.side == .below ? "below \(points(breakpoint)): " : "") + event.text
    if same > 1 {
      let state = event.kind == .limit ? "at a limit" : "violated"
      text += same == 2 ? ", and another is \(state)" : ", and \(same - 1) others are \(state)"
    }
    lines.append(text)
  }
  return lines
}

/// Formats a range of widths or heights, such as `320–1366`.
func span(_ range: ClosedRange<CGFloat>) -> String {
  range.lowerBound == range.upperBound
    ? points(range.lowerBound) : "\(points(range.lowerBound))–\(points(range.upperBound))"
}

private func points(_ number: CGFloat) -> String { plainNumber(number, digits: 2) }
