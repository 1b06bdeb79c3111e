public import AutoLayout
import Foundation

// The colours that follow the interface, light and dark. Those with names of colours are the ones of the
// Human Interface Guidelines for macOS 15; the others, which people choose or macOS tints, what AppKit
// answers there where nobody has chosen anything.

extension Color {
  /// The interface's red.
  public static let systemRed = pair(0xff3b30, 0xff453a)
  /// The interface's orange.
  public static let systemOrange = pair(0xff9500, 0xff9f0a)
  /// The interface's yellow.
  public static let systemYellow = pair(0xffcc00, 0xffd60a)
  /// The interface's green.
  public static let systemGreen = pair(0x28cd41, 0x32d74b)
  /// The interface's mint.
  public static let systemMint = pair(0x00c7be, 0x63e6e2)
  /// The interface's teal.
  public static let systemTeal = pair(0x59adc4, 0x6ac4dc)
  /// The interface's cyan.
  public static let systemCyan = pair(0x55bef0, 0x5ac8f5)
  /// The interface's blue.
  public static let systemBlue = pair(0x007aff, 0x0a84ff)
  /// The interface's indigo.
  public static let systemIndigo = pair(0x5856d6, 0x5e5ce6)
  /// The interface's purple.
  public static let systemPurple = pair(0xaf52de, 0xbf5af2)
  /// The interface's pink.
  public static let systemPink = pair(0xff2d55, 0xff375f)
  /// The interface's brown.
  public static let systemBrown = pair(0xa2845e, 0xac8e68)
  /// The interface's grey.
  public static let systemGray = pair(0x8e8e93, 0x98989d)

  /// Text that matters most.
  public static let labelColor = pair(0x000000, 0xffffff, opacity: 0.85)
  /// Text that matters less.
  public static let secondaryLabelColor = pair(0x000000, 0xffffff, opacity: 0.5, 0.55)
  /// Text that matters little.
  public static let tertiaryLabelColor = pair(0x000000, 0xffffff, opacity: 0.26, 0.25)
  /// Text that hardly matters.
  public static let quaternaryLabelColor = pair(0x000000, 0xffffff, opacity: 0.1)
  /// Text that is read.
  public static let textColor = pair(0x000000, 0xffffff)
  /// What stands in a field until something is typed.
  public static let placeholderTextColor = pair(0x000000, 0xffffff, opacity: 0.25)
  /// Text that leads elsewhere.
  public static let linkColor = pair(0x0068da, 0x419cff)
  /// Text on controls.
  public static let controlTextColor = pair(0x000000, 0xffffff, opacity: 0.85)
  /// Text on controls that cannot be worked with.
  public static let disabledControlTextColor = pair(0x000000, 0xffffff, opacity: 0.25)
  /// Text in windows' title bars.
  public static let windowFrameTextColor = pair(0x000000, 0xffffff, opacity: 0.85)
  /// Text above columns.
  public static let headerTextColor = pair(0x000000, 0xffffff, opacity: 0.85)
  /// Lines that separate.
  public static let separatorColor = pair(0x000000, 0xffffff, opacity: 0.1)
  /// Lines of tables.
  public static let gridColor = pair(0xe6e6e6, 0x1a1a1a)

  /// Behind everything in a window.
  public static let windowBackgroundColor = pair(0xececec, 0x323232)
  /// Behind documents.
  public static let underPageBackgroundColor = pair(0x969696, 0x282828)
  /// Behind text.
  public static let textBackgroundColor = pair(0xffffff, 0x1e1e1e)
  /// Behind large controls such as tables.
  public static let controlBackgroundColor = pair(0xffffff, 0x1e1e1e)
  /// The face of controls.
  public static let controlColor = pair(0xffffff, 0xffffff, opacity: 1, 0.25)
  /// What people chose for controls: blue.
  public static let controlAccentColor = pair(0x007aff, 0x007aff)
  /// Behind what is selected.
  public static let selectedContentBackgroundColor = pair(0x0064e1, 0x0059d1)
  /// Behind text that is selected.
  public static let selectedTextBackgroundColor = pair(0xb3d7ff, 0x3f638b)
  /// The face of controls that are selected.
  public static let selectedControlColor = pair(0xb3d7ff, 0x3f638b)
  /// Text on what is selected.
  public static let alternateSelectedControlTextColor = pair(0xffffff, 0xffffff)
  /// Around what hears of keys.
  public static let keyboardFocusIndicatorColor = pair(0x0067f4, 0x1aa9ff, opacity: 0.5, 0.3)

  /// Makes a colour from components, which are taken for those of sRGB.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour from components, which are taken for those of sRGB.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour from components in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey from its lightness.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  private static func pair(
    _ light: UInt32, _ dark: UInt32, opacity lightOpacity: CGFloat = 1,
    _ darkOpacity: CGFloat? = nil
  ) -> Color {
    Color(
      light: Color(light, lightOpacity), dark: Color(dark, darkOpacity ?? lightOpacity))
  }

  private convenience init(_ bytes: UInt32, _ opacity: CGFloat) {
    self.init(
      red: CGFloat(bytes >> 16) / 255, green: CGFloat(bytes >> 8 & 0xff) / 255,
      blue: CGFloat(bytes & 0xff) / 255, alpha: opacity)
  }
}
