public import Foundation

/// The metrics of a platform, which change between releases: margins, spacings and control sizes.
///
/// Each names its source. *Documents* are storyboards and nibs in which Interface Builder stored the frames that
/// Apple's engine computed. *Documentation* is published by Apple. *Logs* are constraint descriptions in public crash
/// reports. *Measured by others* is followed by the publication.
public struct PlatformProfile: Hashable, Sendable {
  /// The name in scene files, such as `iOS-18`.
  public let name: String

  /// Whether a scene's root has the system's minimum margins: on iOS (documentation: `systemMinimumLayoutMargins`).
  public var hasSystemRootMargins = true

  /// Whether the platform is macOS, whose logs and class names differ.
  var isDesktop = false

  /// Whether the priority of an active constraint may change between required and optional.
  ///
  /// True in all profiles (measured by others on macOS 26.4). Set it to false to test code for iOS 12 and earlier,
  /// which raised an exception (logs).
  public var allowsRequiredChanges = true

  /// The margin of a plain view on each edge, in points: 8 up to iOS 27.0, 0 from iOS 27.1 (release notes).
  public var viewMargin: CGFloat = 8

  /// The minimum leading and trailing margins of root views below ``regularRootSide``, in points (documents).
  public var compactRootMargin: CGFloat = 16

  /// The minimum leading and trailing margins of larger root views, in points (documents).
  public var regularRootMargin: CGFloat = 20

  /// The top and bottom margins of a table cell's content view, in points (documents).
  public var cellVerticalMargin: CGFloat = 11

  /// The minimum height of a cell with standard labels and its separator, in points (documents: 43.5 at a scale of 2).
  public var cellHeight: CGFloat = 44

  /// The distances between a subtitle cell's labels, and from its top and bottom, in points (documents: cells of 55.5
  /// with labels of 20.5 and 14.5).
  public var cellTextDistance: CGFloat = 1, subtitleCellMargin: CGFloat = 10

  /// The distance between a cell's image and its labels, in points (estimate: no document has such a cell).
  public var cellPictureDistance: CGFloat = 16

  /// The metrics of the headers of a table's sections.
  public var headers = HeaderMetrics()

  /// The trailing margin of a cell's content beside an accessory, in points (documents).
  public var cellAccessoryDistance: CGFloat = 8

  /// The width of an accessory without its margin, in points (documents), or `nil` for no accessory.
  ///
  /// The detail button's is an estimate: that of both together minus that of the disclosure indicator.
  func accessoryWidth(_ type: TableCell.AccessoryType) -> CGFloat? {
    switch type {
    case .none: nil
    case .disclosureIndicator: 10.3
    case .detailDisclosureButton: 37
    case .checkmark: 24
    case .detailButton: 26.7
    }
  }

  /// The minimum length of the shorter side of a root view with the wide margins, in points (documents).
  ///
  /// Screens of 812 by 375 and 844 by 390 points have the narrow margins, one of 428 by 926 the wide ones.
  public var regularRootSide: CGFloat = 414

  /// The maximum readable width at the default text size, in points (measured by others: useyourloaf.com).
  public var readableWidth: CGFloat = 672

  /// The maximum readable width at the smallest text size, in points (same article on readable guides).
  public var smallestReadableWidth: CGFloat = 560

  /// The maximum readable width at the largest text size below the accessibility sizes, in points (same article).
  public var largestReadableWidth: CGFloat = 896

  /// The standard spacing between siblings, in points (logs: `NSSpace(8)`).
  public var siblingSpacing: CGFloat = 8

  /// Whether `|-` in visual formats ends at the superview's margins: since iOS 8 (documentation: `layoutMargins`).
  public var formatsReachMargins = true

  /// The standard spacing to a superview in formats that ignore its margins, in points (logs: `NSSpace(20)`).
  public var superviewSpacing: CGFloat = 20

  /// The font size of a label, in points (documents).
  public var labelFontSize: CGFloat = 17

  /// The font size of a custom button's title, in points (documentation: `UIFont.buttonFontSize`; documents: custom
  /// buttons are 34 points high, system buttons 30).
  public var customButtonFontSize: CGFloat = 18

  /// The font size of a system button's title, in points (documents).
  public var buttonFontSize: CGFloat = 15

  /// The height of a button minus that of its title, in points (documents).
  public var buttonVerticalPadding: CGFloat = 12

  /// The minimum width of a button with a title, in points (documents).
  public var buttonMinimumWidth: CGFloat = 30

  /// The font size of a text field, in points (documentation: body text in `UITextField.font`; Interface Builder: 14).
  public var textFieldFontSize: CGFloat = 17

  /// The font size of a text view, in points (documents).
  public var textViewFontSize: CGFloat = 14

  /// The height of a text field with a rounded border, in points (documents of iOS 13 and later).
  public var textFieldHeight: CGFloat = 34

  /// The width of a text field with a rounded border minus that of its text, in points (documents).
  public var textFieldHorizontalPadding: CGFloat = 14

  /// The frame size of a switch, 2 points wider than its alignment rectangle, in points (documents).
  public var switchSize = CGSize(width: 51, height: 31)

  /// The frame size of a stepper, in points (documents).
  public var stepperSize = CGSize(width: 94, height: 32)

  /// The extents of sliders.
  public var slider = SliderMetrics()

  /// The frame height of a segmented control, in points (documents of iOS 13 and later).
  public var segmentedControlHeight: CGFloat = 32

  /// The width of a segment minus that of its title, in points (documents).
  public var segmentHorizontalPadding: CGFloat = 22

  /// The height of a progress view, in points (documents of iOS 14 and later).
  public var progressViewHeight: CGFloat = 4

  /// The width and height of a medium activity indicator, in points (documents).
  public var activityIndicatorSide: CGFloat = 20

  /// The frame size of a picker with wheels, in points (measured by others: the log of an application in
  /// markmeretzky.com/INFO1-CE9236/src/picker).
  public var pickerSize = CGSize(width: 320, height: 216)

  /// The heights of bars.
  public var bars = BarMetrics()

  /// The height of a page control, in points (documents of iOS 14 and later).
  public var pageControlHeight: CGFloat = 26

  /// The width of a page control minus that of its dots, in points.
  ///
  /// Up to iOS 18 an estimate: one document of iOS 15 has 116.5 for three dots, with the dot distance of iOS 26. On iOS
  /// 26 it is 28 (measured by others: the notes on controls in iamcgn/swiftui-web).
  public var pageControlPadding: CGFloat = 70.5

  /// The diameter of a page control's dot, and the distance between two centers, in points (same notes).
  public var pageDotSide: CGFloat = 10, pageDotPitch: CGFloat = 18

  /// The metrics of AppKit's controls.
  public var desktop = DesktopMetrics()

  /// The width and height of a large activity indicator, in points (documentation of the large style).
  public var largeActivityIndicatorSide: CGFloat = 37

  /// iOS 18, the default profile of scenes.
  public static let standard = PlatformProfile(name: "iOS-18")

  /// All profiles: iOS before macOS, older before newer.
  public static let all: [PlatformProfile] =
    ["iOS-16", "iOS-17"].map { PlatformProfile(name: $0) }
    + [.standard, makeIOS26("iOS-26"), makeIOS26("iOS-27"), iOS27Point1]
    + [.macOS15, .macOS]

  /// macOS 26, the default profile of trees of AppKit's views.
  public static let macOS = makeMacOS("macOS-26", DesktopMetrics())

  /// macOS 15, whose buttons have frames larger than their alignment rectangles.
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

  /// A profile with the control sizes of iOS 26 (measured by others: wanteddev/montage-ios#488, and the notes on
  /// switches and on controls in iamcgn/swiftui-web).
  private static func makeIOS26(_ name: String) -> PlatformProfile {
    var profile = PlatformProfile(name: name)
    profile.switchSize = CGSize(width: 63, height: 28)
    profile.slider = SliderMetrics(height: 34, insets: .zero)
    profile.pageControlPadding = 28
    profile.headers.areUppercase = false
    profile.bars.toolbar.standard = 48
    profile.bars.searchBar = 64
    profile.bars.searchField = 44
    return profile
  }

  /// iOS 27.1, in which plain views have no margins.
  private static let iOS27Point1: PlatformProfile = {
    var profile = makeIOS26("iOS-27.1")
    profile.viewMargin = 0
    return profile
  }()

  /// Returns the profile with a name, ignoring letter case, or `nil` if the name is unknown.
  public static func named(_ name: String) -> PlatformProfile? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  private init(name: String) { self.name = name }

  /// The minimum height of windows of regular height, and the minimum width that is regular then, in points.
  ///
  /// Between sizes that the Human Interface Guidelines list for devices and multitasking windows (documentation).
  public var regularHeight: CGFloat = 480, regularWidth: CGFloat = 660

  /// The minimum size in points of a window of regular horizontal and compact vertical size class.
  ///
  /// That of the iPhone 8 Plus in landscape (documentation: the same list). The iPhone Duo's outer display is higher
  /// but narrower, and compact (measured by others: xhzq233/ios-use#15).
  public var regularLandscapeSize = CGSize(width: 736, height: 414)

  /// The size classes of a window of a size in points.
  package func sizeClasses(of size: CGSize) -> (horizontal: SizeClass, vertical: SizeClass) {
    guard size.height < regularHeight else {
      return (size.width < regularWidth ? .compact : .regular, .regular)
    }
    let isRegular =
      size.width >= regularLandscapeSize.width && size.height >= regularLandscapeSize.height
    return (isRegular ? .regular : .compact, .compact)
  }

  /// The widths or heights of canvases at which margins or size classes may change, ascending.
  package func borders(along axis: LayoutConstraint.Axis) -> [CGFloat] {
    let sides =
      axis == .horizontal
      ? [regularRootSide, regularWidth, regularLandscapeSize.width]
      : [regularRootSide, regularHeight, regularLandscapeSize.height]
    return Set(sides).sorted()
  }

  /// The minimum leading and trailing margins of a root view of a size, in points.
  package func rootMargin(of size: CGSize) -> CGFloat {
    min(size.width, size.height) >= regularRootSide ? regularRootMargin : compactRootMargin
  }
}
