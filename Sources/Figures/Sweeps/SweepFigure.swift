import AutoLayout
package import Foundation
package import PictureDescriptions

/// A sweep as a figure: layouts of some intervals, a ruler with the breakpoints, and attributes as graphs.
///
/// A sweep lays out a scene at all extents of the canvas in a range.
package struct SweepFigure: Sendable {
  /// The layouts, in the order of their extents.
  package var strip: FigureSheet
  /// The name of the axis on which the canvas's extent varies, such as `width`.
  package var axis: String
  /// The range of the canvas's extents, in points.
  package var range: ClosedRange<CGFloat>
  /// The breakpoints: the extents at which something begins or ends, in ascending order.
  package var borders: [CGFloat]
  /// The faults, each with the ranges of extents in which it exists.
  package var faults: [Fault]
  /// The graphs of attributes.
  package var curves: [Curve]

  /// A problem that exists in a part of the range.
  package struct Fault: Hashable, Sendable {
    /// The name of the problem, such as `conflict`.
    package var name: String
    /// The ranges of extents in which the problem exists, in points.
    package var ranges: [ClosedRange<CGFloat>]

    /// Creates a fault.
    package init(name: String, ranges: [ClosedRange<CGFloat>]) {
      (self.name, self.ranges) = (name, ranges)
    }
  }

  /// The graph of an attribute as a function of the canvas's extent.
  package struct Curve: Hashable, Sendable {
    /// The name of the attribute.
    package var name: String
    /// The linear pieces of the graph, each from one extent and value to another.
    package var pieces: [Piece]

    /// A linear piece of a graph.
    package struct Piece: Hashable, Sendable {
      /// The end at the smaller extent: the extent as x and the value as y, in points.
      package var start: CGPoint
      /// The end at the larger extent: the extent as x and the value as y, in points.
      package var end: CGPoint

      /// Creates a piece between two ends.
      package init(start: CGPoint, end: CGPoint) { (self.start, self.end) = (start, end) }
    }

    /// Creates a curve of pieces, which are in ascending order of their extents.
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

  /// A copy of the figure in another theme.
  package func themed(_ theme: Theme) -> SweepFigure {
    var figure = self
    figure.strip = strip.themed(theme)
    return figure
  }
}

extension SweepFigure.Curve {
  /// The points of the graph as one or more lines.
  ///
  /// A new line begins wherever the value jumps.
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

  /// The value at the upper end of the range, or 0 without pieces.
  var lastValue: CGFloat { pieces.last?.end.y ?? 0 }
}
