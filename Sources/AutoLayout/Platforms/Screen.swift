public import Foundation

/// The screen that `UIScreen.main` and `NSScreen.main` return; it is a class so that code can compare it with `===`.
///
/// While a scene's code runs or the scene is laid out, the main screen is the canvas. Tests can set another main screen
/// with `Screen.$main.withValue(_:operation:)`. Otherwise the main screen is that of an iPhone 15 in portrait.
public final class Screen: Hashable, Sendable {
  /// The bounds of the screen, in points.
  public let bounds: CGRect
  /// Pixels per point.
  public let scale: CGFloat

  /// Creates a screen from its size in points and its pixels per point.
  @_disfavoredOverload
  public init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }

  /// Creates the screen of a canvas, with the scale at which the canvas is laid out.
  @_disfavoredOverload
  public convenience init(_ canvas: Canvas) {
    self.init(size: canvas.size, scale: Self.scale(for: canvas.scale))
  }

  /// Returns whether the screens have the same size and scale.
  public static func == (lhs: Screen, rhs: Screen) -> Bool {
    lhs.bounds == rhs.bounds && lhs.scale == rhs.scale
  }

  /// Hashes the size and the scale.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bounds.width)
    hasher.combine(bounds.height)
    hasher.combine(scale)
  }

  /// Returns a screen's pixels per point, given the scale at which its content is drawn; that scale may be below 1.
  static func scale(for scale: CGFloat) -> CGFloat { max(1, scale) }

  /// The main screen of the current task.
  @TaskLocal public static var main = Screen(size: CGSize(width: 393, height: 852), scale: 3)

  /// Whether the shorter side has at least 670 points, as on tablets; the largest phone, the iPhone Duo, has 669.
  var isTablet: Bool { min(bounds.width, bounds.height) >= 670 }

  /// The orientation that follows from the screen's size.
  public var interfaceOrientation: InterfaceOrientation {
    bounds.width > bounds.height ? .landscapeRight : .portrait
  }

  /// The idiom that follows from the screen's size: a tablet or a phone.
  public var userInterfaceIdiom: InterfaceIdiom { isTablet ? .pad : .phone }
}

/// The kind of device that an interface is for, with the same raw values as in UIKit.
public enum InterfaceIdiom: Int, Sendable {
  /// The idiom is unspecified.
  case unspecified = -1
  /// A phone or a tablet.
  case phone, pad
  /// A television.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case tv = 2
  /// A display in a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}
