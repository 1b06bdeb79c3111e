public import AutoLayout
import Foundation

extension Color {
  /// Creates a color from components, which are treated as sRGB.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from components, which are treated as sRGB.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from components in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray with a brightness, which is treated as sRGB.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  static func pair(
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
