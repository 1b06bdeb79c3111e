public import AutoLayout
public import Foundation

extension CollectionItemAttributes {
  /// Creates attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(forCellWith: indexPath)
    self.elementKind = elementKind
  }

  /// Creates attributes of a decoration view.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forSupplementaryViewOfKind: elementKind, with: indexPath)
    isDecoration = true
  }

  /// The index path of the element.
  public var indexPath: IndexPath {
    get { IndexPath(indexes: place) }
    set { place = Array(newValue) }
  }

  /// The category of the element: a cell, supplementary view or decoration view.
  public var representedElementCategory: UICollectionView.ElementCategory {
    elementKind == nil ? .cell : isDecoration ? .decorationView : .supplementaryView
  }

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
