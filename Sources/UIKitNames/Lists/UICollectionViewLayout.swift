public import AutoLayout
public import Foundation

/// The places of the items of a collection view, which subclasses compute.
open class UICollectionViewLayout {
  /// The collection view that the layout is for.
  public internal(set) weak var collectionView: UICollectionView?

  /// Whether ``prepare()`` has to be called before the next question.
  private var needsPreparation = true
  private var preparedSize = CGSize.zero
  /// The sizes that views want, in place of estimated ones.
  private(set) var measured: [CollectionElement: CGSize] = [:]

  private var decorations = ViewRegistry<String, UICollectionReusableView>()

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

  /// Whether the collection view mirrors all places if reading starts at the right.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Has places computed anew in the next layout, whatever the record says.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    forgetPlan()
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
  open func prepare() { forgetPlan() }

  /// Has places computed anew in the next layout.
  open func invalidateLayout() {
    needsPreparation = true
    forgetPlan()
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

  /// Registers a class of views behind or between the items.
  ///
  /// Plain views stand for those of a class that can't be made.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass, for: elementKind)
  }

  /// Makes a view behind or between the items, or returns `nil` if its class can't be made.
  func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    decorations.make(kind, reuseIdentifier: nil)
  }

  /// The parts of the content that scroll across the layout's direction.
  var orthogonalRegions: [OrthogonalRegion] { [] }

  /// The places that the layout computed itself, without those that subclasses change.
  var plan: CollectionPlan? { nil }

  /// Has the plan made anew.
  func forgetPlan() {}

  /// Takes the size that a view wants; true if that moves anything.
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

  /// Forgets everything about the items, which are others now.
  func forgetItems() {
    measured = [:]
    invalidateLayout()
  }

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

  /// The attributes of an element in the plan, or `nil` if it isn't there.
  func attributes(of element: CollectionElement) -> CollectionItemAttributes? {
    plan?.attributes(of: element, visible: visibleRect)
  }

  /// The part of the content that bars and insets leave visible.
  var visibleRect: CGRect {
    guard let collectionView else { return .zero }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset)
  }
}

extension UICollectionViewLayout {
  /// Whether the collection view mirrors the places that the layout answers with.
  var isFlipped: Bool {
    flipsHorizontallyInOppositeLayoutDirection
      && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Whether the content starts at its right end.
  var startsAtRight: Bool {
    isFlipped || plan.map { $0.axis == .horizontal && $0.surroundings.isMirrored } ?? false
  }

  /// The attributes of the elements that are shown in a rectangle.
  func shownAttributes(in rect: CGRect) -> [CollectionItemAttributes] {
    guard isFlipped else { return layoutAttributesForElements(in: rect) ?? [] }
    let mirrored = rect.mirrored(in: collectionViewContentSize.width)
    return (layoutAttributesForElements(in: mirrored) ?? []).compactMap(shown)
  }

  /// The attributes that an element is shown with, of those that the layout answers with.
  func shown(_ attributes: CollectionItemAttributes?) -> CollectionItemAttributes? {
    guard isFlipped, let copy = attributes?.copy() as? CollectionItemAttributes else {
      return attributes
    }
    copy.frame = copy.frame.mirrored(in: collectionViewContentSize.width)
    return copy
  }
}
