// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

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
  /// Runs a closure; colors keep both of their looks here.
  public func performAsCurrent(_ actions: () -> Void) { actions() }
  /// The traits outside of views: by default those of the main screen.
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

/// A registration for changes of traits.
public protocol UITraitChangeRegistration: AnyObject {
}

/// Whether the interface is light or dark; unspecified, as pictures decide.
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

/// The preferred content size category.
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

/// An object with traits: a view, controller or screen.
public protocol UITraitEnvironment {
  /// The traits.
  var traitCollection: TraitCollection { get }
}

/// An object that observes changes of its traits: a view or controller.
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

extension Screen {
  /// The main screen alone.
  public static var screens: [Screen] { [.main] }
  /// The coordinates of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen, which is not turned here.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// The maximum number of frames a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded; false.
  public var isCaptured: Bool { false }
  /// A screen was connected; never posted.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// A screen was disconnected; never posted.
  public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  /// The brightness has changed; never posted.
  public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
}

/// The contrast of colors; Apple's raw values.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// Whether content is above other content; Apple's raw values.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// Whether texts are bold; Apple's raw values.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// The colors that a screen can show; Apple's raw values.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

/// Whether a screen measures how hard it is pressed; Apple's raw values.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// Whether the interface looks active; Apple's raw values.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// Whether the screen is recorded; Apple's raw values.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// The contrast of colors.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
}

/// Whether content is above other content.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
}

/// Whether texts are bold.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// The colors that the screen can show.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: UIDisplayGamut { .unspecified }
}

/// Whether the screen measures how hard it is pressed.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// Whether the interface looks active.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}

/// Whether the screen is recorded.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}

extension TraitCollection {
  /// The contrast of colors.
  public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
  /// Whether content is above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// Whether texts are bold.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// The colors that the screen can show.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// Whether the screen measures how hard it is pressed.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  /// Whether the interface looks active.
  public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }
  /// Whether the screen is recorded.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
}

extension UIMutableTraits {
  /// The contrast of colors.
  public var accessibilityContrast: UIAccessibilityContrast { get { self[UITraitAccessibilityContrast.self] } set { self[UITraitAccessibilityContrast.self] = newValue } }
  /// Whether content is above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { get { self[UITraitUserInterfaceLevel.self] } set { self[UITraitUserInterfaceLevel.self] = newValue } }
  /// Whether texts are bold.
  public var legibilityWeight: UILegibilityWeight { get { self[UITraitLegibilityWeight.self] } set { self[UITraitLegibilityWeight.self] = newValue } }
  /// The colors that the screen can show.
  public var displayGamut: UIDisplayGamut { get { self[UITraitDisplayGamut.self] } set { self[UITraitDisplayGamut.self] = newValue } }
  /// Whether the screen measures how hard it is pressed.
  public var forceTouchCapability: UIForceTouchCapability { get { self[UITraitForceTouchCapability.self] } set { self[UITraitForceTouchCapability.self] = newValue } }
  /// Whether the interface looks active.
  public var activeAppearance: UIUserInterfaceActiveAppearance { get { self[UITraitActiveAppearance.self] } set { self[UITraitActiveAppearance.self] = newValue } }
  /// Whether the screen is recorded.
  public var sceneCaptureState: UISceneCaptureState { get { self[UITraitSceneCaptureState.self] } set { self[UITraitSceneCaptureState.self] = newValue } }
}

/// The way in which elements inside are read out; Apple's raw values.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}

/// The kind of a container of elements; Apple's raw values.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// Stored for source compatibility; layout ignores it.
extension Responder {
  /// The actions of the element besides its own.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether people can act on the element.
  public var accessibilityRespondsToUserInteraction: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The way in which elements inside are read out.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get { kept(#function) ?? .automatic } set { keep(newValue, #function) } }
  /// The kind of container.
  public var accessibilityContainerType: UIAccessibilityContainerType { get { kept(#function) ?? .none } set { keep(newValue, #function) } }
  /// The names that people say for the element.
  public var accessibilityUserInputLabels: [String]? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The text that is read out for the element, with attributes.
  public var accessibilityAttributedLabel: NSAttributedString? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The value that is read out for the element, with attributes.
  public var accessibilityAttributedValue: NSAttributedString? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The result of acting on the element, with attributes.
  public var accessibilityAttributedHint: NSAttributedString? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The language that the element is read out in.
  public var accessibilityLanguage: String? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The kind of text that the element has.
  public var accessibilityTextualContext: String? { get { kept(#function) } set { keep(newValue, #function) } }
}

/// Stored for source compatibility; layout ignores it.
extension View {
  /// Whether inverted colors leave the view as it is.
  public var accessibilityIgnoresInvertColors: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether a large copy of the view's content is shown at large text sizes.
  public var showsLargeContentViewer: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The title of the large copy.
  public var largeContentTitle: String? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The picture of the large copy.
  public var largeContentImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether the picture of the large copy grows with the text size.
  public var scalesLargeContentImage: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension UIAccessibility {
  /// Whether the device is kept to one application; false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether videos start by themselves; true.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether transitions fade; false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether sound has one channel; false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether videos have captions; false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the screen shows grays; false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the screen can be read out; false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether selected text can be read out; false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether shaking undoes; true.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether a menu replaces gestures; false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether switches have labels; false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether colors must not be the only difference; false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether buttons have shapes; false.
  public static var buttonShapesEnabled: Bool { false }
  /// The wish for little movement has changed; never posted.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The wish for little transparency has changed; never posted.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The wish for bold text has changed; never posted.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The wish for darker colors has changed; never posted.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// The wish for inverted colors has changed; never posted.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Switch control was turned on or off; never posted.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// A text was read out; never posted.
  public static let announcementDidFinishNotification = Foundation.Notification.Name("UIAccessibilityAnnouncementDidFinishNotification")
  /// An element has the focus; never posted.
  public static let elementFocusedNotification = Foundation.Notification.Name("UIAccessibilityElementFocusedNotification")
  /// Converts a rectangle of a view to the screen's coordinates.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: View) -> CGRect { view.convert(rect, to: nil) }
}

extension UIApplication {
  /// How active an application is; Apple's raw values.
  public enum State: Int, Sendable {
    case active, inactive, background
  }
}

extension UIApplication {
  /// How active the application is: in front, and active.
  public var applicationState: State { .active }
  /// The preferred content size category outside of views.
  public var preferredContentSizeCategory: ContentSizeCategory { .large }
  /// Whether the application can have several scenes; false.
  public var supportsMultipleScenes: Bool { false }
  /// Whether another application opens an address; false.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// The address of the application's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The address of the application's settings of notifications.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The application is about to end; never posted.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// The time has changed; never posted.
  public static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
  /// A picture of the screen was taken; never posted.
  public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

extension UIApplication {
  /// An option of opening an address.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    /// Whether only applications open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey()
  }
}

extension ApplicationScene {
  /// A scene is about to be connected; never posted.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// A scene was disconnected; never posted.
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// A scene became active; never posted.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// A scene is about to be inactive; never posted.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// A scene is about to come back; never posted.
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// A scene went away; never posted.
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

extension ContentSizeCategory {
  /// The preferred category has changed; never posted.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
