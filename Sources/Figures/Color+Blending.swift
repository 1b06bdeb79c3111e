import AutoLayout
import Foundation

extension Color {
  /// The colour in CSS notation: `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  var hexText: String {
    let components = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return "#"
      + components.map { component in
        let digits = String(Int((component * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// The same colour, less opaque by a factor.
  func opacity(_ factor: CGFloat) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// What is seen when the colour lies over an opaque one.
  func over(_ backdrop: Color) -> Color {
    func mixed(_ component: CGFloat, _ behind: CGFloat) -> CGFloat {
      component * alpha + behind * (1 - alpha)
    }
    return Color(
      red: mixed(red, backdrop.red), green: mixed(green, backdrop.green),
      blue: mixed(blue, backdrop.blue))
  }
}
