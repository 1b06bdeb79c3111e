public import Foundation
public import UIKitNames

/// The configuration of a device on which pictures of views are taken: its size, safe area and traits.
public struct ViewImageConfig: Sendable {
  /// The orientation of a phone or tablet.
  public enum Orientation: Sendable {
    case landscape, portrait
  }

  /// The orientation of a tablet, and the fraction of its screen that the app fills.
  public enum TabletOrientation: Sendable {
    /// The fraction of the screen that an app fills in portrait.
    public enum PortraitSplits: Sendable {
      case oneThird, twoThirds, full
    }

    /// The fraction of the screen that an app fills in landscape.
    public enum LandscapeSplits: Sendable {
      case oneThird, oneHalf, twoThirds, full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// The safe area's inset from each edge, in points.
  public var safeArea: UIEdgeInsets
  /// The size of the device in points, or `nil` to use the view's current size.
  public var size: CGSize?
  /// The device's traits, derived from its size if unspecified.
  public var traits: UITraitCollection

  /// Creates a configuration, by default without a safe area, size or traits.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }
}

/// A phone with the dimensions defined by swift-snapshot-testing, some of which differ from the real phone.
private struct Phone {
  /// The screen's size in portrait, in points.
  let size: CGSize
  /// The safe area's insets from the top and bottom in portrait, in points.
  let portrait: (top: CGFloat, bottom: CGFloat)
  /// The safe area's insets in landscape, in points: one for the left and right, and one for the bottom.
  let landscape: (sides: CGFloat, bottom: CGFloat)
  /// Whether the horizontal size class is regular in landscape.
  var isLarge = false
  /// Whether the traits include support for 3D Touch.
  var sensesForce = true

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let traits = traits(orientation)
    guard orientation == .landscape else {
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: portrait.top, left: 0, bottom: portrait.bottom, right: 0),
        size: size, traits: traits)
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(
        top: 0, left: landscape.sides, bottom: landscape.bottom, right: landscape.sides),
      size: CGSize(width: size.height, height: size.width), traits: traits)
  }

  func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    let isWide = isLarge && orientation == .landscape
    return UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: sensesForce ? .available : .unavailable),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: orientation == .landscape ? .compact : .regular),
    ])
  }

  static let iPhoneSe = Phone(
    size: CGSize(width: 320, height: 568), portrait: (20, 0), landscape: (0, 0))
  static let iPhone8 = Phone(
    size: CGSize(width: 375, height: 667), portrait: (20, 0), landscape: (0, 0))
  static let iPhone8Plus = Phone(
    size: CGSize(width: 414, height: 736), portrait: (20, 0), landscape: (0, 0), isLarge: true)
  static let iPhoneX = Phone(
    size: CGSize(width: 375, height: 812), portrait: (44, 34), landscape: (44, 24))
  static let iPhoneXsMax = Phone(
    size: CGSize(width: 414, height: 896), portrait: (44, 34), landscape: (44, 24), isLarge: true)
  static let iPhoneXr = Phone(
    size: CGSize(width: 414, height: 896), portrait: (44, 34), landscape: (44, 24), isLarge: true,
    sensesForce: false)
  static let iPhone12 = Phone(
    size: CGSize(width: 390, height: 844), portrait: (47, 34), landscape: (47, 21))
  static let iPhone12ProMax = Phone(
    size: CGSize(width: 428, height: 926), portrait: (47, 34), landscape: (47, 21), isLarge: true)
  static let iPhone13Mini = Phone(
    size: CGSize(width: 375, height: 812), portrait: (50, 34), landscape: (50, 21))
}

/// A tablet with the dimensions defined by swift-snapshot-testing.
private struct Tablet {
  /// The screen's size in landscape, in points.
  let size: CGSize
  /// The app widths in points: ⅓ and ⅔ of the screen in portrait, then ⅓, ½ and ⅔ in landscape.
  let widths: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)
  /// The safe area's insets from the top and bottom, in points.
  var safeArea: (top: CGFloat, bottom: CGFloat) = (20, 0)
  /// Whether the horizontal size class is regular for an app that fills half of the screen in landscape.
  var hasWideHalves = false

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let (width, isWide) = width(orientation)
    var height = size.height
    if case .portrait = orientation { height = size.width }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: safeArea.top, left: 0, bottom: safeArea.bottom, right: 0),
      size: CGSize(width: width, height: height),
      traits: isWide ? Self.traits : Self.narrowTraits)
  }

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    config(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
  }

  private func width(
    _ orientation: ViewImageConfig.TabletOrientation
  ) -> (CGFloat, isWide: Bool) {
    switch orientation {
    case .portrait(.oneThird): (widths.0, false)
    case .portrait(.twoThirds): (widths.1, false)
    case .portrait(.full): (size.height, true)
    case .landscape(.oneThird): (widths.2, false)
    case .landscape(.oneHalf): (widths.3, hasWideHalves)
    case .landscape(.twoThirds): (widths.4, true)
    case .landscape(.full): (size.width, true)
    }
  }

  static let traits = traits(.regular)
  static let narrowTraits = traits(.compact)

  private static func traits(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .pad),
    ])
  }

  static let iPadMini = Tablet(
    size: CGSize(width: 1024, height: 768), widths: (320, 438, 320, 507, 694))
  static let iPad10 = Tablet(
    size: CGSize(width: 1080, height: 810), widths: (320, 480, 320, 535, 750))
  static let iPadPro10 = Tablet(
    size: CGSize(width: 1112, height: 834), widths: (320, 504, 320, 551, 782))
  static let iPadPro11 = Tablet(
    size: CGSize(width: 1194, height: 834), widths: (320, 504, 375, 592, 809), safeArea: (24, 20))
  static let iPadPro12 = Tablet(
    size: CGSize(width: 1366, height: 1024), widths: (375, 639, 375, 678, 981),
    hasWideHalves: true)
}

// Phones.
extension ViewImageConfig {
  /// An iPhone SE of 2016 in portrait.
  public static var iPhoneSe: ViewImageConfig { iPhoneSe(.portrait) }
  /// An iPhone SE of 2016.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhoneSe.config(orientation)
  }
  /// An iPhone 8 in portrait.
  public static var iPhone8: ViewImageConfig { iPhone8(.portrait) }
  /// An iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone8.config(orientation)
  }
  /// An iPhone 8 Plus in portrait.
  public static var iPhone8Plus: ViewImageConfig { iPhone8Plus(.portrait) }
  /// An iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone8Plus.config(orientation)
  }
  /// An iPhone X in portrait.
  public static var iPhoneX: ViewImageConfig { iPhoneX(.portrait) }
  /// An iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhoneX.config(orientation)
  }
  /// An iPhone XS Max in portrait.
  public static var iPhoneXsMax: ViewImageConfig { iPhoneXsMax(.portrait) }
  /// An iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhoneXsMax.config(orientation)
  }
  /// An iPhone XR in portrait.
  public static var iPhoneXr: ViewImageConfig { iPhoneXr(.portrait) }
  /// An iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhoneXr.config(orientation)
  }
  /// An iPhone 12 in portrait.
  public static var iPhone12: ViewImageConfig { iPhone12(.portrait) }
  /// An iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone12.config(orientation)
  }
  /// An iPhone 12 Pro in portrait.
  public static var iPhone12Pro: ViewImageConfig { iPhone12Pro(.portrait) }
  /// An iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone12.config(orientation)
  }
  /// An iPhone 12 Pro Max in portrait.
  public static var iPhone12ProMax: ViewImageConfig { iPhone12ProMax(.portrait) }
  /// An iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone12ProMax.config(orientation)
  }
  /// An iPhone 13 in portrait.
  public static var iPhone13: ViewImageConfig { iPhone13(.portrait) }
  /// An iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone12.config(orientation)
  }
  /// An iPhone 13 mini in portrait.
  public static var iPhone13Mini: ViewImageConfig { iPhone13Mini(.portrait) }
  /// An iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone13Mini.config(orientation)
  }
  /// An iPhone 13 Pro in portrait.
  public static var iPhone13Pro: ViewImageConfig { iPhone13Pro(.portrait) }
  /// An iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone12.config(orientation)
  }
  /// An iPhone 13 Pro Max in portrait.
  public static var iPhone13ProMax: ViewImageConfig { iPhone13ProMax(.portrait) }
  /// An iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone12ProMax.config(orientation)
  }
}

// Tablets, as swift-snapshot-testing spells their names.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension ViewImageConfig {
  /// An iPad mini in landscape.
  public static var iPadMini: ViewImageConfig { iPadMini(.landscape) }
  /// A full-screen app on an iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPadMini.config(orientation)
  }
  /// An app on an iPad mini, full screen or in a split view.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadMini.config(orientation)
  }
  /// A 9.7-inch iPad in landscape.
  public static var iPad9_7: ViewImageConfig { iPad9_7(.landscape) }
  /// A full-screen app on a 9.7-inch iPad.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPadMini.config(orientation)
  }
  /// An app on a 9.7-inch iPad, full screen or in a split view.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadMini.config(orientation)
  }
  /// A 10.2-inch iPad in landscape.
  public static var iPad10_2: ViewImageConfig { iPad10_2(.landscape) }
  /// A full-screen app on a 10.2-inch iPad.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPad10.config(orientation)
  }
  /// An app on a 10.2-inch iPad, full screen or in a split view.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPad10.config(orientation)
  }
  /// A 10.5-inch iPad Pro in landscape.
  public static var iPadPro10_5: ViewImageConfig { iPadPro10_5(.landscape) }
  /// A full-screen app on a 10.5-inch iPad Pro.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPadPro10.config(orientation)
  }
  /// An app on a 10.5-inch iPad Pro, full screen or in a split view.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadPro10.config(orientation)
  }
  /// An 11-inch iPad Pro in landscape.
  public static var iPadPro11: ViewImageConfig { iPadPro11(.landscape) }
  /// A full-screen app on an 11-inch iPad Pro.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPadPro11.config(orientation)
  }
  /// An app on an 11-inch iPad Pro, full screen or in a split view.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadPro11.config(orientation)
  }
  /// A 12.9-inch iPad Pro in landscape.
  public static var iPadPro12_9: ViewImageConfig { iPadPro12_9(.landscape) }
  /// A full-screen app on a 12.9-inch iPad Pro.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPadPro12.config(orientation)
  }
  /// An app on a 12.9-inch iPad Pro, full screen or in a split view.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadPro12.config(orientation)
  }
}

// Traits of phones.
extension UITraitCollection {
  /// The traits of an iPhone SE of 2016.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.iPhoneSe.traits(orientation)
  }
  /// The traits of an iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.iPhone8.traits(orientation)
  }
  /// The traits of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.iPhone8Plus.traits(orientation)
  }
  /// The traits of an iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.iPhoneX.traits(orientation)
  }
  /// The traits of an iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.iPhoneXsMax.traits(orientation)
  }
  /// The traits of an iPhone XR.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.iPhoneXr.traits(orientation)
  }
  /// The traits of an iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.iPhone12.traits(orientation)
  }
  /// The traits of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    Phone.iPhone12ProMax.traits(orientation)
  }
  /// The traits of an iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.iPhone12.traits(orientation)
  }
  /// The traits of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    Phone.iPhone12ProMax.traits(orientation)
  }
}

// Traits of tablets, as swift-snapshot-testing spells their names.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension UITraitCollection {
  /// The traits of an iPad mini.
  public static var iPadMini: UITraitCollection { Tablet.traits }
  /// The traits of an app in a narrow split view on an iPad mini.
  public static var iPadMini_Compact_SplitView: UITraitCollection { Tablet.narrowTraits }
  /// The traits of a 9.7-inch iPad.
  public static var iPad9_7: UITraitCollection { Tablet.traits }
  /// The traits of an app in a narrow split view on a 9.7-inch iPad.
  public static var iPad9_7_Compact_SplitView: UITraitCollection { Tablet.narrowTraits }
  /// The traits of a 10.2-inch iPad.
  public static var iPad10_2: UITraitCollection { Tablet.traits }
  /// The traits of an app in a narrow split view on a 10.2-inch iPad.
  public static var iPad10_2_Compact_SplitView: UITraitCollection { Tablet.narrowTraits }
  /// The traits of a 10.5-inch iPad Pro.
  public static var iPadPro10_5: UITraitCollection { Tablet.traits }
  /// The traits of an app in a narrow split view on a 10.5-inch iPad Pro.
  public static var iPadPro10_5_Compact_SplitView: UITraitCollection { Tablet.narrowTraits }
  /// The traits of an 11-inch iPad Pro.
  public static var iPadPro11: UITraitCollection { Tablet.traits }
  /// The traits of an app in a narrow split view on an 11-inch iPad Pro.
  public static var iPadPro11_Compact_SplitView: UITraitCollection { Tablet.narrowTraits }
  /// The traits of a 12.9-inch iPad Pro.
  public static var iPadPro12_9: UITraitCollection { Tablet.traits }
  /// The traits of an app in a narrow split view on a 12.9-inch iPad Pro.
  public static var iPadPro12_9_Compact_SplitView: UITraitCollection { Tablet.narrowTraits }
}
