public import AutoLayout
public import Foundation

extension Screen {
  /// The screen's bounds, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The brightness of the screen: always 0.5, even after it is set.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }

  /// The screen's traits: its scale and the interface idiom.
  public var traitCollection: TraitCollection {
    TraitCollection(traitsFrom: [
      TraitCollection(displayScale: scale),
      TraitCollection(userInterfaceIdiom: userInterfaceIdiom),
    ])
  }
}

/// UIKit's device, which has the main ``AutoLayout/Screen``.
public struct UIDevice: Hashable, Sendable {
  /// The device with the main screen.
  public static var current: UIDevice { UIDevice(screen: .main) }

  /// The notification, never posted, that the device was rotated.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private let screen: Screen

  /// The interface idiom, derived from the size of the screen.
  public var userInterfaceIdiom: InterfaceIdiom { screen.userInterfaceIdiom }

  /// The system version on which the package's metrics are based.
  public var systemVersion: String { "18.0" }
  /// The system's name: `iOS` or `iPadOS`.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The kind of the device: `iPhone` or `iPad`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as ``model``.
  public var localizedModel: String { model }
  /// The same as ``model``, because iOS doesn't reveal the user's name for the device to apps.
  public var name: String { model }

  /// The orientation, derived from the screen's proportions: portrait or landscape left.
  public var orientation: UIDeviceOrientation {
    screen.interfaceOrientation.isLandscape ? .landscapeLeft : .portrait
  }

  /// Does nothing, because the device is never rotated.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing, because the device is never rotated.
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// UIKit's application, limited to the members that layout code uses.
public final class UIApplication: Sendable {
  /// The shared application.
  public static let shared = UIApplication()

  private init() {}

  /// The orientation of the interface, derived from the main screen's proportions.
  public var statusBarOrientation: InterfaceOrientation { Screen.main.interfaceOrientation }

  /// The default layout direction.
  public var userInterfaceLayoutDirection: LayoutDirection { .leftToRight }

  /// The windows: always empty, because windows aren't registered with the application.
  public var windows: [Window] { [] }

  /// The window with keyboard focus: always `nil`.
  public var keyWindow: Window? { nil }

  /// Whether the screen stays on without touches: always false, even after it is set.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }

  /// The number on the application's icon: always 0, even after it is set.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }

  /// The application's delegate: always `nil`.
  public var delegate: (any UIApplicationDelegate)? { nil }

  /// Doesn't open the URL, and calls the completion with `false`.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Doesn't send the action, and returns `false`.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Event?
  ) -> Bool { false }

  /// The notification, never posted, that the application became active.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The notification, never posted, that the application is about to become inactive.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The notification, never posted, that the application is about to enter the foreground.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The notification, never posted, that the application entered the background.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
}
