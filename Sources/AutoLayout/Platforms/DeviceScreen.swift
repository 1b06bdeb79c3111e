public import Foundation

/// The shape of a device's screen; it doesn't affect layout.
public struct DeviceScreen: Hashable, Sendable, Codable {
  /// The radius of the corners in points, or 0 for square corners.
  public var cornerRadius: CGFloat
  /// The cutout for camera and sensors, in points from the screen's top left corner, or `nil` if there isn't one.
  public var sensorHousing: CGRect?

  /// Makes a screen from its corner radius and sensor housing, in points.
  public init(cornerRadius: CGFloat, sensorHousing: CGRect? = nil) {
    self.cornerRadius = cornerRadius
    self.sensorHousing = sensorHousing
  }

  static let rectangular = DeviceScreen(cornerRadius: 0)

  /// Returns the screen in landscape, with its top to the left, given the portrait width in points.
  func landscape(portraitWidth: CGFloat) -> DeviceScreen {
    var landscape = self
    landscape.sensorHousing = sensorHousing.map {
      CGRect(x: $0.minY, y: portraitWidth - $0.maxX, width: $0.height, height: $0.width)
    }
    return landscape
  }
}
