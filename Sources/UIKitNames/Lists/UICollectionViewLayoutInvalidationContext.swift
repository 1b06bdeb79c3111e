import AutoLayout
public import Foundation

/// UIKit's invalidation context, which has no effect because layouts always recompute everything.
open class UICollectionViewLayoutInvalidationContext {
  /// Whether the layout recomputes everything.
  open var invalidateEverything: Bool { false }
  /// Whether the layout requests the numbers of sections and items again.
  open var invalidateDataSourceCounts: Bool { false }
  /// The change of the content offset, in points; layout ignores it.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points; layout ignores it.
  open var contentSizeAdjustment = CGSize.zero
  /// The index paths of the invalidated items, or `nil` for none.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Creates an empty context.
  public init() {}

  /// Adds items to the invalidated items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

extension UICollectionViewMembers {
  /// Registers a nib for cells.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    contents.registerCell({ nib?.makeView() ?? CollectionCell(frame: $0) }, identifier)
  }

  /// Registers a nib for supplementary views.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    contents.registerView(
      { nib?.makeView() ?? UICollectionReusableView(frame: $0) }, kind, identifier)
  }

  /// The index path of the item at a point of the content, or `nil` if there isn't one.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    indexPathsForVisibleItems.first { cellForItem(at: $0)?.frame.contains(point) == true }
  }

  /// Scrolls to an item, without selecting it.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
}
