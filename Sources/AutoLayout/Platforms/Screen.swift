public import Foundation

/// The screen that code means which asks for the main one.
///
/// There is no screen here. While the code of a scene runs, and while the scene is laid out, the main
/// screen is the canvas; tests may say another one with `Screen.$main.withValue(_:operation:)`.
/// Everywhere else it is that of an iPhone 15, upright.
public struct Screen: Hashable, Sendable {
  /// The whole screen, in points.
  public let bounds: CGRect
  /// Pixels per point.
  public let scale: CGFloat

  /// Makes a screen of a size in points, and of pixels per point.
  public init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }

  /// Makes the screen that a canvas stands for; one drawn at less than a pixel per point has one.
  public init(_ canvas: Canvas) {
    self.init(size: canvas.size, scale: Self.scale(for: canvas.scale))
  }

  /// The pixels per point of a screen whose content is drawn at a scale.
  static func scale(for scale: CGFloat) -> CGFloat { max(1, scale) }

  /// The screen of the task that asks.
  @TaskLocal public static var main = Screen(size: CGSize(width: 393, height: 852), scale: 3)

  /// Whether it is as large as a tablet's: 600 points or more along its shorter side, which is more than
  /// any phone and less than any tablet has.
  var isTablet: Bool { min(bounds.width, bounds.height) >= 600 }

  /// How an interface stands on it, as far as its sides tell.
  public var interfaceOrientation: InterfaceOrientation {
    bounds.width > bounds.height ? .landscapeRight : .portrait
  }

  /// The kind of device that has such a screen.
  public var userInterfaceIdiom: InterfaceIdiom { isTablet ? .pad : .phone }
}

/// The kind of device that an interface is made for; Apple's raw values.
public enum InterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}
