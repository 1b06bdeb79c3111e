public import Foundation

/// Insets from the four edges of a rectangle, in points, with a left and a right side in any layout direction.
public struct EdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// Zero on every edge.
  public static let zero = EdgeInsets()

  /// Makes insets in points, 0 by default; negative insets extend outwards.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes equal insets on all edges, in points.
  package init(all side: CGFloat) { self.init(top: side, left: side, bottom: side, right: side) }
}

/// Insets from a rectangle's edges, in points, with leading and trailing sides that follow the layout direction.
public struct DirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Zero on every edge.
  public static let zero = DirectionalEdgeInsets()

  /// Makes insets in points, 0 by default; negative insets extend outwards.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(all side: CGFloat) {
    self.init(top: side, leading: side, bottom: side, trailing: side)
  }

  /// Returns the insets with left and right sides, given the layout direction.
  @_disfavoredOverload
  public func resolved(_ direction: LayoutDirection) -> EdgeInsets {
    let leftToRight = direction == .leftToRight
    return EdgeInsets(
      top: top, left: leftToRight ? leading : trailing,
      bottom: bottom, right: leftToRight ? trailing : leading)
  }
}

extension EdgeInsets {
  /// Returns the insets with leading and trailing sides, given the layout direction.
  @_disfavoredOverload
  public func directional(_ direction: LayoutDirection) -> DirectionalEdgeInsets {
    let leftToRight = direction == .leftToRight
    return DirectionalEdgeInsets(
      top: top, leading: leftToRight ? left : right,
      bottom: bottom, trailing: leftToRight ? right : left)
  }
}

/// The reading direction of an interface, which determines the leading side.
public enum LayoutDirection: Int, Sendable, CaseIterable, Codable {
  /// Leading is left, and trailing is right.
  case leftToRight = 0
  /// Leading is right, and trailing is left.
  case rightToLeft = 1
}
