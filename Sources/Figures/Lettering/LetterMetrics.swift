import AutoLayout
import Foundation

/// How far the letters of a font reach, in points: what keeps texts apart and centres them.
///
/// `Font` has the platform's line metrics, which leave room for accents; these are the reach of the
/// letters themselves, the larger of Inter's and DejaVu Sans's, so that both stay inside.
struct LetterMetrics {
  /// From the baseline to the top of `l`.
  let ascent: CGFloat
  /// From the baseline to the bottom of `g`.
  let descent: CGFloat
  /// From the baseline to the top of `H`.
  let capHeight: CGFloat

  /// The metrics of a font.
  init(_ font: Font) {
    ascent = font.pointSize * 0.78
    descent = font.pointSize * 0.24
    capHeight = font.pointSize * 0.728
  }

  /// From the top of `l` to the bottom of `g`.
  var height: CGFloat { ascent + descent }

  /// The baseline at which capitals are centred on a line, moved as far as letters need to stay
  /// between two edges.
  func baseline(centredOn middle: CGFloat, from top: CGFloat, to bottom: CGFloat) -> CGFloat {
    let centred = middle + capHeight / 2
    return max(min(centred, bottom - descent), top + ascent)
  }
}
