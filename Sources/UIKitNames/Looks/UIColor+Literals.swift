public import AutoLayout
import Foundation

extension Color: _ExpressibleByColorLiteral {
  /// Creates a color from the components of a literal, each from 0 to 1.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension Image: _ExpressibleByImageLiteral {
  /// Creates the picture with the resource name of an image literal.
  public convenience init(imageLiteralResourceName path: String) {
    self.init((Image(named: path) ?? Image()).parts)
  }
}
