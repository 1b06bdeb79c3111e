private import Foundation

extension Device {
  /// Every device that is known, phones before tablets, older before newer.
  public static let all: [Device] = homeButtonPhones + notchPhones + islandPhones + tablets

  /// Phones with a home button: a status bar of 20 points upright, which hides on the side.
  ///
  /// Sizes and insets are those of Interface Builder's retina4_0, retina4_7 and retina5_5 canvases.
  private static let homeButtonPhones = [
    phone("iPhone SE (1st generation)", 320, 568, scale: 2, top: 20),
    phone("iPhone SE (2nd generation)", 375, 667, scale: 2, top: 20),
    phone("iPhone SE (3rd generation)", 375, 667, scale: 2, top: 20),
    phone("iPhone 6s", 375, 667, scale: 2, top: 20),
    phone("iPhone 7", 375, 667, scale: 2, top: 20),
    phone("iPhone 8", 375, 667, scale: 2, top: 20),
    phone("iPhone 8 Plus", 414, 736, scale: 3, top: 20),
  ]

  /// Phones with a notch.
  ///
  /// The iPhone X, XS and 11 Pro are Interface Builder's retina5_9 (44), the iPhone 11 its retina6_1
  /// as of tools 21225 (48), the 11 Pro Max its retina6_5 (44), the iPhone 12 to 14 and 16e its
  /// retina6_0 (47). The minis have 50 at run time (Tencent/QMUI_iOS#1326), which retina5_9 has as
  /// of tools 22505. The phones of 428 by 926 points have 47 (the table in the read-me of
  /// react-native-safearea-height), though documents of Interface Builder's retina6_7 were stored
  /// with 44. The XR is taken to be like the 11, and the 16e like the 14.
  private static let notchPhones = [
    phone("iPhone X", 375, 812, scale: 3, top: 44, home: true),
    phone("iPhone XS", 375, 812, scale: 3, top: 44, home: true),
    phone("iPhone XS Max", 414, 896, scale: 3, top: 44, home: true),
    phone("iPhone XR", 414, 896, scale: 2, top: 48, home: true),
    phone("iPhone 11", 414, 896, scale: 2, top: 48, home: true),
    phone("iPhone 11 Pro", 375, 812, scale: 3, top: 44, home: true),
    phone("iPhone 11 Pro Max", 414, 896, scale: 3, top: 44, home: true),
    phone("iPhone 12 mini", 375, 812, scale: 3, top: 50, home: true),
    phone("iPhone 12", 390, 844, scale: 3, top: 47, home: true),
    phone("iPhone 12 Pro", 390, 844, scale: 3, top: 47, home: true),
    phone("iPhone 12 Pro Max", 428, 926, scale: 3, top: 47, home: true),
    phone("iPhone 13 mini", 375, 812, scale: 3, top: 50, home: true),
    phone("iPhone 13", 390, 844, scale: 3, top: 47, home: true),
    phone("iPhone 13 Pro", 390, 844, scale: 3, top: 47, home: true),
    phone("iPhone 13 Pro Max", 428, 926, scale: 3, top: 47, home: true),
    phone("iPhone 14", 390, 844, scale: 3, top: 47, home: true),
    phone("iPhone 14 Plus", 428, 926, scale: 3, top: 47, home: true),
    phone("iPhone 16e", 390, 844, scale: 3, top: 47, home: true),
  ]

  /// Phones with a Dynamic Island.
  ///
  /// Those of 393 by 852 points are Interface Builder's retina6_12 (59); the 14 Pro Max has the same
  /// (the table in the read-me of react-native-safearea-height), and its successors of 430 by 932
  /// are taken to. The 16 Pro Max has 62 and 34 in layout tests of public web applications; the
  /// 16 Pro is taken to be like it. Neither has been measured for this table.
  private static let islandPhones = [
    phone("iPhone 14 Pro", 393, 852, scale: 3, top: 59, home: true),
    phone("iPhone 14 Pro Max", 430, 932, scale: 3, top: 59, home: true),
    phone("iPhone 15", 393, 852, scale: 3, top: 59, home: true),
    phone("iPhone 15 Plus", 430, 932, scale: 3, top: 59, home: true),
    phone("iPhone 15 Pro", 393, 852, scale: 3, top: 59, home: true),
    phone("iPhone 15 Pro Max", 430, 932, scale: 3, top: 59, home: true),
    phone("iPhone 16", 393, 852, scale: 3, top: 59, home: true),
    phone("iPhone 16 Plus", 430, 932, scale: 3, top: 59, home: true),
    phone("iPhone 16 Pro", 402, 874, scale: 3, top: 62, home: true),
    phone("iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, home: true),
  ]

  /// Tablets: 20 points of status bar with a home button, else 24 and a home indicator of 20, in
  /// both orientations.
  ///
  /// The insets are those of Interface Builder's ipad9_7 and ipad12_9rounded; every other tablet is
  /// taken to be of one of these two kinds. Sizes are half of the pixels in Apple's specifications.
  private static let tablets = [
    tablet("iPad (9.7-inch)", 768, 1024, home: false),
    tablet("iPad mini (5th generation)", 768, 1024, home: false),
    tablet("iPad mini (6th generation)", 744, 1133, home: true),
    tablet("iPad (9th generation)", 810, 1080, home: false),
    tablet("iPad (10th generation)", 820, 1180, home: true),
    tablet("iPad Air (3rd generation)", 834, 1112, home: false),
    tablet("iPad Air (4th generation)", 820, 1180, home: true),
    tablet("iPad Air (5th generation)", 820, 1180, home: true),
    tablet("iPad Air 11-inch", 820, 1180, home: true),
    tablet("iPad Air 13-inch", 1024, 1366, home: true),
    tablet("iPad Pro 10.5-inch", 834, 1112, home: false),
    tablet("iPad Pro 11-inch", 834, 1194, home: true),
    tablet("iPad Pro 11-inch (M4)", 834, 1210, home: true),
    tablet("iPad Pro 12.9-inch", 1024, 1366, home: true),
    tablet("iPad Pro 13-inch", 1032, 1376, home: true),
  ]

  /// A phone; one with a home indicator gives up its upright top inset on both sides, and 21 points
  /// at the bottom, when it lies on its side.
  ///
  /// Published for 44 (qiita.com/usagimaru/items/761e9a5f3d78b1939df8: 724 by 354 of 812 by 375) and
  /// for 59 (csl.cool, "iOS Layout Adaptation"); taken to hold for those in between and above.
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat,
    home: Bool = false
  ) -> Device {
    Device(
      name: name, portraitSize: CGSize(width: width, height: height), scale: scale,
      portraitSafeArea: EdgeInsets(top: top, bottom: home ? 34 : 0),
      landscapeSafeArea: home ? EdgeInsets(left: top, bottom: 21, right: top) : .zero)
  }

  private static func tablet(
    _ name: String, _ width: CGFloat, _ height: CGFloat, home: Bool
  ) -> Device {
    let insets = home ? EdgeInsets(top: 24, bottom: 20) : EdgeInsets(top: 20)
    return Device(
      name: name, portraitSize: CGSize(width: width, height: height), scale: 2,
      portraitSafeArea: insets, landscapeSafeArea: insets)
  }
}
