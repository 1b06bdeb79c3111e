import AutoLayout
package import Foundation
package import PictureDescriptions

/// A sweep as a figure: layouts of some intervals, a ruler with the breakpoints, and attributes as graphs.
package struct SweepFigure: Sendable {
  /// The layouts, in order.
  package var strip: FigureSheet
  /// The name of the axis, such as `width`.
  package var axis: String
  /// The extents of the canvas, in points.
  package var range: ClosedRange<CGFloat>
  /// The extents at which something begins or ends, ascending.
  package var borders: [CGFloat]
  /// The faults, with the extents at which they exist.
  package var faults: [Fault]
  /// The graphs.
  package var curves: [Curve]

  /// A problem in a part of the range.
  package struct Fault: Hashable, Sendable {
    /// The name of the problem, such as `conflict`.
    package var name: String
    /// The extents.
    package var ranges: [ClosedRange<CGFloat>]

    /// Creates a fault.
    package init(name: String, ranges: [ClosedRange<CGFloat>]) {
      (self.name, self.ranges) = (name, ranges)
    }
  }

  /// An attribute as a function of the extent.
  package struct Curve: Hashable, Sendable {
    /// The name of the attribute.
    package var name: String
    /// The linear pieces, each from one extent and value to another.
    package var pieces: [Piece]

    /// A linear piece of a graph.
    package struct Piece: Hashable, Sendable {
      /// The lower end: extent and value, in points.
      package var start: CGPoint
      /// The upper end.
      package var end: CGPoint

      /// Creates a piece between two ends.
      package init(start: CGPoint, end: CGPoint) { (self.start, self.end) = (start, end) }
    }

    /// Creates a curve of pieces in ascending order.
    package init(name: String, pieces: [Piece]) { (self.name, self.pieces) = (name, pieces) }
  }

  /// Creates a figure.
  package init(
    strip: FigureSheet, axis: String, range: ClosedRange<CGFloat>, borders: [CGFloat],
    faults: [Fault], curves: [Curve]
  ) {
    (self.strip, self.axis, self.range) = (strip, axis, range)
    (self.borders, self.faults, self.curves) = (borders, faults, curves)
  }

  /// The figure in another theme.
  package func themed(_ theme: Theme) -> SweepFigure {
    var figure = self
    figure.strip = strip.themed(theme)
    return figure
  }
}

extension SweepFigure.Curve {
  /// The points of the graph, in lines that are broken where values jump.
  var lines: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for piece in pieces {
      if let last = lines.last?.last, abs(last.y - piece.start.y) < 1e-3 {
        lines[lines.count - 1].append(piece.end)
      } else {
        lines.append([piece.start, piece.end])
      }
    }
    return lines
  }

  /// The value at the upper end of the range.
  var lastValue: CGFloat { pieces.last?.end.y ?? 0 }
}
