import AutoLayout
import Foundation
import PictureDescriptions

extension FigureContents {
  /// The dimension lines of intrinsic content sizes, two for each axis.
  ///
  /// Content hugging has arrows from outside, compression resistance from inside.
  var contentMeasures: [Measure] {
    items.filter { options.shows(.intrinsic, of: [$0.item.identifier]) }.flatMap(contentMeasures)
  }

  private func contentMeasures(of view: FigureItem) -> [Measure] {
    guard view.role == .leaf, isOnCanvas(view.seenFrame) else { return [] }
    return LayoutConstraint.Axis.allCases.flatMap { axis -> [Measure] in
      guard let wish = view.item.metrics.contentExtent(axis),
        view.frame.end(axis) > view.frame.start(axis)
      else { return [] }
      func measure(_ relation: String, _ priority: LayoutPriority, _ mark: Measure.Mark) -> Measure
      {
        let weight = plainNumber(CGFloat(priority.rawValue))
        return Measure(
          axis: axis, start: view.frame.start(axis), end: view.frame.end(axis),
          text: "\(relation) \(plainNumber(wish.length)) @\(weight)",
          ends: (view.frame, view.frame), isGap: false, color: palette.measure, mark: mark,
          tag: view.tag, overlay: .intrinsic)
      }
      return [
        measure("≥", wish.compressionResistance, .none), measure("≤", wish.hugging, .inward),
      ]
    }
  }
}
