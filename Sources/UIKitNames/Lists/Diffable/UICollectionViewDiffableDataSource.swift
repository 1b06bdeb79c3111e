public import AutoLayout
public import Foundation

/// UIKit's collection view data source that provides the items of a snapshot.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UICollectionViewDataSource {
  /// A closure that creates the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> CollectionCell?

  /// A closure that creates a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The closure that creates supplementary views, or `nil` for plain views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var items = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source, and assigns it to the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// Returns a snapshot of the current items.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    items
  }

  /// Replaces the items by those of a snapshot, without animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    items = snapshot
    collectionView?.reloadData()
    completion?()
  }

  /// Replaces the items by those of a snapshot, without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }

  /// The identifier of the item at an index path, or `nil` if there isn't one.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.item(at: indexPath)
  }

  /// The index path of an item, or `nil` if the item doesn't exist.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.indexPath(of: itemIdentifier)
  }

  /// The identifier of the section at an index, or `nil` if there isn't one.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = items.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The index of a section, or `nil` if the section doesn't exist.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    items.indexOfSection(sectionIdentifier)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { items.numberOfSections }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map { items.numberOfItems(inSection: $0) } ?? 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? CollectionCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}

extension NSDiffableDataSourceSnapshot {
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, sectionIdentifiers.indices.contains(indexPath[0]) else {
      return nil
    }
    let items = itemIdentifiers(inSection: sectionIdentifiers[indexPath[0]])
    return items.indices.contains(indexPath[1]) ? items[indexPath[1]] : nil
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    for (section, identifier) in sectionIdentifiers.enumerated() {
      if let place = itemIdentifiers(inSection: identifier).firstIndex(of: item) {
        return [section, place]
      }
    }
    return nil
  }
}
