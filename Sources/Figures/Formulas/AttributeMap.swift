import AutoLayout
import Foundation
import PictureDescriptions

extension Lettering {
  /// A labeled line for an attribute of a view.
  struct AttributeLine {
    var name: String
    /// The axis the attribute is a position on.
    var axis: LayoutConstraint.Axis
    /// The coordinate along the axis, in the picture.
    var place: CGFloat
    var pattern: DashStyle?
    var isMiddle = false
    /// The thickness of the line, in hairlines.
    var weight: CGFloat = 1
    /// The fractions of a name that may be left of a vertical line, best first.
    var shares: [CGFloat] = [0.5]
  }

  /// Draws the attributes of the views that the overlay is limited to.
  ///
  /// Edges, centers, baselines and margins are labeled lines. Width and height are dimension lines.
  mutating func placeAttributes() {
    for item in contents.items where contents.options.shows(.attributes, of: [item.item.identifier])
    {
      // Attributes of all views at once would be unreadable.
      guard contents.options.subjects[.attributes] != nil else { return }
      switch item.role {
      case .leaf, .container, .guide, .root: placeAttributes(of: item)
      case .absent, .systemGuide: continue
      }
    }
  }

  private mutating func placeAttributes(of item: FigureItem) {
    let rect = contents.page.frame(item.item.metrics.alignmentRect)
    let sizes = LayoutConstraint.Axis.allCases.compactMap { axis -> Measure? in
      guard rect.end(axis) > rect.start(axis) else { return nil }
      return Measure(
        axis: axis, start: rect.start(axis), end: rect.end(axis), text: axis.sizeAttribute.name,
        ends: (rect, rect), isGap: false, color: contents.palette.alignmentLine, mark: .none,
        tag: item.tag, isBefore: axis == .vertical)
    }
    place(sizes)
    drawn.overlays.insert(.attributes)
    for line in attributeLines(of: item, rect) { place(line, rect, item.tag) }
  }

  private func attributeLines(of item: FigureItem, _ rect: CGRect) -> [AttributeLine] {
    let thickness = grid.hairline
    let isMirrored = contents.direction == .rightToLeft
    let (before, after) = isMirrored ? ("trailing", "leading") : ("leading", "trailing")
    let lines = [
      AttributeLine(name: before, axis: .horizontal, place: rect.minX),
      AttributeLine(
        name: "centerX", axis: .horizontal, place: grid.snapped(rect.midX), pattern: .center,
        isMiddle: true),
      AttributeLine(name: after, axis: .horizontal, place: rect.maxX - thickness),
      AttributeLine(name: "top", axis: .vertical, place: rect.minY),
      AttributeLine(
        name: "centerY", axis: .vertical, place: grid.snapped(rect.midY), pattern: .center,
        isMiddle: true),
      AttributeLine(name: "bottom", axis: .vertical, place: rect.maxY - thickness),
    ]
    return lines + baselineLines(of: item) + marginLines(of: item, rect, before, after)
  }

  private func baselineLines(of item: FigureItem) -> [AttributeLine] {
    guard let baselines = item.item.metrics.baselines else { return [] }
    func line(_ name: String, _ baseline: CGFloat) -> AttributeLine {
      AttributeLine(
        name: name, axis: .vertical, place: contents.place(baseline, .vertical), pattern: .baseline)
    }
    guard baselines.lowerBound < baselines.upperBound else {
      return [line("firstBaseline, lastBaseline", baselines.lowerBound)]
    }
    return [
      line("firstBaseline", baselines.lowerBound), line("lastBaseline", baselines.upperBound),
    ]
  }

  /// The margins of a view that has subviews.
  ///
  /// `before` and `after` are the names of its left and right edges.
  private func marginLines(
    of item: FigureItem, _ rect: CGRect, _ before: String, _ after: String
  ) -> [AttributeLine] {
    let margins = item.item.metrics.margins
    guard margins != .zero, item.role == .container || item.role == .root else { return [] }
    return [
      AttributeLine(
        name: before + "Margin", axis: .horizontal, place: grid.snapped(rect.minX + margins.left),
        pattern: .dotted),
      AttributeLine(
        name: after + "Margin", axis: .horizontal, place: grid.snapped(rect.maxX - margins.right),
        pattern: .dotted),
      AttributeLine(
        name: "topMargin", axis: .vertical, place: grid.snapped(rect.minY + margins.top),
        pattern: .dotted),
      AttributeLine(
        name: "bottomMargin", axis: .vertical, place: grid.snapped(rect.maxY - margins.bottom),
        pattern: .dotted),
    ]
  }

  /// Candidates directly above or below a horizontal line, near its ends and in the middle.
  private func alongside(
    _ line: AttributeLine, _ low: CGFloat, _ high: CGFloat, _ font: Font, _ width: CGFloat
  ) -> [LabelLayout.Candidate] {
    guard line.axis == .vertical else { return [] }
    let metrics = LetterMetrics(font)
    let thickness = line.weight * grid.hairline
    let baselines = [
      line.place - 3 - metrics.descent, line.place + thickness + 3 + metrics.ascent,
    ]
    return baselines.flatMap { baseline in
      [low + 12, high - 12 - width, (low + high - width) / 2].enumerated().map { order, left in
        let run = TextRun(
          text: line.name, font: font, color: contents.palette.alignmentLine,
          position: grid.snapped(CGPoint(x: left, y: baseline)), anchor: .left, width: width)
        return LabelLayout.Candidate(run: run, leader: nil, reluctance: 6 + 2 * order)
      }
    }
  }

  /// Draws a line across the view, and its name.
  mutating func place(_ line: AttributeLine, _ rect: CGRect, _ tag: DrawingCommand.Tag) {
    let across = line.axis.other
    let (low, high) = (rect.start(across), rect.end(across))
    let font = Font(pointSize: 9.5, weight: .medium)
    let width = measure(line.name, font, nil).width
    var candidates = beyond(line, low, high, font, width)
    if line.weight > 1 { candidates += alongside(line, low, high, font, width) }
    if !place(candidates, tag: tag) { omissions.append(.attribute(line.name)) }
    draw(
      across, from: low, to: high, at: line.place, line.pattern, isUnderText: !line.isMiddle,
      weight: line.weight, tag: tag)
  }

  /// Candidates beyond either end of a line, with a leader that extends the line.
  private func beyond(
    _ line: AttributeLine, _ low: CGFloat, _ high: CGFloat, _ font: Font, _ width: CGFloat
  ) -> [LabelLayout.Candidate] {
    let isForward = line.axis == .vertical && contents.direction != .rightToLeft
    let sides: [CGFloat] = isForward ? [1, -1] : [-1, 1]
    var candidates: [LabelLayout.Candidate] = []
    for (number, length) in [CGFloat(10), 22, 34, 46, 58].enumerated() {
      for (order, side) in sides.enumerated() {
        let leader = Leader(edge: side > 0 ? high : low, side: side, length: length)
        for (shareOrder, share) in line.shares.enumerated() {
          candidates.append(
            LabelLayout.Candidate(
              run: name(of: line, after: leader, share: share, font, width),
              leader: points(of: leader, along: line),
              reluctance: 4 * number + 3 * order + shareOrder))
        }
      }
    }
    return candidates
  }

  /// The leader from one end of a line to its name.
  private struct Leader {
    /// The coordinate of the view's edge.
    var edge: CGFloat
    /// 1 toward larger coordinates, −1 toward smaller ones.
    var side: CGFloat
    var length: CGFloat

    var end: CGFloat { edge + side * length }
  }

  /// The two ends of a leader.
  private func points(of leader: Leader, along line: AttributeLine) -> [CGPoint] {
    let across = line.axis.other
    return [
      // A label may extend to the very edges of its view.
      grid.snapped(CGPoint(across, along: leader.edge + leader.side, across: line.place)),
      grid.snapped(CGPoint(across, along: leader.end, across: line.place)),
    ]
  }

  /// The name at the end of a leader.
  ///
  /// Above and below a view, the fraction `share` of the name is left of the line.
  private func name(
    of line: AttributeLine, after leader: Leader, share: CGFloat, _ font: Font, _ width: CGFloat
  ) -> TextRun {
    let capHeight = LetterMetrics(font).capHeight
    let isAfter = leader.side > 0
    let position =
      switch line.axis {
      case .vertical:
        CGPoint(
          x: isAfter ? leader.end + 3 : leader.end - 3 - width, y: line.place + capHeight / 2)
      case .horizontal:
        CGPoint(
          x: line.place - share * width, y: isAfter ? leader.end + 3 + capHeight : leader.end - 3)
      }
    return TextRun(
      text: line.name, font: font, color: contents.palette.alignmentLine,
      position: grid.snapped(position), anchor: .left, width: width)
  }
}
