import AutoLayout
import Foundation
import PictureDescriptions

/// A labeled line for an attribute of a view.
struct AttributeLine {
  var name: String
  /// The axis on which the attribute is a position, perpendicular to the line.
  var axis: LayoutConstraint.Axis
  /// The attribute's coordinate along the axis, in the picture.
  var place: CGFloat
  var pattern: DashStyle?
  /// Whether the line is a center line, which labels on views interrupt.
  var isMiddle: Bool
  /// The thickness of the line, in hairlines.
  var weight: CGFloat = 1
  /// The fractions of the name's width that may extend to the left of a vertical line, best first.
  var shares: [CGFloat] = [0.5]

  /// Creates a line for an attribute with a position on an axis.
  init(
    _ name: String, _ axis: LayoutConstraint.Axis, _ place: CGFloat, _ pattern: DashStyle? = nil
  ) {
    (self.name, self.axis, self.place, self.pattern) = (name, axis, place, pattern)
    isMiddle = pattern == .center
  }
}

/// The lines for all attributes of the views to which ``Overlay/attributes`` is limited.
///
/// Edges, centers, baselines and margins are labeled lines. Width and height are dimension lines.
struct AttributeContent {
  /// The context for placing the lines.
  let context: PlacementContext

  private var contents: FigureContents { context.contents }
  private var grid: PixelGrid { context.grid }

  /// The requests for the lines of the shown attributes.
  var requests: [PlacementRequest] {
    // Attributes of all views at once would be unreadable.
    guard contents.options.subjects[.attributes] != nil else { return [] }
    return contents.items.flatMap { item -> [PlacementRequest] in
      guard contents.options.shows(.attributes, of: [item.item.identifier]) else { return [] }
      switch item.role {
      case .leaf, .container, .guide, .root: return requests(for: item)
      case .absent, .systemGuide: return []
      }
    }
  }

  private func requests(for item: FigureItem) -> [PlacementRequest] {
    let rect = contents.page.frame(item.item.metrics.alignmentRect)
    let sizes = LayoutConstraint.Axis.allCases.compactMap { axis -> Measure? in
      guard rect.end(axis) > rect.start(axis) else { return nil }
      return Measure(
        axis: axis, start: rect.start(axis), end: rect.end(axis), text: axis.sizeAttribute.name,
        ends: (rect, rect), color: contents.palette.alignmentLine, tag: item.tag,
        isBefore: axis == .vertical)
    }
    return MeasureContent(context: context).requests(for: sizes)
      + attributeLines(of: item, rect).flatMap { line in
        requests(
          for: line, from: rect.start(line.axis.other), to: rect.end(line.axis.other), item.tag,
          showing: .attributes)
      }
  }

  private func attributeLines(of item: FigureItem, _ rect: CGRect) -> [AttributeLine] {
    let thickness = grid.hairline
    let isMirrored = contents.direction == .rightToLeft
    let (before, after) = isMirrored ? ("trailing", "leading") : ("leading", "trailing")
    let lines: [AttributeLine] = [
      .init(before, .horizontal, rect.minX),
      .init("centerX", .horizontal, grid.snapped(rect.midX), .center),
      .init(after, .horizontal, rect.maxX - thickness),
      .init("top", .vertical, rect.minY),
      .init("centerY", .vertical, grid.snapped(rect.midY), .center),
      .init("bottom", .vertical, rect.maxY - thickness),
    ]
    return lines + baselineLines(of: item) + marginLines(of: item, rect, before, after)
  }

  private func baselineLines(of item: FigureItem) -> [AttributeLine] {
    guard let baselines = item.item.metrics.baselines else { return [] }
    let (first, last) = (baselines.lowerBound, baselines.upperBound)
    let names =
      first < last
      ? [("firstBaseline", first), ("lastBaseline", last)]
      : [("firstBaseline, lastBaseline", first)]
    return names.map { .init($0, .vertical, contents.place($1, .vertical), .baseline) }
  }

  /// The lines for the margins of a view that has subviews.
  ///
  /// `before` and `after` are the names of the view's left and right edges, such as `leading` and `trailing`.
  private func marginLines(
    of item: FigureItem, _ rect: CGRect, _ before: String, _ after: String
  ) -> [AttributeLine] {
    let margins = item.item.metrics.margins * contents.page.zoom
    guard margins != .zero, item.role == .container || item.role == .root else { return [] }
    return [
      .init(before + "Margin", .horizontal, grid.snapped(rect.minX + margins.left), .dotted),
      .init(after + "Margin", .horizontal, grid.snapped(rect.maxX - margins.right), .dotted),
      .init("topMargin", .vertical, grid.snapped(rect.minY + margins.top), .dotted),
      .init("bottomMargin", .vertical, grid.snapped(rect.maxY - margins.bottom), .dotted),
    ]
  }

  /// Returns requests for a line across a view, and for the line's name.
  func requests(
    for line: AttributeLine, from low: CGFloat, to high: CGFloat, _ tag: DrawingCommand.Tag,
    showing overlay: Overlay? = nil
  ) -> [PlacementRequest] {
    let ends = (low, high)
    let name = context.name(
      line.name, contents.palette.alignmentLine, Font(pointSize: 9.5, weight: .medium))
    let request = PlacementRequest(
      tag, omission: .attribute(line.name),
      texts: { _ in beyond(line, name, ends) + alongside(line, name, ends) })
    let rule = RuledLine(
      axis: line.axis.other, ends: ends, place: line.place, pattern: line.pattern,
      isUnderText: !line.isMiddle, weight: line.weight)
    return [request, rule.request(context, tag, showing: overlay)]
  }

  /// Candidate positions for a name directly above or below a heavy horizontal line, near its ends and middle.
  private func alongside(
    _ line: AttributeLine, _ name: GuideName, _ ends: (CGFloat, CGFloat)
  ) -> [LabelLayout.Candidate] {
    guard line.weight > 1, line.axis == .vertical else { return [] }
    let baselines = [
      line.place - 3 - name.metrics.descent,
      line.place + line.weight * grid.hairline + 3 + name.metrics.ascent,
    ]
    let lefts = [ends.0 + 12, ends.1 - 12 - name.width, (ends.0 + ends.1 - name.width) / 2]
    return baselines.flatMap { baseline in
      lefts.enumerated().map { name.candidate($1, baseline, baseCost: 6 + 2 * $0) }
    }
  }

  /// Candidate positions for a name beyond either end of a line, with a leader that extends the line.
  ///
  /// A name above or below a vertical line is partly to the left of the line.
  private func beyond(
    _ line: AttributeLine, _ name: GuideName, _ ends: (CGFloat, CGFloat)
  ) -> [LabelLayout.Candidate] {
    let isForward = line.axis == .vertical && contents.direction != .rightToLeft
    let (width, capHeight) = (name.width, name.metrics.capHeight)
    return [CGFloat(10), 22, 34, 46, 58].enumerated().flatMap { number, length in
      (isForward ? [CGFloat(1), -1] : [-1, 1]).enumerated().flatMap { order, side in
        let edge = side > 0 ? ends.1 : ends.0
        let end = edge + side * length
        // A label may extend to the very edges of its view.
        let leader = [edge + side, end].map {
          CGPoint(line.axis.other, along: $0, across: line.place)
        }
        return line.shares.enumerated().map { shareOrder, share in
          let (x, y) =
            line.axis == .vertical
            ? (side > 0 ? end + 3 : end - 3 - width, line.place + capHeight / 2)
            : (line.place - share * width, side > 0 ? end + 3 + capHeight : end - 3)
          return name.candidate(
            x, y, baseCost: 4 * number + 3 * order + shareOrder, leader: leader)
        }
      }
    }
  }
}
