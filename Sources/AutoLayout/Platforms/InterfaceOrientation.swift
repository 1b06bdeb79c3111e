/// The orientation of an interface on its screen, with the same raw values as in UIKit.
public enum InterfaceOrientation: Int, Sendable {
  /// UIKit's orientation of the same name.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the orientation is portrait, possibly upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations, with the same bits as in UIKit.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the orientations.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Portrait, upright.
  public static let portrait = InterfaceOrientationMask(.portrait)
  /// Portrait, upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(.portraitUpsideDown)
  /// The orientation `landscapeLeft`.
  public static let landscapeLeft = InterfaceOrientationMask(.landscapeLeft)
  /// The orientation `landscapeRight`.
  public static let landscapeRight = InterfaceOrientationMask(.landscapeRight)
  /// Both landscape orientations.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: InterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
  /// UIKit's default orientations for phones: all except upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]

  private init(_ orientation: InterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }
}
