// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The way in which VoiceOver groups a container's elements, with the same raw values as in UIKit.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}

/// A kind of accessibility container, with the same raw values as in UIKit.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// Stored for source compatibility; layout ignores it.
extension ResponderMembers {
  /// The custom actions of the element, or `nil` for none.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether the user can act on the element.
  public var accessibilityRespondsToUserInteraction: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The way in which VoiceOver groups the elements inside.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get { kept(#function) ?? .automatic } set { keep(newValue, #function) } }
  /// The kind of accessibility container.
  public var accessibilityContainerType: UIAccessibilityContainerType { get { kept(#function) ?? .none } set { keep(newValue, #function) } }
  /// The element's names for Voice Control, or `nil` to use its label.
  public var accessibilityUserInputLabels: [String]? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The element's accessibility label, with attributes.
  public var accessibilityAttributedLabel: NSAttributedString? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The element's accessibility value, with attributes.
  public var accessibilityAttributedValue: NSAttributedString? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The element's accessibility hint, with attributes.
  public var accessibilityAttributedHint: NSAttributedString? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The language in which VoiceOver reads the element, or `nil` for the system's language.
  public var accessibilityLanguage: String? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The kind of text in the element, or `nil` if it isn't specified.
  public var accessibilityTextualContext: String? { get { kept(#function) } set { keep(newValue, #function) } }
}

/// Stored for source compatibility; layout ignores it.
extension ViewMembers {
  /// Whether the view keeps its colors when the screen's colors are inverted.
  public var accessibilityIgnoresInvertColors: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the large content viewer shows the view's content.
  public var showsLargeContentViewer: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The view's title in the large content viewer.
  public var largeContentTitle: String? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The view's image in the large content viewer.
  public var largeContentImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether the image in the large content viewer is scaled up.
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
  /// Whether switches show on/off labels: always false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether the interface must convey information by more than color: always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether button shapes are on: always false.
  public static var buttonShapesEnabled: Bool { false }
  /// The notification that the Reduce Motion setting has changed. It is never posted.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The notification that the Reduce Transparency setting has changed. It is never posted.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The notification that the Bold Text setting has changed. It is never posted.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The notification that the Increase Contrast setting has changed. It is never posted.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// The notification that the Invert Colors setting has changed. It is never posted.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// The notification that Switch Control was turned on or off. It is never posted.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The notification that VoiceOver has finished an announcement. It is never posted.
  public static let announcementDidFinishNotification = Foundation.Notification.Name("UIAccessibilityAnnouncementDidFinishNotification")
  /// The notification that an element received the accessibility focus. It is never posted.
  public static let elementFocusedNotification = Foundation.Notification.Name("UIAccessibilityElementFocusedNotification")
  /// Converts a rectangle from a view's coordinates to the screen's.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: View) -> CGRect { view.convert(rect, to: nil) }
}

extension UIApplication {
  /// A state of an application, with the same raw values as in UIKit.
  public enum State: Int, Sendable {
    case active, inactive, background
  }
}

extension UIApplication {
  /// The application's state, which is always active.
  public var applicationState: State { .active }
  /// The preferred content size category, which is always large.
  public var preferredContentSizeCategory: ContentSizeCategory { .large }
  /// Whether the application supports multiple scenes: always false.
  public var supportsMultipleScenes: Bool { false }
  /// Returns `false`, because no application can open URLs.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// The URL that opens the application's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The URL that opens the application's notification settings.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The notification that the application is about to terminate. It is never posted.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// The notification that the time has changed significantly. It is never posted.
  public static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
  /// The notification that a screenshot was taken. It is never posted.
  public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

extension UIApplication {
  /// The key of an option for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    /// The option to open the URL only in an application, never in a browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey()
  }
}

extension ApplicationScene {
  /// The notification that a scene is about to be connected. It is never posted.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// The notification that a scene was disconnected. It is never posted.
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// The notification that a scene became active. It is never posted.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The notification that a scene is about to become inactive. It is never posted.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// The notification that a scene is about to enter the foreground. It is never posted.
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// The notification that a scene entered the background. It is never posted.
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

extension ContentSizeCategory {
  /// The notification that the preferred category has changed. It is never posted.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
