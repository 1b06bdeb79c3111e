import AutoLayout
import Foundation
import PictureDescriptions

/// A distance that a figure shows with a dimension line.
///
/// Coordinates are in points of the picture, on whole pixels. *Along* refers to the measured axis, and *across* to the
/// axis perpendicular to it.
struct Measure {
  /// The status of a measure, shown by the style of its line.
  enum Mark: Hashable {
    /// No special status, so the line is plain.
    case none
    /// The constraint isn't required, so the line is dashed.
    case optional
    /// The constraint is in conflict with others, so the line is heavy.
    case contested
    /// The constraint is broken in a conflict, so the line is crossed out.
    case broken
    /// The constraint doesn't hold, so the line is crossed out, although the figure shows no conflict.
    case unmet
    /// The measure is an upper limit for the size, so arrows outside of the limit point inward.
    case inward
  }

  /// The axis along which the distance is measured.
  let axis: LayoutConstraint.Axis
  /// The coordinate of the left or top end, along the axis.
  let start: CGFloat
  /// The coordinate of the right or bottom end, along the axis.
  let end: CGFloat
  /// The text beside the line.
  let text: String
  /// The frames of the items at the left or top end and at the right or bottom end.
  var ends: (CGRect, CGRect)
  /// Whether the line may be between the frames at its ends, and not only beside them.
  var isGap = false
  /// The color of the line and its text.
  var color: Color
  /// The status of the measure, shown by the style of its line.
  var mark = Mark.none
  /// The tag of the measured item or constraint.
  let tag: DrawingCommand.Tag
  /// Whether the line is preferably above or on the leading side of the items, and not below or on the trailing side.
  var isBefore = false
  /// The constraint that sets the distance, or `nil` if no single constraint does.
  var constraint: SolvedTree.Constraint?
  /// The tree indices of the constraints that the line shows.
  var constraintIndices: [Int] = []
  /// The overlay that the line belongs to, or `nil` for a constraint or an inset.
  var overlay: Overlay?
  /// The number of the formula token that sets the distance, or `nil` if there isn't one.
  var number: Int?
  /// The frames at the ends of equal measures that were merged into this one.
  var others: [CGRect] = []

  /// Whether the line is crossed out, because its constraint doesn't hold.
  var isCrossedOut: Bool { mark == .broken || mark == .unmet }

  /// Whether a conflicting constraint aligns two edges that coincide, so that the line has no length and no number.
  var isSeam: Bool {
    mark == .contested && length == 0 && constraint?.constant == 0 && constraint?.second != nil
  }

  /// The frames at the ends of the line, including those of merged measures.
  var measured: [CGRect] { [ends.0, ends.1] + others }

  /// The measured distance, in points of the picture.
  var length: CGFloat { end - start }

  /// The rectangle beside which the line is drawn.
  ///
  /// It's the union of the frames at both ends, or the inner one if one contains the other.
  var around: CGRect {
    if holds(ends.0, ends.1) { return ends.1 }
    return holds(ends.1, ends.0) ? ends.0 : ends.0.union(ends.1)
  }

  /// The length by which inward arrows extend beyond the ends, in points, or 0 without such arrows.
  func tail(on grid: PixelGrid) -> CGFloat { mark == .inward ? grid.wholePixels(9) : 0 }

  /// The key by which equal measures are merged.
  var key: Key {
    Key(
      axis: axis, start: start, end: end, text: text, gap: isGap ? [ends.0, ends.1] : [],
      mark: mark, number: number)
  }

  /// The properties that two measures must have in common to be merged.
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
  /// The measures with equal ones merged, shortest first, so that shorter lines are nearer to the measured items.
  ///
  /// If merged measures have different colors, the result has `color`.
  func merged(in color: Color) -> [Measure] {
    var places: [Measure.Key: Int] = [:]
    var merged: [Measure] = []
    for measure in self {
      if let place = places[measure.key] {
        if merged[place].color != measure.color { merged[place].color = color }
        let ends = merged[place].measured + measure.measured
        merged[place].others = ends.uniqued()
        merged[place].constraintIndices += measure.constraintIndices
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
  /// The left edge, or the top edge if the axis is vertical.
  func start(_ axis: LayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  /// The right edge, or the bottom edge if the axis is vertical.
  func end(_ axis: LayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  /// The middle along an axis.
  func middle(_ axis: LayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? midX : midY }

  /// Creates a rectangle from its edges along an axis and across it.
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
  /// Creates a point from its coordinates along an axis and across it.
  init(_ axis: LayoutConstraint.Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension LayoutConstraint.Axis {
  /// The axis perpendicular to this one.
  var other: LayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
