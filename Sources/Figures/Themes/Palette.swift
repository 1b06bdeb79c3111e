package import AutoLayout
package import Foundation

/// The colours and line patterns of a theme.
package struct Palette: Hashable, Sendable {
  /// Behind the paper, where a caption stands; may be translucent.
  package var desk: Color
  /// The canvas; may be translucent.
  package var paper: Color
  /// The canvas's edge.
  package var hairline: Color
  /// Dark text, and what titles are set in.
  package var ink: Color
  /// Light text.
  package var chalk: Color
  /// The size below the title.
  package var quietText: Color
  /// Views, by their place among their siblings.
  package var fills: [Color]
  /// Views with visible subviews, by depth.
  package var containers: [Color]
  /// The edges of views with visible subviews, by depth.
  package var containerEdges: [Color]
  /// Guides, in the order in which the author added them.
  package var guides: [GuideStyle]
  /// System guides by kind.
  package var systemGuides: [SystemGuideKind: Color]
  /// How opaque the dots of system guides are.
  package var dotOpacity: CGFloat
  /// How opaque the tint of a guide is.
  package var tintOpacity: CGFloat
  /// What the bands of system guides are made of.
  package var bands: BandStyle
  /// The dashes of system guides' outlines.
  package var systemDash = DashStyle.dotted
  /// How thick the outlines of guides are, in points.
  package var guideWidth: CGFloat = 1
  /// How thick the edges of views are, in points.
  package var edgeWidth: CGFloat = 1
  /// The expected colour of the page that pictures with a translucent desk are placed on.
  ///
  /// Texts are chosen to be legible there. It is never drawn.
  package var page = Color(red: 1, green: 1, blue: 1)
}

extension Palette {
  /// What bands are made of.
  package enum BandStyle: Hashable, Sendable {
    /// The guide's colour, this opaque.
    case translucent(CGFloat)
    /// Diagonal lines of a colour.
    case hatched(Color)
  }

  /// The colour and line pattern of a guide.
  package struct GuideStyle: Hashable, Sendable {
    /// The colour of outline and name.
    package var color: Color
    /// The dashes of the outline.
    package var dash: DashStyle

    /// Makes a style of a colour and dashes.
    package init(color: Color, dash: DashStyle) {
      self.color = color
      self.dash = dash
    }
  }

  /// The palette with desk and paper as they look on the page, which are opaque: what texts and lines have
  /// to contrast with.
  var onPage: Palette {
    var palette = self
    palette.desk = desk.over(page)
    palette.paper = paper.over(palette.desk)
    return palette
  }

  /// The style of the guide with a number, counted over the whole figure.
  func guide(_ number: Int) -> GuideStyle { guides[number % guides.count] }

  /// Whichever of ink and chalk contrasts more with a colour; black or white where neither can be read,
  /// as on the middling colours that authors choose.
  func textColor(on fill: Color) -> Color {
    func louder(_ first: Color, _ second: Color) -> Color {
      first.contrastRatio(with: fill) >= second.contrastRatio(with: fill) ? first : second
    }
    let own = louder(ink, chalk)
    guard own.contrastRatio(with: fill) < Lettering.textContrast else { return own }
    return louder(Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1))
  }
}

/// The dashes of a guide's outline before they are brought to whole pixels, in points.
package struct DashStyle: Hashable, Sendable {
  /// Dash, gap, dash, gap and so on.
  package var lengths: [CGFloat]

  /// Makes a style of lengths in points, dash and gap in turn.
  package init(lengths: [CGFloat]) { self.lengths = lengths }

  /// The dashes of guides: 4 on, 3 off.
  package static let dashed = DashStyle(lengths: [4, 3])
  /// The dots of system guides.
  static let dotted = DashStyle(lengths: [1, 2])
  /// Lines through middles, dashes and dots in turn.
  static let center = DashStyle(lengths: [8, 2, 2, 2])
  /// Baselines.
  static let baseline = DashStyle(lengths: [2, 2])
  /// What could be elsewhere, or was.
  static let ghost = DashStyle(lengths: [7, 4])
}
