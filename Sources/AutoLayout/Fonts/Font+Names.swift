public import Foundation

extension Font {
  /// The system font of a size in points; measured as upright text.
  public static func italicSystemFont(ofSize size: CGFloat) -> Font { Font(pointSize: size) }

  /// The system font of a size in points and a weight; digits are measured as the font has them.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(pointSize: size, weight: weight)
  }

  /// The system font of a size in points and a weight, in place of the one whose letters are all as
  /// wide.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(pointSize: size, weight: weight)
  }

  // As with Apple, fonts of views are no optionals, and this one may be given to them as it is.
  /// The system font of a size in points, in place of the font of a name; never nil, as nobody knows
  /// which there are.
  ///
  /// The weight is that which the name ends in, as `Lato-Bold` does.
  public init!(name fontName: String, size fontSize: CGFloat) {
    let style = fontName.split(separator: "-").last.map { $0.lowercased() } ?? ""
    let weights: [(String, Weight)] = [
      ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .bold),
      ("black", .bold), ("medium", .medium),
    ]
    let weight = weights.first { style.hasPrefix($0.0) }?.1 ?? .regular
    self.init(pointSize: fontSize, weight: weight)
  }

  /// The same font at another size, in points.
  public func withSize(_ fontSize: CGFloat) -> Font { Font(pointSize: fontSize, weight: weight) }
}

extension Font.Weight {
  /// Drawn as the nearest weight that there is: regular.
  public static let ultraLight = Font.Weight.regular
  /// Drawn as the nearest weight that there is: regular.
  public static let thin = Font.Weight.regular
  /// Drawn as the nearest weight that there is: regular.
  public static let light = Font.Weight.regular
  /// Drawn as the nearest weight that there is: bold.
  public static let heavy = Font.Weight.bold
  /// Drawn as the nearest weight that there is: bold.
  public static let black = Font.Weight.bold
}
