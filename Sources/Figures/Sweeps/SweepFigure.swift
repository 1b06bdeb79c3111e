import AutoLayout
package import Foundation
package import PictureDescriptions

/// A figure of a sweep: some layouts, a ruler with the sizes at which the layout changes, and graphs of attributes.
///
/// A sweep lays out a scene for all canvas widths or heights in a range.
package struct SweepFigure: Sendable {
  /// The layouts, ordered by the width or height of their canvases.
  package var strip: FigureSheet
  /// The name of the dimension that varies: `width` or `height`.
  package var axis: String
  /// The range of widths or heights of the canvas, in points.
  package var range: ClosedRange<CGFloat>
  /// The breakpoints: the canvas widths or heights at which the layout changes, in points, in ascending order.
  package var breakpoints: [CGFloat]
  /// The problems of the layouts, each with the ranges in which it occurs.
  package var faults: [Fault]
  /// The graphs of attributes.
  package var curves: [Curve]

  /// A problem of the layouts for some widths or heights of the canvas.
  package struct Fault: Hashable, Sendable {
    /// The name of the kind of problem, such as `conflict`.
    package var name: String
    /// The ranges of widths or heights in which the problem occurs, in points.
    package var ranges: [ClosedRange<CGFloat>]

    /// Creates a fault from a problem's name and ranges.
    package init(name: String, ranges: [ClosedRange<CGFloat>]) {
      (self.name, self.ranges) = (name, ranges)
    }
  }

  /// The graph of an attribute as a function of the canvas's width or height.
  package struct Curve: Hashable, Sendable {
    /// The name of the attribute, shown beside the graph.
    package var name: String
    /// The linear pieces of the graph, in ascending order of the canvas's width or height.
    package var pieces: [Piece]

    /// A linear piece of a graph, in points.
    package struct Piece: Hashable, Sendable {
      /// The left end: the canvas's width or height as x, and the attribute's value as y.
      package var start: CGPoint
      /// The right end: the canvas's width or height as x, and the attribute's value as y.
      package var end: CGPoint

      /// Creates a piece from its left and right ends.
      package init(start: CGPoint, end: CGPoint) { (self.start, self.end) = (start, end) }
    }

    /// Creates a curve from its linear pieces, in ascending order of the canvas's width or height.
    package init(name: String, pieces: [Piece]) { (self.name, self.pieces) = (name, pieces) }
  }

  /// Creates a figure from its layouts, breakpoints, faults and graphs.
  package init(
    strip: FigureSheet, axis: String, range: ClosedRange<CGFloat>, breakpoints: [CGFloat],
    faults: [Fault], curves: [Curve]
  ) {
    (self.strip, self.axis, self.range) = (strip, axis, range)
    (self.breakpoints, self.faults, self.curves) = (breakpoints, faults, curves)
  }

  /// A copy of the figure in another theme.
  package func themed(_ theme: Theme) -> SweepFigure {
    var figure = self
    figure.strip = strip.themed(theme)
    return figure
  }
}

extension SweepFigure.Curve {
  /// The points of the graph, as a separate line for each continuous part.
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

  /// The attribute's value at the right end of the graph, or 0 for a graph without pieces.
  var lastValue: CGFloat { pieces.last?.end.y ?? 0 }
}
