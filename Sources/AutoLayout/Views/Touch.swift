public import Foundation

/// A touch, for code that overrides `touchesBegan(_:with:)` and similar methods.
///
/// The package makes no touches; callers of such methods make them. A class, as Apple's is: the same object is passed
/// again when the touch moves.
public final class Touch: Hashable {
  /// The view in which the touch began.
  public private(set) weak var view: View?
  /// The number of taps in a row.
  public let tapCount: Int
  private let location: CGPoint

  /// Makes a touch at a point of a view's own coordinates, in points.
  @_disfavoredOverload
  public init(at location: CGPoint, in view: View, tapCount: Int = 1) {
    self.view = view
    self.location = location
    self.tapCount = tapCount
  }

  /// The location in the coordinates of a view of the same tree, in points; `nil` stands for the root.
  public func location(in view: View?) -> CGPoint {
    self.view?.convert(location, to: view) ?? location
  }

  /// The previous location, which is the same, as touches don't move.
  public func previousLocation(in view: View?) -> CGPoint { location(in: view) }

  /// Returns whether both are the same object.
  public static func == (one: Touch, other: Touch) -> Bool { one === other }

  /// Hashes the touch's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
