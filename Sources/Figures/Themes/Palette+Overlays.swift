import AutoLayout
import Foundation
import PictureDescriptions

/// The colors of overlays, which depend on the lightness of the paper.
///
/// If the theme doesn't distinguish guides by color, most overlays have the text color.
extension Palette {
  /// The color of conflicts, and of the strokes that cross out broken constraints.
  var conflict: Color { overlay(light: (0.776, 0.102, 0.102), dark: (1, 0.482, 0.447)) }

  /// The color of ghosts, which show other possible positions of ambiguous items.
  var ghost: Color { overlay(light: (0.659, 0.333, 0), dark: (1, 0.706, 0.369)) }

  /// The color of the older frames in a comparison.
  var former: Color { quietText }

  /// The color of arrows and handles for moved and resized items.
  var change: Color { textColor(on: paper) }

  /// The color of the rings around added items.
  var added: Color { overlay(light: (0.027, 0.392, 0.235), dark: (0.427, 0.878, 0.596)) }

  /// The color of the hatching and outlines of removed items.
  var removed: Color { conflict }

  /// The color of the author's notes, with their leaders, brackets and arrows.
  var note: Color { textColor(on: paper) }

  /// The color of alignment lines.
  var alignmentLine: Color { overlay(light: (0.043, 0.416, 0.62), dark: (0.396, 0.788, 0.969)) }

  /// The color of the dimension lines of views, and of their texts.
  var measure: Color { quietText }

  /// The color of a device's sensor housing.
  var housing: Color { ink }

  /// Whether guides differ by color, instead of by pattern.
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
