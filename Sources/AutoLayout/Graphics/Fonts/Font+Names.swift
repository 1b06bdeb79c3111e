public import Foundation

extension Font {
  /// Returns the system font with a size in points; the font isn't italic here.
  public static func italicSystemFont(ofSize size: CGFloat) -> Font { Font(pointSize: size) }

  /// Returns the system font with a size in points and a weight; digits keep the font's default widths.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(pointSize: size, weight: weight)
  }

  /// Returns the system font with a size in points and a weight; the font isn't monospaced here.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(pointSize: size, weight: weight)
  }

  // Optional as in UIKit, and implicitly unwrapped, so that it can be assigned to views' fonts.
  /// Makes the system font with a size in points and the weight stated in a font name such as `Lato-Bold`; never `nil`.
  public init!(name fontName: String, size fontSize: CGFloat) {
    let style = fontName.split(separator: "-").last.map { $0.lowercased() } ?? ""
    let weights: [(String, Weight)] = [
      ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .bold),
      ("black", .bold), ("medium", .medium),
    ]
    let weight = weights.first { style.hasPrefix($0.0) }?.1 ?? .regular
    self.init(pointSize: fontSize, weight: weight)
  }

  /// Returns the font with another size, in points, and the same weight.
  public func withSize(_ fontSize: CGFloat) -> Font { Font(pointSize: fontSize, weight: weight) }
}

extension Font.Weight {
  /// The ultra-light weight, replaced by the nearest available weight: regular.
  public static let ultraLight = Font.Weight.regular
  /// The thin weight, replaced by the nearest available weight: regular.
  public static let thin = Font.Weight.regular
  /// The light weight, replaced by the nearest available weight: regular.
  public static let light = Font.Weight.regular
  /// The heavy weight, replaced by the nearest available weight: bold.
  public static let heavy = Font.Weight.bold
  /// The black weight, replaced by the nearest available weight: bold.
  public static let black = Font.Weight.bold
}
