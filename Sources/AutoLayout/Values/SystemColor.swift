import Foundation

/// A named color of UIKit that adapts to light and dark interfaces.
///
/// Values are from the Human Interface Guidelines for iOS 15 to 18. Colors that the guidelines don't list have the
/// values that UIKit returns on these systems.
package enum SystemColor: String, CaseIterable, Sendable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown, systemGray, systemGray2
  case systemGray3, systemGray4, systemGray5, systemGray6, label, secondaryLabel, tertiaryLabel
  case quaternaryLabel, placeholderText, link, separator, opaqueSeparator, systemFill
  case secondarySystemFill, tertiarySystemFill, quaternarySystemFill, systemBackground
  case secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground
  case secondarySystemGroupedBackground, tertiarySystemGroupedBackground, darkText, lightText

  /// The color, including its variant in dark interfaces.
  package var color: Color {
    switch self {
    case .systemRed: Self.pair(0xff3b30, 0xff453a)
    case .systemOrange: Self.pair(0xff9500, 0xff9f0a)
    case .systemYellow: Self.pair(0xffcc00, 0xffd60a)
    case .systemGreen: Self.pair(0x34c759, 0x30d158)
    case .systemMint: Self.pair(0x00c7be, 0x63e6e2)
    case .systemTeal: Self.pair(0x30b0c7, 0x40c8e0)
    case .systemCyan: Self.pair(0x32ade6, 0x64d2ff)
    case .systemBlue: .interfaceTint
    case .systemIndigo: Self.pair(0x5856d6, 0x5e5ce6)
    case .systemPurple: Self.pair(0xaf52de, 0xbf5af2)
    case .systemPink: Self.pair(0xff2d55, 0xff375f)
    case .systemBrown: Self.pair(0xa2845e, 0xac8e68)
    case .systemGray: Self.pair(0x8e8e93, 0x8e8e93)
    case .systemGray2: Self.pair(0xaeaeb2, 0x636366)
    case .systemGray3: Self.pair(0xc7c7cc, 0x48484a)
    case .systemGray4: Self.pair(0xd1d1d6, 0x3a3a3c)
    case .systemGray5: Self.pair(0xe5e5ea, 0x2c2c2e)
    case .systemGray6: Self.pair(0xf2f2f7, 0x1c1c1e)
    case .label: .interfaceText
    case .secondaryLabel: Self.pair(0x3c3c43, 0xebebf5, opacity: 0.6, 0.6)
    case .tertiaryLabel: Self.pair(0x3c3c43, 0xebebf5, opacity: 0.3, 0.3)
    case .quaternaryLabel: Self.pair(0x3c3c43, 0xebebf5, opacity: 0.18, 0.16)
    case .placeholderText: Self.pair(0x3c3c43, 0xebebf5, opacity: 0.3, 0.3)
    case .link: Self.pair(0x007aff, 0x0984ff)
    case .separator: Self.pair(0x3c3c43, 0x545458, opacity: 0.29, 0.6)
    case .opaqueSeparator: Self.pair(0xc6c6c8, 0x38383a)
    case .systemFill: Self.pair(0x787880, 0x787880, opacity: 0.2, 0.36)
    case .secondarySystemFill: Self.pair(0x787880, 0x787880, opacity: 0.16, 0.32)
    case .tertiarySystemFill: Self.pair(0x767680, 0x767680, opacity: 0.12, 0.24)
    case .quaternarySystemFill: Self.pair(0x747480, 0x767680, opacity: 0.08, 0.18)
    case .systemBackground: Self.pair(0xffffff, 0x000000)
    case .secondarySystemBackground: Self.pair(0xf2f2f7, 0x1c1c1e)
    case .tertiarySystemBackground: Self.pair(0xffffff, 0x2c2c2e)
    case .systemGroupedBackground: Self.pair(0xf2f2f7, 0x000000)
    case .secondarySystemGroupedBackground: Self.pair(0xffffff, 0x1c1c1e)
    case .tertiarySystemGroupedBackground: Self.pair(0xf2f2f7, 0x2c2c2e)
    case .darkText: Color(white: 0, alpha: 1)
    case .lightText: Color(white: 1, alpha: 0.6)
    }
  }

  /// UIKit's named colors that are the same in light and dark interfaces.
  package static let fixed: [(name: String, color: Color)] = [
    ("clear", .clear), ("white", .white), ("black", .black), ("gray", .gray),
    ("darkGray", .darkGray), ("lightGray", .lightGray), ("red", .red), ("orange", .orange),
    ("yellow", .yellow), ("green", .green), ("cyan", .cyan), ("blue", .blue),
    ("purple", .purple), ("magenta", .magenta), ("brown", .brown),
  ]

  /// Returns the name of the UIKit color that equals an adaptive color, or `nil` if there isn't one.
  package static func name(of color: Color) -> String? {
    guard color.darkVariant != nil else { return nil }
    return allCases.first { $0.color == color }?.rawValue
  }

  private static func pair(
    _ light: UInt32, _ dark: UInt32, opacity lightOpacity: CGFloat = 1, _ darkOpacity: CGFloat = 1
  ) -> Color {
    func color(_ bytes: UInt32, _ opacity: CGFloat) -> Color {
      Color(
        red: CGFloat(bytes >> 16) / 255, green: CGFloat(bytes >> 8 & 0xff) / 255,
        blue: CGFloat(bytes & 0xff) / 255, alpha: opacity)
    }
    return Color(light: color(light, lightOpacity), dark: color(dark, darkOpacity))
  }
}
