private import Foundation

extension Device {
  /// All known devices: phones before tablets, and older before newer devices of each family.
  public static let all: [Device] =
    homeButtonPhones + notchPhones + islandPhones + foldingPhones + tablets

  /// Phones with a home button; the insets are from Interface Builder's canvases retina4_0, retina4_7 and retina5_5.
  private static let homeButtonPhones = [
    homeButtonPhone("iPhone SE (1st generation)", 320, 568, scale: 2),
    homeButtonPhone("iPhone SE (2nd generation)", 375, 667, scale: 2),
    homeButtonPhone("iPhone SE (3rd generation)", 375, 667, scale: 2),
    homeButtonPhone("iPhone 6s", 375, 667, scale: 2),
    homeButtonPhone("iPhone 7", 375, 667, scale: 2),
    homeButtonPhone("iPhone 8", 375, 667, scale: 2),
    homeButtonPhone("iPhone 8 Plus", 414, 736, scale: 3),
  ]

  /// Phones with a notch.
  ///
  /// - Safe areas: Interface Builder's top insets are 44 for the iPhone X, XS and 11 Pro (canvas retina5_9) and the 11
  ///   Pro Max (retina6_5). The 11 has 48 (retina6_1 since tools 21225), the 12 to 14 and the 16e 47 (retina6_0). The
  ///   minis report 50 (Tencent/QMUI_iOS#1326), as does retina5_9 since tools 22505. Phones of 428 by 926 points
  ///   report 47 (read-me of react-native-safearea-height). The 17e has 47 and, in landscape, 20 at the bottom (device
  ///   tests of echotechfe/devicekit on the simulator). The XR is assumed to match the 11.
  /// - Corners: `_displayCornerRadius` as listed by kylebshr/ScreenCorners. The 17e is assumed to match the 16e.
  /// - Notches: Public tables list the widths, and the heights for the 12 and 13. Both dimensions for the 16e and 17e
  ///   are from Apple's dimensional drawings, at 6.04 points per millimeter. The other heights are estimates: 30 points
  ///   up to the 11 Pro Max, from design templates for the iPhone X, and 34 points for the 14, as on the 13.
  private static let notchPhones = [
    notchPhone("iPhone X", 375, 812, top: 44, corner: 39, notch: (209, 30)),
    notchPhone("iPhone XS", 375, 812, top: 44, corner: 39, notch: (209, 30)),
    notchPhone("iPhone XS Max", 414, 896, top: 44, corner: 39, notch: (209, 30)),
    notchPhone("iPhone XR", 414, 896, scale: 2, top: 48, corner: 41.5, notch: (220, 30)),
    notchPhone("iPhone 11", 414, 896, scale: 2, top: 48, corner: 41.5, notch: (220, 30)),
    notchPhone("iPhone 11 Pro", 375, 812, top: 44, corner: 39, notch: (214, 30)),
    notchPhone("iPhone 11 Pro Max", 414, 896, top: 44, corner: 39, notch: (214, 30)),
    notchPhone("iPhone 12 mini", 375, 812, top: 50, corner: 44, notch: (214, 32)),
    notchPhone("iPhone 12", 390, 844, top: 47, corner: 47.33, notch: (214, 32)),
    notchPhone("iPhone 12 Pro", 390, 844, top: 47, corner: 47.33, notch: (214, 32)),
    notchPhone("iPhone 12 Pro Max", 428, 926, top: 47, corner: 53.33, notch: (214, 32)),
    notchPhone("iPhone 13 mini", 375, 812, top: 50, corner: 44, notch: (168, 31)),
    notchPhone("iPhone 13", 390, 844, top: 47, corner: 47.33, notch: (160, 34)),
    notchPhone("iPhone 13 Pro", 390, 844, top: 47, corner: 47.33, notch: (160, 34)),
    notchPhone("iPhone 13 Pro Max", 428, 926, top: 47, corner: 53.33, notch: (160, 34)),
    notchPhone("iPhone 14", 390, 844, top: 47, corner: 47.33, notch: (160, 34)),
    notchPhone("iPhone 14 Plus", 428, 926, top: 47, corner: 53.33, notch: (160, 34)),
    notchPhone("iPhone 16e", 390, 844, top: 47, corner: 47.33, notch: (162, 34)),
    notchPhone("iPhone 17e", 390, 844, top: 47, bottom: 20, corner: 47.33, notch: (162, 34)),
  ]

  /// Phones with a Dynamic Island.
  ///
  /// - Sizes: Apple's Human Interface Guidelines; for the 18 Pro and 18 Pro Max, a third of the pixels in Apple's
  ///   specifications.
  /// - Safe areas: The top inset is 59 for phones of 393 by 852 points (Interface Builder's canvas retina6_12).
  ///   It is 59 for the 14 Pro Max (read-me of react-native-safearea-height), and assumed for others of 430 by 932. It
  ///   is 62 for the 16 Pros and 17s, and 68 for the Air (useyourloaf.com on screens of the iPhone 16 and 17).
  /// - Landscape: Phones that began with iOS 26 or later have 20 points at the bottom. Sources are device tests of
  ///   echotechfe/devicekit (iOS 26.5) and safearea.info (Xcode 27.1). The first iOS 26 also reported 20 at the top
  ///   and, for the Air, 29 at the bottom (useyourloaf.com).
  /// - Corners: `_displayCornerRadius` as listed by kylebshr/ScreenCorners, and by artembolotov.github.io for the 17
  ///   family and the Air. For the 18 Pro, the source is the simulator's device type.
  /// - Islands: 126 by 37.33 points, 11 below the top edge (14 on the 17 family, 20 on the Air). The 18 Pro's size is
  ///   from Apple's dimensional drawings, at 6.04 points per millimeter. The 16 Pro is assumed to match the 17 Pro.
  private static let islandPhones = [
    islandPhone("iPhone 14 Pro", 393, 852, top: 59, corner: 55, islandTop: 11),
    islandPhone("iPhone 14 Pro Max", 430, 932, top: 59, corner: 55, islandTop: 11),
    islandPhone("iPhone 15", 393, 852, top: 59, corner: 55, islandTop: 11),
    islandPhone("iPhone 15 Plus", 430, 932, top: 59, corner: 55, islandTop: 11),
    islandPhone("iPhone 15 Pro", 393, 852, top: 59, corner: 55, islandTop: 11),
    islandPhone("iPhone 15 Pro Max", 430, 932, top: 59, corner: 55, islandTop: 11),
    islandPhone("iPhone 16", 393, 852, top: 59, corner: 55, islandTop: 11),
    islandPhone("iPhone 16 Plus", 430, 932, top: 59, corner: 55, islandTop: 11),
    islandPhone("iPhone 16 Pro", 402, 874, top: 62, corner: 62, islandTop: 14),
    islandPhone("iPhone 16 Pro Max", 440, 956, top: 62, corner: 62, islandTop: 14),
    islandPhone("iPhone 17", 402, 874, top: 62, bottom: 20, corner: 62, islandTop: 14),
    islandPhone("iPhone Air", 420, 912, top: 68, bottom: 20, corner: 62, islandTop: 20),
    islandPhone("iPhone 17 Pro", 402, 874, top: 62, bottom: 20, corner: 62, islandTop: 14),
    islandPhone("iPhone 17 Pro Max", 440, 956, top: 62, bottom: 20, corner: 62, islandTop: 14),
    islandPhone(
      "iPhone 18 Pro", 402, 874, top: 62, bottom: 20, corner: 62, islandTop: 14,
      island: CGSize(width: 95, height: 37)),
    islandPhone(
      "iPhone 18 Pro Max", 440, 956, top: 62, bottom: 20, corner: 62, islandTop: 14,
      island: CGSize(width: 95, height: 37)),
  ]

  /// The two displays of the iPhone Duo, both with a status bar along one side.
  ///
  /// - Sizes: App Store Connect's screenshot specifications list three times these sizes in pixels. The panel of the
  ///   inner display has fewer pixels.
  /// - Safe areas: The insets were measured on the simulator of iOS 27.1. Sources are the tests of duo_kit on pub.dev
  ///   and, for the outer display, also GetStream/stream-chat-react-native#3818.
  /// - Screens: The corner radii are from the simulator's device type, except at the hinge. The position of the camera
  ///   is from the tests of duo_kit.
  private static let foldingPhones = [
    Device(
      name: "iPhone Duo", portraitSize: CGSize(width: 466, height: 678), scale: 3,
      portraitSafeArea: EdgeInsets(bottom: 34, right: 84),
      landscapeSafeArea: EdgeInsets(left: 84, bottom: 34),
      screen: DeviceScreen(
        cornerRadius: 59, sensorHousing: CGRect(x: 399.67, y: 29.33, width: 37, height: 37))),
    Device(
      name: "iPhone Duo (inner)", portraitSize: CGSize(width: 669, height: 951), scale: 3,
      portraitSafeArea: EdgeInsets(top: 82, bottom: 34),
      landscapeSafeArea: EdgeInsets(bottom: 34, right: 84),
      screen: DeviceScreen(cornerRadius: 55)),
  ]

  /// Tablets, whose insets are the same in both orientations.
  ///
  /// - Sizes: the table of screen dimensions in Apple's Human Interface Guidelines.
  /// - Safe areas: Tablets with a home button have a top inset of 20 points, from Interface Builder's canvas ipad9_7.
  ///   Other tablets have 24 at the top and 20 at the bottom, from the canvas ipad12_9rounded. Measurements with iPadOS
  ///   26 differ (sources: echotechfe/devicekit, GetStream/stream-chat-react-native#3818).
  /// - Corners: `_displayCornerRadius` as listed by kylebshr/ScreenCorners; the radius is assumed for unlisted tablets.
  private static let tablets = [
    homeButtonTablet("iPad (9.7-inch)", 768, 1024),
    homeButtonTablet("iPad mini (5th generation)", 768, 1024),
    tablet("iPad mini (6th generation)", 744, 1133),
    tablet("iPad mini (A17 Pro)", 744, 1133),
    homeButtonTablet("iPad (9th generation)", 810, 1080),
    tablet("iPad (10th generation)", 820, 1180),
    tablet("iPad (A16)", 820, 1180),
    homeButtonTablet("iPad Air (3rd generation)", 834, 1112),
    tablet("iPad Air (4th generation)", 820, 1180),
    tablet("iPad Air (5th generation)", 820, 1180),
    tablet("iPad Air 11-inch", 820, 1180),
    tablet("iPad Air 11-inch (M3)", 820, 1180),
    tablet("iPad Air 11-inch (M4)", 820, 1180),
    tablet("iPad Air 13-inch", 1024, 1366),
    tablet("iPad Air 13-inch (M3)", 1024, 1366),
    tablet("iPad Air 13-inch (M4)", 1024, 1366),
    homeButtonTablet("iPad Pro 10.5-inch", 834, 1112),
    tablet("iPad Pro 11-inch", 834, 1194),
    tablet("iPad Pro 11-inch (M4)", 834, 1210),
    tablet("iPad Pro 11-inch (M5)", 834, 1210),
    tablet("iPad Pro 12.9-inch", 1024, 1366),
    tablet("iPad Pro 13-inch", 1032, 1376),
    tablet("iPad Pro 13-inch (M5)", 1032, 1376),
  ]

  private static func homeButtonPhone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat
  ) -> Device {
    Device(
      name: name, portraitSize: CGSize(width: width, height: height), scale: scale,
      portraitSafeArea: EdgeInsets(top: 20), landscapeSafeArea: .zero, screen: .rectangular)
  }

  private static func notchPhone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat,
    bottom: CGFloat = 21, corner: CGFloat, notch: (width: CGFloat, height: CGFloat)
  ) -> Device {
    phone(
      name, CGSize(width: width, height: height), scale: scale, top: top, bottom: bottom,
      corner: corner, housing: CGSize(width: notch.width, height: notch.height), housingTop: 0)
  }

  private static func islandPhone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 21,
    corner: CGFloat, islandTop: CGFloat, island: CGSize = CGSize(width: 126, height: 37.33)
  ) -> Device {
    phone(
      name, CGSize(width: width, height: height), scale: 3, top: top, bottom: bottom,
      corner: corner, housing: island, housingTop: islandTop)
  }

  /// Returns a phone with a home indicator, given its top inset in portrait and bottom inset in landscape, in points.
  ///
  /// In landscape, the top inset applies on both sides. Publications say so for insets of 44
  /// (qiita.com/usagimaru/items/761e9a5f3d78b1939df8), 59 (csl.cool, "iOS Layout Adaptation"), 62 and 68
  /// (useyourloaf.com). For other insets, this is assumed. The bottom inset in landscape is 21 up to iOS 18, and 20
  /// since iOS 26.
  private static func phone(
    _ name: String, _ size: CGSize, scale: CGFloat, top: CGFloat, bottom: CGFloat,
    corner: CGFloat, housing: CGSize, housingTop: CGFloat
  ) -> Device {
    let housingOrigin = CGPoint(x: (size.width - housing.width) / 2, y: housingTop)
    return Device(
      name: name, portraitSize: size, scale: scale,
      portraitSafeArea: EdgeInsets(top: top, bottom: 34),
      landscapeSafeArea: EdgeInsets(left: top, bottom: bottom, right: top),
      screen: DeviceScreen(
        cornerRadius: corner, sensorHousing: CGRect(origin: housingOrigin, size: housing)))
  }

  private static func homeButtonTablet(
    _ name: String, _ width: CGFloat, _ height: CGFloat
  ) -> Device {
    tablet(name, width, height, insets: EdgeInsets(top: 20), screen: .rectangular)
  }

  private static func tablet(
    _ name: String, _ width: CGFloat, _ height: CGFloat,
    insets: EdgeInsets = EdgeInsets(top: 24, bottom: 20),
    screen: DeviceScreen = DeviceScreen(cornerRadius: 18)
  ) -> Device {
    Device(
      name: name, portraitSize: CGSize(width: width, height: height), scale: 2,
      portraitSafeArea: insets, landscapeSafeArea: insets, screen: screen)
  }
}
