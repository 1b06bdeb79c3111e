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

/// UIKit's type of a trait.
public typealias UITrait = any UITraitDefinition.Type

extension Screen {
  /// Pixels per point of the hardware, which are those of the interface here.
  public var nativeScale: CGFloat { scale }
}

extension WindowScene {
  /// The coordinate space of the scene, which fills its screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}

extension TraitCollection {
  /// Runs a closure; colors always keep both appearances here.
  public func performAsCurrent(_ actions: () -> Void) { actions() }
  /// The traits outside views: by default the main screen's.
  public static var current: TraitCollection { Screen.main.traitCollection }
}

/// The orientations of a device; Apple's raw values.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the device is in portrait, upside down or not.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is face up or face down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// A registration for changes of traits.
public protocol UITraitChangeRegistration: AnyObject {
}

/// The trait for light or dark, which is the theme of the picture.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: InterfaceStyle { .unspecified }
  /// The corresponding property.
  public static var property: WritableKeyPath<TraitCollection, InterfaceStyle>? { \.userInterfaceStyle }
}

/// The trait for the horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: SizeClass { .unspecified }
  /// The corresponding property.
  public static var property: WritableKeyPath<TraitCollection, SizeClass>? { \.horizontalSizeClass }
}

/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: SizeClass { .unspecified }
  /// The corresponding property.
  public static var property: WritableKeyPath<TraitCollection, SizeClass>? { \.verticalSizeClass }
}

/// The trait for the preferred content size category.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: ContentSizeCategory { .unspecified }
  /// The corresponding property.
  public static var property: WritableKeyPath<TraitCollection, ContentSizeCategory>? { \.preferredContentSizeCategory }
}

/// The trait for the layout direction.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: TraitLayoutDirection { .unspecified }
  /// The corresponding property.
  public static var property: WritableKeyPath<TraitCollection, TraitLayoutDirection>? { \.layoutDirection }
}

/// The trait for pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: CGFloat { 0 }
  /// The corresponding property.
  public static var property: WritableKeyPath<TraitCollection, CGFloat>? { \.displayScale }
}

/// The trait for the interface idiom.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: InterfaceIdiom { .unspecified }
  /// The corresponding property.
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

extension ViewMembers {
  /// Does nothing: traits are always up to date here.
  public func updateTraitsIfNeeded() {}
}

extension ViewControllerMembers {
  /// Whether the controller locks its orientation: always false.
  public var prefersInterfaceOrientationLocked: Bool { false }
  /// The button that starts and ends editing.
  public var editButtonItem: UIBarButtonItem { kept(#function, orMade: UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)) }
  /// Replaces the view of a child by another's, without animation.
  public func transition(from fromViewController: ViewController, to toViewController: ViewController, duration: TimeInterval, options: View.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { exchangeViews(of: fromViewController, and: toViewController, animations, completion) }
  /// The interface style of the controller's view, which overrides the inherited trait.
  public var overrideUserInterfaceStyle: InterfaceStyle { get { traitOverrides.userInterfaceStyle } set { traitOverrides.userInterfaceStyle = newValue } }
  /// Does nothing: traits are always up to date here.
  public func updateTraitsIfNeeded() {}
}

extension Screen {
  /// The screens, of which there is only the main one.
  public static var screens: [Screen] { [.main] }
  /// The coordinate space of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinate space of the screen, which isn't rotated here.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// The maximum number of frames per second.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded: always false.
  public var isCaptured: Bool { false }
  /// A screen was connected; never posted.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// A screen was disconnected; never posted.
  public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  /// The brightness has changed; never posted.
  public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
}
