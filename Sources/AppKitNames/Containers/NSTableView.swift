public import AutoLayout
public import Foundation

/// The data source of a table; never called.
public protocol NSTableViewDataSource: AnyObject {}

/// The delegate of a table; never called.
public protocol NSTableViewDelegate: NSControlTextEditingDelegate {}

/// AppKit's table: an empty rectangle without rows.
///
/// Its other properties are stored for source compatibility; layout ignores them.
open class NSTableView: NSControl {
  /// What marks the row that is picked; Apple's raw values.
  public enum SelectionHighlightStyle: Int, Sendable {
    case none = -1
    case regular, sourceList
  }

  /// The looks of a table; Apple's raw values.
  public enum Style: Int, Sendable {
    case automatic, fullWidth, inset, sourceList, plain
  }

  /// Lines between cells; Apple's raw values.
  public struct GridLineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the lines.
    public let rawValue: UInt

    /// Makes lines from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lines between columns.
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
    /// Lines between rows.
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
    /// Dashed lines between rows.
    public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
  }

  /// How columns share a width that changes; Apple's raw values.
  public enum ColumnAutoresizingStyle: UInt, Sendable {
    case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle,
      reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle,
      firstColumnOnlyAutoresizingStyle
  }

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

/// AppKit's table with nested rows: an empty rectangle.
open class NSOutlineView: NSTableView {
  /// The column that rows are opened in.
  open weak var outlineTableColumn: NSTableColumn?

  /// How far each level lies inside of the one above, in points.
  open var indentationPerLevel: CGFloat = 16
}

/// AppKit's column of a table.
///
/// Stored for source compatibility; layout ignores it.
open class NSTableColumn {
  /// What code finds the column by.
  open var identifier: NSUserInterfaceItemIdentifier
  /// What is shown above the column.
  open var title = ""
  /// The width, in points.
  open var width: CGFloat = 100
  /// The least width, in points.
  open var minWidth: CGFloat = 10
  /// The largest width, in points.
  open var maxWidth = CGFloat(Float.greatestFiniteMagnitude)
  /// Whether texts in the column can be typed.
  open var isEditable = true
  /// Whether the column is left out.
  open var isHidden = false
  /// The table that the column is in.
  public internal(set) weak var tableView: NSTableView?

  /// Makes a column of a name.
  public init(identifier: NSUserInterfaceItemIdentifier = "") { self.identifier = identifier }
}

/// AppKit's view for a row's cell, whose constraints say how high rows are.
open class NSTableCellView: NSView {
  /// The view of the cell's text, which the author puts into it.
  open weak var textField: NSTextField?
  /// The view of the cell's picture, which the author puts into it.
  open weak var imageView: NSImageView?
  /// What the cell stands for.
  open var objectValue: Any?
}

/// AppKit's view for a row: a rectangle.
///
/// Its own properties are stored for source compatibility; layout ignores them.
open class NSTableRowView: NSView {
  /// Whether the row is picked.
  open var isSelected = false
  /// Whether the row's table hears of keys.
  open var isEmphasized = false
}
