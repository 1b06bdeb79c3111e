public import Foundation

/// A font: a size and a weight of the interface's font family.
///
/// As on devices, vertical metrics are those of the platform's system font, even if figures use another font. The
/// ratios come from Interface Builder documents: an ascender of 0.9521484375 em, and a descender of 0.2412109375 em.
public struct Font: Hashable, Sendable, Codable {
  /// A stroke weight of the interface's font family, with its OpenType weight class as the raw value.
  public enum Weight: Int, Sendable, CaseIterable, Codable {
    /// The weight of body text.
    case regular = 400
    /// The weight between regular and semibold.
    case medium = 500
    /// The weight of headlines.
    case semibold = 600
    /// The weight of bold text.
    case bold = 700
  }

  /// The size of the em square, in points.
  public var pointSize: CGFloat
  /// The stroke weight.
  @_disfavoredOverload
  public var weight: Weight
  /// The text style from which the font was made, if any; the font's size then depends on the content size category.
  package var textStyle: TextStyle?

  /// Makes a font with a size in points; a size that isn't finite and positive is replaced by 17.
  @_disfavoredOverload
  public init(pointSize: CGFloat, weight: Weight = .regular) {
    self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : 17
    self.weight = weight
  }

  /// Returns the system font with a size in points.
  public static func systemFont(ofSize size: CGFloat) -> Font { Font(pointSize: size) }

  /// Returns the system font with a size in points and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(pointSize: size, weight: weight)
  }

  /// Returns the semibold system font with a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> Font {
    Font(pointSize: size, weight: .semibold)
  }

  /// The height of the font above the baseline, in points.
  public var ascender: CGFloat { pointSize * 0.952_148_437_5 }

  /// The depth of the font below the baseline, in points; it is negative, as in UIKit.
  public var descender: CGFloat { pointSize * -0.241_210_937_5 }

  /// The distance between two baselines, in points, before rounding to pixels.
  public var lineHeight: CGFloat { ascender - descender }

  /// The height of capital letters, in points: 1,443/2,048 of the size, as in Apple's system font.
  public var capHeight: CGFloat { pointSize * 0.704_589_843_75 }

  /// The height of the letter x, in points: 1,078/2,048 of the size, as in Apple's system font.
  public var xHeight: CGFloat { pointSize * 0.526_367_187_5 }

  /// The additional distance between lines, in points; always 0.
  public var leading: CGFloat { 0 }
}
