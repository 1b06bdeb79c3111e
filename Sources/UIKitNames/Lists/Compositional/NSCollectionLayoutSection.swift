public import AutoLayout
public import Foundation

/// A section of a compositional layout: a group that repeats, with headers, footers and a background.
open class NSCollectionLayoutSection {
  let group: NSCollectionLayoutGroup

  /// The insets of the groups from the edges of the section, in points.
  ///
  /// Headers are above the top inset, and footers below the bottom inset.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// The boundary for content insets across the scroll direction; `automatic` means the boundary that the layout sets.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The boundary from which header and footer insets are measured; `automatic` means the boundary of the content.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Whether ``contentInsets`` also apply to the sides of headers and footers.
  open var supplementariesFollowContentInsets = true

  /// Whether and how groups scroll orthogonally to the layout.
  ///
  /// Groups are shown unscrolled. With `groupPagingCentered`, the first group is centered.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The headers and footers.
  ///
  /// Those at the same edge overlap, and the largest determines their space. Apple doesn't publish that rule.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The section's background views.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A closure that changes the appearance of visible items, given the scroll offset and the environment.
  public typealias VisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

  /// The closure that changes the frames and appearance of visible items whenever their attributes are requested.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// Creates a section that repeats a group for all items.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

extension CollectionItemAttributes: NSCollectionLayoutVisibleItem {}
