public import AutoLayout
public import Foundation

/// The base class of collection view layouts, whose subclasses compute the positions of items.
open class UICollectionViewLayout {
  /// The collection view that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?

  /// Whether ``prepare()`` has to be called before the next query.
  private var needsPreparation = true
  private var preparedSize = CGSize.zero
  /// The measured sizes of elements, which replace estimated sizes.
  private(set) var measured: [CollectionElement: CGSize] = [:]

  private var decorations = ViewRegistry<String, UICollectionReusableView>()

  /// Creates a layout.
  public init() {}

  /// Creates a layout without decoding, because archives aren't supported.
  public required init?(coder: NSCoder) {}

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { CollectionItemAttributes.self }

  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Whether the collection view mirrors all positions in right-to-left layout.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Invalidates the whole layout, regardless of the context.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    forgetPlan()
    collectionView?.setNeedsLayout()
  }

  /// Returns the invalidation context for changed bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Never called; returns whether a cell's preferred size affects other elements.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionItemAttributes,
    withOriginalAttributes originalAttributes: CollectionItemAttributes
  ) -> Bool { false }

  /// Never called; returns the invalidation context for a cell's preferred size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionItemAttributes,
    withOriginalAttributes originalAttributes: CollectionItemAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Never called; returns the offset at which scrolling ends, in points.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Never called; returns the offset after an update, in points.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Prepares the layout for queries.
  ///
  /// Called before items are shown if the layout was invalidated or the collection view's size changed.
  open func prepare() { forgetPlan() }

  /// Invalidates the layout, which is recomputed before it is shown next.
  open func invalidateLayout() {
    needsPreparation = true
    forgetPlan()
    collectionView?.setNeedsLayout()
  }

  /// Whether changed bounds invalidate the layout, false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The size of the content in points, zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements that intersect a rectangle, none by default.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionItemAttributes]? { [] }

  /// Returns the attributes of an item, or `nil` if it has none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionItemAttributes? { nil }

  /// Returns the attributes of a supplementary view, or `nil` if it has none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionItemAttributes? { nil }

  /// Returns the attributes of a decoration view, or `nil` if it has none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionItemAttributes? { nil }

  /// Registers a class of decoration views; if it can't be instantiated, plain views are shown instead.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass, for: elementKind)
  }

  /// Creates a decoration view, or returns `nil` if no class that can be instantiated is registered for its kind.
  func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    decorations.make(kind, reuseIdentifier: nil)
  }

  var orthogonalRegions: [OrthogonalRegion] { [] }

  /// The frames computed by the package's layouts, before subclasses change them, or `nil` for custom layouts.
  var plan: CollectionPlan? { nil }

  func forgetPlan() {}

  /// Stores a view's preferred size, and returns `true` if the size changes the layout.
  func take(_ preferred: CollectionItemAttributes, for element: CollectionElement) -> Bool {
    guard let present = attributes(of: element) else { return false }
    var size = measured[element] ?? present.size
    if present.hasEstimatedWidth { size.width = preferred.size.width }
    if present.hasEstimatedHeight { size.height = preferred.size.height }
    measured[element] = size
    guard
      present.hasEstimatedWidth && abs(size.width - present.size.width) > 0.001
        || present.hasEstimatedHeight && abs(size.height - present.size.height) > 0.001
    else { return false }
    forgetPlan()
    return true
  }

  /// Discards the measured sizes, and invalidates the layout.
  func forgetItems() {
    measured = [:]
    invalidateLayout()
  }

  func prepareIfNeeded(for bounds: CGRect) {
    guard
      needsPreparation || preparedSize != bounds.size
        || shouldInvalidateLayout(forBoundsChange: bounds)
    else { return }
    needsPreparation = false
    preparedSize = bounds.size
    prepare()
  }

  /// The attributes of an element in the plan, or `nil` if the element doesn't exist.
  func attributes(of element: CollectionElement) -> CollectionItemAttributes? {
    plan?.attributes(of: element, visible: visibleRect)
  }

  var visibleRect: CGRect {
    guard let collectionView else { return .zero }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset)
  }
}

extension UICollectionViewLayout {
  var isFlipped: Bool {
    flipsHorizontallyInOppositeLayoutDirection
      && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Whether the content is shown from its right end initially.
  var startsAtRight: Bool {
    isFlipped || plan.map { $0.axis == .horizontal && $0.surroundings.isMirrored } ?? false
  }

  /// The attributes of the elements in a rectangle, mirrored if the layout is flipped.
  func shownAttributes(in rect: CGRect) -> [CollectionItemAttributes] {
    guard isFlipped else { return layoutAttributesForElements(in: rect) ?? [] }
    let mirrored = rect.mirrored(in: collectionViewContentSize.width)
    return (layoutAttributesForElements(in: mirrored) ?? []).compactMap(shown)
  }

  /// Returns an element's attributes as shown, which are mirrored if the layout is flipped.
  func shown(_ attributes: CollectionItemAttributes?) -> CollectionItemAttributes? {
    guard isFlipped, let copy = attributes?.copy() as? CollectionItemAttributes else {
      return attributes
    }
    copy.frame = copy.frame.mirrored(in: collectionViewContentSize.width)
    return copy
  }
}
