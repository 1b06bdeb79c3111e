public import Foundation

/// A screen as far as it is no plain rectangle: its round corners, and what is cut out of it.
public struct DeviceScreen: Hashable, Sendable {
  /// The radius of the corners, in points; 0 for square ones.
  public var cornerRadius: CGFloat
  /// The housing of camera and sensors, in points from the screen's top left corner; nil for none.
  public var sensorHousing: CGRect?

  /// Makes a screen.
  public init(cornerRadius: CGFloat, sensorHousing: CGRect? = nil) {
    self.cornerRadius = cornerRadius
    self.sensorHousing = sensorHousing
  }

  /// The screen on its side, its top to the left.
  var turned: DeviceScreen {
    var turned = self
    turned.sensorHousing = sensorHousing.map {
      CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width)
    }
    return turned
  }
}

extension Device {
  /// The screen of the device held upright.
  ///
  /// Radii are UIKit's `_displayCornerRadius`: those listed by kylebshr/UIKitCorners up to the iPhone
  /// 12, later phones' as public apps that read the same property list them. The island is 126 by
  /// 37.33 points, 11 below the edge and 14 on the 16 Pro; notches are as wide as public tables have
  /// them, those of the 12 and 13 also as high. Estimates, which nobody has confirmed in public, are the
  /// radii of the 16 Pro, 62 (a public list has 59), and of the 16e; the heights of all other notches,
  /// taken to be the iPhone X's 30 as design templates have it, or the 13's for the 14 and the 16e; and
  /// the islands of the 16 Pro. Tablets with a home indicator have 18, which was measured on the iPad
  /// Pro. Layout depends on none of these.
  public var screen: DeviceScreen {
    DeviceScreen(cornerRadius: cornerRadius, sensorHousing: sensorHousing)
  }

  /// Only devices without a home button have round corners.
  private var hasRoundCorners: Bool { portraitSafeArea.bottom > 0 }

  private var isTablet: Bool { name.hasPrefix("iPad") }

  private var cornerRadius: CGFloat {
    guard hasRoundCorners else { return 0 }
    if isTablet { return 18 }
    switch (portraitSize.width, portraitSafeArea.top) {
    case (_, 62...): return 62
    case (_, 59...): return 55
    case (428, _): return 53.33
    case (390, _): return 47.33
    case (_, 50): return 44
    case (_, 48): return 41.5
    default: return 39
    }
  }

  private var sensorHousing: CGRect? {
    guard hasRoundCorners, !isTablet else { return nil }
    if portraitSafeArea.top >= 59 {
      return housing(width: 126, height: 37.33, top: portraitSafeArea.top >= 62 ? 14 : 11)
    }
    return housing(width: notchWidth, height: notchHeight, top: 0)
  }

  private func housing(width: CGFloat, height: CGFloat, top: CGFloat) -> CGRect {
    CGRect(x: (portraitSize.width - width) / 2, y: top, width: width, height: height)
  }

  private var notchHeight: CGFloat {
    switch name {
    case "iPhone 13 mini": 31
    case "iPhone 16e": 34
    default:
      name.hasPrefix("iPhone 12")
        ? 32 : name.hasPrefix("iPhone 13") || name.hasPrefix("iPhone 14") ? 34 : 30
    }
  }

  private var notchWidth: CGFloat {
    switch name {
    case "iPhone X", "iPhone XS", "iPhone XS Max": 209
    case "iPhone XR", "iPhone 11": 220
    case "iPhone 13 mini": 168
    default: name.hasPrefix("iPhone 11") || name.hasPrefix("iPhone 12") ? 214 : 160
    }
  }
}
