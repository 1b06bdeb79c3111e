public import AutoLayout
public import Foundation

/// The width or height of an item of a compositional layout.
///
/// Dimensions, sizes, spacings and anchors are structures here, and immutable classes in UIKit.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  private enum Kind: Hashable {
    case fractionOfWidth
    case fractionOfHeight
    case absolute
    case estimated
    case uniform
  }

  private let kind: Kind
  /// The fraction of the container's dimension, or the length in points.
  public let dimension: CGFloat

  /// A fraction of the container's width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(kind: .fractionOfWidth, dimension: fractionalWidth)
  }
  /// A fraction of the container's height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(kind: .fractionOfHeight, dimension: fractionalHeight)
  }
  /// A length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(kind: .absolute, dimension: absoluteDimension)
  }
  /// An estimated length in points, to be replaced by the view's preferred length.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(kind: .estimated, dimension: estimatedDimension)
  }
  /// An estimated length in points, to be replaced by the length of the largest item in the group.
  public static func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    Self(kind: .uniform, dimension: estimatedDimension)
  }

  /// Whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionOfWidth }
  /// Whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionOfHeight }
  /// Whether the dimension is a length in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the length is estimated, including uniform dimensions.
  public var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// Whether the length is that of the group's largest item.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  fileprivate func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionOfWidth: container.width * dimension
    case .fractionOfHeight: container.height * dimension
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// The size of an item of a compositional layout.
public struct NSCollectionLayoutSize: Hashable, Sendable {
  /// The width of the item.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height of the item.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from the dimensions of the width and the height.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  /// The size in points within a container, using the estimates of estimated dimensions.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: max(0, widthDimension.length(in: container)),
      height: max(0, heightDimension.length(in: container)))
  }

  subscript(axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}

/// The point of a container or an item to which a supplementary view is attached.
public struct NSCollectionLayoutAnchor: Hashable, Sendable {
  /// The edges that meet at the anchor; on an axis without an edge, the anchor is in the middle.
  public let edges: NSDirectionalRectEdge
  /// The offset from ``edges``, in points or as fractions of the supplementary view's size.
  public let offset: CGPoint
  /// Whether ``offset`` is in points.
  public let isAbsoluteOffset: Bool

  /// Whether ``offset`` is in fractions of the supplementary view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Creates an anchor where edges meet.
  public init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

  /// Creates an anchor at an offset, in points, from where edges meet.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
  }

  /// Creates an anchor at an offset from where edges meet, in fractions of the supplementary view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
  }

  /// Returns the point of a rectangle where the anchor's edges meet, in left-to-right coordinates.
  func point(in rect: CGRect) -> CGPoint {
    func place(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(low) ? 0 : edges.contains(high) ? 1 : 0.5
    }
    return CGPoint(
      x: rect.minX + place(.leading, .trailing) * rect.width,
      y: rect.minY + place(.top, .bottom) * rect.height)
  }

  /// Returns ``offset`` in points, for a supplementary view's size.
  func distance(for size: CGSize) -> CGPoint {
    isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
