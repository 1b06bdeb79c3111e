import AutoLayout
import Foundation
import PictureDescriptions

/// A line through the attributes that constraints align.
struct AlignmentLine {
  /// The kinds of alignment.
  enum Kind: Hashable {
    case edge
    case center
    case baseline

    /// The dash pattern, or `nil` for a solid line.
    var pattern: DashStyle? {
      switch self {
      case .edge: nil
      case .center: .center
      case .baseline: .baseline
      }
    }
  }

  /// The kind of alignment.
  let kind: Kind
  /// The axis of the shared position; the line runs across it.
  let axis: LayoutConstraint.Axis
  /// The shared position, in the picture.
  let place: CGFloat
  /// The unique indices of the aligned items, in the order of the constraints.
  var items: [Int]
  /// The name of the attribute.
  let name: String
  /// The tag of the first constraint.
  let tag: DrawingCommand.Tag
}

extension FigureContents {
  /// The alignment lines, merged if they have the same kind and position.
  var alignmentLines: [AlignmentLine] {
    guard options.overlays.contains(.alignment) else { return [] }
    struct Key: Hashable {
      var kind: AlignmentLine.Kind
      var axis: LayoutConstraint.Axis
      var place: CGFloat
    }
    struct Member: Hashable {
      var line: Int
      var item: Int
    }
    var lines: [AlignmentLine] = []
    var indices: [Key: Int] = [:]
    var members: Set<Member> = []
    for constraint in constraints where isVisible(constraint) && constraint.origin == .author {
      guard let kind = kind(of: constraint), let second = constraint.second else { continue }
      let place = place(constraint.first.start, constraint.axis)
      let key = Key(kind: kind, axis: constraint.axis, place: place)
      if indices[key] == nil {
        indices[key] = lines.count
        lines.append(
          AlignmentLine(
            kind: kind, axis: constraint.axis, place: place, items: [],
            name: constraint.first.attribute.name, tag: tag(of: constraint)))
      }
      guard let index = indices[key] else { continue }
      for item in [constraint.first.item, second.item]
      where !isAround(item, constraint) && members.insert(Member(line: index, item: item)).inserted
      {
        lines[index].items.append(item)
      }
    }
    return lines.filter { $0.items.count > 1 || $0.kind == .center && !$0.items.isEmpty }
  }

  /// Whether an item contains the constraint's other item, so that the two aren't aligned siblings.
  private func isAround(_ item: Int, _ constraint: SolvedTree.Constraint) -> Bool {
    items[item].role == .root || items[item].isSystemGuide
      || constraint.sides.contains { items[$0.item].owner == item }
  }

  /// The kind of alignment that a constraint makes, or `nil` if it makes none.
  private func kind(of constraint: SolvedTree.Constraint) -> AlignmentLine.Kind? {
    guard let second = constraint.second, !constraint.first.isExtent, constraint.relation == .equal,
      constraint.multiplier == 1, constraint.constant == 0, constraint.holds,
      !constraint.crossesAxes
    else { return nil }
    guard let own = side(of: constraint.first), let other = side(of: second), own == other else {
      return nil
    }
    return own.kind
  }

  /// The kind of alignment of an attribute, with −1 for near edges and 1 for far ones.
  ///
  /// `nil` for sizes.
  private func side(of side: SolvedTree.Constraint.Side) -> (
    kind: AlignmentLine.Kind, edge: CGFloat
  )? {
    switch side.attribute {
    case .firstBaseline, .lastBaseline: return (.baseline, 0)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return (.center, 0)
    case .left, .leading, .leftMargin, .leadingMargin, .top, .topMargin, .right, .trailing,
      .rightMargin, .trailingMargin, .bottom, .bottomMargin:
      let axis = side.attribute.axis ?? .horizontal
      let middle = place(side.start, axis) - items[side.item].frame.middle(axis)
      return (.edge, middle < 0 ? -1 : 1)
    case .width, .height, .notAnAttribute: return nil
    }
  }
}

extension Lettering {
  /// How far a line extends beyond the aligned items, in points.
  private static let overhang: CGFloat = 10

  /// Draws the alignment lines, and the requested baselines and alignment rectangles.
  ///
  /// Lines are interrupted by text.
  mutating func placeAlignmentLines() {
    let lines = contents.alignmentLines.compactMap { line in
      ends(of: line).map { (line: line, ends: $0) }
    }
    if !lines.isEmpty { drawn.overlays.insert(.alignment) }
    for (line, ends) in lines {
      layout.insert(
        stroke: CGRect(
          line.axis.other, from: ends.0, to: ends.1, across: line.place,
          line.place + grid.hairline))
    }
    // Names come first, because lines are interrupted around them.
    for (line, ends) in lines { name(line, at: ends) }
    for (line, ends) in lines {
      draw(
        line.axis.other, from: ends.0, to: ends.1, at: line.place, line.kind.pattern,
        isUnderText: line.kind == .baseline, tag: line.tag)
    }
    placeBaselines()
    for item in contents.items
    where contents.options.shows(.alignmentRects, of: [item.item.identifier]) {
      placeAlignmentRect(of: item)
    }
  }

  /// The ends of a line along itself, or `nil` if it's outside of the canvas.
  private func ends(of line: AlignmentLine) -> (CGFloat, CGFloat)? {
    let across = line.axis.other
    let frames = line.items.map { contents.items[$0].frame }
    let low = frames.map { $0.start(across) }.min().map { $0 - Self.overhang } ?? 0
    let high = frames.map { $0.end(across) }.max().map { $0 + Self.overhang } ?? 0
    return visible(across, from: low, to: high, at: line.place)
  }

  /// The part of a line that is on the canvas, or `nil` if there isn't one.
  ///
  /// Outside of the canvas there are no views that the line could align.
  private func visible(
    _ axis: LayoutConstraint.Axis, from start: CGFloat, to end: CGFloat, at place: CGFloat
  ) -> (CGFloat, CGFloat)? {
    let canvas = contents.page.visibleCanvas
    let (low, high) = (max(start, canvas.start(axis)), min(end, canvas.end(axis)))
    let isOnCanvas = place >= canvas.start(axis.other) && place <= canvas.end(axis.other)
    return isOnCanvas && low < high ? (low, high) : nil
  }

  /// Draws the baselines of each text, with overlapping ones at the same height as one line.
  private mutating func placeBaselines() {
    for line in baselines {
      drawn.overlays.insert(.baselines)
      draw(
        .horizontal, from: line.ends.0, to: line.ends.1, at: line.place, .baseline,
        isUnderText: true, tag: line.tag)
    }
  }

  /// A line through the baseline of one text, or of several side by side.
  private struct BaselineLine {
    var place: CGFloat
    var ends: (CGFloat, CGFloat)
    /// The index of the first text, in tree order.
    var order: Int
    var tag: DrawingCommand.Tag
  }

  /// The baselines to draw, in tree order.
  private var baselines: [BaselineLine] {
    var linesByPlace: [CGFloat: [BaselineLine]] = [:]
    for (order, item) in contents.items.enumerated()
    where item.role == .leaf && contents.options.shows(.baselines, of: [item.item.identifier]) {
      guard let range = item.item.metrics.baselines else { continue }
      for baseline in Set([range.lowerBound, range.upperBound]) {
        let place = contents.place(baseline, .vertical)
        let (left, right) = (item.frame.minX - 4, item.frame.maxX + 4)
        guard let ends = visible(.horizontal, from: left, to: right, at: place) else { continue }
        linesByPlace[place, default: []].append(
          BaselineLine(place: place, ends: ends, order: order, tag: item.tag))
      }
    }
    return linesByPlace.values.flatMap(joined)
      .sorted { ($0.order, $0.place) < ($1.order, $1.place) }
  }

  /// Merges overlapping lines at the same height.
  private func joined(_ lines: [BaselineLine]) -> [BaselineLine] {
    var joined: [BaselineLine] = []
    for line in lines.sorted(by: { ($0.ends.0, $0.order) < ($1.ends.0, $1.order) }) {
      guard let last = joined.last, line.ends.0 < last.ends.1 else {
        joined.append(line)
        continue
      }
      let ends = (last.ends.0, max(last.ends.1, line.ends.1))
      joined[joined.count - 1] = line.order < last.order ? line : last
      joined[joined.count - 1].ends = ends
    }
    return joined
  }

  private mutating func placeAlignmentRect(of item: FigureItem) {
    guard item.role == .leaf || item.role == .container else { return }
    let rect = contents.page.frame(item.item.metrics.alignmentRect)
    guard rect != item.frame || contents.options.subjects[.alignmentRects] != nil else { return }
    for axis in LayoutConstraint.Axis.allCases {
      let edges = [rect.start(axis.other), rect.end(axis.other) - grid.hairline]
      for edge in edges {
        let (start, end) = (rect.start(axis), rect.end(axis))
        guard let ends = visible(axis, from: start, to: end, at: edge) else { continue }
        drawn.overlays.insert(.alignmentRects)
        draw(axis, from: ends.0, to: ends.1, at: edge, nil, tag: item.tag)
      }
    }
  }

  /// Writes the name of a line's attribute beyond one of its ends, if names are shown.
  private mutating func name(_ line: AlignmentLine, at ends: (CGFloat, CGFloat)) {
    guard contents.options.overlays.contains(.names) else { return }
    let font = Font(pointSize: 8.5, weight: .medium)
    let width = measure(line.name, font, nil).width
    let metrics = LetterMetrics(font)
    let spots: [(CGFloat, CGFloat)] =
      line.axis == .vertical
      ? [
        (ends.1 + 3, line.place + metrics.capHeight / 2),
        (ends.0 - 3 - width, line.place + metrics.capHeight / 2),
      ]
      : [
        (line.place - width / 2, ends.0 - 3),
        (line.place - width / 2, ends.1 + 3 + metrics.capHeight),
      ]
    let candidates = spots.enumerated().map { order, spot in
      LabelLayout.Candidate(
        run: TextRun(
          text: line.name, font: font, color: contents.palette.alignmentLine,
          position: grid.snapped(CGPoint(x: spot.0, y: spot.1)), anchor: .left, width: width),
        leader: nil, reluctance: order)
    }
    if !place(candidates + besides(line, at: ends, font, width), tag: line.tag) {
      omissions.append(.alignment(line.name))
    }
  }

  /// Candidates for a name beside its line, with a leader from near one of the line's ends.
  private func besides(
    _ line: AlignmentLine, at ends: (CGFloat, CGFloat), _ font: Font, _ width: CGFloat
  ) -> [LabelLayout.Candidate] {
    let metrics = LetterMetrics(font)
    let across = line.axis.other
    return [CGFloat(10), 20, 32].enumerated().flatMap { number, length in
      [(ends.1 - 4, CGFloat(-0.9)), (ends.0 + 4, -0.1)].enumerated().flatMap { order, end in
        [CGFloat(1), -1].map { side in
          let far = line.place + side * length
          let position =
            line.axis == .vertical
            ? CGPoint(
              x: end.0 + end.1 * width, y: side > 0 ? far + 2 + metrics.capHeight : far - 2)
            : CGPoint(
              x: side > 0 ? far + 3 : far - 3 - width, y: end.0 + metrics.capHeight / 2)
          return LabelLayout.Candidate(
            run: TextRun(
              text: line.name, font: font, color: contents.palette.alignmentLine,
              position: grid.snapped(position), anchor: .left, width: width),
            leader: [
              grid.snapped(CGPoint(across, along: end.0, across: line.place)),
              grid.snapped(CGPoint(across, along: end.0, across: far)),
            ], reluctance: 12 + 3 * number + order)
        }
      }
    }
  }

  private mutating func appendLine(
    _ strip: CGRect, _ pattern: DashStyle?, _ color: Color, _ tag: DrawingCommand.Tag
  ) {
    let thickness = min(strip.width, strip.height)
    let step: DrawingCommand.Step =
      pattern.map { .dashedLine(strip, DashPattern($0, on: grid, thickness: thickness), color) }
      ?? .fill(strip, color)
    lines.append(DrawingCommand(step, tag: tag))
  }

  /// The parts of a line that are outside of some boxes and a small margin around them.
  private func parts(
    of line: CGRect, along axis: LayoutConstraint.Axis, without boxes: [CGRect]
  ) -> [CGRect] {
    let across = axis.other
    var parts: [CGRect] = []
    var from = line.start(axis)
    func add(to end: CGFloat) {
      guard end > from else { return }
      parts.append(CGRect(axis, from: from, to: end, across: line.start(across), line.end(across)))
    }
    for box in boxes.sorted(by: { $0.start(axis) < $1.start(axis) }) {
      add(to: grid.snapped(box.start(axis) - 3))
      from = max(from, grid.snapped(box.end(axis) + 3))
    }
    add(to: line.end(axis))
    return parts
  }

  /// The parts of a pale line that don't run through text; the line may cross leaders.
  func partsBesideTexts(of line: CGRect, along axis: LayoutConstraint.Axis) -> [CGRect] {
    let texts = layout.textBoxes(in: line).filter { box in
      // Letters extend slightly beyond what they label, where the line starts.
      let shared = box.intersection(line)
      return isText(box) && shared.end(axis) - shared.start(axis) > 1.5
    }
    return parts(of: line, along: axis, without: texts)
  }

  /// Whether an obstacle is text, not a leader.
  private func isText(_ box: CGRect) -> Bool { min(box.width, box.height) > 2 }

  /// Draws a line, interrupted by text.
  ///
  /// If `isUnderText` is true, only text other than labels on views interrupts the line.
  mutating func draw(
    _ axis: LayoutConstraint.Axis, from start: CGFloat, to end: CGFloat, at place: CGFloat,
    _ pattern: DashStyle?, isUnderText: Bool = false, weight: CGFloat = 1,
    color: Color? = nil, tag: DrawingCommand.Tag
  ) {
    let color = color ?? contents.palette.alignmentLine
    let thickness = weight * grid.hairline
    let whole = CGRect(axis, from: start, to: end, across: place, place + thickness)
    // A baseline runs through the labels that sit on it, and crosses leaders.
    let texts = layout.textBoxes(in: whole)
      .filter { !isUnderText || isText($0) && !labelBoxes.contains($0) }
    for part in parts(of: whole, along: axis, without: texts) {
      if weight > 1 {
        // A heavy line keeps its color everywhere, so it gets a paper background.
        let ground = DrawingCommand.Step.fill(
          part.insetBy(dx: -grid.hairline, dy: -grid.hairline), contents.palette.paper)
        lines.append(DrawingCommand(ground, tag: tag))
        appendLine(part, pattern, color, tag)
        continue
      }
      appendLine(part, pattern, color, tag)
      // The line is light where it would blend into a fill.
      for ground in fills.casing(below: part, color: color) {
        appendLine(ground, pattern, contents.palette.paper, tag)
      }
    }
  }
}
