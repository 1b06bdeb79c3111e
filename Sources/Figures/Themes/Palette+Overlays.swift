import AutoLayout
import Foundation
import PictureDescriptions

/// The colors of overlays, which depend on the lightness of the paper.
///
/// If the theme doesn't distinguish guides by color, most of them are the text color.
extension Palette {
  /// The color of conflicts, and of the strokes that cross broken constraints out.
  var conflict: Color { overlay(light: (0.776, 0.102, 0.102), dark: (1, 0.482, 0.447)) }

  /// The color of ghosts, which are other positions of ambiguous items.
  var ghost: Color { overlay(light: (0.659, 0.333, 0), dark: (1, 0.706, 0.369)) }

  /// The color of older frames.
  var former: Color { quietText }

  /// The color of marks for moved and resized items.
  var change: Color { textColor(on: paper) }

  /// The color of marks for added items.
  var added: Color { overlay(light: (0.027, 0.392, 0.235), dark: (0.427, 0.878, 0.596)) }

  /// The color of marks for removed items.
  var removed: Color { conflict }

  /// The color of the author's notes and of their lines.
  var note: Color { textColor(on: paper) }

  /// The color of alignment lines.
  var alignmentLine: Color { overlay(light: (0.043, 0.416, 0.62), dark: (0.396, 0.788, 0.969)) }

  /// The color of the dimension lines of views, and of their texts.
  var measure: Color { quietText }

  /// The color of the housing of a device's sensors.
  var housing: Color { ink }

  /// Whether guides differ by color.
  ///
  /// Otherwise, they differ by pattern.
  var isColored: Bool { Set(guides.map(\.color)).count > 1 }

  private func overlay(
    light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)
  ) -> Color {
    guard isColored else { return textColor(on: paper) }
    let colors = [light, dark].map { Color(red: $0.0, green: $0.1, blue: $0.2) }
    return colors[0].contrastRatio(with: paper) >= colors[1].contrastRatio(with: paper)
      ? colors[0] : colors[1]
  }
}
