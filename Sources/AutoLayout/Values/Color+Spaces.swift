public import Foundation

extension Color {
  /// Makes a color from Display P3 components, which are converted to sRGB and clipped one by one.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    // Both spaces have the same white and the same transfer function; the factors follow from their primaries.
    self.init(
      linearRed: 1.2249402 * red - 0.2249402 * green,
      green: 1.0420570 * green - 0.0420570 * red,
      blue: 1.0982736 * blue - 0.0196376 * red - 0.0786360 * green, alpha: alpha)
  }

  /// Makes a color from linear-light components that use sRGB's primaries.
  package convenience init(linearRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
  }

  /// Returns the linear-light value of an sRGB component.
  static func linear(_ component: CGFloat) -> CGFloat {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: CGFloat) -> CGFloat {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
