internal import AutoLayout
internal import Figures
internal import Foundation

/// The classes of an SVG document for pairs of light and dark colors.
///
/// Light colors are attributes, which every program supports. Dark colors are rules for `prefers-color-scheme` without
/// specificity, so that rules of an enclosing page override light and dark colors.
struct SVGColors {
  private struct Pair: Hashable {
    var light: Color
    var dark: Color
    var paint: SVGShape.Paint
  }

  private var known: Set<Pair> = []
  private var rules: [String] = []
  /// The attributes that set a pair of colors, cached for elements without classes of their own.
  private var plain: [Pair: String] = [:]

  /// The attributes that paint an element in one color on light pages, and in the same or another color on dark pages.
  mutating func attributes(
    _ light: Color, dark: Color, _ paint: SVGShape.Paint, classes: [String] = []
  ) -> String {
    let pair = Pair(light: light, dark: dark, paint: paint)
    if classes.isEmpty, let known = plain[pair] { return known }
    var text = " \(paint.rawValue)=\"\(light.opaque.hexText)\""
    if light.alphaComponent < 1 {
      text += " \(paint.rawValue)-opacity=\"\(svgNumber(light.alphaComponent))\""
    }
    var list = classes
    if light != dark { list.append(className(pair)) }
    if !list.isEmpty { text += " class=\"\(list.joined(separator: " "))\"" }
    if classes.isEmpty { plain[pair] = text }
    return text
  }

  /// The style sheet for dark pages, or an empty string if the document looks the same on light and dark pages.
  func styleSheet(hasSchemes: Bool) -> String {
    var rules = rules
    if hasSchemes {
      rules += [":where(.on-light){display:none}", ":where(.on-dark){display:inline}"]
    }
    guard !rules.isEmpty else { return "" }
    return "@media (prefers-color-scheme:dark){" + rules.joined() + "}"
  }

  /// The class of a pair of colors, named after the colors, because pictures on one page share style sheets.
  private mutating func className(_ pair: Pair) -> String {
    let colors = [pair.light, pair.dark].map { $0.hexText.dropFirst() }.joined(separator: "-")
    let name = "\(pair.paint.rawValue)-\(colors)"
    guard known.insert(pair).inserted else { return name }
    let paint = pair.paint.rawValue
    let opacity =
      pair.light.alphaComponent != pair.dark.alphaComponent
      ? ";\(paint)-opacity:\(svgNumber(pair.dark.alphaComponent))" : ""
    rules.append(":where(.\(name)){\(paint):\(pair.dark.opaque.hexText)\(opacity)}")
    return name
  }
}

extension Color {
  fileprivate var opaque: Color {
    Color(red: redComponent, green: greenComponent, blue: blueComponent)
  }
}
