import Foundation

/// The `Contents.json` of a color in an asset catalog, with a color for each appearance and device.
package struct ColorSet: Decodable {
  private let colors: [Entry]

  /// The color for phones and tablets, with its variant for dark interfaces, or `nil` if the set has no such color.
  package var color: Color? {
    guard let light = color(in: "light") ?? color(in: nil) else { return nil }
    return color(in: "dark").map { Color(light: light, dark: $0) } ?? light
  }

  private func color(in appearance: String?) -> Color? {
    let matching = colors.filter { $0.color != nil && $0.luminosity == appearance && !$0.isRare }
    let best = matching.min { $0.distance < $1.distance }
    return best?.color?.color
  }
}

extension ColorSet {
  private struct Entry: Decodable {
    let idiom: String?
    let appearances: [Appearance]?
    let gamut: String?
    let color: Value?

    enum CodingKeys: String, CodingKey {
      case idiom, appearances, color
      case gamut = "display-gamut"
    }

    var luminosity: String? { appearances?.first { $0.appearance == "luminosity" }?.value }

    var isRare: Bool {
      appearances?.contains { $0.appearance != "luminosity" } == true
        || !["universal", "iphone", "ipad"].contains(idiom ?? "universal")
    }

    var distance: Int {
      (idiom ?? "universal" == "universal" ? 0 : 2) + (gamut == "display-P3" ? 1 : 0)
    }
  }

  private struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  private struct Value: Decodable {
    let color: Color?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      if let name = try values.decodeIfPresent(String.self, forKey: .reference) {
        color = SystemColor(documentName: name)?.color
        return
      }
      let components = try values.decode(ColorComponents.self, forKey: .components)
      color = components.color(in: try values.decodeIfPresent(String.self, forKey: .space) ?? "")
    }
  }
}

private struct ColorComponents: Decodable {
  private let red, green, blue, alpha: CGFloat

  enum CodingKeys: String, CodingKey { case red, green, blue, white, alpha }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func component(_ key: CodingKeys, isShare: Bool = false) throws -> CGFloat {
      let text = try values.decode(ComponentText.self, forKey: key).text
      if let value = Self.value(of: text, isShare: isShare) { return value }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: values, debugDescription: "'\(text)' is not a component of a color")
    }
    alpha = values.contains(.alpha) ? try component(.alpha, isShare: true) : 1
    if values.contains(.white) {
      let white = try component(.white)
      (red, green, blue) = (white, white, white)
    } else {
      (red, green, blue) = (try component(.red), try component(.green), try component(.blue))
    }
  }

  /// Returns the value of a color component (a fraction, byte or hexadecimal digits), or `nil` if the text is invalid.
  private static func value(of text: String, isShare: Bool) -> CGFloat? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if !isShare, let byte = UInt8(text) { return CGFloat(byte) / 255 }
    return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  func color(in space: String) -> Color {
    switch space {
    case "display-p3": Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case "extended-linear-srgb":
      Color(linearRed: red, green: green, blue: blue, alpha: alpha)
    default: Color(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}

/// The text of a color component; catalogs that Xcode didn't write may contain a number instead of text.
private struct ComponentText: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Double.self) {
      text = number <= 1 ? "\(number)" : "\(number / 255)"
    } else {
      text = try value.decode(String.self)
    }
  }
}

extension SystemColor {
  /// Makes a system color from its name in documents, such as `labelColor`, or returns `nil` for an unknown name.
  package init?(documentName name: String) {
    switch name {
    case "groupTableViewBackgroundColor": self = .systemGroupedBackground
    case "tableCellGroupedBackgroundColor": self = .secondarySystemGroupedBackground
    default:
      let stem = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
      self.init(rawValue: stem)
    }
  }
}
