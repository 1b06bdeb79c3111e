// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

// MARK: - General

/// UIKit's name for ``View``.
public typealias UIView = View

/// UIKit's name for ``LayoutGuide``.
public typealias UILayoutGuide = LayoutGuide

/// UIKit's name for ``LayoutPriority``.
public typealias UILayoutPriority = LayoutPriority

/// UIKit's name for ``EdgeInsets``.
public typealias UIEdgeInsets = EdgeInsets

/// UIKit's name for ``LayoutDirection``.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection

/// UIKit's name for `View.SemanticContentAttribute`.
public typealias UISemanticContentAttribute = View.SemanticContentAttribute

/// UIKit's name for ``Color``.
public typealias UIColor = Color

/// UIKit's name for ``Font``.
public typealias UIFont = Font

/// UIKit's name for ``Image``.
public typealias UIImage = Image

/// UIKit's name for ``Label``.
public typealias UILabel = Label

/// UIKit's name for ``Button``.
public typealias UIButton = Button

/// UIKit's name for ``ImageView``.
public typealias UIImageView = ImageView

/// UIKit's name for ``TextField``.
public typealias UITextField = TextField

/// UIKit's name for ``TextView``.
public typealias UITextView = TextView

/// UIKit's name for ``Switch``.
public typealias UISwitch = Switch

/// UIKit's name for ``Slider``.
public typealias UISlider = Slider

/// UIKit's name for ``SegmentedControl``.
public typealias UISegmentedControl = SegmentedControl

/// UIKit's name for ``Stepper``.
public typealias UIStepper = Stepper

/// UIKit's name for ``ProgressView``.
public typealias UIProgressView = ProgressView

/// UIKit's name for ``ActivityIndicator``.
public typealias UIActivityIndicatorView = ActivityIndicator

/// UIKit's name for ``ScrollView``.
public typealias UIScrollView = ScrollView

/// UIKit's name for ``StackView``.
public typealias UIStackView = StackView

/// UIKit's name for ``Window``.
public typealias UIWindow = Window

/// UIKit's name for ``ViewController``.
public typealias UIViewController = ViewController

/// UIKit's name for ``ContentContainer``.
public typealias UIContentContainer = ContentContainer

/// UIKit's name for ``TransitionCoordinator``.
public typealias UIViewControllerTransitionCoordinator = TransitionCoordinator

/// UIKit's name for ``TransitionContext``.
public typealias UIViewControllerTransitionCoordinatorContext = TransitionContext

/// UIKit's name for `ViewController.StatusBarStyle`.
public typealias UIStatusBarStyle = ViewController.StatusBarStyle

/// UIKit's name for ``Event``.
public typealias UIEvent = Event

/// UIKit's name for ``TrackingLayoutGuide``.
public typealias UITrackingLayoutGuide = TrackingLayoutGuide

/// UIKit's name for ``KeyboardLayoutGuide``.
public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide

/// UIKit's name for ``FocusGuide``.
public typealias UIFocusGuide = FocusGuide

/// UIKit's name for ``FocusEnvironment``.
public typealias UIFocusEnvironment = FocusEnvironment

/// UIKit's name for ``LayoutSupport``.
public typealias UILayoutSupport = LayoutSupport

/// UIKit's name for ``RectEdge``.
public typealias UIRectEdge = RectEdge

/// UIKit's name for ``TraitCollection``.
public typealias UITraitCollection = TraitCollection

/// UIKit's name for ``TraitLayoutDirection``.
public typealias UITraitEnvironmentLayoutDirection = TraitLayoutDirection

/// UIKit's name for ``InterfaceStyle``.
public typealias UIUserInterfaceStyle = InterfaceStyle

/// UIKit's name for ``SizeClass``.
public typealias UIUserInterfaceSizeClass = SizeClass

/// UIKit's name for ``TableCell``.
public typealias UITableViewCell = TableCell

/// UIKit's name for ``CollectionCell``.
public typealias UICollectionViewCell = CollectionCell

/// UIKit's name for ``HeaderFooterView``.
public typealias UITableViewHeaderFooterView = HeaderFooterView

// MARK: - Platforms

/// UIKit's name for ``Screen``.
public typealias UIScreen = Screen

/// UIKit's name for ``Touch``.
public typealias UITouch = Touch

/// UIKit's name for ``InterfaceIdiom``.
public typealias UIUserInterfaceIdiom = InterfaceIdiom

/// UIKit's name for ``InterfaceOrientation``.
public typealias UIInterfaceOrientation = InterfaceOrientation

/// UIKit's name for ``InterfaceOrientationMask``.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

/// UIKit's name for ``TraitDefinition``.
public typealias UITraitDefinition = TraitDefinition

/// UIKit's name for the type that stands for a trait.
public typealias UITrait = any UITraitDefinition.Type

extension Screen {
  /// Pixels per point of the hardware, which are those of the interface here.
  public var nativeScale: CGFloat { scale }
}

extension TraitCollection {
  /// What is said of surroundings outside of views, where nobody sets it: what the main screen says.
  public static var current: TraitCollection { Screen.main.traitCollection }
}

/// How a device is held; Apple's raw values.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the device is upright, either way round.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or on its front.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// What ends being told of changes of traits.
public protocol UITraitChangeRegistration: AnyObject {
}

/// Whether the interface is light or dark, which nobody knows before it is drawn.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: InterfaceStyle { .unspecified }
  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, InterfaceStyle>? { \.userInterfaceStyle }
}

/// Whether the screen is wide.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: SizeClass { .unspecified }
  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, SizeClass>? { \.horizontalSizeClass }
}

/// Whether the screen is tall.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: SizeClass { .unspecified }
  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, SizeClass>? { \.verticalSizeClass }
}

/// How large people want text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: ContentSizeCategory { .unspecified }
  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, ContentSizeCategory>? { \.preferredContentSizeCategory }
}

/// Which side leads.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: TraitLayoutDirection { .unspecified }
  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, TraitLayoutDirection>? { \.layoutDirection }
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: CGFloat { 0 }
  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, CGFloat>? { \.displayScale }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: InterfaceIdiom { .unspecified }
  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, InterfaceIdiom>? { \.userInterfaceIdiom }
}

/// What has traits: views, controllers and screens.
public protocol UITraitEnvironment {
  /// The traits.
  var traitCollection: TraitCollection { get }
}

/// What can be told of changes of its traits: views and controllers.
public protocol UITraitChangeObservable {
}

extension View {
  /// Does nothing, as traits are never out of date here.
  public func updateTraitsIfNeeded() {}
}

extension ViewController {
  /// How light or dark the controller's view is whatever surrounds it: what the controller says of that trait.
  public var overrideUserInterfaceStyle: InterfaceStyle { get { traitOverrides.userInterfaceStyle } set { traitOverrides.userInterfaceStyle = newValue } }
  /// Does nothing, as traits are never out of date here.
  public func updateTraitsIfNeeded() {}
}

// MARK: - Views

extension Responder {
  /// The object.
  public func `self`() -> Self { self }
  /// No: nothing stands for another object here.
  public func isProxy() -> Bool { false }
  /// A keyboard is about to come.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// A keyboard has come.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// A keyboard is about to go.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// A keyboard has gone.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// A keyboard is about to change its place or size.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// Where the keyboard will be, a rectangle.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long its coming takes, a number of seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// How its coming speeds up and slows down, a number.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// How long what is kept with an object is kept: as long as the object, whatever is said.
///
/// Apple's raw values.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

extension NSValue {
  /// The rectangle that is wrapped, such as a keyboard's frame in a notification.
  public var cgRectValue: CGRect { rectValue }
  /// The point that is wrapped.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that is wrapped.
  public var cgSizeValue: CGSize { sizeValue }
}

extension UIGestureRecognizer {
  /// How far a gesture has come; Apple's raw values.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// A gesture that is over as soon as it is known: Apple's other name for the end.
    public static let recognized = State.ended
  }
}

/// UIKit's recognizer of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1
}

/// UIKit's recognizer of drags that begin at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture begins.
  open var edges: RectEdge = []
}

/// UIKit's recognizer of swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where the swipe goes to.
  open var direction = Direction.right
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1
}

extension UISwipeGestureRecognizer {
  /// Where swipes go to; Apple's raw values.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }
}

/// UIKit's recognizer of fingers that stay.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long fingers have to stay, in seconds.
  open var minimumPressDuration = 0.5
  /// How far fingers may move, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1
}

/// UIKit's recognizer of two fingers that part or meet.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much larger something is to be.
  open var scale: CGFloat = 1
  /// How fast the fingers part: not at all.
  open var velocity: CGFloat { 0 }
}

/// UIKit's recognizer of two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far something is to be turned, in radians.
  open var rotation: CGFloat = 0
}

/// Whom recognizers of gestures ask; nobody is asked here.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a gesture and another may go on together.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a touch may belong to a gesture.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: Touch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns `false`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns `true`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: Touch) -> Bool { true }
}

/// UIKit's name for ``Responder``.
public typealias UIResponder = Responder

/// UIKit's name for ``AccessibilityTraits``.
public typealias UIAccessibilityTraits = AccessibilityTraits

/// UIKit's name for ``ScrollViewDelegate``.
public typealias UIScrollViewDelegate = ScrollViewDelegate

extension ScrollView {
  /// How a drag dismisses the keyboard; Apple's raw values.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

extension ScrollView {
  /// How fast content that was let go of comes to rest; Apple's raw values.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: CGFloat
    /// Creates it from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which content comes to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Stored for source compatibility; layout ignores it.
extension ScrollView {
  /// Whether content stops at multiples of the view's size.
  public var isPagingEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether content can be dragged beyond its edges.
  public var bounces: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the position is shown at the side.
  public var showsVerticalScrollIndicator: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the position is shown at the bottom.
  public var showsHorizontalScrollIndicator: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// How far from the edges the position is shown at the side, in points.
  public var verticalScrollIndicatorInsets: EdgeInsets { get { kept(#function) ?? .zero } set { keep(newValue, #function) } }
  /// How far from the edges the position is shown at the bottom, in points.
  public var horizontalScrollIndicatorInsets: EdgeInsets { get { kept(#function) ?? .zero } set { keep(newValue, #function) } }
  /// How a drag dismisses the keyboard.
  public var keyboardDismissMode: KeyboardDismissMode { get { kept(#function) ?? .none } set { keep(newValue, #function) } }
  /// How fast content that was let go of comes to rest.
  public var decelerationRate: DecelerationRate { get { kept(#function) ?? .normal } set { keep(newValue, #function) } }
  /// Whether a drag moves content along one axis only.
  public var isDirectionalLockEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether touches wait until it is clear that they are no drag.
  public var delaysContentTouches: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether a tap at the top of the screen moves content to its top.
  public var scrollsToTop: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The smallest scale that content can be brought to.
  public var minimumZoomScale: CGFloat { get { kept(#function) ?? 1 } set { keep(newValue, #function) } }
  /// The largest scale that content can be brought to.
  public var maximumZoomScale: CGFloat { get { kept(#function) ?? 1 } set { keep(newValue, #function) } }
}

extension ScrollView {
  /// Moves the content so that a point of it is at the top left corner; at once.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Shows where the content is for a moment; here nothing shows it.
  public func flashScrollIndicators() {}
  /// Whether a finger is on the content: never here.
  public var isTracking: Bool { false }
  /// Whether a finger moves the content: never here.
  public var isDragging: Bool { false }
  /// Whether the content goes on after a finger: never here.
  public var isDecelerating: Bool { false }
}

extension View.LayoutRegion {
  /// The axis along which a region keeps away from corners; Apple's raw values.
  public enum AdaptivityAxis: Int, Sendable {
    case horizontal = 1
    case vertical = 2
  }
}

/// Stored for source compatibility; layout ignores it.
extension View {
  /// Whether the view hides what is behind it.
  public var isOpaque: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether only one finger at a time is heard of in the view.
  public var isExclusiveTouch: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether several fingers are heard of.
  public var isMultipleTouchEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// What shows of the view where it is opaque, nil for all.
  public var mask: View? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension View {
  /// The size to give `systemLayoutSizeFitting(_:)` for the smallest that fits.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The size to give `systemLayoutSizeFitting(_:)` for the largest that fits.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// How light or dark the view is whatever surrounds it: what it says of that trait.
  public var overrideUserInterfaceStyle: InterfaceStyle { get { traitOverrides.userInterfaceStyle } set { traitOverrides.userInterfaceStyle = newValue } }
  /// Asks for drawing; nothing is drawn before layout has ended.
  public func setNeedsDisplay() {}
  /// Ends the typing in the view, which nobody began.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
}

// MARK: - Looks

/// What an application could give a look of its own on a device.
///
/// Libraries extend it by helpers that set a view's properties. The proxies themselves are not there: they need
/// Objective-C.
public protocol UIAppearance: AnyObject {
}

/// What could contain such a thing on a device.
public protocol UIAppearanceContainer: AnyObject {
}

/// Corners of a rectangle that never mirror; Apple's raw values.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates it from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// What a literal of a colour makes, as with UIKit.
public typealias _ColorLiteralType = Color

/// What a literal of a picture makes, as with UIKit.
public typealias _ImageLiteralType = Image

extension Color {
  /// The interface's red.
  public static let systemRed = SystemColor.systemRed.color
  /// The interface's orange.
  public static let systemOrange = SystemColor.systemOrange.color
  /// The interface's yellow.
  public static let systemYellow = SystemColor.systemYellow.color
  /// The interface's green.
  public static let systemGreen = SystemColor.systemGreen.color
  /// The interface's mint.
  public static let systemMint = SystemColor.systemMint.color
  /// The interface's teal.
  public static let systemTeal = SystemColor.systemTeal.color
  /// The interface's cyan.
  public static let systemCyan = SystemColor.systemCyan.color
  /// The interface's blue.
  public static let systemBlue = SystemColor.systemBlue.color
  /// The interface's indigo.
  public static let systemIndigo = SystemColor.systemIndigo.color
  /// The interface's purple.
  public static let systemPurple = SystemColor.systemPurple.color
  /// The interface's pink.
  public static let systemPink = SystemColor.systemPink.color
  /// The interface's brown.
  public static let systemBrown = SystemColor.systemBrown.color
  /// The grey in the middle.
  public static let systemGray = SystemColor.systemGray.color
  /// The second grey, nearer to the background.
  public static let systemGray2 = SystemColor.systemGray2.color
  /// The third grey, nearer to the background.
  public static let systemGray3 = SystemColor.systemGray3.color
  /// The fourth grey, nearer to the background.
  public static let systemGray4 = SystemColor.systemGray4.color
  /// The fifth grey, nearer to the background.
  public static let systemGray5 = SystemColor.systemGray5.color
  /// The grey that is nearest to the background.
  public static let systemGray6 = SystemColor.systemGray6.color
  /// Text that matters most.
  public static let label = SystemColor.label.color
  /// Text that matters less.
  public static let secondaryLabel = SystemColor.secondaryLabel.color
  /// Text that matters little.
  public static let tertiaryLabel = SystemColor.tertiaryLabel.color
  /// Text that hardly matters.
  public static let quaternaryLabel = SystemColor.quaternaryLabel.color
  /// What stands in a field until something is typed.
  public static let placeholderText = SystemColor.placeholderText.color
  /// Text that leads elsewhere.
  public static let link = SystemColor.link.color
  /// Thin lines that let what is below show through.
  public static let separator = SystemColor.separator.color
  /// Thin lines that let nothing through.
  public static let opaqueSeparator = SystemColor.opaqueSeparator.color
  /// Thin and small shapes.
  public static let systemFill = SystemColor.systemFill.color
  /// Shapes of medium size.
  public static let secondarySystemFill = SystemColor.secondarySystemFill.color
  /// Large shapes.
  public static let tertiarySystemFill = SystemColor.tertiarySystemFill.color
  /// Large areas with something complex in them.
  public static let quaternarySystemFill = SystemColor.quaternarySystemFill.color
  /// Behind everything.
  public static let systemBackground = SystemColor.systemBackground.color
  /// Behind what is grouped on the background.
  public static let secondarySystemBackground = SystemColor.secondarySystemBackground.color
  /// Behind what is grouped within a group.
  public static let tertiarySystemBackground = SystemColor.tertiarySystemBackground.color
  /// Behind everything, where it is in groups; the name before iOS 13.
  public static let groupTableViewBackground = SystemColor.systemGroupedBackground.color
  /// Behind everything, where it is in groups.
  public static let systemGroupedBackground = SystemColor.systemGroupedBackground.color
  /// Behind a group.
  public static let secondarySystemGroupedBackground = SystemColor.secondarySystemGroupedBackground.color
  /// Behind what is grouped within a group.
  public static let tertiarySystemGroupedBackground = SystemColor.tertiarySystemGroupedBackground.color
  /// Text on light grounds, the same in the dark.
  public static let darkText = SystemColor.darkText.color
  /// Text on dark grounds, the same in the light.
  public static let lightText = SystemColor.lightText.color
}

extension Image {
  /// How the colours of a picture are used; Apple's raw values.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
}

extension Image {
  /// The same picture, its colours used in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> Image { self }
  /// The same picture in another colour.
  public func withTintColor(_ color: Color) -> Image { self }
  /// The same picture in another colour, its colours used in another way.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image { self }
  /// The same symbol, larger or heavier.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image { self }
  /// The same symbol, larger or heavier.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? { self }
}

/// Stored for source compatibility; layout ignores it.
extension ImageView {
  /// How large and heavy symbols are.
  public var preferredSymbolConfiguration: Image.SymbolConfiguration? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether the picture grows with the largest categories of text.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the other picture is shown.
  public var isHighlighted: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

// MARK: - Controls

extension UIAction {
  /// The name by which an action is found again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: String
    /// Creates it from its value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

extension Control {
  /// The state that a control's title is for, of which figures show the normal one; Apple's raw values.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Neither touched, selected nor disabled.
    public static let normal: State = []
    /// Being touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be acted on.
    public static let disabled = State(rawValue: 1 << 1)
    /// Picked.
    public static let selected = State(rawValue: 1 << 2)
    /// What has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// States of an application's own.
    public static let application = State(rawValue: 0xff_0000)
    /// States that are kept for the system.
    public static let reserved = State(rawValue: 0xff00_0000)
  }
}

extension Control {
  /// What may happen to a control; Apple's raw values.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again and again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was broken off.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value is another.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu was opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Something was typed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any of those of fingers.
    public static let allTouchEvents = Event(rawValue: 0xfff)
    /// Any of those of typing.
    public static let allEditingEvents = Event(rawValue: 0xf_0000)
    /// Any of the events.
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }
}

extension Button {
  /// The looks that a button can start with, all drawn alike; Apple's raw values.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }
}

/// Stored for source compatibility; layout ignores it.
extension Button {
  /// Whether the picture grows with the largest categories of text.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether a touched button shows it.
  public var adjustsImageWhenHighlighted: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension Button {
  /// The title that is shown.
  public var currentTitle: String? { title }
  /// The picture that is shown.
  public var currentImage: Image? { image }
}

/// UIKit's name for ``Control``.
public typealias UIControl = Control

/// Stored for source compatibility; layout ignores it.
extension Switch {
  /// The colour while it is on.
  public var onTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The colour of the knob.
  public var thumbTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension Switch {
  /// Turns it on or off; at once.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// Stored for source compatibility; layout ignores it.
extension Slider {
  /// Whether every move of the knob is told of.
  public var isContinuous: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The colour before the knob.
  public var minimumTrackTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The colour after the knob.
  public var maximumTrackTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The colour of the knob.
  public var thumbTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension Slider {
  /// Moves the knob; at once.
  public func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Does nothing: figures draw knobs their own way.
  public func setThumbImage(_ image: Image?, for state: Control.State) {}
}

/// Stored for source compatibility; layout ignores it.
extension SegmentedControl {
  /// The colour of the segment that is picked.
  public var selectedSegmentTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension SegmentedControl {
  /// How many segments there are.
  public var numberOfSegments: Int { segmentTitles.count }
}

/// Stored for source compatibility; layout ignores it.
extension ProgressView {
  /// The colour of what is done.
  public var progressTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The colour of what is not done.
  public var trackTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension ProgressView {
  /// Sets how much is done, from 0 to 1; at once.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Stored for source compatibility; layout ignores it.
extension ActivityIndicator {
  /// The colour of the wheel.
  public var color: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension NotificationCenter {
  /// Does nothing, as methods have no names here; `addObserver(forName:object:queue:using:)` takes a closure, which is
  /// called.
  public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?) {}
}

extension UIPageControl {
  /// What lies behind the dots; Apple's raw values.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
}

extension UIDatePicker {
  /// What is picked; Apple's raw values.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
}

extension UIDatePicker {
  /// What the control looks like; Apple's raw values.
  public enum Style: Int, Sendable {
    case automatic, wheels, compact, inline
  }
}

// MARK: - Lists

/// The surroundings that a section or a custom group is made for.
public protocol NSCollectionLayoutEnvironment {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The room of a section or of a custom group.
public protocol NSCollectionLayoutContainer {
  /// The size without insets, in points.
  var contentSize: CGSize { get }
  /// The size inside the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in effect, in points: ``contentInsets``.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The place of a cell in a group whose author computes places.
open class NSCollectionLayoutGroupCustomItem {
  /// The rectangle in the group, in points.
  public let frame: CGRect
  /// The order among cells that overlap: larger numbers in front.
  public let zIndex: Int
  /// Makes a place.
  public init(frame: CGRect, zIndex: Int = 0) { self.frame = frame; self.zIndex = zIndex }
}

/// Where groups rest that scroll across the direction of a compositional layout; Apple's raw values.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What content keeps clear of; Apple's raw values.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// A visible cell or other view of a section, for its handler to change.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order among views that overlap: larger numbers in front.
  var zIndex: Int { get set }
  /// Whether the view is left out.
  var isHidden: Bool { get set }
  /// The middle of the view, in points.
  var center: CGPoint { get set }
  /// The rectangle of the view, in points.
  var frame: CGRect { get }
  /// The rectangle of the view in its own coordinates, in points.
  var bounds: CGRect { get }
  /// The transform of the view about its middle.
  var transform: CGAffineTransform { get set }
  /// The section and the item.
  var indexPath: IndexPath { get }
  /// What sort of view it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a view that isn't a cell.
  var representedElementKind: String? { get }
}

/// A distance between or around items of a compositional layout.
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  /// The distance in points; the least one if the spacing is flexible.
  public let spacing: CGFloat
  /// Whether the distance grows with the room that items leave.
  public let isFlexibleSpacing: Bool
  /// Whether the distance is the same in any room.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
  /// A distance in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self(spacing: fixedSpacing, isFlexibleSpacing: false) }
  /// An equal part of the room that items leave, but at least a distance in points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(spacing: flexibleSpacing, isFlexibleSpacing: true) }
}

/// The distances around an item of a compositional layout.
public struct NSCollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The distance before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The distance after the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance below the item.
  public let bottom: NSCollectionLayoutSpacing?
  /// Makes distances.
  public init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?) { self.leading = leading; self.top = top; self.trailing = trailing; self.bottom = bottom }
}

extension UICollectionLayoutListConfiguration {
  /// The look of a list; Apple's raw values.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
}

extension UICollectionLayoutListConfiguration {
  /// The source of headers; Apple's raw values.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }
}

extension UICollectionLayoutListConfiguration {
  /// The source of footers; Apple's raw values.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }
}

/// The settings of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration {
  /// The direction in which the layout scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the content keeps clear of across the direction; the safe area if automatic.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// Makes settings for a layout that scrolls down.
  public init() {}
}

/// Makes the section of a compositional layout at an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// UIKit's name for ``CollectionItemAttributes``.
public typealias UICollectionViewLayoutAttributes = CollectionItemAttributes

/// UIKit's name for ``ConfigurationState``.
public typealias UIConfigurationState = ConfigurationState

/// UIKit's name for ``ConfigurationStateKey``.
public typealias UIConfigurationStateCustomKey = ConfigurationStateKey

/// UIKit's name for ``ViewConfigurationState``.
public typealias UIViewConfigurationState = ViewConfigurationState

/// UIKit's name for ``BackgroundConfiguration``.
public typealias UIBackgroundConfiguration = BackgroundConfiguration

/// UIKit's name for ``TextAttributesTransformer``.
public typealias UIConfigurationTextAttributesTransformer = TextAttributesTransformer

/// UIKit's name for ``CellConfigurationState``.
public typealias UICellConfigurationState = CellConfigurationState

extension UICollectionView {
  /// Where an item is scrolled to; Apple's bits.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
}

extension UICollectionView {
  /// The direction in which items are scrolled; Apple's raw values.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}

extension UICollectionView {
  /// A sort of view in a collection view; Apple's raw values.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }
}

/// The source of a collection view's items.
public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> CollectionCell
  /// How many sections there are; one unless said otherwise.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A view beside the cells, such as a header; a plain one unless said otherwise.
  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Returns `1`.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns `UICollectionReusableView()`.
  public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { UICollectionReusableView() }
}

/// Whom a collection tells what happens to its items; nothing does here.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Called when an item was picked.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

/// Whom an arrangement in lines asks for sizes; never asked here.
///
/// What a class does not say is the layout's own.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  /// How far items stay from the edges of a section, in points.
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> EdgeInsets
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns `(collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  /// Returns `(collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> EdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
}

extension CollectionItemAttributes {
  /// The kind of a view that isn't a cell, or `nil` for a cell.
  public var representedElementKind: String? { elementKind }
}

/// What a view of content shows, as a value that makes such views.
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any View & UIContentView
  /// The same content as it looks in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
public protocol UIContentView: AnyObject {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view could show that as well; so for every one unless a class says otherwise.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns `type(of: configuration) == type(of: self.configuration)`.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: self.configuration) }
}

/// Stored for source compatibility; layout ignores it.
extension ContentHost {
  /// What lies behind the content.
  public var backgroundConfiguration: UIBackgroundConfiguration? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether what lies behind the content follows the cell's state.
  public var automaticallyUpdatesBackgroundConfiguration: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The view behind the content.
  public var backgroundView: View? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The view behind the content of what was picked.
  public var selectedBackgroundView: View? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension ContentHost {
  /// Whether the content is asked how it looks when the cell's state is another; true by default.
  public var automaticallyUpdatesContentConfiguration: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension UITableViewHeaderFooterView {
  /// The content of a header, still without texts.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
}

/// UIKit's cell for lists of a collection.
open class UICollectionViewListCell: CollectionCell {
  /// The content of such a cell, still without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .subtitleCell() }
  /// How deep the cell is; layout ignores it.
  open var indentationLevel = 0
}

extension UIListContentConfiguration {
  /// What a text looks like.
  public struct TextProperties {
    /// The font.
    public var font: Font
    /// The colour in figures; nil leaves it to the figure's style.
    public var color: Color?
    /// Where lines lie.
    public var alignment = TextAlignment.natural
    /// The most lines, 0 for any.
    public var numberOfLines = 0
    /// Where a text that is too long breaks or ends.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// Whether a text that is too wide is made smaller; layout ignores it.
    public var adjustsFontSizeToFitWidth = false
    /// Whether the font follows the size that people want for text.
    public var adjustsFontForContentSizeCategory = true
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Where lines lie; Apple's raw values.
  public enum TextAlignment: Int, Sendable {
    case natural, center, justified
  }
}

extension UIListContentConfiguration {
  /// What a picture looks like.
  public struct ImageProperties {
    /// The largest size, in points; 0 for any on an axis.
    public var maximumSize = CGSize.zero
    /// The room that pictures take, whatever their size, in points; 0 for their own on an axis.
    public var reservedLayoutSize = CGSize.zero
    /// The radius of the corners, in points; layout ignores it.
    public var cornerRadius: CGFloat = 0
    /// The color of symbols; layout ignores it.
    public var tintColor: Color?
  }
}

extension UITableView {
  /// The looks of tables; Apple's raw values.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }
}

extension UITableView {
  /// What lies between rows; Apple's raw values.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}

extension UITableView {
  /// How rows come and go; Apple's raw values.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }
}

extension UITableView {
  /// Where a row is scrolled to; Apple's raw values.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }
}

extension TableCell {
  /// How a cell shows that it was picked; Apple's raw values.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }
}

extension TableCell {
  /// What editing a table does to a row; Apple's raw values.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }
}

/// Stored for source compatibility; layout ignores it.
extension TableCell {
  /// How the cell shows that it was picked.
  public var selectionStyle: SelectionStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// Where the line below the cell begins and ends, in points.
  public var separatorInset: EdgeInsets { get { kept(#function) ?? .zero } set { keep(newValue, #function) } }
}

/// How a visual effect looks.
open class UIVisualEffect {
}

/// Blurs what is behind a view on a device.
open class UIBlurEffect: UIVisualEffect {
  /// Makes a blur of a kind.
  public init(style: Style) {}
}

extension UIBlurEffect {
  /// The kinds of blur; Apple's raw values.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
}

/// Stored for source compatibility; layout ignores it.
extension UITableView {
  /// Whether rows keep to the readable width.
  public var cellLayoutMarginsFollowReadableWidth: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

/// The source of a table's rows.
public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableCell
  /// How many sections there are; one unless said otherwise.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title above a section; nil unless said otherwise.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section; nil unless said otherwise.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// Returns `1`.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

/// The delegate of a table, which decides about heights, headers and footers.
///
/// What a class does not say has an answer in the protocol's extension. Any other method of Apple's protocol is the
/// class's own.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called when a row was picked.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The height of a row, in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The view above a section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> View?
  /// The view below a section.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> View?
  /// The height of the view above a section, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of the view below a section, in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Returns `tableView.rowHeight`.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> View? { nil }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> View? { nil }
  /// Returns `tableView.sectionHeaderHeight`.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { tableView.sectionHeaderHeight }
  /// Returns `tableView.sectionFooterHeight`.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { tableView.sectionFooterHeight }
}

// MARK: - Animation

/// The delegate of an animation.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation begins: when it is added.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation ends: when it is added.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation between two values.
///
/// Stored for source compatibility; layout ignores it.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between the values.
  open var byValue: Any?
}

/// An animation like the motion of a spring.
///
/// Stored for source compatibility; layout ignores it.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the motion.
  open var damping: CGFloat = 10
  /// The velocity at the start.
  open var initialVelocity: CGFloat = 0
}

/// An animation through several values.
///
/// Stored for source compatibility; layout ignores it.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order.
  open var values: [Any]?
  /// The time of each value, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The pacing of each part.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The path that points follow.
  open var path: CGPath?
}

/// Several animations at the same time.
///
/// Stored for source compatibility; layout ignores it.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// The pacing of an animation.
///
/// Stored for source compatibility; layout ignores it.
open class CAMediaTimingFunction {
  /// Creates one of the system's.
  public init(name: CAMediaTimingFunctionName) {}
  /// Creates a curve with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// A speed of the system's.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The value.
  public let rawValue: String
  /// Creates it from its value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Always the same.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow in the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at first and in the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The usual one.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The value.
  public let rawValue: String
  /// Creates it from its value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the layer is.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// What the animation ends with, after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// What the animation begins with, before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How fast changes come about; kept for layout code that says so, as changes take no time.
public protocol UITimingCurveProvider {
}

extension View {
  /// How changes are shown; kept for layout code that says so.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews move along with their view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// What is under way goes on from where it is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Equally fast all along.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Again and again; here once.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Back again as well; here only there.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// For as long as it says itself.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// At a speed that it says itself.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// What views show changes along.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are hidden and shown instead of taken away and added.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// With options that it says itself.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Turned up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turned down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Turned over from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turned over from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turned over from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turned over from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }
}

extension View {
  /// Makes changes, and says that it is done.
  public class func animate(withDuration duration: Double, delay: Double, options: AnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Makes changes, and says that it is done.
  public class func animate(withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Makes changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
  /// Makes changes, and says that it is done.
  public class func animate(springDuration duration: Double = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: Double = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Makes changes, those of the frames in it in turn, and says that it is done.
  public class func animateKeyframes(withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [], animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Makes the changes of one frame.
  public class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void) { animations() }
}

extension View {
  /// How frames follow each other; kept for layout code that says so.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At a speed that changes from frame to frame.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From one frame to the next without anything between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one speed all along.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// At a speed that changes smoothly.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// At a speed that changes smoothly, and hardly at all.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// Views can be touched meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// What is under way goes on from where it is.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Again and again; here once.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
  }
}

extension View {
  /// The speeds at which changes come about; Apple's raw values.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}

/// Where an animation has ended; Apple's raw values.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// How far an animation has come; Apple's raw values.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

// MARK: - Layers

/// Core Animation's layer with a gradient.
///
/// Stored for source compatibility; layout ignores it.
open class CAGradientLayer: CALayer {
  /// The colours along the gradient.
  open var colors: [Any]?
  /// Where each of the colours is, from 0 to 1; nil for even distances.
  open var locations: [NSNumber]?
  /// Where the gradient begins, in parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends, in parts of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The shape of the gradient.
  open var type = CAGradientLayerType.axial
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The value.
  public let rawValue: String
  /// Creates it from its value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the middle outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Core Animation's layer without a plane of its own: here one like any other.
open class CATransformLayer: CALayer {
}

extension View {
  /// The view's layer, made as ``layerClass`` when it is first asked for.
  public var layer: Layer { ownLayer }
}

/// Stored for source compatibility; layout ignores it.
extension Layer {
  /// What casts the shadow, nil for all of the layer.
  public var shadowPath: CGPath? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension Layer {
  /// What ``transform`` does in the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Shows an animation on a device; here nothing takes time.
  public func add(_ animation: CAAnimation, forKey key: String?) { animation.end() }
  /// Ends an animation; here none lasts.
  public func removeAnimation(forKey key: String) {}
  /// Ends all animations; here none lasts.
  public func removeAllAnimations() {}
  /// The layer as it is shown while animations last: here the layer itself.
  public func presentation() -> Self? { self }
}

/// Core Animation's layer with a path.
///
/// Stored for source compatibility; layout ignores it.
open class CAShapeLayer: CALayer {
  /// The path; nil for none.
  open var path: CGPath?
  /// The colour within the path; nil for none.
  open var fillColor: CGColor? = .black
  /// What counts as within the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line along the path; nil for none.
  open var strokeColor: CGColor?
  /// Where on the path the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where on the path the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// How far corners of the line may reach, in widths of it.
  open var miterLimit: CGFloat = 10
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How the line turns.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where in the pattern of dashes the line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and of what is between them, in points; nil for a whole line.
  open var lineDashPattern: [NSNumber]?
}

/// What counts as within a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The value.
  public let rawValue: String
  /// Creates it from its value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the path goes around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the path goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The value.
  public let rawValue: String
  /// Creates it from its value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At their last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines turn.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The value.
  public let rawValue: String
  /// Creates it from its value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// With a corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// With a part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// With a corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The transform that moves nothing.
public let CATransform3DIdentity = CATransform3D()

/// What a transform of space does in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42) }

// MARK: - Bars

/// How an item of a bar looks in one of its states.
///
/// Stored for source compatibility; layout ignores it.
open class UIBarItemStateAppearance {
  /// The looks of the text.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the picture; nil for that of the bar.
  open var iconColor: Color?
  /// Makes looks that a device has of its own.
  public init() {}
}

/// UIKit's name for the looks of a button of a bar in one of its states.
public typealias UIBarButtonItemStateAppearance = UIBarItemStateAppearance

/// UIKit's name for the looks of an item of a tab bar in one of its states.
public typealias UITabBarItemStateAppearance = UIBarItemStateAppearance

/// UIKit's description of how the buttons of a bar look.
///
/// Stored for source compatibility; layout ignores it.
open class UIBarButtonItemAppearance {
  /// How a button looks that can be touched.
  public let normal = UIBarItemStateAppearance()
  /// How a button looks that is being touched.
  public let highlighted = UIBarItemStateAppearance()
  /// How a button looks that cannot be touched.
  public let disabled = UIBarItemStateAppearance()
  /// How a button looks that has the focus.
  public let focused = UIBarItemStateAppearance()
  /// Makes looks that buttons of a style have on a device.
  public init(style: UIBarButtonItem.Style = .plain) {}
}

/// UIKit's description of how the items of a tab bar look.
///
/// Stored for source compatibility; layout ignores it.
open class UITabBarItemAppearance {
  /// How an item looks that can be picked.
  public let normal = UIBarItemStateAppearance()
  /// How the item looks that is picked.
  public let selected = UIBarItemStateAppearance()
  /// How an item looks that cannot be picked.
  public let disabled = UIBarItemStateAppearance()
  /// How an item looks that has the focus.
  public let focused = UIBarItemStateAppearance()
  /// Makes looks that items have on a device.
  public init() {}
}

extension UIBarButtonItem {
  /// How a button of a bar looks; Apple's raw values.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }
}

extension UIBarButtonItem {
  /// The buttons that systems have of their own; Apple's raw values.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }
}

/// UIKit's item of a bar; bars are rectangles here, which show none.
open class UIBarItem {
  /// The text of the item.
  open var title: String?
  /// The picture of the item.
  open var image: Image?
  /// An integer that the author may find the item by.
  open var tag = 0
  /// Whether the item can be touched.
  open var isEnabled = true
  /// Makes an item that shows nothing.
  public init() {}
}

extension UISearchBar {
  /// The backgrounds of search bars; Apple's raw values.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
}

/// The delegate of a search bar; never called, with empty defaults.
public protocol UISearchBarDelegate: AnyObject {
  /// Called when the search text changes.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the search button is tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button is tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the field begins to be edited.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when the field is no longer edited.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}

/// Stored for source compatibility; layout ignores it.
extension ViewController {
  /// The items that a navigation controller's toolbar would show for the controller; layout ignores them.
  public var toolbarItems: [UIBarButtonItem]? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension ViewController {
  /// Sets the items of a navigation controller's toolbar, at once.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
}

// MARK: - Text

/// UIKit's name for ``ContentSizeCategory``.
public typealias UIContentSizeCategory = ContentSizeCategory

/// UIKit's name for ``FontMetrics``.
public typealias UIFontMetrics = FontMetrics

extension Font {
  /// The size of labels' text, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons' titles, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of text that is nothing else, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The font's description.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}

extension UIFontDescriptor {
  /// The traits of fonts, with Apple's raw values.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates it from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or bolder letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
}

/// Stored for source compatibility; layout ignores it.
extension Label {
  /// The smallest part of its size that a text is brought to.
  public var minimumScaleFactor: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// Whether letters may move together before a text is cut.
  public var allowsDefaultTighteningForTruncation: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the text is drawn as what can be acted on.
  public var isEnabled: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the text has its other colour.
  public var isHighlighted: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The other colour of the text.
  public var highlightedTextColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The colour of the text's shadow.
  public var shadowColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// How far the text's shadow lies from it, in points.
  public var shadowOffset: CGSize { get { kept(#function) ?? CGSize(width: 0, height: -1) } set { keep(newValue, #function) } }
}

/// What is told of typing in a text field; nobody types here.
public protocol UITextFieldDelegate: AnyObject {
  /// Whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called when typing has begun.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether typing may end.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called when typing has ended.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Whether a part of the text may be replaced.
  func textField(_ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// What the return key does.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Returns `true`.
  public func textField(_ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

/// What is told of typing in a text view; nobody types here.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether typing may begin.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Called when typing has begun.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Called when typing has ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Called when something was typed.
  func textViewDidChange(_ textView: TextView)
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
}

extension TextField {
  /// When a view beside the text is shown; Apple's raw values.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

/// Stored for source compatibility; layout ignores it.
extension TextField {
  /// What is told of typing.
  public weak var delegate: (any UITextFieldDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UITextFieldDelegate } set { keep(WeakReference(newValue), #function) } }
  /// When the button that clears the text is shown.
  public var clearButtonMode: ViewMode { get { kept(#function) ?? .never } set { keep(newValue, #function) } }
  /// A view before the text.
  public var leftView: View? { get { kept(#function) } set { keep(newValue, #function) } }
  /// When the view before the text is shown.
  public var leftViewMode: ViewMode { get { kept(#function) ?? .never } set { keep(newValue, #function) } }
  /// A view after the text.
  public var rightView: View? { get { kept(#function) } set { keep(newValue, #function) } }
  /// When the view after the text is shown.
  public var rightViewMode: ViewMode { get { kept(#function) ?? .never } set { keep(newValue, #function) } }
  /// Whether the font follows the category of text.
  public var adjustsFontForContentSizeCategory: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether a text that is too wide is made smaller.
  public var adjustsFontSizeToFitWidth: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The smallest size that a text is brought to, in points.
  public var minimumFontSize: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
}

/// Stored for source compatibility; layout ignores it.
extension TextView {
  /// Whether the text can be changed.
  public var isEditable: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the text can be picked.
  public var isSelectable: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the font follows the category of text.
  public var adjustsFontForContentSizeCategory: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

/// The keyboards; Apple's raw values.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11
}

/// The words on the return key; Apple's raw values.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Which letters are made large; Apple's raw values.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected; Apple's raw values.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spelling is checked; Apple's raw values.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// What a text is, so that a device can fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The value.
  public let rawValue: String
  /// Creates it from its value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password that is known.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be made.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that was sent.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// An address of electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An address on the web.
  public static let URL = UITextContentType(rawValue: "URL")
  /// Street and number.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The number of a town.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
}

/// What text fields and text views have in common to say of what is typed.
public protocol UITextInputTraits: Responder {
}

/// Stored for source compatibility; layout ignores it.
extension UITextInputTraits {
  /// The keyboard to type with.
  public var keyboardType: UIKeyboardType { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The word on the return key.
  public var returnKeyType: UIReturnKeyType { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// Which letters are made large.
  public var autocapitalizationType: UITextAutocapitalizationType { get { kept(#function) ?? .sentences } set { keep(newValue, #function) } }
  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// What the text is.
  public var textContentType: UITextContentType? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether the text is hidden; sizes are those of the text all the same.
  public var isSecureTextEntry: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the return key needs a text.
  public var enablesReturnKeyAutomatically: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

// MARK: - Controllers

/// How a controller is shown above another; Apple's raw values.
///
/// Nothing is shown here.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// How one controller follows another; Apple's raw values.
///
/// Nothing takes time here.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Stored for source compatibility; layout ignores it.
extension ViewController {
  /// How the controller follows another.
  public var modalTransitionStyle: UIModalTransitionStyle { get { kept(#function) ?? .coverVertical } set { keep(newValue, #function) } }
  /// Whether the controller cannot be dragged away.
  public var isModalInPresentation: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether controllers are shown in the controller's own view.
  public var definesPresentationContext: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the bars below are left out.
  public var hidesBottomBarWhenPushed: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension ViewController {
  /// How the controller is shown above another; kept, and changes nothing.
  public var modalPresentationStyle: UIModalPresentationStyle { get { kept(#function) ?? .automatic } set { keep(newValue, #function) } }
  /// The nearest navigation controller that this one is shown by; nil for none.
  public var navigationController: UINavigationController? { nearestParent(of: UINavigationController.self) }
  /// The nearest split view controller that this one is shown by; nil for none.
  public var splitViewController: UISplitViewController? { nearestParent(of: UISplitViewController.self) }
  /// The nearest tab bar controller that this one is shown by; nil for none.
  public var tabBarController: UITabBarController? { nearestParent(of: UITabBarController.self) }
}

/// UIKit's answer to an alert.
open class UIAlertAction {
  /// The text of the answer.
  public let title: String?
  /// What the answer does.
  public let style: Style
  /// Whether the answer can be given.
  open var isEnabled = true
  /// Makes an answer; nobody gives it here.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.title = title; self.style = style }
}

extension UIAlertAction {
  /// What an answer does; Apple's raw values.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}

extension UIAlertController {
  /// What the alert looks like; Apple's raw values.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

extension UINavigationItem {
  /// When a title is large; Apple's raw values.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
}

extension UIPageViewController {
  /// How pages are turned; Apple's raw values.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }
}

extension UIPageViewController {
  /// Along which axis pages are turned; Apple's raw values.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }
}

extension UIPageViewController {
  /// In which direction pages are turned; Apple's raw values.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }
}

extension UIPageViewController {
  /// What else can be said when a controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: String
    /// Creates it from its value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The room between two pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the pages of a book are bound.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }
}

/// Who knows the pages before and after one; never asked here.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another; nil for none.
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: ViewController) -> ViewController?
  /// The page after another; nil for none.
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: ViewController) -> ViewController?
  /// How many dots there are.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is that of the page that is shown.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns `0`.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns `0`.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Whom a controller of pages tells of turned pages; nobody turns any here.
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when somebody begins to turn a page.
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [ViewController])
  /// Called when somebody has turned a page, or let it go.
  func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [ViewController]) {}
  /// Does nothing.
  public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [ViewController], transitionCompleted completed: Bool) {}
}

/// What is asked while a controller is shown; nobody asks here.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// How the controller is shown with some traits.
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: TraitCollection) -> UIModalPresentationStyle
  /// How the controller is shown where there is little room.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whether the controller may be dragged away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when the controller was dragged away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `adaptivePresentationStyle(for: controller)`.
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: TraitCollection) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns `.automatic`.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
  /// Returns `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// The directions of a popover's arrow; Apple's raw values.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates it from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Every direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// What a popover asks; nobody asks here.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
}

/// UIKit's record of a popover.
///
/// Stored for source compatibility; layout ignores it.
open class UIPopoverPresentationController: UIPresentationController {
  /// What is asked.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
  /// The view that the arrow points at.
  open weak var sourceView: View?
  /// What the arrow points at in the view, in its coordinates.
  open var sourceRect = CGRect.null
  /// What the arrow points at in a bar.
  open var barButtonItem: UIBarButtonItem?
  /// Where the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The colour of the popover; nil for the system's.
  open var backgroundColor: Color?
  /// How far the popover keeps from the screen's edges, in points.
  open var popoverLayoutMargins = EdgeInsets.zero
}

/// UIKit's updates of search results.
public protocol UISearchResultsUpdating: AnyObject {
  /// Updates the results for the text of the search bar; never called.
  func updateSearchResults(for searchController: UISearchController)
}

/// What the height of a sheet depends on.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits around the sheet.
  var containerTraitCollection: TraitCollection { get }
  /// The greatest height that a sheet can have, in points.
  var maximumDetentValue: CGFloat { get }
}

/// What a sheet asks; nobody asks here.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when somebody dragged the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {}
}

extension UISheetPresentationController.Detent {
  /// What a height is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// That of half the screen.
    public static let medium = Identifier("com.apple.UIKit.medium")
    /// That of the whole screen.
    public static let large = Identifier("com.apple.UIKit.large")
  }
}

extension UISplitViewController {
  /// Which columns there are; Apple's raw values.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }
}

extension UISplitViewController {
  /// The columns; Apple's raw values.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }
}

extension UISplitViewController {
  /// The arrangements of columns; Apple's raw values.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    /// The first name of ``secondaryOnly``.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The first name of ``oneBesideSecondary``.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The first name of ``oneOverSecondary``.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
}

extension UISplitViewController {
  /// How columns lie beside the secondary one; Apple's raw values.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }
}

extension UISplitViewController {
  /// The side that columns are on; Apple's raw values.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }
}

extension UISplitViewController {
  /// What lies behind a column; Apple's raw values.
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }
}

/// Whom a split view controller asks where it has a choice.
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The column that is shown where the width is compact.
  func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
  /// Whether the primary controller stays alone where the width is compact, in controllers of the older kind.
  func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: ViewController, onto primaryViewController: ViewController) -> Bool
  /// Called before the arrangement is another on a device; never called here.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  /// Returns `proposedTopColumn`.
  public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns `false`.
  public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: ViewController, onto primaryViewController: ViewController) -> Bool { false }
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
}

extension Window {
  /// How far in front a window is; Apple's raw values.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// The value.
    public let rawValue: CGFloat
    /// Creates it from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Where windows usually are.
    public static let normal = Level(rawValue: 0)
    /// In front of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of alerts.
    public static let alert = Level(rawValue: 2000)
    /// Whether a level is farther behind than another.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// A level farther in front.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
    /// A level farther behind.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue - distance) }
  }
}

/// Stored for source compatibility; layout ignores it.
extension Window {
  /// How far in front the window is.
  public var windowLevel: Level { get { kept(#function) ?? .normal } set { keep(newValue, #function) } }
}

extension Window {
  /// Whether the window hears of keys: never here.
  public var isKeyWindow: Bool { false }
  /// Lets the window hear of keys, of which there are none.
  public func makeKey() {}
  /// The screen of the window: one of its size, with its pixels.
  public var screen: Screen { Screen(size: bounds.size, scale: traitCollection.displayScale) }
}

// MARK: - Legacy

/// The former name of `NSLayoutConstraint.Axis`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = LayoutConstraint.Axis

/// The former name of `UILayoutPriority.required`.
@available(*, deprecated, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired = LayoutPriority.required

/// The former name of `UILayoutPriority.defaultHigh`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh = LayoutPriority.defaultHigh

/// The former name of `UILayoutPriority.defaultLow`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow = LayoutPriority.defaultLow

/// The former name of `UIView.noIntrinsicMetric`.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public let UIViewNoIntrinsicMetric = View.noIntrinsicMetric

/// The former name of `UILayoutPriority.fittingSizeLevel`.
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public let UILayoutPriorityFittingSizeLevel = LayoutPriority.fittingSizeLevel

/// Makes insets.
@available(*, deprecated, message: "Use UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }

/// Insets a rectangle.
@available(*, deprecated, message: "Use inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: EdgeInsets) -> CGRect { rect.inset(by: insets) }

/// The former name of `UITableViewCell.CellStyle`.
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = TableCell.CellStyle

/// The former name of `UITableViewCell.SelectionStyle`.
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = TableCell.SelectionStyle

/// The former name of `UITableViewCell.AccessoryType`.
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = TableCell.AccessoryType

/// The former name of `UITableViewCell.EditingStyle`.
@available(*, deprecated, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = TableCell.EditingStyle

/// The former name of `UIControl.State`.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = Control.State

/// The former name of `UIControl.Event`.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = Control.Event

/// The former name of `UIView.ContentMode`.
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = View.ContentMode

/// The former name of `UIView.AnimationOptions`.
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = View.AnimationOptions

/// The former name of `UIStackView.Alignment`.
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = StackView.Alignment

/// The former name of `UIStackView.Distribution`.
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = StackView.Distribution

/// The former name of `UIView.layoutFittingCompressedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public let UILayoutFittingCompressedSize = View.layoutFittingCompressedSize

/// The former name of `UIView.layoutFittingExpandedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public let UILayoutFittingExpandedSize = View.layoutFittingExpandedSize

/// The former name of `UIView.AutoresizingMask`.
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = View.AutoresizingMask

extension LayoutConstraint.Attribute {
  /// The former name of `leftMargin`.
  @available(*, deprecated, renamed: "leftMargin")
  public static let LeftMargin = Self.leftMargin
  /// The former name of `rightMargin`.
  @available(*, deprecated, renamed: "rightMargin")
  public static let RightMargin = Self.rightMargin
  /// The former name of `topMargin`.
  @available(*, deprecated, renamed: "topMargin")
  public static let TopMargin = Self.topMargin
  /// The former name of `bottomMargin`.
  @available(*, deprecated, renamed: "bottomMargin")
  public static let BottomMargin = Self.bottomMargin
  /// The former name of `leadingMargin`.
  @available(*, deprecated, renamed: "leadingMargin")
  public static let LeadingMargin = Self.leadingMargin
  /// The former name of `trailingMargin`.
  @available(*, deprecated, renamed: "trailingMargin")
  public static let TrailingMargin = Self.trailingMargin
  /// The former name of `centerXWithinMargins`.
  @available(*, deprecated, renamed: "centerXWithinMargins")
  public static let CenterXWithinMargins = Self.centerXWithinMargins
  /// The former name of `centerYWithinMargins`.
  @available(*, deprecated, renamed: "centerYWithinMargins")
  public static let CenterYWithinMargins = Self.centerYWithinMargins
}

extension StackView {
  /// The former name of `insertArrangedSubview(_:at:)`.
  @available(*, deprecated, renamed: "insertArrangedSubview(_:at:)")
  public func insertArrangedSubview(_ view: View, atIndex stackIndex: Int) { insertArrangedSubview(view, at: stackIndex) }
}

extension StackView.Alignment {
  /// The former name of `fill`.
  @available(*, deprecated, renamed: "fill")
  public static let Fill = Self.fill
  /// The former name of `leading`.
  @available(*, deprecated, renamed: "leading")
  public static let Leading = Self.leading
  /// The former name of `top`.
  @available(*, deprecated, renamed: "top")
  public static let Top = Self.top
  /// The former name of `firstBaseline`.
  @available(*, deprecated, renamed: "firstBaseline")
  public static let FirstBaseline = Self.firstBaseline
  /// The former name of `center`.
  @available(*, deprecated, renamed: "center")
  public static let Center = Self.center
  /// The former name of `trailing`.
  @available(*, deprecated, renamed: "trailing")
  public static let Trailing = Self.trailing
  /// The former name of `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static let Bottom = Self.bottom
  /// The former name of `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public static let LastBaseline = Self.lastBaseline
}

extension StackView.Distribution {
  /// The former name of `fill`.
  @available(*, deprecated, renamed: "fill")
  public static let Fill = Self.fill
  /// The former name of `fillEqually`.
  @available(*, deprecated, renamed: "fillEqually")
  public static let FillEqually = Self.fillEqually
  /// The former name of `fillProportionally`.
  @available(*, deprecated, renamed: "fillProportionally")
  public static let FillProportionally = Self.fillProportionally
  /// The former name of `equalSpacing`.
  @available(*, deprecated, renamed: "equalSpacing")
  public static let EqualSpacing = Self.equalSpacing
  /// The former name of `equalCentering`.
  @available(*, deprecated, renamed: "equalCentering")
  public static let EqualCentering = Self.equalCentering
}

extension View {
  /// The former name of `setContentHuggingPriority(_:for:)`.
  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(_ priority: LayoutPriority, forAxis axis: LayoutConstraint.Axis) { setContentHuggingPriority(priority, for: axis) }
  /// Sets the content hugging priority from a number.
  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(_ priority: Float, forAxis axis: LayoutConstraint.Axis) { setContentHuggingPriority(LayoutPriority(priority), for: axis) }
  /// The former name of `contentHuggingPriority(for:)`.
  @available(*, deprecated, renamed: "contentHuggingPriority(for:)")
  public func contentHuggingPriorityForAxis(_ axis: LayoutConstraint.Axis) -> LayoutPriority { contentHuggingPriority(for: axis) }
  /// The former name of `setContentCompressionResistancePriority(_:for:)`.
  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, forAxis axis: LayoutConstraint.Axis) { setContentCompressionResistancePriority(priority, for: axis) }
  /// Sets the content compression resistance priority from a number.
  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(_ priority: Float, forAxis axis: LayoutConstraint.Axis) { setContentCompressionResistancePriority(LayoutPriority(priority), for: axis) }
  /// The former name of `contentCompressionResistancePriority(for:)`.
  @available(*, deprecated, renamed: "contentCompressionResistancePriority(for:)")
  public func contentCompressionResistancePriorityForAxis(_ axis: LayoutConstraint.Axis) -> LayoutPriority { contentCompressionResistancePriority(for: axis) }
  /// The former name of `systemLayoutSizeFitting(_:)`.
  @available(*, deprecated, renamed: "systemLayoutSizeFitting(_:)")
  public func systemLayoutSizeFittingSize(_ targetSize: CGSize) -> CGSize { systemLayoutSizeFitting(targetSize) }
}

extension View.AutoresizingMask {
  /// The former name of `flexibleLeftMargin`.
  @available(*, deprecated, renamed: "flexibleLeftMargin")
  public static let FlexibleLeftMargin = Self.flexibleLeftMargin
  /// The former name of `flexibleWidth`.
  @available(*, deprecated, renamed: "flexibleWidth")
  public static let FlexibleWidth = Self.flexibleWidth
  /// The former name of `flexibleRightMargin`.
  @available(*, deprecated, renamed: "flexibleRightMargin")
  public static let FlexibleRightMargin = Self.flexibleRightMargin
  /// The former name of `flexibleTopMargin`.
  @available(*, deprecated, renamed: "flexibleTopMargin")
  public static let FlexibleTopMargin = Self.flexibleTopMargin
  /// The former name of `flexibleHeight`.
  @available(*, deprecated, renamed: "flexibleHeight")
  public static let FlexibleHeight = Self.flexibleHeight
  /// The former name of `flexibleBottomMargin`.
  @available(*, deprecated, renamed: "flexibleBottomMargin")
  public static let FlexibleBottomMargin = Self.flexibleBottomMargin
}
