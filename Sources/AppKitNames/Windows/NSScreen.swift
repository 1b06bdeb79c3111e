public import AutoLayout
public import Foundation

/// AppKit's screen: the main `AutoLayout.Screen`.
///
/// While a scene's code runs, and during its layout, the screen is the scene's canvas. Tests can set another one with
/// `Screen.$main.withValue(_:operation:)`.
public struct NSScreen: Hashable, Sendable {
  private let screen: Screen

  /// The screen of the current task; never `nil`.
  public static var main: NSScreen? { NSScreen(screen: .main) }

  /// The screens, of which there is only the main one.
  public static var screens: [NSScreen] { [NSScreen(screen: .main)] }

  /// The whole screen in points, from its lower left corner.
  public var frame: CGRect { screen.bounds }

  /// The part that the menu bar and the Dock don't cover, in points: always the whole screen.
  public var visibleFrame: CGRect { screen.bounds }

  /// Pixels per point.
  public var backingScaleFactor: CGFloat { screen.scale }

  /// The insets of the part that hardware covers, in points: zero.
  public var safeAreaInsets: EdgeInsets { .zero }
}
