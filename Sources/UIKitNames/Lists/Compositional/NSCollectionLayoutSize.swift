public import AutoLayout
public import Foundation

/// The width or height of an item of a compositional layout.
///
/// A value, where Apple's is a class whose instances never change; so are sizes, spacings and anchors.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  private enum Kind: Hashable {
    case fractionOfWidth
    case fractionOfHeight
    case absolute
    case estimated
    case uniform
  }

  private let kind: Kind
  /// The number that the dimension was made with: a fraction, or a length in points.
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
  /// A length in points until the view is known, which then decides.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(kind: .estimated, dimension: estimatedDimension)
  }
  /// An estimated length that grows to the one of the largest item in the group.
  public static func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    Self(kind: .uniform, dimension: estimatedDimension)
  }

  /// Whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionOfWidth }
  /// Whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionOfHeight }
  /// Whether the dimension is a length in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the view decides, as it does for uniform dimensions too.
  public var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// Whether the dimension grows to the one of the largest item in the group.
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
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  /// The size in a container in points, with estimates for what views decide.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: max(0, widthDimension.length(in: container)),
      height: max(0, heightDimension.length(in: container)))
  }

  subscript(axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  /// Whether views decide an extent.
  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}

/// The point of a container or an item that a supplementary view is attached to.
public struct NSCollectionLayoutAnchor: Hashable, Sendable {
  /// The edges that meet in the point; the middle on an axis without one.
  public let edges: NSDirectionalRectEdge
  /// The distance from there: in points, or as parts of the supplementary view's size.
  public let offset: CGPoint
  /// Whether ``offset`` is in points.
  public let isAbsoluteOffset: Bool

  /// Whether ``offset`` is in parts of the supplementary view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Makes an anchor where edges meet.
  public init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

  /// Makes an anchor at a distance in points from where edges meet.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
  }

  /// Makes an anchor at a distance from where edges meet, in parts of the supplementary view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
  }

  /// The point of a rectangle where the edges meet, with leading edges at the left.
  func point(in rect: CGRect) -> CGPoint {
    func place(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(low) ? 0 : edges.contains(high) ? 1 : 0.5
    }
    return CGPoint(
      x: rect.minX + place(.leading, .trailing) * rect.width,
      y: rect.minY + place(.top, .bottom) * rect.height)
  }

  /// ``offset`` in points, for a supplementary view of a size.
  func distance(for size: CGSize) -> CGPoint {
    isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
