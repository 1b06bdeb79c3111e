// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The grouping of elements for VoiceOver; Apple's raw values.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}

/// The kind of an accessibility container; Apple's raw values.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// Stored for source compatibility; layout ignores it.
extension ResponderMembers {
  /// The custom actions of the element.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether the user can act on the element.
  public var accessibilityRespondsToUserInteraction: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The grouping of the elements inside for VoiceOver.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get { kept(#function) ?? .automatic } set { keep(newValue, #function) } }
  /// The kind of container.
  public var accessibilityContainerType: UIAccessibilityContainerType { get { kept(#function) ?? .none } set { keep(newValue, #function) } }
  /// The names of the element for Voice Control.
  public var accessibilityUserInputLabels: [String]? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The accessibility label, with attributes.
  public var accessibilityAttributedLabel: NSAttributedString? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The accessibility value, with attributes.
  public var accessibilityAttributedValue: NSAttributedString? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The accessibility hint, with attributes.
  public var accessibilityAttributedHint: NSAttributedString? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The language in which the element is read out.
  public var accessibilityLanguage: String? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The kind of text that the element has.
  public var accessibilityTextualContext: String? { get { kept(#function) } set { keep(newValue, #function) } }
}

/// Stored for source compatibility; layout ignores it.
extension ViewMembers {
  /// Whether the view keeps its colors when colors are inverted.
  public var accessibilityIgnoresInvertColors: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the large content viewer shows the view's content.
  public var showsLargeContentViewer: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The title in the large content viewer.
  public var largeContentTitle: String? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The picture in the large content viewer.
  public var largeContentImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether the picture in the large content viewer is scaled up.
  public var scalesLargeContentImage: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension UIAccessibility {
  /// Whether Guided Access is on: always false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether videos start automatically: always true.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether the user prefers cross-fade transitions: always false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether mono audio is on: always false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether closed captions are on: always false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the screen is in grayscale: always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether Speak Screen is on: always false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether Speak Selection is on: always false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether Shake to Undo is on: always true.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether AssistiveTouch is on: always false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether on/off labels of switches are on: always false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether the interface must not rely on color alone: always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether button shapes are on: always false.
  public static var buttonShapesEnabled: Bool { false }
  /// The Reduce Motion setting has changed; never posted.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The Reduce Transparency setting has changed; never posted.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The Bold Text setting has changed; never posted.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The Increase Contrast setting has changed; never posted.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// The Invert Colors setting has changed; never posted.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Switch Control was turned on or off; never posted.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// A text was read out; never posted.
  public static let announcementDidFinishNotification = Foundation.Notification.Name("UIAccessibilityAnnouncementDidFinishNotification")
  /// An element got the accessibility focus; never posted.
  public static let elementFocusedNotification = Foundation.Notification.Name("UIAccessibilityElementFocusedNotification")
  /// Converts a rectangle of a view to the screen's coordinates.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: View) -> CGRect { view.convert(rect, to: nil) }
}

extension UIApplication {
  /// The state of an application; Apple's raw values.
  public enum State: Int, Sendable {
    case active, inactive, background
  }
}

extension UIApplication {
  /// The state of the application: always active.
  public var applicationState: State { .active }
  /// The preferred content size category outside views.
  public var preferredContentSizeCategory: ContentSizeCategory { .large }
  /// Whether the application supports several scenes: always false.
  public var supportsMultipleScenes: Bool { false }
  /// Whether another application can open a URL: always false.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// The URL of the application's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The URL of the application's notification settings.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The application is about to terminate; never posted.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// The time has changed significantly; never posted.
  public static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
  /// A screenshot was taken; never posted.
  public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

extension UIApplication {
  /// An option for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    /// Opens the URL only in an application.
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
  /// A scene is about to become inactive; never posted.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// A scene is about to enter the foreground; never posted.
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// A scene entered the background; never posted.
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

extension ContentSizeCategory {
  /// The preferred category has changed; never posted.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
