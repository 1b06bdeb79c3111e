public import Foundation

/// A finger on a screen, for code that overrides `touchesBegan(_:with:)` and its like.
///
/// There are no fingers here: whoever wants to call such a method makes the touch. A class, as Apple's
/// is: the same one is told of again when it moves.
public final class Touch: Hashable {
  /// The view that the finger came down in.
  public private(set) weak var view: View?
  /// How often the finger came down in a row; 1 unless said otherwise.
  public let tapCount: Int
  private let location: CGPoint

  /// Makes a touch at a point of a view's own coordinates, in points.
  @_disfavoredOverload
  public init(at location: CGPoint, in view: View, tapCount: Int = 1) {
    self.view = view
    self.location = location
    self.tapCount = tapCount
  }

  /// Where the finger is in the coordinates of a view of the same tree, in points; of the root for nil.
  public func location(in view: View?) -> CGPoint {
    self.view?.convert(location, to: view) ?? location
  }

  /// Where the finger was before: the same place, as it does not move.
  public func previousLocation(in view: View?) -> CGPoint { location(in: view) }

  /// Whether both are the same touch.
  public static func == (one: Touch, other: Touch) -> Bool { one === other }

  /// Tells touches apart by identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
