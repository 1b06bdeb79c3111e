import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite struct PaletteTests {
  @Test("text on every fill contrasts at least 4.5 to 1", arguments: Theme.allCases)
  func textOnFills(theme: Theme) {
    let palette = theme.palette
    for fill in palette.fills + palette.containers + [palette.paper, palette.desk] {
      #expect(palette.textColor(on: fill).contrastRatio(with: fill) >= 4.5, "\(fill.hexText)")
    }
  }

  @Test("text on any color of an author contrasts at least 4.5 to 1", arguments: Theme.allCases)
  func textOnAnyColor(theme: Theme) {
    let levels: [CGFloat] = [0, 0.2, 0.35, 0.5, 0.65, 0.8, 1]
    for red in levels {
      for green in levels {
        for blue in levels {
          let fill = Color(red: red, green: green, blue: blue)
          let text = theme.palette.textColor(on: fill)
          #expect(text.contrastRatio(with: fill) >= 4.5, "\(fill.hexText)")
        }
      }
    }
  }

  @Test("tints leave labels readable", arguments: Theme.allCases)
  func textOnTintedFills(theme: Theme) {
    let palette = theme.palette
    for fill in palette.fills {
      let text = palette.textColor(on: fill)
      for guide in palette.guides {
        let tinted = guide.color.opacity(palette.tintOpacity).over(fill)
        #expect(text.contrastRatio(with: tinted) >= 4.5, "\(fill.hexText) \(guide.color.hexText)")
      }
    }
  }

  @Test("names of guides and captions contrast at least 4.5 to 1", arguments: Theme.allCases)
  func namesOnPaper(theme: Theme) {
    let palette = theme.palette
    let names =
      palette.guides.map(\.color)
      + SystemGuideKind.allCases.compactMap {
        palette.systemGuides[$0]
      }
    #expect(names.count == palette.guides.count + palette.systemGuides.count)
    for name in names {
      #expect(name.contrastRatio(with: palette.paper) >= 4.5, "\(name.hexText)")
    }
    #expect(palette.quietText.contrastRatio(with: palette.desk) >= 4.5)
  }

  @Test(
    "names can be read on a canvas of any fill, or keep to plates of paper",
    arguments: ["#22303c", "#ffffff", "#000000", "#ffd60a", "#8a8a8a", "#2f6fdd80", "#00000000"])
  func namesOnColoredCanvas(fill: String) throws {
    let fill = try #require(Color(hex: fill))
    for theme in Theme.allCases {
      let palette = theme.palette.adapted(to: fill)
      for guide in palette.guides {
        #expect(guide.color.contrastRatio(with: palette.paper) >= 4.5)
      }
    }
    #expect(Theme.light.palette.adapted(to: nil).paper == Theme.light.palette.paper)
  }

  @Test(
    "neighbors differ in color on whatever an author filled",
    arguments: Theme.allCases, ["#ffffff", "#55bb99", "#f0f0f0", "#e0e0ff", "#2f6fdd", "#127a50"])
  func neighborsDiffer(theme: Theme, hex: String) throws {
    let fill = try #require(Color(hex: hex))
    var builder = TreeBuilder(400, 200)
    let card = builder.view("card", [0, 0, 400, 100], Appearance(fill: fill))
    for number in 0..<12 {
      builder.view("on\(number)", [CGFloat(number) * 30, 10, 30, 30], in: card)
    }
    for look in [ControlLook.Kind.slider, .progress, .activity] {
      for number in 0..<8 {
        var appearance = Appearance()
        appearance.control = ControlLook(look, share: 0.5)
        builder.view("control", [CGFloat(number) * 30, 160, 30, 30], in: card, appearance)
      }
    }
    let contents = FigureContents(
      builder.tree, options: FigureOptions(theme: theme), measure: fixedTextMeasure)
    let fills = contents.items.filter { $0.item.identifier.hasPrefix("on") }.map(\.visibleFill)
    for (one, next) in zip(fills, fills.dropFirst()) { #expect(one != next) }
    let controls = contents.items.filter { $0.item.identifier == "control" }
    for (one, next) in zip(controls, controls.dropFirst())
    where one.item.appearance.control == next.item.appearance.control {
      #expect(one.accent != next.accent)
    }
  }

  @Test("guides differ from each other in color or in dashes", arguments: Theme.allCases)
  func guidesDiffer(theme: Theme) {
    let guides = theme.palette.guides
    #expect(Set(guides).count == guides.count)
  }

  /// The least distance of two colors in OKLab, black to white being 1: about five times what the eye
  /// just notices, for thin lines are seen worse than areas.
  private static let leastDistance: CGFloat = 0.05

  @Test(
    "guides of one dash pattern differ for the common colour-vision deficiencies",
    arguments: [Theme.light, .dark])
  func guidesDifferForAll(theme: Theme) {
    for vision in Vision.all {
      for (first, second) in pairs(theme.palette.guides) where first.dash == second.dash {
        let distance = vision.distance(first.color, second.color)
        #expect(distance >= Self.leastDistance, "\(first) \(second) \(vision.name)")
      }
    }
  }

  @Test(
    "kinds of system guides differ for the common colour-vision deficiencies",
    arguments: [Theme.light, .dark])
  func systemGuidesDiffer(theme: Theme) {
    let kinds: [SystemGuideKind] = [.layoutMargins, .safeArea, .readableContent, .keyboard]
    let colors = kinds.compactMap { theme.palette.systemGuides[$0] }
    #expect(colors.count == kinds.count)
    for vision in Vision.all {
      for (first, second) in pairs(colors) {
        let distance = vision.distance(first, second)
        #expect(distance >= Self.leastDistance, "\(first.hexText) \(second.hexText) \(vision.name)")
      }
    }
  }

  @Test("the author's guides and the system's differ without any color", arguments: Theme.allCases)
  func kindsDifferByPattern(theme: Theme) {
    for guide in theme.palette.guides { #expect(guide.dash != theme.palette.systemDash) }
  }

  @Test("print has greys alone, and its guides differ by pattern")
  func printIsGray() {
    let palette = Theme.print.palette
    let colors =
      palette.fills + palette.containers + palette.guides.map(\.color)
      + [palette.paper, palette.ink, palette.chalk, palette.quietText, palette.hairline]
    for color in colors {
      #expect(color.redComponent == color.greenComponent)
      #expect(color.greenComponent == color.blueComponent)
    }
    #expect(Set(palette.guides.map(\.dash)).count == palette.guides.count)
  }

  private func pairs<Element>(_ elements: [Element]) -> [(Element, Element)] {
    elements.indices.flatMap { index in
      elements[(index + 1)...].map { (elements[index], $0) }
    }
  }

  @Test("fills differ for the common colour-vision deficiencies", arguments: Theme.allCases)
  func fillsDiffer(theme: Theme) {
    let fills = theme.palette.fills
    for vision in Vision.all {
      for (index, first) in fills.enumerated() {
        for second in fills[(index + 1)...] {
          let distance = vision.distance(first, second)
          #expect(distance > 0.05, "\(first.hexText) \(second.hexText) \(vision.name)")
        }
      }
    }
  }
}

/// A kind of color vision, by the matrix that Machado, Oliveira and Fernandes give for it (2009).
private struct Vision {
  var name: String
  var matrix: [[CGFloat]]

  static let all = [
    Vision(name: "common", matrix: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    Vision(
      name: "protanopia",
      matrix: [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]),
    Vision(
      name: "deuteranopia",
      matrix: [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]),
    Vision(
      name: "tritanopia",
      matrix: [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]),
  ]

  /// The distance of two colors in the OKLab space, as this vision sees them; black to white is 1.
  func distance(_ first: Color, _ second: Color) -> CGFloat {
    let (one, two) = (okLab(seen(first)), okLab(seen(second)))
    return zip(one, two).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private func seen(_ color: Color) -> [CGFloat] {
    let linear: [CGFloat] = [color.redComponent, color.greenComponent, color.blueComponent].map {
      component in
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return apply(matrix, linear).map { min(max($0, 0), 1) }
  }

  private func okLab(_ linear: [CGFloat]) -> [CGFloat] {
    let cones = apply(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], linear
    ).map { cbrt($0) }
    return apply(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones)
  }

  private func apply(_ matrix: [[CGFloat]], _ vector: [CGFloat]) -> [CGFloat] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }
}
