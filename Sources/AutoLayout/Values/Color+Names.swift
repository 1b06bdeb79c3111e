public import Foundation

extension Color {
  /// The color itself, because a `Color` also stands for a `CGColor`.
  public var cgColor: Color { self }

  /// Makes a color equal to `cgColor`, because a `Color` also stands for a `CGColor`.
  public convenience init(cgColor: Color) {
    self.init(
      red: cgColor.redComponent, green: cgColor.greenComponent, blue: cgColor.blueComponent,
      alpha: cgColor.alphaComponent, darkVariant: cgColor.darkVariant)
  }

  /// Makes a gray from its lightness and its opacity, each from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a color from hue, saturation, brightness and opacity, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let turned = (hue - hue.rounded(.down)) * 6
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (turned + offset).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Black.
  public static let black = Color(white: 0, alpha: 1)
  /// Dark gray.
  public static let darkGray = Color(white: 1 / 3, alpha: 1)
  /// Light gray.
  public static let lightGray = Color(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = Color(white: 1, alpha: 1)
  /// Gray.
  public static let gray = Color(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Pure green.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Pure blue.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// Cyan: full blue and full green.
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  /// Yellow: full red and full green.
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// Magenta: full red and full blue.
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  /// Orange: full red and half of green.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// Purple: half of red and half of blue.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// Brown.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
  /// Fully transparent black.
  public static let clear = Color(white: 0, alpha: 0)
}
