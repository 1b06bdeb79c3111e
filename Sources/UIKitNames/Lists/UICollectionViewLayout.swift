public import AutoLayout
public import Foundation

/// The places of the items of a collection view, which subclasses compute.
open class UICollectionViewLayout {
  /// The collection view that the layout is for.
  public internal(set) weak var collectionView: UICollectionView?

  /// Whether ``prepare()`` has to be called before the next question.
  private var needsPreparation = true
  private var preparedSize = CGSize.zero

  /// Makes a layout.
  public init() {}

  /// Makes a layout, as archives are not read here.
  public required init?(coder: NSCoder) {}

  /// The class of the places that the layout makes.
  open class var layoutAttributesClass: AnyClass { CollectionItemAttributes.self }

  /// The class of the records of what is to be computed anew.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Whether the content is mirrored where reading starts at the right; kept, and not obeyed.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Has places computed anew in the next layout, whatever the record says.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    collectionView?.setNeedsLayout()
  }

  /// A record of what other bounds change.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Whether a cell's own size moves others; never asked here, where compositional layouts know it.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionItemAttributes,
    withOriginalAttributes originalAttributes: CollectionItemAttributes
  ) -> Bool { false }

  /// A record of what a cell's own size changes; never asked here.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionItemAttributes,
    withOriginalAttributes originalAttributes: CollectionItemAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// The offset at which scrolling comes to rest, in points; never asked here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after an update, in points; never asked here.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Computes what the layout needs for its answers; called before items are shown if the layout was
  /// invalidated or the collection view has another size.
  open func prepare() {}

  /// Has places computed anew in the next layout.
  open func invalidateLayout() {
    needsPreparation = true
    collectionView?.setNeedsLayout()
  }

  /// Whether items have to be arranged anew when the collection's bounds change; no unless said
  /// otherwise.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The size of all items in points: none unless a subclass says otherwise.
  open var collectionViewContentSize: CGSize { .zero }

  /// The places of the elements that reach into a rectangle: none unless a subclass says otherwise.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionItemAttributes]? { [] }

  /// The place of an item, or `nil` if it has none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionItemAttributes? { nil }

  /// The place of a view beside the items, or `nil` if it has none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionItemAttributes? { nil }

  /// The place of a view behind or between the items, or `nil` if it has none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionItemAttributes? { nil }

  /// Does nothing: a class alone makes no views here, and plain views stand for those of every kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}

  /// Whether the layout gives places to items.
  var arrangesItems: Bool { true }

  /// Whether the content starts at its right end.
  var startsAtRight: Bool { false }

  /// The parts of the content that scroll across the layout's direction.
  var orthogonalRegions: [OrthogonalRegion] { [] }

  /// Takes the size that a view wants; true if that moves anything.
  func take(_ preferred: CollectionItemAttributes, for element: CollectionElement) -> Bool { false }

  /// Forgets everything about the items, which are others now.
  func forgetItems() { invalidateLayout() }

  /// Calls ``prepare()`` if need be.
  func prepareIfNeeded(for bounds: CGRect) {
    guard
      needsPreparation || preparedSize != bounds.size
        || shouldInvalidateLayout(forBoundsChange: bounds)
    else { return }
    needsPreparation = false
    preparedSize = bounds.size
    prepare()
  }
}

/// UIKit's arrangement of items in lines; it arranges nothing here.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  override var arrangesItems: Bool { false }

  /// The size of items that are as large as their cells want.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The direction in which items are scrolled.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between items, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of items before it is known, in points; zero where nothing is to be asked.
  open var estimatedItemSize = CGSize.zero
  /// The size of the views above sections, in points.
  open var headerReferenceSize = CGSize.zero
  /// The size of the views below sections, in points.
  open var footerReferenceSize = CGSize.zero
  /// How far items stay from the edges of their section, in points.
  open var sectionInset = EdgeInsets.zero
  /// Whether the views above sections stay while items are scrolled.
  open var sectionHeadersPinToVisibleBounds = false
}
