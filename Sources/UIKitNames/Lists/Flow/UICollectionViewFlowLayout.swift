public import AutoLayout
public import Foundation

/// UIKit's layout of items in lines.
///
/// A line contains as many items as fit with ``minimumInteritemSpacing`` between them, spread over its length. A line
/// is as thick as its thickest item, and thinner items are centered across it. ``minimumLineSpacing`` separates lines.
/// A sole item is centered. Apple doesn't document the spacing in the last line; see `FlowLines`. Headers and footers
/// extend from edge to edge, outside ``sectionInset``.
///
/// Right-to-left layout mirrors everything including insets, and horizontally scrolling content begins at its right
/// end. UIKit is reported not to mirror items of different widths unless a subclass overrides
/// `flipsHorizontallyInOppositeLayoutDirection`. Here they are always mirrored.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The value of ``itemSize`` or ``estimatedItemSize`` that makes cells self-sizing.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The scroll direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum distance between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of items in points, unless the delegate provides sizes.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of self-sizing cells in points, or zero if cells aren't self-sizing.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The size of section headers in points; layout uses only the dimension along the scroll direction.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of section footers in points; layout uses only the dimension along the scroll direction.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The insets of items from the edges of their section, in points.
  open var sectionInset = EdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The boundary from which section insets are measured.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether section headers stay visible during scrolling.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether section footers stay visible during scrolling.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  private var solution: CollectionPlan?

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewFlowLayoutInvalidationContext()
  }

  open override var collectionViewContentSize: CGSize { plan?.contentSize ?? .zero }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionItemAttributes]? {
    plan?.attributes(in: rect, visible: visibleRect) ?? []
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionItemAttributes? {
    attributes(of: CollectionElement(kind: .cell, place: Array(indexPath)))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionItemAttributes? {
    attributes(of: CollectionElement(kind: .supplementary(elementKind), place: Array(indexPath)))
  }

  override func forgetPlan() { solution = nil }

  override var plan: CollectionPlan? {
    guard let collectionView else { return nil }
    let surroundings = CollectionEnvironment(of: collectionView, scrolling: scrollDirection)
    if let solution, solution.surroundings == surroundings { return solution }
    var new = CollectionPlan(surroundings, along: scrollDirection.axis)
    for (index, count) in collectionView.itemCounts.enumerated() {
      let section = section(index, of: count, in: collectionView, surroundings)
      let start = new.contentSize[new.axis]
      let (elements, length) = section.place(from: start)
      new.elements += elements
      new.ranges[index] = start...(start + length)
      new.contentSize[new.axis] = start + length
    }
    new.finish()
    solution = new
    return new
  }

  /// Returns the description of a section, using the delegate's values.
  private func section(
    _ index: Int, of count: Int, in view: UICollectionView, _ surroundings: CollectionEnvironment
  ) -> FlowSection {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let axis = scrollDirection.axis
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let header = delegate?.collectionView(
      view, layout: self, referenceSizeForHeaderInSection: index)
    let footer = delegate?.collectionView(
      view, layout: self, referenceSizeForFooterInSection: index)
    return FlowSection(
      index: index, axis: axis, container: surroundings.container,
      inset: NSDirectionalEdgeInsets(
        top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right
      ).adding(surroundings.insets(sectionInsetReference.reference)),
      lines: FlowLines(
        sizes: (0..<count).map { size(of: IndexPath(item: $0, section: index), delegate, view) },
        itemSpacing: delegate?.collectionView(
          view, layout: self, minimumInteritemSpacingForSectionAt: index)
          ?? minimumInteritemSpacing,
        lineSpacing: delegate?.collectionView(
          view, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing,
        isEstimated: estimatedItemSize != .zero, axis: axis),
      header: (header ?? headerReferenceSize)[axis], footer: (footer ?? footerReferenceSize)[axis],
      pinsHeader: sectionHeadersPinToVisibleBounds, pinsFooter: sectionFootersPinToVisibleBounds)
  }

  private func size(
    of path: IndexPath, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ view: UICollectionView
  ) -> CGSize {
    let own = itemSize != Self.automaticSize ? itemSize : CGSize(width: 50, height: 50)
    let stated = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    let size = stated != itemSize && stated != Self.automaticSize ? stated : nil
    let isEstimated = estimatedItemSize != .zero && estimatedItemSize != Self.automaticSize
    let known = measured[CollectionElement(kind: .cell, place: Array(path))]
    let chosen = known ?? size ?? (isEstimated ? estimatedItemSize : own)
    // Code that subtracts from the width of an empty view returns negative sizes.
    return CGSize(width: max(0, chosen.width), height: max(0, chosen.height))
  }
}

extension UICollectionViewFlowLayout.SectionInsetReference {
  /// The corresponding boundary in compositional layouts.
  fileprivate var reference: UIContentInsetsReference {
    switch self {
    case .fromContentInset: .none
    case .fromSafeArea: .safeArea
    case .fromLayoutMargins: .layoutMargins
    }
  }
}
