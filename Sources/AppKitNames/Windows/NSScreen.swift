public import AutoLayout
public import Foundation

/// AppKit's screen, as far as windows are laid out by it: the main ``AutoLayout/Screen``.
///
/// There is no screen here. While the code of a scene runs, and while the scene is laid out, it is the
/// canvas; tests may say another one with `Screen.$main.withValue(_:operation:)`.
public struct NSScreen: Hashable, Sendable {
  private let screen: Screen

  /// The screen of the task that asks; never nil.
  public static var main: NSScreen? { NSScreen(screen: .main) }

  /// The main screen alone.
  public static var screens: [NSScreen] { [NSScreen(screen: .main)] }

  /// The whole screen, in points, from its lower left corner.
  public var frame: CGRect { screen.bounds }

  /// What menu bar and Dock leave of the screen, in points: here all of it, as there are none.
  public var visibleFrame: CGRect { screen.bounds }

  /// Pixels per point.
  public var backingScaleFactor: CGFloat { screen.scale }

  /// What something in front of the screen covers of it, in points: nothing.
  public var safeAreaInsets: EdgeInsets { .zero }
}
