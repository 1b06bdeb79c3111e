public import Foundation

/// The metrics of a platform's release: margins, spacings and control sizes.
///
/// Unless its comment names another source, a metric is from Interface Builder documents: storyboards and nibs with
/// frames that Apple's layout engine computed. Other sources are Apple's documentation, constraint logs in public crash
/// reports, and measurements published in the named repository or website.
public struct PlatformProfile: Hashable, Sendable {
  /// The profile's name in scene files, such as `iOS-18`.
  public let name: String

  /// Whether a scene's root has the minimum margins that Apple documents for `systemMinimumLayoutMargins`.
  public var hasSystemRootMargins = true

  /// Whether the platform is macOS, where logs and class names differ from those of iOS.
  var isDesktop = false

  /// Whether the priority of an active constraint may change between required and optional.
  ///
  /// It is true in all profiles, as measured on macOS 26.4. Set it to false to test code for iOS 12 and earlier, where
  /// such a change raised an exception (source: public crash logs).
  public var allowsRequiredChanges = true

  /// The margin of a plain view on each edge, in points: 8 before iOS 27.1, and 0 since then (source: release notes).
  public var viewMargin: CGFloat = 8

  /// The minimum leading and trailing margins of root views narrower or shorter than ``regularRootSide``, in points.
  public var compactRootMargin: CGFloat = 16

  /// The minimum leading and trailing margins of root views at least ``regularRootSide`` wide and high, in points.
  public var regularRootMargin: CGFloat = 20

  /// The top and bottom margins of a table cell's content view, in points.
  public var cellVerticalMargin: CGFloat = 11

  /// The minimum height of a table cell with standard labels, including its separator, in points.
  public var cellHeight: CGFloat = 44

  /// The vertical distances between a subtitle cell's labels and from the labels to the cell's edges, in points.
  public var cellTextDistance: CGFloat = 1, subtitleCellMargin: CGFloat = 10

  /// The distance between a cell's image and its labels, in points (estimate).
  public var cellPictureDistance: CGFloat = 16

  /// The metrics of the section headers of tables.
  public var headers = HeaderMetrics()

  /// The trailing margin of a table cell's content if the cell has an accessory, in points.
  public var cellAccessoryDistance: CGFloat = 8

  /// The minimum width and height of root views with ``regularRootMargin``, in points (estimate between 390 and 428).
  public var regularRootSide: CGFloat = 414

  /// The maximum width of readable content guides at the default text size, in points (source: useyourloaf.com).
  public var readableWidth: CGFloat = 672

  /// The maximum width of readable content guides at the smallest text size, in points (source: useyourloaf.com).
  public var smallestReadableWidth: CGFloat = 560

  /// The maximum width of readable content guides at the largest text size below the accessibility sizes, in points
  /// (source: useyourloaf.com).
  public var largestReadableWidth: CGFloat = 896

  /// The standard spacing between sibling views, in points (source: `NSSpace(8)` in constraint logs).
  public var siblingSpacing: CGFloat = 8

  /// Whether `|-` in visual formats ends at the superview's margins: true since iOS 8 (source: Apple's documentation).
  public var formatsReachMargins = true

  /// The spacing to the superview in visual formats that ignore margins, in points (source: `NSSpace(20)` in logs).
  public var superviewSpacing: CGFloat = 20

  /// The font size of a label, in points.
  public var labelFontSize: CGFloat = 17

  /// The font size of a custom button's title, in points (source: Apple's documentation of `UIFont.buttonFontSize`).
  public var customButtonFontSize: CGFloat = 18

  /// The font size of a system button's title, in points.
  public var buttonFontSize: CGFloat = 15

  /// The height of a button minus the title's height, in points.
  public var buttonVerticalPadding: CGFloat = 12

  /// The minimum width of a button with a title, in points.
  public var buttonMinimumWidth: CGFloat = 30

  /// The default font size of a text field, in points (source: Apple's documentation of `UITextField.font`).
  public var textFieldFontSize: CGFloat = 17

  /// The font size of a text view, in points.
  public var textViewFontSize: CGFloat = 14

  /// The height of a text field with a rounded border since iOS 13, in points.
  public var textFieldHeight: CGFloat = 34

  /// The width of a text field with a rounded border minus the text's width, in points.
  public var textFieldHorizontalPadding: CGFloat = 14

  /// The frame size of a switch, in points; the frame is 2 points wider than the alignment rectangle.
  public var switchSize = CGSize(width: 51, height: 31)

  /// The frame size of a stepper, in points.
  public var stepperSize = CGSize(width: 94, height: 32)

  /// The height and the insets of sliders.
  public var slider = SliderMetrics()

  /// The frame height of a segmented control since iOS 13, in points.
  public var segmentedControlHeight: CGFloat = 32

  /// The width of a segment minus the title's width, in points.
  public var segmentHorizontalPadding: CGFloat = 22

  /// The height of a progress view since iOS 14, in points.
  public var progressViewHeight: CGFloat = 4

  /// The width and height of a medium activity indicator, in points.
  public var activityIndicatorSide: CGFloat = 20

  /// The frame size of a picker with wheels, in points (source: markmeretzky.com/INFO1-CE9236/src/picker).
  public var pickerSize = CGSize(width: 320, height: 216)

  /// The heights of bars.
  public var bars = BarMetrics()

  /// The height of a page control since iOS 14, in points.
  public var pageControlHeight: CGFloat = 26

  /// The width of a page control minus the total width of its dots, in points (estimate before iOS 26).
  public var pageControlPadding: CGFloat = 70.5

  /// The diameter of a page control's dots and the distance between centers, in points (source: iamcgn/swiftui-web).
  public var pageDotSide: CGFloat = 10, pageDotPitch: CGFloat = 18

  /// The metrics of AppKit's controls.
  public var desktop = DesktopMetrics()

  /// The width and height of a large activity indicator, in points (source: Apple's documentation of the large style).
  public var largeActivityIndicatorSide: CGFloat = 37

  /// iOS 18, the default profile of scenes.
  public static let standard = PlatformProfile(name: "iOS-18")

  /// All profiles: iOS before macOS, older before newer.
  public static let all: [PlatformProfile] =
    ["iOS-16", "iOS-17"].map { PlatformProfile(name: $0) }
    + [.standard, makeIOS26("iOS-26"), makeIOS26("iOS-27"), iOS27Point1]
    + [.macOS15, .macOS]

  /// macOS 26, the default profile for AppKit views.
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

  /// Returns a profile with iOS 26's control sizes (sources: wanteddev/montage-ios#488 and iamcgn/swiftui-web).
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

  /// Returns the profile with a name, ignoring letter case, or `nil` if no profile has it.
  public static func named(_ name: String) -> PlatformProfile? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  private init(name: String) { self.name = name }

  /// The minimum window height and width, in points, at which both size classes of a window are regular.
  ///
  /// Each value is between listed compact and regular sizes (source: Apple's Human Interface Guidelines).
  public var regularHeight: CGFloat = 480, regularWidth: CGFloat = 660

  /// The minimum size, in points, of a window that is horizontally regular although it is vertically compact.
  ///
  /// This is the size of an iPhone 8 Plus in landscape (source: Apple's Human Interface Guidelines). The iPhone Duo's
  /// outer display is taller but narrower, and compact (source: xhzq233/ios-use#15).
  public var regularLandscapeSize = CGSize(width: 736, height: 414)

  /// Returns the size classes of a window whose size is given in points.
  package func sizeClasses(of size: CGSize) -> (horizontal: SizeClass, vertical: SizeClass) {
    guard size.height < regularHeight else {
      return (size.width < regularWidth ? .compact : .regular, .regular)
    }
    let isRegular =
      size.width >= regularLandscapeSize.width && size.height >= regularLandscapeSize.height
    return (isRegular ? .regular : .compact, .compact)
  }

  /// Returns the minimum leading and trailing margins of a root view whose size is given, in points.
  package func rootMargin(of size: CGSize) -> CGFloat {
    min(size.width, size.height) >= regularRootSide ? regularRootMargin : compactRootMargin
  }
}
