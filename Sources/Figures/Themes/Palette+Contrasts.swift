import AutoLayout
import Foundation
import PictureDescriptions

extension Palette {
  /// The minimum contrast between text and its background (WCAG for small text).
  static let textContrast: CGFloat = 4.5

  /// The palette with its desk and paper blended with the page, so that both are opaque.
  ///
  /// Text and lines have to contrast with these two colors.
  var onPage: Palette {
    var palette = self
    palette.desk = desk.over(page)
    palette.paper = paper.over(palette.desk)
    return palette
  }

  /// The style of the guide with the given number in the figure.
  func guide(_ number: Int) -> GuideStyle { guides[number % guides.count] }

  /// Returns the text color of the palette that contrasts most with a fill, or black or white if none is readable on it.
  func textColor(on fill: Color) -> Color {
    func louder(_ first: Color, _ second: Color) -> Color {
      first.contrastRatio(with: fill) >= second.contrastRatio(with: fill) ? first : second
    }
    let own = louder(ink, chalk)
    guard own.contrastRatio(with: fill) < Self.textContrast else { return own }
    return louder(Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1))
  }

  /// The palette for a canvas with a fill set by the author.
  ///
  /// The fill replaces the paper, and guides get a set of colors that is readable on the fill. If no set is readable,
  /// as on fills of medium lightness, the palette is unchanged. Names then have the theme's paper as a background.
  func adapted(to fill: Color?) -> Palette {
    guard let fill, fill.alphaComponent > 0 else { return self }
    var inverse = self
    inverse.guides = guides.map { GuideStyle(color: chalk, dash: $0.dash) }
    inverse.systemGuides = systemGuides.mapValues { _ in chalk }
    let ground = fill.over(paper)
    for candidate in isColored ? [self, lightPalette, darkPalette] : [self, inverse]
    where candidate.isLegible(on: ground) {
      var adapted = self
      adapted.guides = candidate.guides
      adapted.systemGuides = candidate.systemGuides
      adapted.paper = ground
      return adapted
    }
    return self
  }

  /// Whether the names of all guides are readable on a color.
  private func isLegible(on ground: Color) -> Bool {
    let names = guides.map(\.color) + SystemGuideKind.allCases.compactMap { systemGuides[$0] }
    return names.allSatisfy { $0.contrastRatio(with: ground) >= Self.textContrast }
  }
}
