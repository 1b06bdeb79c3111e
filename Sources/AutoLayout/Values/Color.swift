public import Foundation

/// A color in sRGB with straight (not premultiplied) alpha and components from 0 to 1.
///
/// An immutable class, so that extensions may have convenience initializers as in UIKit; equality compares components.
public final class Color: Sendable {
  /// The red component.
  @_disfavoredOverload
  public let redComponent: CGFloat
  /// The green component.
  @_disfavoredOverload
  public let greenComponent: CGFloat
  /// The blue component.
  @_disfavoredOverload
  public let blueComponent: CGFloat
  /// The opacity, from 0 (transparent) to 1 (opaque).
  @_disfavoredOverload
  public let alphaComponent: CGFloat
  /// The color in dark interfaces, or `nil` if it equals the color in light interfaces.
  let darkVariant: DarkVariant?

  /// Makes a color from components, clamped to 0…1; a component that isn't finite becomes 0.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, darkVariant: nil)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, darkVariant: DarkVariant?) {
    redComponent = Self.clamped(red)
    greenComponent = Self.clamped(green)
    blueComponent = Self.clamped(blue)
    alphaComponent = Self.clamped(alpha)
    self.darkVariant = darkVariant
  }

  /// Makes a color from CSS notation (`#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`), or returns `nil` for any other text.
  @_disfavoredOverload
  public convenience init?(hex: String) {
    guard hex.hasPrefix("#") else { return nil }
    let digits = hex.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard digits.count == hex.count - 1 else { return nil }
    let bytes: [Int]
    switch digits.count {
    case 3, 4: bytes = digits.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { CGFloat($0) / 255 }
    self.init(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }

  /// The color in CSS notation: `#rrggbb`, or `#rrggbbaa` if it isn't opaque.
  package var hexText: String {
    let components =
      alphaComponent < 1
      ? [redComponent, greenComponent, blueComponent, alphaComponent]
      : [redComponent, greenComponent, blueComponent]
    return "#"
      + components.map { component in
        let digits = String(Int((component * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  private static func clamped(_ component: CGFloat) -> CGFloat {
    component.isFinite ? min(max(component, 0), 1) : 0
  }
}

extension Color: CustomStringConvertible, CustomDebugStringConvertible {
  /// All components, followed by the components for dark interfaces if they differ.
  public var description: String {
    let light =
      "red: \(redComponent), green: \(greenComponent), blue: \(blueComponent), "
      + "alpha: \(alphaComponent)"
    return "Color(\(light)\(darkVariant.map { ", dark: \($0)" } ?? ""))"
  }

  /// The same text as ``description``, which differs for any two different colors.
  public var debugDescription: String { description }
}

extension Color: Hashable {
  /// Returns whether the colors are equal in both light and dark interfaces.
  public static func == (lhs: Color, rhs: Color) -> Bool {
    lhs === rhs || lhs.vector == rhs.vector && lhs.darkVariant == rhs.darkVariant
  }

  /// Hashes the components for light and dark interfaces.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(vector)
    hasher.combine(darkVariant)
  }

  private var vector: SIMD4<Double> {
    SIMD4(redComponent, greenComponent, blueComponent, alphaComponent)
  }
}

extension Color {
  /// The relative luminance by WCAG 2.1, from 0 for black to 1 for white, ignoring alpha.
  package var relativeLuminance: CGFloat {
    0.2126 * Self.light(redComponent) + 0.7152 * Self.light(greenComponent)
      + 0.0722 * Self.light(blueComponent)
  }

  /// Returns a component in linear light, from a table if the component is a whole number of 255ths, as most are.
  private static func light(_ component: CGFloat) -> CGFloat {
    let number = (component * 255).rounded()
    guard (0...255).contains(number), number / 255 == component else { return linear(component) }
    return lights[Int(number)]
  }

  private static let lights = (0...255).map { linear(CGFloat($0) / 255) }

  /// Returns the color blended over a backdrop; the result is opaque if the backdrop is opaque.
  package func over(_ backdrop: Color) -> Color {
    let behind = backdrop.alphaComponent * (1 - alphaComponent)
    let alpha = backdrop.alphaComponent < 1 ? alphaComponent + behind : 1
    guard alpha > 0 else { return self }
    func mixed(_ component: CGFloat, _ other: CGFloat) -> CGFloat {
      (component * alphaComponent + other * behind) / alpha
    }
    return Color(
      red: mixed(redComponent, backdrop.redComponent),
      green: mixed(greenComponent, backdrop.greenComponent),
      blue: mixed(blueComponent, backdrop.blueComponent), alpha: alpha)
  }

  /// Returns the contrast ratio with another color by WCAG 2.1, from 1 (no contrast) to 21.
  package func contrastRatio(with other: Color) -> CGFloat {
    let (own, others) = (relativeLuminance, other.relativeLuminance)
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }
}

extension Color: Codable {
  private enum CodingKeys: String, CodingKey { case red, green, blue, alpha, dark }

  /// Reads the components, and the components for dark interfaces if they differ.
  public convenience init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      red: try values.decode(CGFloat.self, forKey: .red),
      green: try values.decode(CGFloat.self, forKey: .green),
      blue: try values.decode(CGFloat.self, forKey: .blue),
      alpha: try values.decode(CGFloat.self, forKey: .alpha),
      darkVariant: try values.decodeIfPresent(DarkVariant.self, forKey: .dark))
  }

  /// Writes the components, and the components for dark interfaces if they differ.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(redComponent, forKey: .red)
    try values.encode(greenComponent, forKey: .green)
    try values.encode(blueComponent, forKey: .blue)
    try values.encode(alphaComponent, forKey: .alpha)
    try values.encodeIfPresent(darkVariant, forKey: .dark)
  }
}
