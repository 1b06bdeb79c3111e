/// How an interface stands on its screen; Apple's raw values.
public enum InterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the interface is upright, either way round.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the interface lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several ways in which an interface may stand on its screen: Apple's bits, one for each orientation.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the orientations.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = InterfaceOrientationMask(.portrait)
  /// Upright, the other way round.
  public static let portraitUpsideDown = InterfaceOrientationMask(.portraitUpsideDown)
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientationMask(.landscapeLeft)
  /// On its right side.
  public static let landscapeRight = InterfaceOrientationMask(.landscapeRight)
  /// On either side.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: InterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
  /// All but upside down, as phones want it.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]

  private init(_ orientation: InterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }
}
