public import AutoLayout
public import Foundation

/// UIKit's name for `ApplicationScene`.
public typealias UIScene = ApplicationScene
/// UIKit's name for `WindowScene`.
public typealias UIWindowScene = WindowScene
/// UIKit's name for `ViewController.StatusBarAnimation`.
public typealias UIStatusBarAnimation = ViewController.StatusBarAnimation

extension WindowScene {
  /// The orientation of the interface, derived from the main screen's proportions.
  public var interfaceOrientation: InterfaceOrientation { Screen.main.interfaceOrientation }

  /// The window with keyboard focus: always `nil`.
  public var keyWindow: Window? { nil }

  /// The status bar manager, whose frame is empty.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// UIKit's status bar manager, whose values never change.
public struct UIStatusBarManager: Hashable, Sendable {
  /// The style of the bar: always the default.
  public var statusBarStyle: ViewController.StatusBarStyle { .default }
  /// Whether the bar is hidden: always false.
  public var isStatusBarHidden: Bool { false }
  /// The bar's frame: always zero, because the bar is only part of the safe area of views.
  public var statusBarFrame: CGRect { .zero }
}

extension UIApplication {
  /// The connected scenes: always empty, because windows aren't registered with the application.
  public var connectedScenes: Set<ApplicationScene> { [] }
}

/// The status bar of the application; layout ignores it.
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

  /// The bar's frame: always zero, because the bar is only part of the safe area of views.
  public var statusBarFrame: CGRect { .zero }

  /// The notification, never posted, that the status bar's frame is about to change.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The notification, never posted, that the status bar's frame has changed.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The notification, never posted, that the interface is about to rotate.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The notification, never posted, that the interface has rotated.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The notification, never posted, that memory is low.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
