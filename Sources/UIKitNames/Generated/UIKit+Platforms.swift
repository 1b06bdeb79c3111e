// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// UIKit's name for `Screen`.
public typealias UIScreen = Screen

/// UIKit's name for `Touch`.
public typealias UITouch = Touch

/// UIKit's name for `InterfaceIdiom`.
public typealias UIUserInterfaceIdiom = InterfaceIdiom

/// UIKit's name for `InterfaceOrientation`.
public typealias UIInterfaceOrientation = InterfaceOrientation

/// UIKit's name for `InterfaceOrientationMask`.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

/// UIKit's name for `TraitDefinition`.
public typealias UITraitDefinition = TraitDefinition

/// UIKit's name for the metatype of a trait.
public typealias UITrait = any UITraitDefinition.Type

extension Screen {
  /// The number of pixels per point on the hardware, which equals `scale`.
  public var nativeScale: CGFloat { scale }
}

extension WindowScene {
  /// The scene's coordinate space, which is the screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}

extension TraitCollection {
  /// Calls a closure. Unlike in UIKit, colors keep their light and dark variants in the closure.
  public func performAsCurrent(_ actions: () -> Void) { actions() }
  /// The traits of the main screen.
  public static var current: TraitCollection { Screen.main.traitCollection }
}

/// A physical orientation of a device, with the same raw values as in UIKit.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the device is in portrait or upside-down portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is face up or face down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// A registration for trait changes.
public protocol UITraitChangeRegistration: AnyObject {
}

/// The trait for the interface style: light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// The default value, which is unspecified.
  public static var defaultValue: InterfaceStyle { .unspecified }
  /// The key path of the trait in `TraitCollection`.
  public static var property: WritableKeyPath<TraitCollection, InterfaceStyle>? { \.userInterfaceStyle }
}

/// The trait for the horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// The default value, which is unspecified.
  public static var defaultValue: SizeClass { .unspecified }
  /// The key path of the trait in `TraitCollection`.
  public static var property: WritableKeyPath<TraitCollection, SizeClass>? { \.horizontalSizeClass }
}

/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// The default value, which is unspecified.
  public static var defaultValue: SizeClass { .unspecified }
  /// The key path of the trait in `TraitCollection`.
  public static var property: WritableKeyPath<TraitCollection, SizeClass>? { \.verticalSizeClass }
}

/// The trait for the preferred content size category.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The default value, which is unspecified.
  public static var defaultValue: ContentSizeCategory { .unspecified }
  /// The key path of the trait in `TraitCollection`.
  public static var property: WritableKeyPath<TraitCollection, ContentSizeCategory>? { \.preferredContentSizeCategory }
}

/// The trait for the layout direction.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// The default value, which is unspecified.
  public static var defaultValue: TraitLayoutDirection { .unspecified }
  /// The key path of the trait in `TraitCollection`.
  public static var property: WritableKeyPath<TraitCollection, TraitLayoutDirection>? { \.layoutDirection }
}

/// The trait for the display scale, in pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// The default value, which is 0 for an unspecified scale.
  public static var defaultValue: CGFloat { 0 }
  /// The key path of the trait in `TraitCollection`.
  public static var property: WritableKeyPath<TraitCollection, CGFloat>? { \.displayScale }
}

/// The trait for the interface idiom.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The default value, which is unspecified.
  public static var defaultValue: InterfaceIdiom { .unspecified }
  /// The key path of the trait in `TraitCollection`.
  public static var property: WritableKeyPath<TraitCollection, InterfaceIdiom>? { \.userInterfaceIdiom }
}

/// An object with traits, such as a view, controller or screen.
public protocol UITraitEnvironment {
  /// The object's traits.
  var traitCollection: TraitCollection { get }
}

/// A view or controller that can observe changes of its traits.
public protocol UITraitChangeObservable {
}

extension ViewMembers {
  /// Does nothing, because traits are always up to date.
  public func updateTraitsIfNeeded() {}
}

extension ViewControllerMembers {
  /// Whether the controller locks its orientation: always false.
  public var prefersInterfaceOrientationLocked: Bool { false }
  /// A bar button that starts or ends editing.
  public var editButtonItem: UIBarButtonItem { kept(#function, orMade: UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)) }
  /// Replaces a child controller's view with another child's view, without animation.
  public func transition(from fromViewController: ViewController, to toViewController: ViewController, duration: TimeInterval, options: View.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { exchangeViews(of: fromViewController, and: toViewController, animations, completion) }
  /// The controller's interface style, which overrides the inherited trait.
  public var overrideUserInterfaceStyle: InterfaceStyle { get { traitOverrides.userInterfaceStyle } set { traitOverrides.userInterfaceStyle = newValue } }
  /// Does nothing, because traits are always up to date.
  public func updateTraitsIfNeeded() {}
}

extension Screen {
  /// The device's screens: only the main screen.
  public static var screens: [Screen] { [.main] }
  /// The coordinate space of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen's coordinate space, which equals `coordinateSpace` because the screen never rotates.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// The maximum number of frames per second, which is 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is being recorded: always false.
  public var isCaptured: Bool { false }
  /// The notification that a screen was connected. It is never posted.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// The notification that a screen was disconnected. It is never posted.
  public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  /// The notification that the brightness has changed. It is never posted.
  public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
}
