public import Foundation

/// UIKit's distance along both axes, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downward.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// Creates no distance.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates a distance from its parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
