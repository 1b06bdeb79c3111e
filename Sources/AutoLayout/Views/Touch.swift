public import Foundation

/// A touch to pass to `touchesBegan(_:with:)` and similar methods; the package itself makes no touches.
public final class Touch: Hashable {
  /// The view in which the touch began.
  public private(set) weak var view: View?
  /// The number of taps in quick succession.
  public let tapCount: Int
  private let location: CGPoint

  /// Makes a touch at a point in the coordinates of a view, in points.
  @_disfavoredOverload
  public init(at location: CGPoint, in view: View, tapCount: Int = 1) {
    self.view = view
    self.location = location
    self.tapCount = tapCount
  }

  /// Returns the location in the coordinates of a view of the same tree, in points; pass `nil` for the root.
  public func location(in view: View?) -> CGPoint {
    self.view?.convert(location, to: view) ?? location
  }

  /// Returns the current location, because touches don't move.
  public func previousLocation(in view: View?) -> CGPoint { location(in: view) }

  /// Whether both touches are the same object.
  public static func == (one: Touch, other: Touch) -> Bool { one === other }

  /// Hashes the touch's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
