import AutoLayout
import Foundation

/// A distance that a figure shows with a dimension line: from where to where, and what is written.
///
/// Coordinates are the picture's, on whole pixels, in points. *Along* is the direction that is
/// measured, *across* the other one.
struct Measure {
  /// What is said of a measure besides its figure.
  enum Mark: Hashable {
    /// Nothing.
    case none
    /// That it need not hold: the line is dashed.
    case optional
    /// That it cannot hold together with others: the line is heavy.
    case contested
    /// That layout went on without it: the line is crossed out.
    case broken
    /// That it holds the extent together: the arrows point inwards, from outside.
    case inward
  }

  /// The axis that is measured.
  let axis: LayoutConstraint.Axis
  /// The nearer end.
  let start: CGFloat
  /// The farther end.
  let end: CGFloat
  /// The figure.
  let text: String
  /// What lies at the nearer and at the farther end.
  var ends: (CGRect, CGRect)
  /// Whether the line may be drawn right between what lies at its ends, and not only beside.
  let isGap: Bool
  /// The colour of line and figure.
  var color: Color
  /// What is said besides.
  let mark: Mark
  /// The item or constraint that it belongs to.
  let tag: DrawingCommand.Tag
  /// Whether the line lies above or on the leading side rather than below or on the trailing one.
  var isBefore = false
  /// The constraint that states the measure; `nil` for an extent that results from others.
  var constraint: SolvedTree.Constraint?
  /// The number of the formula's piece that states the measure; `nil` if there isn't one.
  var number: Int?
  /// What lies at the ends of equal measures that are drawn as this one.
  var others: [CGRect] = []

  /// Everything that lies at an end of the line.
  var measured: [CGRect] { [ends.0, ends.1] + others }

  /// How much is measured.
  var length: CGFloat { end - start }

  /// What the line is drawn beside: both ends, or the inner one if one contains the other.
  var around: CGRect {
    if holds(ends.0, ends.1) { return ends.1 }
    return holds(ends.1, ends.0) ? ends.0 : ends.0.union(ends.1)
  }

  /// How far the arrows that hold the extent together reach beyond its ends, in points; 0 if there are none.
  func tail(on grid: PixelGrid) -> CGFloat { mark == .inward ? grid.wholePixels(9) : 0 }

  /// What tells measures apart that are worth drawing twice.
  var key: Key {
    Key(
      axis: axis, start: start, end: end, text: text, gap: isGap ? [ends.0, ends.1] : [],
      mark: mark,
      number: number
    )
  }

  /// What two measures have in common that can be drawn as one.
  struct Key: Hashable {
    let axis: LayoutConstraint.Axis
    let start: CGFloat
    let end: CGFloat
    let text: String
    let gap: [CGRect]
    var mark: Mark
    let number: Int?
  }
}

extension [Measure] {
  /// The measures with equal ones drawn as one, shorter ones first, which lie nearer to what they
  /// measure; of several colours in the one given.
  func merged(in color: Color) -> [Measure] {
    var places: [Measure.Key: Int] = [:]
    var merged: [Measure] = []
    for measure in self {
      if let place = places[measure.key] {
        if merged[place].color != measure.color { merged[place].color = color }
        let ends = merged[place].measured + measure.measured
        merged[place].others = ends.uniqued()
        merged[place].ends.0 = merged[place].ends.0.union(measure.ends.0)
        merged[place].ends.1 = merged[place].ends.1.union(measure.ends.1)
      } else {
        places[measure.key] = merged.count
        merged.append(measure)
      }
    }
    return merged.enumerated().sorted { first, second in
      (first.element.length, first.offset) < (second.element.length, second.offset)
    }.map(\.element)
  }
}

extension CGRect {
  /// The nearer edge along an axis.
  func start(_ axis: LayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  /// The farther edge along an axis.
  func end(_ axis: LayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  /// The middle along an axis.
  func middle(_ axis: LayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? midX : midY }

  /// A rectangle by its edges along an axis and across it.
  init(
    _ axis: LayoutConstraint.Axis, from start: CGFloat, to end: CGFloat, across low: CGFloat,
    _ high: CGFloat
  ) {
    let rect = CGRect(x: start, y: low, width: end - start, height: high - low)
    self =
      axis == .horizontal
      ? rect : CGRect(x: low, y: start, width: high - low, height: end - start)
  }
}

extension CGPoint {
  /// A point by its coordinates along an axis and across it.
  init(_ axis: LayoutConstraint.Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension LayoutConstraint.Axis {
  /// The other axis.
  var other: LayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
