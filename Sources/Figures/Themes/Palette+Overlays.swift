import AutoLayout
import Foundation
import PictureDescriptions

/// The colors of overlays, by the lightness of the paper; only grays for print.
extension Palette {
  /// Conflicts, and the strokes that cross them out.
  var conflict: Color { overlay(light: (0.776, 0.102, 0.102), dark: (1, 0.482, 0.447)) }

  /// Ambiguous items.
  var ghost: Color { overlay(light: (0.659, 0.333, 0), dark: (1, 0.706, 0.369)) }

  /// Older frames.
  var former: Color { quietText }

  /// Marks of moved and resized items.
  var change: Color { textColor(on: paper) }

  /// Added items.
  var added: Color { overlay(light: (0.027, 0.392, 0.235), dark: (0.427, 0.878, 0.596)) }

  /// Removed items.
  var removed: Color { conflict }

  /// The author's notes and their lines.
  var note: Color { textColor(on: paper) }

  /// Alignment lines.
  var alignmentLine: Color { overlay(light: (0.043, 0.416, 0.62), dark: (0.396, 0.788, 0.969)) }

  /// Dimension lines of views and their text.
  var measure: Color { quietText }

  /// The housing of a device's sensors.
  var housing: Color { ink }

  /// Whether guides differ by color, not by pattern.
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
