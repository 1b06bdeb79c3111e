public import AutoLayout
public import Foundation

/// A section of a compositional layout: a group that repeats, with headers, footers and a background.
open class NSCollectionLayoutSection {
  let group: NSCollectionLayoutGroup

  /// The distances of the groups from the edges of the section, in points.
  ///
  /// Headers lie above the upper one, and footers below the lower one.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// What the content keeps clear of across the layout's direction; the layout's setting if automatic.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// What headers and footers keep clear of; as the content does if automatic.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Whether headers and footers keep ``contentInsets`` at the sides, as groups do.
  open var supplementariesFollowContentInsets = true

  /// Whether groups scroll across the layout's direction, and where they rest.
  ///
  /// They are shown unscrolled, the first one in the middle with `groupPagingCentered`.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The headers and footers.
  ///
  /// Several at one edge overlap, and the largest one counts; Apple doesn't publish that rule.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Changes the looks of visible items: called with them, the offset of what scrolls, and the surroundings.
  public typealias VisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

  /// Changes the places and looks of visible items, whenever these are asked for.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// Makes a section of a group that repeats until all items have their places.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

extension CollectionItemAttributes: NSCollectionLayoutVisibleItem {}
