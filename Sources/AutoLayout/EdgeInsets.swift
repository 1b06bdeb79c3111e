public import Foundation

/// Distances inwards from the four edges of a rectangle, in points, that never mirror.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// No distance on any edge.
  public static let zero = EdgeInsets()

  /// Makes insets; what is left out is 0. Negative distances reach outwards.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances inwards from the four edges of a rectangle, in points, that mirror with the layout
/// direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// No distance on any edge.
  public static let zero = DirectionalEdgeInsets()

  /// Makes insets; what is left out is 0. Negative distances reach outwards.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same insets by side, where `direction` decides which side leads.
  public func resolved(_ direction: LayoutDirection) -> EdgeInsets {
    let leftToRight = direction == .leftToRight
    return EdgeInsets(
      top: top, left: leftToRight ? leading : trailing,
      bottom: bottom, right: leftToRight ? trailing : leading)
  }
}

extension EdgeInsets {
  /// The same insets by reading direction: the inverse of `DirectionalEdgeInsets.resolved(_:)`.
  public func directional(_ direction: LayoutDirection) -> DirectionalEdgeInsets {
    let leftToRight = direction == .leftToRight
    return DirectionalEdgeInsets(
      top: top, leading: leftToRight ? left : right,
      bottom: bottom, trailing: leftToRight ? right : left)
  }
}

/// The direction in which an interface reads, and so the side that `leading` means.
public enum LayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
