import AutoLayout
import Foundation

/// The colours and line patterns of a theme.
struct Palette {
  /// Behind the paper, where a caption stands.
  var desk: Color
  /// The canvas.
  var paper: Color
  /// The canvas's edge.
  var hairline: Color
  /// Dark text, and what titles are set in.
  var ink: Color
  /// Light text.
  var chalk: Color
  /// The size below the title.
  var quietText: Color
  /// Views, by their place among their siblings.
  var fills: [Color]
  /// Views with visible subviews, by depth.
  var containers: [Color]
  /// The edges of views with visible subviews, by depth.
  var containerEdges: [Color]
  /// Guides, in the order in which the author added them.
  var guides: [GuideStyle]
  /// System guides by kind.
  var systemGuides: [SystemGuideKind: Color]
  /// How opaque the dots of system guides are.
  var dotOpacity: CGFloat
  /// How opaque the tint of a guide is.
  var tintOpacity: CGFloat
  /// What the bands of system guides are made of.
  var bands: BandStyle
}

extension Palette {
  /// What bands are made of.
  enum BandStyle: Hashable {
    /// The guide's colour, this opaque.
    case translucent(CGFloat)
    /// Diagonal lines of a colour.
    case hatched(Color)
  }

  /// The colour and line pattern of a guide.
  struct GuideStyle: Hashable {
    /// The colour of outline and name.
    var color: Color
    /// The dashes of the outline.
    var dash: DashStyle
  }

  /// The style of the guide with a number, counted over the whole figure.
  func guide(_ number: Int) -> GuideStyle { guides[number % guides.count] }

  /// Whichever of ink and chalk contrasts more with a colour.
  func textColor(on fill: Color) -> Color {
    ink.contrastRatio(with: fill) >= chalk.contrastRatio(with: fill) ? ink : chalk
  }
}

/// The dashes of a guide's outline before they are brought to whole pixels, in points.
struct DashStyle: Hashable {
  /// Dash, gap, dash, gap and so on.
  var lengths: [CGFloat]

  /// The dashes of guides: 4 on, 3 off.
  static let dashed = DashStyle(lengths: [4, 3])
  /// The dots of system guides.
  static let dotted = DashStyle(lengths: [1, 2])
}
