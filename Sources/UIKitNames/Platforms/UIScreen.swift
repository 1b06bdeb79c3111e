public import AutoLayout
public import Foundation

extension Screen {
  /// The whole screen, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The brightness of the screen: one half, whatever is set.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }

  /// What the screen says of its surroundings: pixels per point and the kind of device.
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

  /// A device was turned; nobody posts it here.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private let screen: Screen

  /// The kind of the device, by the size of its screen.
  public var userInterfaceIdiom: InterfaceIdiom { screen.userInterfaceIdiom }

  /// The system's version: that of the numbers here.
  public var systemVersion: String { "18.0" }
  /// The system's name: `iOS` or `iPadOS`.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The kind of the device: `iPhone` or `iPad`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of the device, as ``model``.
  public var localizedModel: String { model }
  /// The device's name, which apps get without the owner's: ``model``.
  public var name: String { model }

  /// How the device is held, by the sides of its screen: upright, or on its left side.
  public var orientation: UIDeviceOrientation {
    screen.interfaceOrientation.isLandscape ? .landscapeLeft : .portrait
  }

  /// Does nothing, as nothing is turned.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing, as nothing is turned.
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// UIKit's application, of which there is what layout code asks for.
public final class UIApplication: Sendable {
  /// The application.
  public static let shared = UIApplication()

  private init() {}

  /// How the interface stands on the main screen, by the sides of that.
  public var statusBarOrientation: InterfaceOrientation { Screen.main.interfaceOrientation }

  /// The direction of interfaces that say nothing else.
  public var userInterfaceLayoutDirection: LayoutDirection { .leftToRight }

  /// The windows of the application: none, as windows here are roots that nobody lists.
  public var windows: [Window] { [] }

  /// The window that hears of keys: none.
  public var keyWindow: Window? { nil }

  /// Whether the screen stays on without touches: no, whatever is set.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }

  /// The number at the application's symbol: 0, whatever is set.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }

  /// The delegate: none.
  public var delegate: (any UIApplicationDelegate)? { nil }

  /// Opens an address in another application; here that fails.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Sends an action along the responders; here nobody gets it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Event?
  ) -> Bool { false }

  /// An application became active; nobody posts it here.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// An application is about to be inactive; nobody posts it here.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// An application is about to come back; nobody posts it here.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// An application went away; nobody posts it here.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
}
