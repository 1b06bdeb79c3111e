import AutoLayout
import Foundation
import PictureDescriptions

extension FigureContents {
  /// The dimension lines for the sizes of views and guides, except for sizes that the measures in `others` show.
  func sizeMeasures(besides others: [Measure]) -> [Measure] {
    // A measure of a conflict counts too, so marks are ignored.
    let known = Set(
      others.map { other in
        var key = other.key
        key.mark = .none
        return key
      })
    return sizeMeasures.filter { !known.contains($0.key) }
  }

  private var sizeMeasures: [Measure] {
    items.filter(isMeasured).flatMap { item -> [Measure] in
      LayoutConstraint.Axis.allCases.compactMap { axis in
        let frame = item.frame
        guard frame.end(axis) > frame.start(axis),
          page.shows(axis, from: frame.start(axis), to: frame.end(axis))
        else { return nil }
        let exact = item.item.exactFrame
        let length = axis == .horizontal ? exact.width : exact.height
        return Measure(
          axis: axis, start: frame.start(axis), end: frame.end(axis), text: plainNumber(length),
          ends: (frame, frame), color: measureColor(of: item), tag: item.tag, overlay: .dimensions)
      }
    }
  }

  /// Whether a frame is at least partly on the visible canvas, so that it can have dimension lines.
  func isOnCanvas(_ frame: CGRect) -> Bool {
    overlaps(frame, page.stage) || frame.isEmpty && !frame.intersection(page.stage).isNull
  }

  private func isMeasured(_ item: FigureItem) -> Bool {
    guard options.shows(.dimensions, of: [item.item.identifier]), isOnCanvas(item.seenFrame),
      item.emphasis != .dimmed
    else { return false }
    switch item.role {
    case .leaf, .container: return true
    case .guide: return shows(item)
    case .root, .absent, .systemGuide: return false
    }
  }

  /// The dimension lines for the insets of the root's system guides, such as its margins, without duplicates.
  ///
  /// Lines start and end at the picture's pixel edges. Numbers are lengths in the layout, before rounding to pixels.
  var insetMeasures: [Measure] {
    var measures: [Measure] = []
    for guide in items where hasBand(guide) {
      guard let style = style(of: guide), let root = items.first?.item.metrics.alignmentRect
      else { continue }
      let (inner, outer, solved) = (guide.frame, page.canvas, guide.item.metrics.alignmentRect)
      for axis in LayoutConstraint.Axis.allCases {
        let (before, after) = (
          solved.start(axis) - root.start(axis), root.end(axis) - solved.end(axis)
        )
        var insets = [
          (outer.start(axis), inner.start(axis), before, (outer, inner)),
          (inner.end(axis), outer.end(axis), after, (inner, outer)),
        ]
        if guide.role == .systemGuide(.keyboard) {
          insets =
            axis == .vertical ? [(inner.minY, inner.maxY, solved.height, (inner, inner))] : []
        }
        for (start, end, length, ends) in insets
        where end > start && page.shows(axis, from: start, to: end) {
          let known = measures.firstIndex { ($0.axis, $0.start, $0.end) == (axis, start, end) }
          if let known {
            // Margins as wide as the safe area come from the safe area.
            if guide.role == .systemGuide(.safeArea) { measures[known].color = style.color }
            continue
          }
          measures.append(
            Measure(
              axis: axis, start: start, end: end, text: plainNumber(length), ends: ends,
              isGap: true, color: style.color, tag: guide.tag))
        }
      }
    }
    return measures
  }

  /// The dimension lines for intrinsic content sizes, two for each axis.
  ///
  /// One has inward arrows for content hugging, and the other has outward arrows for compression resistance.
  var contentMeasures: [Measure] {
    items.filter { options.shows(.intrinsic, of: [$0.item.identifier]) }.flatMap(contentMeasures)
  }

  private func contentMeasures(of view: FigureItem) -> [Measure] {
    guard view.role == .leaf, isOnCanvas(view.seenFrame) else { return [] }
    return LayoutConstraint.Axis.allCases.flatMap { axis -> [Measure] in
      guard let wish = view.item.metrics.contentExtent(axis),
        view.frame.end(axis) > view.frame.start(axis),
        page.shows(axis, from: view.frame.start(axis), to: view.frame.end(axis))
      else { return [] }
      func measure(_ relation: String, _ priority: LayoutPriority, _ mark: Measure.Mark) -> Measure
      {
        let weight = plainNumber(CGFloat(priority.rawValue))
        return Measure(
          axis: axis, start: view.frame.start(axis), end: view.frame.end(axis),
          text: "\(relation) \(plainNumber(wish.length)) @\(weight)",
          ends: (view.frame, view.frame), color: palette.measure, mark: mark,
          tag: view.tag, overlay: .intrinsic)
      }
      return [
        measure("≥", wish.compressionResistance, .none), measure("≤", wish.hugging, .inward),
      ]
    }
  }
}
