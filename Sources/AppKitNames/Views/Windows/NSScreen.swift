public import AutoLayout
public import Foundation

/// AppKit's screen, which wraps `Screen.main` of AutoLayout.
///
/// While a scene's code runs, and during the scene's layout, the screen is the scene's canvas. Tests can set another
/// screen with `Screen.$main.withValue(_:operation:)`.
public struct NSScreen: Hashable, Sendable {
  private let screen: Screen

  /// The screen of the current task, never `nil`.
  public static var main: NSScreen? { NSScreen(screen: .main) }

  /// The screens: always only the main screen.
  public static var screens: [NSScreen] { [NSScreen(screen: .main)] }

  /// The whole screen, in points, with the origin at the lower left corner.
  public var frame: CGRect { screen.bounds }

  /// The area outside the menu bar and the Dock, in points: always the whole screen.
  public var visibleFrame: CGRect { screen.bounds }

  /// The number of pixels per point.
  public var backingScaleFactor: CGFloat { screen.scale }

  /// The insets of the area that camera housings don't cover, in points: always zero.
  public var safeAreaInsets: EdgeInsets { .zero }
}
