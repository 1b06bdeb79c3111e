public import Foundation

// Colors have a single color space here, so components are always available.
extension Color {
  /// Stores red, green, blue and opacity in the pointers that aren't `nil`, and returns true for every color.
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

  /// Stores a gray's lightness and opacity, and returns true; for any other color, stores nothing and returns false.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard redComponent == greenComponent, greenComponent == blueComponent else { return false }
    unsafe white?.pointee = redComponent
    unsafe alpha?.pointee = alphaComponent
    return true
  }

  /// Stores hue, saturation, brightness and opacity, each from 0 to 1, and returns true for every color.
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

  /// The hue, saturation and brightness, each from 0 to 1; the hue of grays is 0.
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

  /// The red, green, blue and opacity components, in this order, even for grays.
  public var components: [CGFloat]? {
    [redComponent, greenComponent, blueComponent, alphaComponent]
  }

  /// The number of ``components``, which is always 4.
  public var numberOfComponents: Int { 4 }

  /// The opacity from 0 to 1, with the name that `CGColor` uses.
  public var alpha: CGFloat { alphaComponent }
}
