public import Foundation

/// The numbers that a platform decides and changes from release to release.
///
/// No other file holds one of them. Each says where it comes from: *documents* are the layouts that
/// Interface Builder stored, in which Apple's own engine left its answers; *documentation* is what
/// Apple publishes; *logs* are constraint descriptions in public crash reports.
public struct PlatformProfile: Hashable, Sendable {
  /// The name that scene files use, such as `iOS-18`.
  public let name: String

  /// Whether the view that fills a screen has margins that the system sets, and not those of a plain
  /// view: so on mobile systems (documentation of `systemMinimumLayoutMargins`).
  public var hasSystemRootMargins = true

  /// Whether the system is AppKit's, whose log of conflicts has other words.
  var isDesktop = false

  /// Whether the priority of an active constraint may change from required to less, or back.
  ///
  /// Current systems let it (measured by others on macOS 26.4), and so does every profile that has a
  /// name; those up to iOS 12 raised an exception (logs). Code that has to run there as well is tested
  /// with false.
  public var allowsRequiredChanges = true

  /// Margins of a plain view on every edge, in points: 8 up to iOS 27.0, 0 from 27.1 on
  /// (documentation, release notes).
  public var viewMargin: CGFloat = 8

  /// Least leading and trailing margins of a scene's root view where it is narrow, in points
  /// (documents).
  public var compactRootMargin: CGFloat = 16

  /// The same where it is wide (documents).
  public var regularRootMargin: CGFloat = 20

  /// Top and bottom margins of the content of a table's cell, in points (documents).
  public var cellVerticalMargin: CGFloat = 11

  /// The least height of a table's cell with texts of its own, in points: with the line below it, which
  /// takes a pixel (documents: 43.5 points at two pixels per point).
  public var cellHeight: CGFloat = 44

  /// The distance between two texts of a cell below each other, and their least distance from its top and
  /// bottom, in points (documents: cells of 55.5 points with texts of 20.5 and 14.5).
  public var cellTextDistance: CGFloat = 1, subtitleCellMargin: CGFloat = 10

  /// The distance between a cell's picture and its texts, in points.
  ///
  /// An estimate: no document with such a cell is known.
  public var cellPictureDistance: CGFloat = 16

  /// The height of a section's header in a table, in points (documents).
  public var headerHeight: CGFloat = 28

  /// How far the texts of a header are from its top and bottom at least, in points.
  ///
  /// An estimate: what a line of 21 points leaves of the height above.
  public var headerTextMargin: CGFloat = 3.5

  /// The trailing margin of a cell's content beside an accessory, in points (documents).
  public var cellAccessoryDistance: CGFloat = 8

  /// What a kind of accessory takes besides its margin, in points (documents); nil for none.
  ///
  /// That the circle alone takes what it takes before a disclosure indicator, less that, is an estimate.
  func accessoryWidth(_ type: TableCell.AccessoryType) -> CGFloat? {
    switch type {
    case .none: nil
    case .disclosureIndicator: 10.3
    case .detailDisclosureButton: 37
    case .checkmark: 24
    case .detailButton: 26.7
    }
  }

  /// The width in points from which a root view has the wide margins (documents).
  public var regularRootWidth: CGFloat = 414

  /// The most that readable content spans at the default text size, in points (measured by others:
  /// the article on readable guides at useyourloaf.com).
  public var readableWidth: CGFloat = 672

  /// The same at the smallest text size, in points (measured by others, in the same article).
  public var smallestReadableWidth: CGFloat = 560

  /// The same at the largest text size outside of the accessibility settings, in points (measured by
  /// others, in the same article).
  public var largestReadableWidth: CGFloat = 896

  /// The standard distance between siblings, in points (logs: `NSSpace(8)`).
  public var siblingSpacing: CGFloat = 8

  /// Whether the standard distance to a superview in visual formats reaches its margins: so on mobile
  /// systems since iOS 8 (documentation of `layoutMargins`: the edges of `|-[subview]-|` are inset by
  /// the margins).
  public var formatsReachMargins = true

  /// The standard distance to a superview in visual formats that do not reach its margins, in points
  /// (logs: `NSSpace(20)`).
  public var superviewSpacing: CGFloat = 20

  /// The size of a label's text, in points (documents).
  public var labelFontSize: CGFloat = 17

  /// The size of the title of a button whose type is custom, in points (documentation of
  /// `UIFont.buttonFontSize`; documents: such buttons are 34 high where others are 30).
  public var customButtonFontSize: CGFloat = 18

  /// The size of the title of a button of the system's type, in points (documents).
  public var buttonFontSize: CGFloat = 15

  /// What a button adds to the height of its title, in points (documents).
  public var buttonVerticalPadding: CGFloat = 12

  /// The least width of a button with a title, in points (documents).
  public var buttonMinimumWidth: CGFloat = 30

  /// The size of a text field's text, in points (documentation of `UITextField.font`: that of body text;
  /// Interface Builder gives its fields 14).
  public var textFieldFontSize: CGFloat = 17

  /// The size of a text view's text, in points (documents).
  public var textViewFontSize: CGFloat = 14

  /// The height of a text field with a rounded border, in points (documents of iOS 13 and later).
  public var textFieldHeight: CGFloat = 34

  /// What a text field with a rounded border adds to the width of its text, in points (documents).
  public var textFieldHorizontalPadding: CGFloat = 14

  /// The frame of a switch, in points (documents); its alignment rectangle is 2 less on the right.
  public var switchSize = CGSize(width: 51, height: 31)

  /// The frame of a stepper, in points (documents).
  public var stepperSize = CGSize(width: 94, height: 32)

  /// The frame height of a slider, in points (documents); 1 less in its alignment rectangle.
  public var sliderHeight: CGFloat = 31

  /// The frame height of a segmented control, in points (documents of iOS 13 and later).
  public var segmentedControlHeight: CGFloat = 32

  /// What a segment adds to the width of its title, in points (documents).
  public var segmentHorizontalPadding: CGFloat = 22

  /// The height of a progress view, in points (documents of iOS 14 and later).
  public var progressViewHeight: CGFloat = 4

  /// The side of a medium activity indicator, in points (documents).
  public var activityIndicatorSide: CGFloat = 20

  /// The frame of a picker with wheels, in points (measured by others: the log of an application in
  /// markmeretzky.com/INFO1-CE9236/src/picker).
  public var pickerSize = CGSize(width: 320, height: 216)

  /// The height of a navigation bar, in points (documents).
  public var navigationBarHeight: CGFloat = 44

  /// The same on a tablet, which is any screen that is wide and tall, in points (measured by others: the
  /// article on bar heights of iOS 12 by hacknicity).
  public var regularNavigationBarHeight: CGFloat = 50

  /// The same on a phone on its side, and on any screen that is not tall, in points.
  ///
  /// An estimate: no document and no measurement of it is known.
  public var compactNavigationBarHeight: CGFloat = 32

  /// What a large title adds to a navigation bar, in points (measured by others, in the same article).
  public var largeTitleHeight: CGFloat = 52

  /// The height of a tab bar above the safe area's bottom edge, in points (documents).
  public var tabBarHeight: CGFloat = 49

  /// The height of a row of dots for pages, in points (documents of iOS 14 and later).
  public var pageControlHeight: CGFloat = 26

  /// What a row of dots for pages adds to its dots, in points.
  ///
  /// One document is known, of iOS 15, with three dots and 116.5 points: that these are as far apart as
  /// on iOS 26 is an estimate. There it is 28 (measured by others: the notes on controls in
  /// iamcgn/swiftui-web).
  public var pageControlPadding: CGFloat = 70.5

  /// The side of a dot, and the distance from one dot to the next, in points (measured by others, in the
  /// same notes).
  public var pageDotSide: CGFloat = 10, pageDotPitch: CGFloat = 18

  /// The controls of the desktop.
  public var desktop = DesktopMetrics()

  /// The side of a large activity indicator, in points (documentation of the large style).
  public var largeActivityIndicatorSide: CGFloat = 37

  /// iOS 18, the profile of scenes that name none.
  public static let standard = PlatformProfile(name: "iOS-18")

  /// Every profile, those of iOS before those of macOS, oldest first.
  public static let all: [PlatformProfile] =
    ["iOS-16", "iOS-17"].map { PlatformProfile(name: $0) }
    + [.standard, makeFromiOS26("iOS-26"), makeFromiOS26("iOS-27"), zeroMargins]
    + [.macOS15, .macOS]

  /// macOS 26, the profile of trees of AppKit's views that name none.
  public static let macOS = makeMacOS("macOS-26", DesktopMetrics())

  /// macOS 15, whose buttons are larger than they look.
  public static let macOS15 = makeMacOS("macOS-15", .bezels)

  private static func makeMacOS(_ name: String, _ desktop: DesktopMetrics) -> PlatformProfile {
    var profile = PlatformProfile(name: name)
    profile.hasSystemRootMargins = false
    profile.isDesktop = true
    profile.formatsReachMargins = false
    profile.viewMargin = DesktopMetrics.viewMargin
    profile.desktop = desktop
    return profile
  }

  /// Since iOS 26 switches are wider and lower, and sliders higher (measured by others: wanteddev/montage-ios#488
  /// and the notes on switches in iamcgn/swiftui-web; its notes on controls).
  private static func makeFromiOS26(_ name: String) -> PlatformProfile {
    var profile = PlatformProfile(name: name)
    profile.switchSize = CGSize(width: 63, height: 28)
    profile.sliderHeight = 34
    profile.pageControlPadding = 28
    return profile
  }

  /// iOS 27.1, in which plain views have no margins.
  private static let zeroMargins: PlatformProfile = {
    var profile = makeFromiOS26("iOS-27.1")
    profile.viewMargin = 0
    return profile
  }()

  /// The profile of a name, in any case; nil for a name that is none.
  public static func named(_ name: String) -> PlatformProfile? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  private init(name: String) { self.name = name }

  /// The minimum height of a window whose vertical size class is regular, in points, and the minimum width
  /// at which its horizontal size class is then regular as well.
  ///
  /// The limits lie between the sizes that the Human Interface Guidelines list with the size classes of
  /// devices and of multitasking windows (documentation).
  public var regularHeight: CGFloat = 480, regularWidth: CGFloat = 660

  /// The minimum size of a window in points whose horizontal size class is regular and whose vertical one
  /// is compact: that of the iPhone 8 Plus in landscape (documentation: the same list).
  ///
  /// The iPhone Duo's outer display in landscape is higher but narrower, and compact (measured by others:
  /// xhzq233/ios-use#15).
  public var regularLandscapeSize = CGSize(width: 736, height: 414)

  /// The size classes of a window of a size in points.
  func sizeClasses(of size: CGSize) -> (horizontal: SizeClass, vertical: SizeClass) {
    guard size.height < regularHeight else {
      return (size.width < regularWidth ? .compact : .regular, .regular)
    }
    let isRegular =
      size.width >= regularLandscapeSize.width && size.height >= regularLandscapeSize.height
    return (isRegular ? .regular : .compact, .compact)
  }

  /// The least leading and trailing margins of the root view of a screen of some width, in points.
  package func rootMargin(width: CGFloat) -> CGFloat {
    width >= regularRootWidth ? regularRootMargin : compactRootMargin
  }
}
