import Testing
import UIKitNames

@Suite("Diffable data sources")
struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test("a snapshot keeps sections and items in order")
  func snapshots() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "c"])
    snapshot.insertSections(["b"], beforeSection: "c")
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([7, 8])
    snapshot.insertItems([3], afterItem: 2)
    snapshot.insertItems([0], beforeItem: 1)
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.itemIdentifiers == [0, 1, 2, 3, 7, 8] && snapshot.numberOfItems == 6)
    #expect(snapshot.sectionIdentifier(containingItem: 7) == "c")
    #expect(snapshot.indexOfItem(7) == 4 && snapshot.indexOfItem(9) == nil)
    snapshot.moveItem(0, afterItem: 8)
    snapshot.deleteItems([2])
    snapshot.moveSection("a", afterSection: "c")
    #expect(snapshot.itemIdentifiers == [7, 8, 0, 1, 3])
    snapshot.deleteSections(["c"])
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems(inSection: "b") == 0)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test("a collection view shows the cells and headers that registrations configure")
  func collection() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
    let view = UICollectionView(frame: rect(0, 0, 200, 400), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<Cell, Int>(Cell.init(frame:)) { cell, _, item in
      cell.tag = item
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in header.tag = path.section + 100 }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    source.apply(snapshot, animatingDifferences: true)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [1, 2, 3])
    #expect(view.visibleCells.map(\.frame.minY) == [40, 80, 160])
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    #expect(header?.tag == 101 && header?.frame.minY == 120)
    #expect(source.itemIdentifier(for: [0, 1]) == 2 && source.itemIdentifier(for: [2, 0]) == nil)
    #expect(source.indexPath(for: 3) == [1, 0] && source.indexPath(for: 9) == nil)
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 90)) == [0, 1])
    snapshot.deleteItems([1])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [2, 3])
  }

  private final class Cell: UICollectionViewCell {}
}
