import AutoLayout
import Foundation

/// The colours of overlays, by the lightness of the paper: print has greys alone, as its guides do.
extension Palette {
  /// What cannot hold, and what crosses it out.
  var conflict: Color { overlay(light: (0.776, 0.102, 0.102), dark: (1, 0.482, 0.447)) }

  /// What could be elsewhere.
  var ghost: Color { overlay(light: (0.659, 0.333, 0), dark: (1, 0.706, 0.369)) }

  /// Where something was.
  var former: Color { quietText }

  /// What says that something was moved or resized.
  var change: Color { textColor(on: paper) }

  /// What was not there before.
  var added: Color { overlay(light: (0.027, 0.392, 0.235), dark: (0.427, 0.878, 0.596)) }

  /// What is no longer there.
  var removed: Color { conflict }

  /// The author's notes, and the lines that belong to them.
  var note: Color { textColor(on: paper) }

  /// Lines through what is aligned.
  var alignmentLine: Color { overlay(light: (0.043, 0.416, 0.62), dark: (0.396, 0.788, 0.969)) }

  /// Dimension lines of views, and their figures.
  var measure: Color { quietText }

  /// The housing of a device's sensors.
  var housing: Color { ink }

  /// Whether guides differ by colour and not by pattern.
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
