public import AutoLayout
public import Foundation

/// An item of a compositional layout: the place of one cell, or a group.
open class NSCollectionLayoutItem {
  /// The size, in parts of the group around the item.
  public let layoutSize: NSCollectionLayoutSize
  private let attachedItems: [NSCollectionLayoutSupplementaryItem]

  /// The views that are attached to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

  /// The distances of the cell from the edges of its place, in points.
  ///
  /// Ignored on an axis with an estimated extent, as Apple documents.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distances around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item with views that are attached to it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    attachedItems = supplementaryItems
  }

  /// Whether no extent in the item is estimated.
  var isFixed: Bool { !layoutSize.isEstimated }

  /// ``contentInsets`` without those that estimated extents ignore.
  var insetsInEffect: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// The distances around the item on an axis.
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

/// A view of a compositional layout that is attached to an item, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The point of the container that the view is attached to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that lies there, or `nil` for the one at the container's edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order among views that overlap: larger numbers in front.
  open var zIndex = 1

  /// Makes a view inside the container's edges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      optionalItemAnchor: nil)
  }

  /// Makes a view whose anchor lies at the container's.
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

  /// The rectangle of a view of a size that is attached to a container, with leading edges at the left.
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
  /// The edge or corner of the content at which the view lies.
  public let alignment: NSRectAlignment
  /// The distance from there, in points.
  public let offset: CGPoint
  /// Whether the section grows by the view; otherwise the view lies over the content.
  open var extendsBoundary = true
  /// Whether the view stays visible as long as any of its section is.
  open var pinToVisibleBounds = false

  /// Makes a header or footer.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Makes a header or footer at a distance in points from its place.
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
  /// The kind of the view.
  public let elementKind: String
  /// The order among views that overlap: larger numbers in front.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Makes a view behind a whole section, its headers and footers included.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// An edge or corner of a rectangle; Apple's raw values.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// The edges that the alignment names.
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
