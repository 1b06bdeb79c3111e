public import AutoLayout
public import Foundation

/// AppKit's table: an empty rectangle without rows.
///
/// Columns and settings are stored for source compatibility; layout ignores them.
open class NSTableView: NSControl {
  /// The data source.
  open weak var dataSource: (any NSTableViewDataSource)?

  /// The delegate.
  open weak var delegate: (any NSTableViewDelegate)?

  /// The columns, in order from the leading edge.
  public private(set) var tableColumns: [NSTableColumn] = []

  /// The header, which isn't a subview.
  open var headerView: NSView?

  /// The height of rows, in points.
  open var rowHeight = PlatformProfile.macOS.desktop.tableRowHeight

  /// The spacing between cells, in points.
  open var intercellSpacing = CGSize(width: 17, height: 0)

  /// Whether the backgrounds of rows alternate.
  open var usesAlternatingRowBackgroundColors = false

  /// The grid lines between cells.
  open var gridStyleMask: GridLineStyle = []

  /// The color of the grid lines.
  open var gridColor = Color.gridColor

  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false

  /// Whether the selection can be empty.
  open var allowsEmptySelection = true

  /// Whether the user can reorder columns.
  open var allowsColumnReordering = true

  /// Whether the user can resize columns.
  open var allowsColumnResizing = true

  /// Whether rows are self-sizing.
  open var usesAutomaticRowHeights = false

  /// The highlighting of the selected row.
  open var selectionHighlightStyle = SelectionHighlightStyle.regular

  /// The style of the table.
  open var style = Style.automatic

  /// The way in which a change of the table's width is distributed among the columns.
  open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle

  /// The action of a double click, which is never called.
  open var doubleAction: Selector?

  override class var firmAxes: [LayoutConstraint.Axis] { [] }

  open override var isFlipped: Bool { true }

  package override var baselineFont: Font? { nil }

  /// The number of columns.
  public var numberOfColumns: Int { tableColumns.count }

  /// The number of rows: always 0.
  public var numberOfRows: Int { 0 }

  /// The index of the selected row: always −1, because there are no rows.
  public var selectedRow: Int { -1 }

  /// The indexes of the selected rows: always empty.
  public var selectedRowIndexes: IndexSet { [] }

  /// The index of the clicked row: always −1.
  public var clickedRow: Int { -1 }

  /// Adds a column at the trailing edge.
  open func addTableColumn(_ tableColumn: NSTableColumn) {
    tableColumns.append(tableColumn)
    tableColumn.tableView = self
  }

  /// Removes a column from the table, if the table has it.
  open func removeTableColumn(_ tableColumn: NSTableColumn) {
    tableColumns.removeAll { $0 === tableColumn }
    tableColumn.tableView = nil
  }

  /// Does nothing, because there are no rows.
  open func reloadData() {}

  /// Does nothing.
  open func beginUpdates() {}

  /// Does nothing.
  open func endUpdates() {}

  /// Returns `nil`, because the table has no rows.
  open func makeView(withIdentifier identifier: String, owner: Any?) -> NSView? { nil }

  /// Does nothing, because there are no rows.
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {}

  /// Does nothing, because there are no rows.
  open func deselectAll(_ sender: Any?) {}
}
