public import AutoLayout
public import Foundation

/// An item of a compositional layout: a cell, or a group.
open class NSCollectionLayoutItem {
  /// The item's size, relative to the group that contains the item.
  public let layoutSize: NSCollectionLayoutSize
  private let attachedItems: [NSCollectionLayoutSupplementaryItem]

  /// The views attached to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

  /// The insets of the cell within the item's space, in points.
  ///
  /// The insets are ignored on an axis with an estimated dimension.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with attached views.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    attachedItems = supplementaryItems
  }

  var isFixed: Bool { !layoutSize.isEstimated }

  /// The ``contentInsets``, except those ignored because of estimated dimensions.
  var insetsInEffect: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  func spacing(
    _ axis: NSLayoutConstraint.Axis
  ) -> (before: NSCollectionLayoutSpacing, after: NSCollectionLayoutSpacing) {
    let spacing = edgeSpacing
    let isHorizontal = axis == .horizontal
    return (
      (isHorizontal ? spacing?.leading : spacing?.top) ?? .fixed(0),
      (isHorizontal ? spacing?.trailing : spacing?.bottom) ?? .fixed(0)
    )
  }
}

/// A view attached to an item of a compositional layout, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The supplementary view's kind.
  public let elementKind: String
  /// The point of the container to which the supplementary view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The supplementary view's point placed at ``containerAnchor``, or `nil` to keep the view inside the container.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The stacking order: views with larger numbers are in front.
  open var zIndex = 1

  /// Creates a supplementary view inside the container's edges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      optionalItemAnchor: nil)
  }

  /// Creates a supplementary view whose anchor coincides with the container's anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      optionalItemAnchor: itemAnchor)
  }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, optionalItemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = optionalItemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame of a view attached to a container, in left-to-right coordinates.
  func frame(of size: CGSize, in container: CGRect) -> CGRect {
    let anchor = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
    let (target, own) = (
      containerAnchor.point(in: container), anchor.point(in: CGRect(origin: .zero, size: size))
    )
    let (first, second) = (containerAnchor.distance(for: size), anchor.distance(for: size))
    return CGRect(
      origin: CGPoint(
        x: target.x - own.x + first.x + second.x, y: target.y - own.y + first.y + second.y),
      size: size)
  }
}

/// A header or footer of a section or of a whole compositional layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the content at which the view is placed.
  public let alignment: NSRectAlignment
  /// The offset from ``alignment``, in points.
  public let offset: CGPoint
  /// Whether the section's size includes the view, which otherwise overlaps the content.
  open var extendsBoundary = true
  /// Whether the view stays visible while part of its section is visible.
  open var pinToVisibleBounds = false

  /// Creates a header or footer.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a header or footer at an offset from its alignment, in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges), optionalItemAnchor: nil)
  }
}

/// A view behind the content of a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The decoration view's kind.
  public let elementKind: String
  /// The stacking order: views with larger numbers are in front.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Creates a view behind a whole section, including its headers and footers.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// An edge or corner of a rectangle, with the same raw values as in UIKit.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
