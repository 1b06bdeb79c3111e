public import AutoLayout
public import Foundation

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
    self.elementKind = elementKind
  }

  /// Makes attributes of a view behind or between the items.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forSupplementaryViewOfKind: elementKind, with: indexPath)
    isDecoration = true
  }

  /// The section and the item that the attributes are about.
  public var indexPath: IndexPath {
    get { IndexPath(indexes: place) }
    set { place = Array(newValue) }
  }

  /// What sort of view the attributes are about.
  public var representedElementCategory: UICollectionView.ElementCategory {
    elementKind == nil ? .cell : isDecoration ? .decorationView : .supplementaryView
  }

  /// The cell or other view that the attributes are about.
  var element: CollectionElement {
    get {
      guard let elementKind else { return CollectionElement(kind: .cell, place: place) }
      return CollectionElement(
        kind: isDecoration ? .decoration(elementKind) : .supplementary(elementKind), place: place)
    }
    set {
      place = newValue.place
      switch newValue.kind {
      case .cell: (elementKind, isDecoration) = (nil, false)
      case .supplementary(let kind): (elementKind, isDecoration) = (kind, false)
      case .decoration(let kind): (elementKind, isDecoration) = (kind, true)
      }
    }
  }
}
