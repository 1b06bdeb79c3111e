public import AutoLayout
public import Foundation

/// UIKit's arrangement of a collection's items; nothing is arranged by it here.
open class UICollectionViewLayout {
  /// The collection that the layout is for.
  public internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  public init() {}

  /// Called before items are arranged; never called here.
  open func prepare() {}

  /// Does nothing, as nothing is arranged.
  open func invalidateLayout() {}

  /// Whether items have to be arranged anew when the collection's bounds change; no unless said
  /// otherwise.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The size of all items in points: none.
  open var collectionViewContentSize: CGSize { .zero }

  /// Where the items lie that reach into a rectangle: none do; never asked here.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionItemAttributes]? { [] }

  /// Where an item lies: nowhere; never asked here.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionItemAttributes? { nil }
}

/// UIKit's arrangement of items in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which items are scrolled; Apple's raw values.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// The size of items that are as large as their cells want.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The direction in which items are scrolled.
  open var scrollDirection = ScrollDirection.vertical
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

/// Whom an arrangement in lines asks for sizes; never asked here.
///
/// What a class does not say is the layout's own.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// How far items stay from the edges of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets
}

extension UICollectionViewDelegateFlowLayout {
  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
}
