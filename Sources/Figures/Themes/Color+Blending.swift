import AutoLayout
import Foundation

extension Color {
  /// The same colour, less opaque by a factor.
  func opacity(_ factor: CGFloat) -> Color {
    Color(
      red: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent * factor)
  }

  /// What is seen when the colour lies over an opaque one.
  func over(_ backdrop: Color) -> Color {
    func mixed(_ component: CGFloat, _ behind: CGFloat) -> CGFloat {
      component * alphaComponent + behind * (1 - alphaComponent)
    }
    return Color(
      red: mixed(redComponent, backdrop.redComponent),
      green: mixed(greenComponent, backdrop.greenComponent),
      blue: mixed(blueComponent, backdrop.blueComponent))
  }
}
