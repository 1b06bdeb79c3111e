public import Foundation

/// The metrics of a platform's release: margins, spacings and control sizes.
///
/// The comment of each metric names its source:
/// - Documents: storyboards and nibs in which Interface Builder stored the frames that Apple's engine computed.
/// - Apple's documentation: the published text on the named symbol.
/// - Logs: constraint descriptions in public crash reports.
/// - Measured by others: the publication follows.
public struct PlatformProfile: Hashable, Sendable {
  /// The profile's name in scene files, such as `iOS-18`.
  public let name: String

  /// Whether a scene's root has the system's minimum margins (Apple's documentation: `systemMinimumLayoutMargins`).
  public var hasSystemRootMargins = true

  /// Whether the platform is macOS, where logs and class names differ from those of iOS.
  var isDesktop = false

  /// Whether the priority of an active constraint may change between required and optional.
  ///
  /// It is true in all profiles (measured by others on macOS 26.4). Set it to false to test code for iOS 12 and
  /// earlier, which raised an exception on such a change (logs).
  public var allowsRequiredChanges = true

  /// The margin of a plain view on each edge, in points: 8 up to iOS 27.0, and 0 from iOS 27.1 on (release notes).
  public var viewMargin: CGFloat = 8

  /// The minimum leading and trailing margins of small root views, in points (documents); see ``regularRootSide``.
  public var compactRootMargin: CGFloat = 16

  /// The minimum leading and trailing margins of larger root views, in points (documents); see ``regularRootSide``.
  public var regularRootMargin: CGFloat = 20

  /// The top and bottom margins of a table cell's content view, in points (documents).
  public var cellVerticalMargin: CGFloat = 11

  /// The minimum height of a cell with standard labels and its separator, in points (documents: 43.5 at a scale of 2).
  public var cellHeight: CGFloat = 44

  /// The distances between a subtitle cell's labels, and from the labels to the top and bottom, in points (documents).
  public var cellTextDistance: CGFloat = 1, subtitleCellMargin: CGFloat = 10

  /// The distance between a cell's image and its labels, in points (estimate: no document has such a cell).
  public var cellPictureDistance: CGFloat = 16

  /// The metrics of the section headers of tables.
  public var headers = HeaderMetrics()

  /// The trailing margin of a cell's content if the cell has an accessory, in points (documents).
  public var cellAccessoryDistance: CGFloat = 8

  /// Returns an accessory's width without margins, in points, or `nil` for `none` (documents; detail button: estimate).
  func accessoryWidth(_ type: TableCell.AccessoryType) -> CGFloat? {
    switch type {
    case .none: nil
    case .disclosureIndicator: 10.3
    case .detailDisclosureButton: 37
    case .checkmark: 24
    case .detailButton: 26.7
    }
  }

  /// The minimum shorter side of root views with ``regularRootMargin``, in points (documents: between 390 and 428).
  public var regularRootSide: CGFloat = 414

  /// The maximum readable width at the default text size, in points (measured by others: useyourloaf.com).
  public var readableWidth: CGFloat = 672

  /// The maximum readable width at the smallest text size, in points (measured by others: useyourloaf.com).
  public var smallestReadableWidth: CGFloat = 560

  /// The maximum readable width at the largest text size below the accessibility sizes, in points (measured by others:
  /// useyourloaf.com).
  public var largestReadableWidth: CGFloat = 896

  /// The standard spacing between siblings, in points (logs: `NSSpace(8)`).
  public var siblingSpacing: CGFloat = 8

  /// Whether `|-` in visual formats ends at the superview's margins: true since iOS 8 (Apple's documentation).
  public var formatsReachMargins = true

  /// The standard spacing to the superview in visual formats that ignore margins, in points (logs: `NSSpace(20)`).
  public var superviewSpacing: CGFloat = 20

  /// The font size of a label, in points (documents).
  public var labelFontSize: CGFloat = 17

  /// The font size of a custom button's title, in points (Apple's documentation: `UIFont.buttonFontSize`; documents).
  public var customButtonFontSize: CGFloat = 18

  /// The font size of a system button's title, in points (documents).
  public var buttonFontSize: CGFloat = 15

  /// The height of a button minus that of its title, in points (documents).
  public var buttonVerticalPadding: CGFloat = 12

  /// The minimum width of a button with a title, in points (documents).
  public var buttonMinimumWidth: CGFloat = 30

  /// The font size of a text field, in points (Apple's documentation: `UITextField.font`; Interface Builder: 14).
  public var textFieldFontSize: CGFloat = 17

  /// The font size of a text view, in points (documents).
  public var textViewFontSize: CGFloat = 14

  /// The height of a text field with a rounded border, in points (documents of iOS 13 and later).
  public var textFieldHeight: CGFloat = 34

  /// The width of a text field with a rounded border minus that of its text, in points (documents).
  public var textFieldHorizontalPadding: CGFloat = 14

  /// The frame size of a switch, in points (documents); the frame is 2 points wider than the alignment rectangle.
  public var switchSize = CGSize(width: 51, height: 31)

  /// The frame size of a stepper, in points (documents).
  public var stepperSize = CGSize(width: 94, height: 32)

  /// The height and the insets of sliders.
  public var slider = SliderMetrics()

  /// The frame height of a segmented control, in points (documents of iOS 13 and later).
  public var segmentedControlHeight: CGFloat = 32

  /// The width of a segment minus that of its title, in points (documents).
  public var segmentHorizontalPadding: CGFloat = 22

  /// The height of a progress view, in points (documents of iOS 14 and later).
  public var progressViewHeight: CGFloat = 4

  /// The width and height of a medium activity indicator, in points (documents).
  public var activityIndicatorSide: CGFloat = 20

  /// The frame size of a picker with wheels, in points (measured by others: markmeretzky.com/INFO1-CE9236/src/picker).
  public var pickerSize = CGSize(width: 320, height: 216)

  /// The heights of bars.
  public var bars = BarMetrics()

  /// The height of a page control, in points (documents of iOS 14 and later).
  public var pageControlHeight: CGFloat = 26

  /// The width of a page control minus that of its dots, in points (estimate; iOS 26: measured in iamcgn/swiftui-web).
  public var pageControlPadding: CGFloat = 70.5

  /// The diameter of a page control's dot, and the distance between two dots' centers, in points (measured by others:
  /// iamcgn/swiftui-web).
  public var pageDotSide: CGFloat = 10, pageDotPitch: CGFloat = 18

  /// The metrics of AppKit's controls.
  public var desktop = DesktopMetrics()

  /// The width and height of a large activity indicator, in points (Apple's documentation of the large style).
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

  /// Returns a profile with iOS 26's control sizes (measured by others: wanteddev/montage-ios#488, iamcgn/swiftui-web).
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
  /// Each value is between listed compact and regular sizes (Apple's Human Interface Guidelines).
  public var regularHeight: CGFloat = 480, regularWidth: CGFloat = 660

  /// The minimum size, in points, of a window that is horizontally regular although it is vertically compact.
  ///
  /// This is the size of an iPhone 8 Plus in landscape (Apple's Human Interface Guidelines). The iPhone Duo's outer
  /// display is taller but narrower, and compact (measured by others: xhzq233/ios-use#15).
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

  /// Returns the canvas widths or heights at which margins or size classes change, in points, ascending.
  package func breakpoints(along axis: LayoutConstraint.Axis) -> [CGFloat] {
    let sides =
      axis == .horizontal
      ? [regularRootSide, regularWidth, regularLandscapeSize.width]
      : [regularRootSide, regularHeight, regularLandscapeSize.height]
    return Set(sides).sorted()
  }

  /// Returns the minimum leading and trailing margins of a root view whose size is given, in points.
  package func rootMargin(of size: CGSize) -> CGFloat {
    min(size.width, size.height) >= regularRootSide ? regularRootMargin : compactRootMargin
  }
}
