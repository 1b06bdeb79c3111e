public import AutoLayout
public import Foundation

extension Window {
  /// How far in front a window is; Apple's raw values.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// The distance from the usual windows.
    public let rawValue: CGFloat

    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where windows usually are.
    public static let normal = Level(rawValue: 0)
    /// In front of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Whether a level is farther behind than another.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

    /// A level farther in front.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }

    /// A level farther behind.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }
  }

  /// Whether the window hears of keys: never here.
  public var isKeyWindow: Bool { false }

  /// Lets the window hear of keys, of which there are none.
  public func makeKey() {}

  /// The screen of the window: one of its size, with its pixels.
  public var screen: Screen {
    Screen(size: bounds.size, scale: traitCollection.displayScale)
  }
}

/// Stored for source compatibility; layout ignores it.
extension Window {
  /// How far in front the window is.
  public var windowLevel: Level {
    get { kept(#function) ?? .normal }
    set { keep(newValue, #function) }
  }
}
