// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// UIKit's name for ``Screen``.
public typealias UIScreen = Screen

/// UIKit's name for ``Touch``.
public typealias UITouch = Touch

/// UIKit's name for ``InterfaceIdiom``.
public typealias UIUserInterfaceIdiom = InterfaceIdiom

/// UIKit's name for ``InterfaceOrientation``.
public typealias UIInterfaceOrientation = InterfaceOrientation

/// UIKit's name for ``InterfaceOrientationMask``.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

/// UIKit's name for ``TraitDefinition``.
public typealias UITraitDefinition = TraitDefinition

/// UIKit's name for the type that stands for a trait.
public typealias UITrait = any UITraitDefinition.Type

extension Screen {
  /// Pixels per point of the hardware, which are those of the interface here.
  public var nativeScale: CGFloat { scale }
}

extension WindowScene {
  /// The coordinates of the scene, which fills its screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}

extension TraitCollection {
  /// Runs a closure; colors keep both of their looks here.
  public func performAsCurrent(_ actions: () -> Void) { actions() }
  /// The traits outside of views: by default those of the main screen.
  public static var current: TraitCollection { Screen.main.traitCollection }
}

/// How a device is held; Apple's raw values.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the device is upright, either way round.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or on its front.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// A registration for changes of traits.
public protocol UITraitChangeRegistration: AnyObject {
}

/// Whether the interface is light or dark, as the theme of the picture is.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: InterfaceStyle { .unspecified }
  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, InterfaceStyle>? { \.userInterfaceStyle }
}

/// Whether the screen is wide.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: SizeClass { .unspecified }
  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, SizeClass>? { \.horizontalSizeClass }
}

/// Whether the screen is tall.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: SizeClass { .unspecified }
  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, SizeClass>? { \.verticalSizeClass }
}

/// The preferred content size category.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: ContentSizeCategory { .unspecified }
  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, ContentSizeCategory>? { \.preferredContentSizeCategory }
}

/// Which side leads.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: TraitLayoutDirection { .unspecified }
  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, TraitLayoutDirection>? { \.layoutDirection }
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: CGFloat { 0 }
  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, CGFloat>? { \.displayScale }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: InterfaceIdiom { .unspecified }
  /// The collection's property.
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
  /// Does nothing, as traits are never out of date here.
  public func updateTraitsIfNeeded() {}
}

extension ViewControllerMembers {
  /// Whether the controller keeps the way it stands; false.
  public var prefersInterfaceOrientationLocked: Bool { false }
  /// The button that starts and ends editing.
  public var editButtonItem: UIBarButtonItem { kept(#function, orMade: UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)) }
  /// Puts the view of a child in the place of another's, at once.
  public func transition(from fromViewController: ViewController, to toViewController: ViewController, duration: TimeInterval, options: View.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { exchangeViews(of: fromViewController, and: toViewController, animations, completion) }
  /// How light or dark the controller's view is whatever surrounds it: what the controller says of that trait.
  public var overrideUserInterfaceStyle: InterfaceStyle { get { traitOverrides.userInterfaceStyle } set { traitOverrides.userInterfaceStyle = newValue } }
  /// Does nothing, as traits are never out of date here.
  public func updateTraitsIfNeeded() {}
}

extension Screen {
  /// The main screen alone.
  public static var screens: [Screen] { [.main] }
  /// The coordinates of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen, which is not turned here.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// The maximum number of frames a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded; false.
  public var isCaptured: Bool { false }
  /// A screen was connected; never posted.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// A screen was disconnected; never posted.
  public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  /// The brightness has changed; never posted.
  public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
}
