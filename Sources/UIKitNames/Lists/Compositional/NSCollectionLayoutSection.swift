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

  /// The boundary for the content's insets across the layout's direction; `automatic` uses the layout's setting.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The boundary for the insets of headers and footers; `automatic` uses that of the content.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Whether ``contentInsets`` also apply to the sides of headers and footers.
  open var supplementariesFollowContentInsets = true

  /// Whether and how groups scroll orthogonally to the layout.
  ///
  /// Groups are shown unscrolled. With `groupPagingCentered`, the first one is centered.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The headers and footers.
  ///
  /// Several at one edge overlap, and the largest one determines the space; Apple doesn't publish that rule.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A function that changes the appearance of visible items, given the scroll offset and the environment.
  public typealias VisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

  /// The function that changes the positions and appearance of visible items whenever they are requested.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// Creates a section of a group that is repeated for all items.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

extension CollectionItemAttributes: NSCollectionLayoutVisibleItem {}
