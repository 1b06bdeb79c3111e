public import AutoLayout
public import Foundation

/// UIKit's table data source that provides the rows of a snapshot.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UITableViewDataSource {
  /// A closure that creates the cell of a row.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> TableCell?

  /// The animation of inserted and deleted rows; layout ignores it.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var items = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source, and assigns it to the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// Returns a snapshot of the current rows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    items
  }

  /// Replaces the rows by those of a snapshot, without animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    items = snapshot
    tableView?.reloadData()
    completion?()
  }

  /// The identifier of the row at an index path, or `nil` if there isn't one.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.item(at: indexPath)
  }

  /// The index path of a row, or `nil` if the row doesn't exist.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.indexPath(of: itemIdentifier)
  }

  open func numberOfSections(in tableView: UITableView) -> Int { items.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let sections = items.sectionIdentifiers
    return sections.indices.contains(section)
      ? items.numberOfItems(inSection: sections[section]) : 0
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? TableCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
