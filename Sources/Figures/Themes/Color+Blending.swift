import AutoLayout
import Foundation

extension Color {
  /// The color with its opacity multiplied by a factor.
  func opacity(_ factor: CGFloat) -> Color {
    Color(
      red: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent * factor)
  }

  /// The color blended over another one; opaque if that is.
  func over(_ backdrop: Color) -> Color {
    let behind = backdrop.alphaComponent * (1 - alphaComponent)
    let alpha = backdrop.alphaComponent < 1 ? alphaComponent + behind : 1
    guard alpha > 0 else { return self }
    func mixed(_ component: CGFloat, _ other: CGFloat) -> CGFloat {
      (component * alphaComponent + other * behind) / alpha
    }
    return Color(
      red: mixed(redComponent, backdrop.redComponent),
      green: mixed(greenComponent, backdrop.greenComponent),
      blue: mixed(blueComponent, backdrop.blueComponent), alpha: alpha)
  }
}
