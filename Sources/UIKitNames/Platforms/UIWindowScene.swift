public import AutoLayout
public import Foundation

/// UIKit's name for ``ApplicationScene``.
public typealias UIScene = ApplicationScene
/// UIKit's name for ``WindowScene``.
public typealias UIWindowScene = WindowScene
/// UIKit's name for `ViewController.StatusBarAnimation`.
public typealias UIStatusBarAnimation = ViewController.StatusBarAnimation

extension WindowScene {
  /// The orientation of the interface, by the sides of the main screen.
  public var interfaceOrientation: InterfaceOrientation { Screen.main.interfaceOrientation }

  /// The window that hears of keys: none.
  public var keyWindow: Window? { nil }

  /// The status bar, which has no height outside of views.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// UIKit's record of the bar at the top of the screen; views know it by their safe area.
public struct UIStatusBarManager: Hashable, Sendable {
  /// How the bar looks.
  public var statusBarStyle: ViewController.StatusBarStyle { .default }
  /// Whether the bar is hidden; false.
  public var isStatusBarHidden: Bool { false }
  /// The bar's rectangle, without extent, as its height is only known to views.
  public var statusBarFrame: CGRect { .zero }
}

extension UIApplication {
  /// The scenes of the application: none, as windows here are roots that nobody lists.
  public var connectedScenes: Set<ApplicationScene> { [] }
}

/// Status bars of applications; layout ignores them.
extension UIApplication {
  /// Whether the bar is hidden; false, whatever is set.
  public var isStatusBarHidden: Bool {
    get { false }
    set {}
  }

  /// How the bar looks: as usual, whatever is set.
  public var statusBarStyle: ViewController.StatusBarStyle {
    get { .default }
    set {}
  }

  /// The bar's rectangle, without extent, as its height is only known to views.
  public var statusBarFrame: CGRect { .zero }

  /// The status bar is about to change; nobody posts it here.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The status bar has changed; nobody posts it here.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The interface is about to turn; nobody posts it here.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The interface has turned; nobody posts it here.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Memory is short; nobody posts it here.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
