import AutoLayout
import Foundation
import PictureDescriptions

/// A line through positions that constraints make equal.
struct AlignmentLine {
  /// The kinds of alignment, which are drawn with different patterns.
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

  /// The kind of the alignment.
  let kind: Kind
  /// The axis along which the positions are equal, perpendicular to the line.
  let axis: LayoutConstraint.Axis
  /// The shared position along the axis, in the picture.
  let place: CGFloat
  /// The indices of the aligned items without duplicates, in the order of the constraints.
  var items: [Int]
  /// The name of the aligned attribute.
  let name: String
  /// The tag of the first constraint that aligns the items.
  let tag: DrawingCommand.Tag
}

/// The lines that show alignments, baselines and alignment rectangles, with the names of alignment lines.
struct AlignmentContent {
  /// The context for placing the lines.
  let context: PlacementContext

  private var contents: FigureContents { context.contents }
  private var grid: PixelGrid { context.grid }

  /// The length by which a line extends beyond the items that it aligns, in points.
  private static let overhang: CGFloat = 10

  /// The requests for the alignment lines, baselines and alignment rectangles that the figure's overlays show.
  var requests: [PlacementRequest] {
    let lines = self.lines.compactMap { line in
      ends(of: line).map { ends in
        let rule = RuledLine(
          axis: line.axis.other, ends: ends, place: line.place, pattern: line.kind.pattern,
          isUnderText: line.kind == .baseline)
        return (line: line, rule: rule)
      }
    }
    let obstacles = lines.map { line, rule in
      PlacementRequest(line.tag, obstacles: [.stroke(rule.box(on: grid))])
    }
    let isNamed = contents.options.overlays.contains(.names)
    // Names come first, because lines are interrupted around them.
    return obstacles + (isNamed ? lines.map { name(of: $0.line, at: $0.rule.ends) } : [])
      + lines.map { $0.rule.request(context, $0.line.tag, showing: .alignment) }
      + baselines.map {
        RuledLine(
          axis: .horizontal, ends: $0.ends, place: $0.place, pattern: .baseline, isUnderText: true
        ).request(context, $0.tag, showing: .baselines)
      } + contents.items.flatMap(alignmentRect)
  }

  /// The alignment lines, where lines of the same kind at the same position are merged.
  var lines: [AlignmentLine] {
    guard contents.options.overlays.contains(.alignment) else { return [] }
    struct Key: Hashable {
      var kind: AlignmentLine.Kind
      var axis: LayoutConstraint.Axis
      var place: CGFloat
    }
    var lines: [AlignmentLine] = []
    var indices: [Key: Int] = [:]
    // Pairs of a line and one of its items.
    var members: Set<[Int]> = []
    for constraint in contents.constraints
    where contents.isVisible(constraint) && constraint.origin == .author {
      guard let (kind, edge) = alignment(of: constraint), let second = constraint.second else {
        continue
      }
      var place = contents.place(constraint.first.start, constraint.axis)
      if edge < 0 {
        // A line along near edges is outside of the views, as one along far edges is.
        let canvas = contents.page.visibleCanvas
        place = max(place - grid.hairline, min(place, canvas.start(constraint.axis)))
      }
      let key = Key(kind: kind, axis: constraint.axis, place: place)
      if indices[key] == nil {
        indices[key] = lines.count
        lines.append(
          AlignmentLine(
            kind: kind, axis: constraint.axis, place: place, items: [],
            name: constraint.first.attribute.name, tag: contents.tag(of: constraint)))
      }
      guard let index = indices[key] else { continue }
      for item in [constraint.first.item, second.item]
      where !isAround(item, constraint) && members.insert([index, item]).inserted {
        lines[index].items.append(item)
      }
    }
    return lines.filter { $0.items.count > 1 || $0.kind == .center && !$0.items.isEmpty }
  }

  /// Whether an item is left out of the alignment that a constraint creates.
  ///
  /// This applies to the root, to system guides, and to the owner of the constraint's other item.
  private func isAround(_ item: Int, _ constraint: SolvedTree.Constraint) -> Bool {
    contents.items[item].role == .root || contents.items[item].isSystemGuide
      || constraint.sides.contains { contents.items[$0.item].owner == item }
  }

  /// The kind of alignment that a constraint creates, or `nil` if it doesn't align items.
  ///
  /// `edge` is −1 for left and top edges, 1 for right and bottom edges, and 0 for centers and baselines.
  private func alignment(
    of constraint: SolvedTree.Constraint
  ) -> (kind: AlignmentLine.Kind, edge: CGFloat)? {
    guard let second = constraint.second, !constraint.first.isExtent, constraint.relation == .equal,
      constraint.multiplier == 1, constraint.constant == 0, constraint.holds,
      !constraint.crossesAxes
    else { return nil }
    guard let own = side(of: constraint.first), let other = side(of: second), own == other else {
      return nil
    }
    return own
  }

  /// The kind of alignment for an attribute, or `nil` for sizes.
  ///
  /// `edge` is −1 for left and top edges, 1 for right and bottom edges, and 0 for centers and baselines.
  private func side(of side: SolvedTree.Constraint.Side) -> (
    kind: AlignmentLine.Kind, edge: CGFloat
  )? {
    switch side.attribute {
    case .firstBaseline, .lastBaseline: return (.baseline, 0)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return (.center, 0)
    case .left, .leading, .leftMargin, .leadingMargin, .top, .topMargin, .right, .trailing,
      .rightMargin, .trailingMargin, .bottom, .bottomMargin:
      let axis = side.attribute.axis ?? .horizontal
      let middle = contents.place(side.start, axis) - contents.items[side.item].frame.middle(axis)
      return (.edge, middle < 0 ? -1 : 1)
    case .width, .height, .notAnAttribute: return nil
    }
  }

  /// The two ends of a line, or `nil` if the line is outside of the visible canvas.
  private func ends(of line: AlignmentLine) -> (CGFloat, CGFloat)? {
    let across = line.axis.other
    let frames = line.items.map { contents.items[$0].frame }
    let low = frames.map { $0.start(across) }.min().map { $0 - Self.overhang } ?? 0
    let high = frames.map { $0.end(across) }.max().map { $0 + Self.overhang } ?? 0
    return visible(across, from: low, to: high, at: line.place)
  }

  /// The ends of the visible part of a line, or `nil` if no part is on the canvas.
  ///
  /// Outside of the canvas, there are no views that the line could align.
  private func visible(
    _ axis: LayoutConstraint.Axis, from start: CGFloat, to end: CGFloat, at place: CGFloat
  ) -> (CGFloat, CGFloat)? {
    let canvas = contents.page.visibleCanvas
    let (low, high) = (max(start, canvas.start(axis)), min(end, canvas.end(axis)))
    let isOnCanvas = place >= canvas.start(axis.other) && place <= canvas.end(axis.other)
    return isOnCanvas && low < high ? (low, high) : nil
  }

  /// A baseline of one text, or of several overlapping texts with a common baseline.
  private struct BaselineLine {
    var place: CGFloat
    var ends: (CGFloat, CGFloat)
    /// The tree index of the first text with this baseline.
    var order: Int
    var tag: DrawingCommand.Tag
  }

  /// The baselines to draw, in the order of their first texts in the tree.
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

  private func alignmentRect(of item: FigureItem) -> [PlacementRequest] {
    guard contents.options.shows(.alignmentRects, of: [item.item.identifier]),
      item.role == .leaf || item.role == .container
    else { return [] }
    let rect = contents.page.frame(item.item.metrics.alignmentRect)
    guard rect != item.frame || contents.options.subjects[.alignmentRects] != nil else { return [] }
    return LayoutConstraint.Axis.allCases.flatMap { axis in
      [rect.start(axis.other), rect.end(axis.other) - grid.hairline].compactMap { edge in
        visible(axis, from: rect.start(axis), to: rect.end(axis), at: edge).map { ends in
          RuledLine(axis: axis, ends: ends, place: edge)
            .request(context, item.tag, showing: .alignmentRects)
        }
      }
    }
  }

  /// Returns the request for the name of a line's attribute, beyond an end of the line.
  private func name(of line: AlignmentLine, at ends: (CGFloat, CGFloat)) -> PlacementRequest {
    let name = context.name(
      line.name, contents.palette.alignmentLine, Font(pointSize: 8.5, weight: .medium))
    let (width, capHeight) = (name.width, name.metrics.capHeight)
    // Leaders extend the line beyond the edges of the canvas and of views.
    let spots = [CGFloat(0), 14, 28, 44].enumerated().flatMap { number, length in
      [CGFloat(1), -1].map { side in
        let end = side > 0 ? ends.1 : ends.0
        let far = end + side * length
        let (x, y) =
          line.axis == .vertical
          ? (side > 0 ? far + 3 : far - 3 - width, line.place + capHeight / 2)
          : (line.place - width / 2, side > 0 ? far + 3 + capHeight : far - 3)
        // The upper end comes first.
        let isFirst = (side > 0) == (line.axis == .vertical)
        let leader = [end, far].map {
          CGPoint(line.axis.other, along: $0, across: line.place)
        }
        return name.candidate(
          x, y, baseCost: (length > 0 ? 8 + 4 * number : 0) + (isFirst ? 0 : 1),
          leader: length > 0 ? leader : nil)
      }
    }
    return PlacementRequest(
      line.tag, omission: .alignment(line.name),
      texts: { _ in spots + besides(line, name, at: ends) })
  }

  /// Candidate positions for a name beside its line, with a leader that starts near an end of the line.
  private func besides(
    _ line: AlignmentLine, _ name: GuideName, at ends: (CGFloat, CGFloat)
  ) -> [LabelLayout.Candidate] {
    let (width, capHeight) = (name.width, name.metrics.capHeight)
    return [CGFloat(10), 20, 32].enumerated().flatMap { number, length in
      [(ends.1 - 4, CGFloat(-0.9)), (ends.0 + 4, -0.1)].enumerated().flatMap { order, end in
        [CGFloat(1), -1].map { side in
          let far = line.place + side * length
          let (x, y) =
            line.axis == .vertical
            ? (end.0 + end.1 * width, side > 0 ? far + 2 + capHeight : far - 2)
            : (side > 0 ? far + 3 : far - 3 - width, end.0 + capHeight / 2)
          let leader = [line.place, far].map {
            CGPoint(line.axis.other, along: end.0, across: $0)
          }
          return name.candidate(x, y, baseCost: 12 + 3 * number + order, leader: leader)
        }
      }
    }
  }
}
