public import AutoLayout
import Foundation

// The colours that follow the interface, light and dark: those of the Human Interface Guidelines for
// iOS 15 to 18, and for the ones without a table there, what UIKit answers on those systems.

extension Color {
  /// The interface's red.
  public static let systemRed = pair(0xff3b30, 0xff453a)
  /// The interface's orange.
  public static let systemOrange = pair(0xff9500, 0xff9f0a)
  /// The interface's yellow.
  public static let systemYellow = pair(0xffcc00, 0xffd60a)
  /// The interface's green.
  public static let systemGreen = pair(0x34c759, 0x30d158)
  /// The interface's mint.
  public static let systemMint = pair(0x00c7be, 0x63e6e2)
  /// The interface's teal.
  public static let systemTeal = pair(0x30b0c7, 0x40c8e0)
  /// The interface's cyan.
  public static let systemCyan = pair(0x32ade6, 0x64d2ff)
  /// The interface's blue.
  public static let systemBlue = interfaceTint
  /// The interface's indigo.
  public static let systemIndigo = pair(0x5856d6, 0x5e5ce6)
  /// The interface's purple.
  public static let systemPurple = pair(0xaf52de, 0xbf5af2)
  /// The interface's pink.
  public static let systemPink = pair(0xff2d55, 0xff375f)
  /// The interface's brown.
  public static let systemBrown = pair(0xa2845e, 0xac8e68)

  /// The grey in the middle.
  public static let systemGray = pair(0x8e8e93, 0x8e8e93)
  /// The second grey, nearer to the background.
  public static let systemGray2 = pair(0xaeaeb2, 0x636366)
  /// The third grey, nearer to the background.
  public static let systemGray3 = pair(0xc7c7cc, 0x48484a)
  /// The fourth grey, nearer to the background.
  public static let systemGray4 = pair(0xd1d1d6, 0x3a3a3c)
  /// The fifth grey, nearer to the background.
  public static let systemGray5 = pair(0xe5e5ea, 0x2c2c2e)
  /// The grey that is nearest to the background.
  public static let systemGray6 = pair(0xf2f2f7, 0x1c1c1e)

  /// Text that matters most.
  public static let label = interfaceText
  /// Text that matters less.
  public static let secondaryLabel = pair(0x3c3c43, 0xebebf5, opacity: 0.6, 0.6)
  /// Text that matters little.
  public static let tertiaryLabel = pair(0x3c3c43, 0xebebf5, opacity: 0.3, 0.3)
  /// Text that hardly matters.
  public static let quaternaryLabel = pair(0x3c3c43, 0xebebf5, opacity: 0.18, 0.16)
  /// What stands in a field until something is typed.
  public static let placeholderText = pair(0x3c3c43, 0xebebf5, opacity: 0.3, 0.3)
  /// Text that leads elsewhere.
  public static let link = pair(0x007aff, 0x0984ff)
  /// Thin lines that let what is below show through.
  public static let separator = pair(0x3c3c43, 0x545458, opacity: 0.29, 0.6)
  /// Thin lines that let nothing through.
  public static let opaqueSeparator = pair(0xc6c6c8, 0x38383a)

  /// Thin and small shapes.
  public static let systemFill = pair(0x787880, 0x787880, opacity: 0.2, 0.36)
  /// Shapes of medium size.
  public static let secondarySystemFill = pair(0x787880, 0x787880, opacity: 0.16, 0.32)
  /// Large shapes.
  public static let tertiarySystemFill = pair(0x767680, 0x767680, opacity: 0.12, 0.24)
  /// Large areas with something complex in them.
  public static let quaternarySystemFill = pair(0x747480, 0x767680, opacity: 0.08, 0.18)

  /// Behind everything.
  public static let systemBackground = pair(0xffffff, 0x000000)
  /// Behind what is grouped on the background.
  public static let secondarySystemBackground = pair(0xf2f2f7, 0x1c1c1e)
  /// Behind what is grouped within a group.
  public static let tertiarySystemBackground = pair(0xffffff, 0x2c2c2e)
  /// Behind everything, where it is in groups.
  public static let systemGroupedBackground = pair(0xf2f2f7, 0x000000)
  /// Behind a group.
  public static let secondarySystemGroupedBackground = pair(0xffffff, 0x1c1c1e)
  /// Behind what is grouped within a group.
  public static let tertiarySystemGroupedBackground = pair(0xf2f2f7, 0x2c2c2e)

  /// Text on light grounds, the same in the dark.
  public static let darkText = Color(white: 0, alpha: 1)
  /// Text on dark grounds, the same in the light.
  public static let lightText = Color(white: 1, alpha: 0.6)

  private static func pair(
    _ light: UInt32, _ dark: UInt32, opacity lightOpacity: CGFloat = 1, _ darkOpacity: CGFloat = 1
  ) -> Color {
    Color(light: Color(light, lightOpacity), dark: Color(dark, darkOpacity))
  }

  private convenience init(_ bytes: UInt32, _ opacity: CGFloat) {
    self.init(
      red: CGFloat(bytes >> 16) / 255, green: CGFloat(bytes >> 8 & 0xff) / 255,
      blue: CGFloat(bytes & 0xff) / 255, alpha: opacity)
  }
}
