import AutoLayout
import Foundation

extension Color {
  /// The color with its opacity multiplied by a factor.
  func opacity(_ factor: CGFloat) -> Color {
    Color(
      red: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent * factor)
  }
}
