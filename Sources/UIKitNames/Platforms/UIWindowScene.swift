public import AutoLayout
public import Foundation

/// UIKit's name for `ApplicationScene`.
public typealias UIScene = ApplicationScene
/// UIKit's name for `WindowScene`.
public typealias UIWindowScene = WindowScene
/// UIKit's name for `ViewController.StatusBarAnimation`.
public typealias UIStatusBarAnimation = ViewController.StatusBarAnimation

extension WindowScene {
  /// The orientation of the interface, derived from the main screen's sides.
  public var interfaceOrientation: InterfaceOrientation { Screen.main.interfaceOrientation }

  /// The window with keyboard focus: always `nil`.
  public var keyWindow: Window? { nil }

  /// The status bar manager, whose frame is empty.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// UIKit's status bar manager; views know the bar by their safe area.
public struct UIStatusBarManager: Hashable, Sendable {
  /// The style of the bar: always the default.
  public var statusBarStyle: ViewController.StatusBarStyle { .default }
  /// Whether the bar is hidden: always false.
  public var isStatusBarHidden: Bool { false }
  /// The bar's frame: always zero, because only views know its height.
  public var statusBarFrame: CGRect { .zero }
}

extension UIApplication {
  /// The scenes: always empty, because windows are roots here and aren't registered.
  public var connectedScenes: Set<ApplicationScene> { [] }
}

/// Status bars of applications; layout ignores them.
extension UIApplication {
  /// Whether the bar is hidden: always false, even after it is set.
  public var isStatusBarHidden: Bool {
    get { false }
    set {}
  }

  /// The style of the bar: always the default, even after it is set.
  public var statusBarStyle: ViewController.StatusBarStyle {
    get { .default }
    set {}
  }

  /// The bar's frame: always zero, because only views know its height.
  public var statusBarFrame: CGRect { .zero }

  /// The status bar's frame is about to change; never posted.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The status bar's frame has changed; never posted.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The interface is about to rotate; never posted.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The interface has rotated; never posted.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Memory is low; never posted.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
