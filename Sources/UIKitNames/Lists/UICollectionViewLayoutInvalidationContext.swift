import AutoLayout
public import Foundation

/// UIKit's record of what a layout has to compute anew; here it is always everything.
open class UICollectionViewLayoutInvalidationContext {
  /// Whether everything is to be computed anew.
  open var invalidateEverything: Bool { false }
  /// Whether the data source is to be asked for the numbers of items.
  open var invalidateDataSourceCounts: Bool { false }
  /// How far the content moves, in points; layout ignores it.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content grows, in points; layout ignores it.
  open var contentSizeAdjustment = CGSize.zero
  /// The items to be arranged anew.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Makes a record of nothing.
  public init() {}

  /// Adds items to be arranged anew.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

extension UICollectionViewMembers {
  /// Registers a nib that makes cells.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    contents.registerCell({ nib?.makeView() ?? CollectionCell(frame: $0) }, identifier)
  }

  /// Registers a nib that makes views beside the cells.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    contents.registerView(
      { nib?.makeView() ?? UICollectionReusableView(frame: $0) }, kind, identifier)
  }

  /// The item whose cell is at a point of the content, or `nil` if there isn't one.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    indexPathsForVisibleItems.first { cellForItem(at: $0)?.frame.contains(point) == true }
  }

  /// Scrolls to an item; nothing is picked.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
}
