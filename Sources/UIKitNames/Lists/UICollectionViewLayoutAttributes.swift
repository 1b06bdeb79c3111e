public import AutoLayout
public import Foundation

/// UIKit's name for ``CollectionItemAttributes``.
public typealias UICollectionViewLayoutAttributes = CollectionItemAttributes

extension CollectionItemAttributes {
  /// Makes attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes of a view beside the items.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(forCellWith: indexPath)
  }

  /// The section and the item that the attributes are about.
  public var indexPath: IndexPath {
    get { IndexPath(indexes: place) }
    set { place = Array(newValue) }
  }
}
