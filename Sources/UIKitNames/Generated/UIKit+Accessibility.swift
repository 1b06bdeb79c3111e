// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The way in which elements inside are read out; Apple's raw values.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}

/// The kind of a container of elements; Apple's raw values.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// Stored for source compatibility; layout ignores it.
extension ResponderMembers {
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
extension ViewMembers {
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
