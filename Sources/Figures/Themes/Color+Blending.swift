import AutoLayout
import Foundation

extension Color {
  /// The same colour, less opaque by a factor.
  func opacity(_ factor: CGFloat) -> Color {
    Color(
      red: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent * factor)
  }

  /// The colour painted over another one; opaque over an opaque one.
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
