public import Foundation

/// Distances inwards from the four edges of a rectangle, in points, that never mirror.
public struct EdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// No distance on any edge.
  public static let zero = EdgeInsets()

  /// Makes insets; what is left out is 0.
  ///
  /// Negative distances reach outwards.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on all edges.
  package init(all side: CGFloat) { self.init(top: side, left: side, bottom: side, right: side) }
}

/// Distances inwards from the four edges of a rectangle, in points, that mirror with the layout
/// direction.
public struct DirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the edge where reading starts, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the edge where reading ends, in points.
  public var trailing: CGFloat

  /// No distance on any edge.
  public static let zero = DirectionalEdgeInsets()

  /// Makes insets; what is left out is 0.
  ///
  /// Negative distances reach outwards.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets that are the same on every edge.
  init(all side: CGFloat) {
    self.init(top: side, leading: side, bottom: side, trailing: side)
  }

  /// The same insets by side, where `direction` decides which side leads.
  @_disfavoredOverload
  public func resolved(_ direction: LayoutDirection) -> EdgeInsets {
    let leftToRight = direction == .leftToRight
    return EdgeInsets(
      top: top, left: leftToRight ? leading : trailing,
      bottom: bottom, right: leftToRight ? trailing : leading)
  }
}

extension EdgeInsets {
  /// The same insets by reading direction: the inverse of `DirectionalEdgeInsets.resolved(_:)`.
  @_disfavoredOverload
  public func directional(_ direction: LayoutDirection) -> DirectionalEdgeInsets {
    let leftToRight = direction == .leftToRight
    return DirectionalEdgeInsets(
      top: top, leading: leftToRight ? left : right,
      bottom: bottom, trailing: leftToRight ? right : left)
  }
}

/// The direction in which an interface reads, and so the side that `leading` means.
public enum LayoutDirection: Int, Sendable, CaseIterable, Codable {
  case leftToRight = 0
  case rightToLeft = 1
}
