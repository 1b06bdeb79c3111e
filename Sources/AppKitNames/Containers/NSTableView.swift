public import AutoLayout
public import Foundation

/// AppKit's table: an empty rectangle without rows.
///
/// Its other properties are stored for source compatibility; layout ignores them.
open class NSTableView: NSControl {
  /// The data source.
  open weak var dataSource: (any NSTableViewDataSource)?

  /// The delegate.
  open weak var delegate: (any NSTableViewDelegate)?

  /// The columns, from the leading edge on.
  public private(set) var tableColumns: [NSTableColumn] = []

  /// The view above the columns, which is no subview.
  open var headerView: NSView?

  /// The height of rows, in points.
  open var rowHeight = PlatformProfile.macOS.desktop.tableRowHeight

  /// The distances between cells, in points.
  open var intercellSpacing = CGSize(width: 17, height: 0)

  /// Whether rows are shaded by turns.
  open var usesAlternatingRowBackgroundColors = false

  /// Which lines there are between cells.
  open var gridStyleMask: GridLineStyle = []

  /// The colour of the lines between cells.
  open var gridColor = Color.gridColor

  /// Whether several rows can be picked.
  open var allowsMultipleSelection = false

  /// Whether no row may be picked.
  open var allowsEmptySelection = true

  /// Whether people may move columns.
  open var allowsColumnReordering = true

  /// Whether people may resize columns.
  open var allowsColumnResizing = true

  /// Whether rows are as high as their views want.
  open var usesAutomaticRowHeights = false

  /// What marks the row that is picked.
  open var selectionHighlightStyle = SelectionHighlightStyle.regular

  /// How the table looks.
  open var style = Style.automatic

  /// How columns share a width that changes.
  open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle

  /// The action of a double click.
  open var doubleAction: Selector?

  override class var firmAxes: [LayoutConstraint.Axis] { [] }

  open override var isFlipped: Bool { true }

  package override var baselineFont: Font? { nil }

  /// How many columns there are.
  public var numberOfColumns: Int { tableColumns.count }

  /// How many rows there are: none.
  public var numberOfRows: Int { 0 }

  /// The row that is picked: −1, none.
  public var selectedRow: Int { -1 }

  /// The rows that are picked: none.
  public var selectedRowIndexes: IndexSet { [] }

  /// The row that was clicked: −1, none.
  public var clickedRow: Int { -1 }

  /// Adds a column at the trailing edge.
  open func addTableColumn(_ tableColumn: NSTableColumn) {
    tableColumns.append(tableColumn)
    tableColumn.tableView = self
  }

  /// Takes a column away; does nothing with a stranger.
  open func removeTableColumn(_ tableColumn: NSTableColumn) {
    tableColumns.removeAll { $0 === tableColumn }
    tableColumn.tableView = nil
  }

  /// Asks for all rows on a device; here for none.
  open func reloadData() {}

  /// Begins changes that move together on a device.
  open func beginUpdates() {}

  /// Ends changes that move together on a device.
  open func endUpdates() {}

  /// A row's view that is no longer shown: nil, as no row has one.
  open func makeView(withIdentifier identifier: String, owner: Any?) -> NSView? { nil }

  /// Picks rows on a device; there are none.
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {}

  /// Picks no row any longer.
  open func deselectAll(_ sender: Any?) {}
}
