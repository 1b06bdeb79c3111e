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

/// Where groups rest that scroll across the direction of a compositional layout; Apple's raw values.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What content keeps clear of; Apple's raw values.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// A visible cell or other view of a section, for its handler to change.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order among views that overlap: larger numbers in front.
  var zIndex: Int { get set }
  /// Whether the view is left out.
  var isHidden: Bool { get set }
  /// The middle of the view, in points.
  var center: CGPoint { get set }
  /// The rectangle of the view, in points.
  var frame: CGRect { get }
  /// The rectangle of the view in its own coordinates, in points.
  var bounds: CGRect { get }
  /// The transform of the view about its middle.
  var transform: CGAffineTransform { get set }
  /// The section and the item.
  var indexPath: IndexPath { get }
  /// What sort of view it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a view that isn't a cell.
  var representedElementKind: String? { get }
}

extension CollectionItemAttributes: NSCollectionLayoutVisibleItem {}
