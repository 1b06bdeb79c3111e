import AutoLayout
import Foundation

/// The heights of a font's letters, in points, for spacing and centering text.
///
/// The line metrics of `Font` leave room for accents, whereas these are the heights of the letters alone. Each value is
/// the maximum over the fonts Inter and DejaVu Sans, so that both fit.
struct LetterMetrics {
  /// The distance from the baseline to the top of `l`.
  let ascent: CGFloat
  /// The distance from the baseline to the bottom of `g`.
  let descent: CGFloat
  /// The distance from the baseline to the top of `H`.
  let capHeight: CGFloat

  /// Creates the metrics of a font.
  init(_ font: Font) {
    ascent = font.pointSize * 0.78
    descent = font.pointSize * 0.24
    capHeight = font.pointSize * 0.728
  }

  /// The distance from the top of `l` to the bottom of `g`.
  var height: CGFloat { ascent + descent }

  /// The baseline that centers capitals vertically at `middle`, but keeps all letters between `top` and `bottom`.
  func baseline(centeredOn middle: CGFloat, from top: CGFloat, to bottom: CGFloat) -> CGFloat {
    let centered = middle + capHeight / 2
    return max(min(centered, bottom - descent), top + ascent)
  }
}
