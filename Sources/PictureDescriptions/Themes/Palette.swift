package import AutoLayout
package import Foundation

/// The colors and line patterns of a theme.
package struct Palette: Hashable, Sendable {
  /// The color around the paper, behind captions.
  ///
  /// It may be translucent.
  package var desk: Color
  /// The color of the canvas.
  ///
  /// It may be translucent.
  package var paper: Color
  /// The color of the canvas's edge.
  package var hairline: Color
  /// The color of dark text, including titles.
  package var ink: Color
  /// The color of light text.
  package var chalk: Color
  /// The color of the line below the title, and of other secondary text.
  package var quietText: Color
  /// The fills of views, selected by a view's position among its siblings.
  package var fills: [Color]
  /// The fills of views with visible subviews, selected by a view's depth in the hierarchy.
  package var containers: [Color]
  /// The edges of views with visible subviews, selected by a view's depth in the hierarchy.
  package var containerEdges: [Color]
  /// The styles of guides, in the order in which the author added them.
  package var guides: [GuideStyle]
  /// The colors of system guides by kind.
  package var systemGuides: [SystemGuideKind: Color]
  /// The opacity of system guides' dots.
  package var dotOpacity: CGFloat
  /// The opacity of guides' tints.
  package var tintOpacity: CGFloat
  /// The material of the bands between the root's edges and its system guides.
  package var bands: BandStyle
  /// The dashes of system guides' outlines.
  package var systemDash = DashStyle.dotted
  /// The thickness of guides' outlines, in points.
  package var guideWidth: CGFloat = 1
  /// The thickness of views' edges, in points.
  package var edgeWidth: CGFloat = 1
  /// The expected color of the page behind pictures with a translucent desk.
  ///
  /// This color is never drawn. Text is chosen to be legible on it.
  package var page = Color(red: 1, green: 1, blue: 1)
}

extension Palette {
  /// The material of a band.
  package enum BandStyle: Hashable, Sendable {
    /// The guide's color with an opacity.
    case translucent(CGFloat)
    /// Diagonal lines in a color.
    case hatched(Color)
  }

  /// The color and line pattern of a guide.
  package struct GuideStyle: Hashable, Sendable {
    /// The color of the outline and name.
    package var color: Color
    /// The dashes of the outline.
    package var dash: DashStyle

    /// Makes a style from a color and dashes.
    package init(color: Color, dash: DashStyle) {
      self.color = color
      self.dash = dash
    }
  }
}

/// The dashes of a guide's outline before rounding to whole pixels, in points.
package struct DashStyle: Hashable, Sendable {
  /// The alternating dash and gap lengths, in points.
  package var lengths: [CGFloat]

  /// Makes a style from alternating dash and gap lengths, in points.
  package init(lengths: [CGFloat]) { self.lengths = lengths }

  /// The dashes of guides: 4 on, 3 off.
  package static let dashed = DashStyle(lengths: [4, 3])
  /// The dots of system guides.
  package static let dotted = DashStyle(lengths: [1, 2])
  /// The pattern of center lines: alternating long and short dashes.
  package static let center = DashStyle(lengths: [8, 2, 2, 2])
  /// The pattern of baselines.
  package static let baseline = DashStyle(lengths: [2, 2])
  /// The pattern around ambiguous items and older frames.
  package static let ghost = DashStyle(lengths: [7, 4])
}
