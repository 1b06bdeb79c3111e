package import AutoLayout
package import Foundation

/// The colors and line patterns of a theme.
package struct Palette: Hashable, Sendable {
  /// The color of the area around the canvas and behind captions, possibly translucent.
  package var desk: Color
  /// The color of the canvas, possibly translucent.
  package var paper: Color
  /// The color of the thin line around the canvas.
  package var hairline: Color
  /// The color of text on light backgrounds.
  package var ink: Color
  /// The color of text on dark backgrounds.
  package var chalk: Color
  /// The color of captions, and of other secondary text.
  package var quietText: Color
  /// The fills of views, selected by a view's position among its siblings.
  package var fills: [Color]
  /// The fills of views with visible subviews, selected by a view's depth in the hierarchy.
  package var containers: [Color]
  /// The edge colors of views with visible subviews, selected by a view's depth in the hierarchy.
  package var containerEdges: [Color]
  /// The styles of the author's guides, assigned in the order in which guides were added.
  package var guides: [GuideStyle]
  /// The colors of system guides by kind.
  package var systemGuides: [SystemGuideKind: Color]
  /// The opacity of system guides' dots.
  package var dotOpacity: CGFloat
  /// The opacity of guides' tints.
  package var tintOpacity: CGFloat
  /// The appearance of the bands between the root's edges and its system guides.
  package var bands: BandStyle
  /// The dash pattern of system guides' outlines.
  package var systemDash = DashStyle.dotted
  /// The thickness of guides' outlines, in points.
  package var guideWidth: CGFloat = 1
  /// The thickness of views' edges, in points.
  package var edgeWidth: CGFloat = 1
  /// The expected color of the page behind a picture whose background is translucent.
  ///
  /// The color is never drawn. It's used to choose colors for text that is legible on the page.
  package var page = Color(red: 1, green: 1, blue: 1)
}

extension Palette {
  /// The appearance of a band.
  package enum BandStyle: Hashable, Sendable {
    /// A fill in the guide's color, with the given opacity.
    case translucent(CGFloat)
    /// Diagonal lines in the given color.
    case hatched(Color)
  }

  /// The color and dash pattern of a guide.
  package struct GuideStyle: Hashable, Sendable {
    /// The color of the guide's outline and name.
    package var color: Color
    /// The dash pattern of the guide's outline.
    package var dash: DashStyle

    /// Creates a style from a color and a dash pattern.
    package init(color: Color, dash: DashStyle) {
      self.color = color
      self.dash = dash
    }
  }
}

/// A dash pattern before its lengths are rounded to whole pixels.
package struct DashStyle: Hashable, Sendable {
  /// The alternating dash and gap lengths, in points.
  package var lengths: [CGFloat]

  /// Creates a pattern from alternating dash and gap lengths, in points.
  package init(lengths: [CGFloat]) { self.lengths = lengths }

  /// The pattern of guides: dashes of 4 points and gaps of 3 points.
  package static let dashed = DashStyle(lengths: [4, 3])
  /// The pattern of system guides: dots of 1 point and gaps of 2 points.
  package static let dotted = DashStyle(lengths: [1, 2])
  /// The pattern of center lines: long and short dashes in turn.
  package static let center = DashStyle(lengths: [8, 2, 2, 2])
  /// The pattern of baselines.
  package static let baseline = DashStyle(lengths: [2, 2])
  /// The pattern of ghosts, which show ambiguous items and older frames.
  package static let ghost = DashStyle(lengths: [7, 4])
}
