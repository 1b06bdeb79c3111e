/// Corners of a layer, with the same raw values as in Core Animation.
public struct LayerCorners: OptionSet, Hashable, Sendable, Codable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Makes corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = LayerCorners(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = LayerCorners(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = LayerCorners(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = LayerCorners(rawValue: 8)

  package static let all = LayerCorners(rawValue: 15)
}

/// The curve of a layer's rounded corners.
public struct LayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Apple's name for the curve.
  public let rawValue: String

  /// Makes a curve from Apple's name for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A circular arc.
  public static let circular = LayerCornerCurve(rawValue: "circular")
  /// A continuous curve.
  public static let continuous = LayerCornerCurve(rawValue: "continuous")
}
