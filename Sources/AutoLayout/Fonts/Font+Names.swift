public import Foundation

extension Font {
  /// The system font of a size in points; it isn't slanted.
  public static func italicSystemFont(ofSize size: CGFloat) -> Font { Font(pointSize: size) }

  /// The system font of a size in points and a weight, with its own digits.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(pointSize: size, weight: weight)
  }

  /// The system font of a size in points and a weight; it isn't monospaced.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(pointSize: size, weight: weight)
  }

  // Optional as in UIKit, and implicitly unwrapped, so that it can be assigned to views' fonts.
  /// The system font of a size in points and the weight in a name, such as `Lato-Bold`; never `nil`, unlike UIKit's.
  public init!(name fontName: String, size fontSize: CGFloat) {
    let style = fontName.split(separator: "-").last.map { $0.lowercased() } ?? ""
    let weights: [(String, Weight)] = [
      ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .bold),
      ("black", .bold), ("medium", .medium),
    ]
    let weight = weights.first { style.hasPrefix($0.0) }?.1 ?? .regular
    self.init(pointSize: fontSize, weight: weight)
  }

  /// The font of the same weight with another size, in points.
  public func withSize(_ fontSize: CGFloat) -> Font { Font(pointSize: fontSize, weight: weight) }
}

extension Font.Weight {
  /// The nearest available weight: regular.
  public static let ultraLight = Font.Weight.regular
  /// The nearest available weight: regular.
  public static let thin = Font.Weight.regular
  /// The nearest available weight: regular.
  public static let light = Font.Weight.regular
  /// The nearest available weight: bold.
  public static let heavy = Font.Weight.bold
  /// The nearest available weight: bold.
  public static let black = Font.Weight.bold
}
