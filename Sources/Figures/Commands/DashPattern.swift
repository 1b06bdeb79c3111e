package import Foundation
import PictureDescriptions

/// Dashes and gaps of whole pixels, for outlines and lines that are drawn as filled boxes.
///
/// The pattern starts at the top left corner. Opposite edges have their dashes at the same positions, and dashes are
/// cut off only at corners.
package struct DashPattern: Hashable, Sendable {
  /// The alternating dash and gap lengths in points: an even number of positive lengths on whole pixels.
  package let lengths: [CGFloat]
  /// The thickness of the strokes, in points.
  package let thickness: CGFloat
  /// The offset of the dashes from the start of the outline, clockwise, in points.
  ///
  /// It's nonnegative and on whole pixels.
  package var phase: CGFloat = 0

  /// Creates a pattern from pairs of dash and gap lengths.
  ///
  /// Returns `nil` if the number of lengths is zero or odd, a length isn't finite and positive, or the thickness isn't
  /// positive.
  package init?(lengths: [CGFloat], thickness: CGFloat) {
    let arePositive = lengths.allSatisfy { $0.isFinite && $0 > 0 }
    guard !lengths.isEmpty, lengths.count % 2 == 0, arePositive, thickness > 0 else { return nil }
    self.lengths = lengths
    self.thickness = thickness
  }

  /// Creates a pattern from a style, with lengths rounded to whole pixels.
  ///
  /// If `thickness` is `nil`, the strokes are hairlines.
  init(_ style: DashStyle, on grid: PixelGrid, thickness: CGFloat? = nil) {
    lengths = style.lengths.map(grid.wholePixels)
    self.thickness = thickness ?? grid.hairline
  }
}

extension DashPattern {
  /// The dashes of an outline along the inside of a rectangle's edges, as boxes.
  ///
  /// Boxes outside of `clip` are left out.
  ///
  /// If the rectangle is thinner than two strokes, the outline becomes a single dashed line.
  package func outlineBoxes(of frame: CGRect, within clip: CGRect) -> [CGRect] {
    guard frame.width >= 2 * thickness, frame.height >= 2 * thickness else {
      return lineBoxes(along: frame, within: clip)
    }
    return zip(edges(of: frame), Self.directions).flatMap {
      lineBoxes(along: $0, within: clip, direction: $1)
    }
  }

  /// The strips along the inside of a rectangle's edges, in the order top, bottom, left, right.
  package func edges(of frame: CGRect) -> [CGRect] {
    [
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: thickness),
      CGRect(x: frame.minX, y: frame.maxY - thickness, width: frame.width, height: thickness),
      CGRect(x: frame.minX, y: frame.minY, width: thickness, height: frame.height),
      CGRect(x: frame.maxX - thickness, y: frame.minY, width: thickness, height: frame.height),
    ]
  }

  /// The direction in which a larger phase moves the dashes of a line.
  package enum Direction: Hashable, Sendable {
    /// To the right or down.
    case forward
    /// To the left or up.
    case backward
  }

  /// The directions for the strips of ``edges(of:)``: a larger phase moves the dashes clockwise around the outline.
  package static let directions: [Direction] = [.forward, .backward, .backward, .forward]

  /// The dashes of a line along the longer side of a rectangle, as boxes.
  ///
  /// Boxes outside of `clip` are left out.
  package func lineBoxes(
    along strip: CGRect, within clip: CGRect, direction: Direction = .forward
  ) -> [CGRect] {
    guard strip.intersects(clip) else { return [] }
    let isHorizontal = strip.width >= strip.height
    let start = isHorizontal ? strip.minX : strip.minY
    let end = isHorizontal ? strip.maxX : strip.maxY
    let visible = isHorizontal ? clip.minX...clip.maxX : clip.minY...clip.maxY
    let dashes = dashes(from: start, to: end, visible: visible, direction)
    return dashes.map { dash in
      let length = dash.upperBound - dash.lowerBound
      return isHorizontal
        ? CGRect(x: dash.lowerBound, y: strip.minY, width: length, height: strip.height)
        : CGRect(x: strip.minX, y: dash.lowerBound, width: strip.width, height: length)
    }
  }

  /// The ranges of the dashes along a line from `start` to `end`, without dashes outside of `visible`.
  private func dashes(
    from start: CGFloat, to end: CGFloat, visible: ClosedRange<CGFloat>, _ direction: Direction
  ) -> [ClosedRange<CGFloat>] {
    let period = lengths.reduce(0, +)
    // Skips whole periods before the clip, because a guide may be far larger than the picture.
    var position = start + max(0, ((visible.lowerBound - start) / period).rounded(.down)) * period
    let turn = phase.truncatingRemainder(dividingBy: period)
    // A phase leaves room for a part of the pattern at the start of the line.
    if turn > 0 { position -= direction == .forward ? period - turn : turn }
    let last = min(end, visible.upperBound)
    var dashes: [ClosedRange<CGFloat>] = []
    var index = 0
    while position < last {
      let dashStart = max(position, start)
      let dashEnd = min(position + lengths[index], end)
      if dashEnd > max(dashStart, visible.lowerBound) { dashes.append(dashStart...dashEnd) }
      position += lengths[index] + lengths[index + 1]
      index = (index + 2) % lengths.count
    }
    return dashes
  }
}
