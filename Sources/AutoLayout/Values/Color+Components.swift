public import Foundation

// Colours are of one space here, so that components can always be asked for.
extension Color {
  /// Writes the components to where they are wanted.
  ///
  /// - Returns: Whether the colour has such components: true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    unsafe red?.pointee = redComponent
    unsafe green?.pointee = greenComponent
    unsafe blue?.pointee = blueComponent
    unsafe alpha?.pointee = alphaComponent
    return true
  }

  /// Writes the lightness of a grey, and its opacity, to where they are wanted.
  ///
  /// - Returns: Whether the colour is a grey; nothing is written for any other.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard redComponent == greenComponent, greenComponent == blueComponent else { return false }
    unsafe white?.pointee = redComponent
    unsafe alpha?.pointee = alphaComponent
    return true
  }

  /// Writes the place on the wheel, from 0 to 1, saturation, brightness and opacity to where they are
  /// wanted.
  ///
  /// - Returns: Whether the colour has such components: true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let wheel = wheel
    unsafe hue?.pointee = wheel.hue
    unsafe saturation?.pointee = wheel.saturation
    unsafe brightness?.pointee = wheel.brightness
    unsafe alpha?.pointee = alphaComponent
    return true
  }

  /// The place on the wheel, which is 0 for greys; how strong the colour is, and how bright.
  package var wheel: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let brightness = max(redComponent, greenComponent, blueComponent)
    let range = brightness - min(redComponent, greenComponent, blueComponent)
    guard range > 0 else { return (0, 0, brightness) }
    let sixths =
      switch brightness {
      case redComponent: (greenComponent - blueComponent) / range
      case greenComponent: 2 + (blueComponent - redComponent) / range
      default: 4 + (redComponent - greenComponent) / range
      }
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, range / brightness, brightness)
  }

  /// Red, green, blue and opacity, also of greys.
  public var components: [CGFloat]? {
    [redComponent, greenComponent, blueComponent, alphaComponent]
  }

  /// The number of ``components``.
  public var numberOfComponents: Int { 4 }

  /// The opacity under the name that colours of layers have for it.
  public var alpha: CGFloat { alphaComponent }
}
