public import Foundation

// Colors have a single color space here, so components are always available.
extension Color {
  /// Stores the components in the pointers that aren't `nil`, and returns true, as every color has components.
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

  /// Stores a gray's lightness and opacity, and returns true; stores nothing and returns false for any other color.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard redComponent == greenComponent, greenComponent == blueComponent else { return false }
    unsafe white?.pointee = redComponent
    unsafe alpha?.pointee = alphaComponent
    return true
  }

  /// Stores hue (0 to 1), saturation, brightness and opacity, and returns true, as every color has them.
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

  /// The hue, from 0 to 1 and 0 for grays, the saturation and the brightness.
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

  /// The red, green, blue and opacity components, also for grays.
  public var components: [CGFloat]? {
    [redComponent, greenComponent, blueComponent, alphaComponent]
  }

  /// The number of ``components``.
  public var numberOfComponents: Int { 4 }

  /// The opacity, under the name that layers' colors use.
  public var alpha: CGFloat { alphaComponent }
}
