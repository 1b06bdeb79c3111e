public import AutoLayout
public import Foundation

/// AppKit's grid view: views in rows from the top and columns from the leading edge.
///
/// Unless its size is set, a column is as wide as its widest content view, and a row as tall as its tallest. Behavior
/// and defaults follow the header `NSGridView.h`.
open class NSGridView: NSView, LayoutSettingsSource {
  /// The placeholder for a column's width or row's height that fits the content; Apple's value isn't published.
  public static let sizedForContent = -CGFloat(Float.greatestFiniteMagnitude)

  /// The horizontal placement of content views, unless the cell or its column specifies another.
  open var xPlacement = NSGridCell.Placement.leading { didSet { invalidateSystemConstraints() } }

  /// The vertical placement of content views, unless the cell or its row specifies another.
  open var yPlacement = NSGridCell.Placement.bottom { didSet { invalidateSystemConstraints() } }

  /// The baseline alignment of content views, unless the cell or its row specifies another.
  open var rowAlignment = NSGridRow.Alignment.none { didSet { invalidateSystemConstraints() } }

  /// The spacing between rows, in points; the padding of rows is added to it.
  ///
  /// A number that isn't finite stops the program; ``setRowSpacing(_:)`` throws instead.
  open var rowSpacing: CGFloat {
    get { spacings.rows }
    set { trapping { () throws(NSView.ArrangementError) in try setRowSpacing(newValue) } }
  }

  /// The spacing between columns, in points; the padding of columns is added to it.
  ///
  /// A number that isn't finite stops the program; ``setColumnSpacing(_:)`` throws instead.
  open var columnSpacing: CGFloat {
    get { spacings.columns }
    set { trapping { () throws(NSView.ArrangementError) in try setColumnSpacing(newValue) } }
  }

  private var spacings = (
    rows: PlatformProfile.macOS.desktop.gridSpacing,
    columns: PlatformProfile.macOS.desktop.gridSpacing
  )

  /// Sets ``rowSpacing``.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setRowSpacing(_ spacing: CGFloat) throws(NSView.ArrangementError) {
    spacings.rows = try finite(spacing, "rowSpacing")
    invalidateSystemConstraints()
  }

  /// Sets ``columnSpacing``.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setColumnSpacing(_ spacing: CGFloat) throws(NSView.ArrangementError) {
    spacings.columns = try finite(spacing, "columnSpacing")
    invalidateSystemConstraints()
  }

  var rows = GridLines<NSGridRow>()
  var columns = GridLines<NSGridColumn>()
  /// The cells by row and column, including those that merged cells cover.
  var cells: [[NSGridCell]] = []
  /// Whether cells were ever merged.
  var hasMergedCells = false
  /// Whether the cells' references to covering merged cells may be outdated, because rows or columns have changed.
  var isCoverOutdated = false
  /// Whether cells may have hidden content views, because rows or columns are hidden or were hidden before.
  var mayHideContents = false
  /// Whether the span of a merged cell extends beyond the grid's last row or column.
  var mergedCellsOverhang = false
  /// The cells that contain or contained a view, by the identity of the view.
  var cellsOfContents: [ObjectIdentifier: [NSGridCell]] = [:]

  /// Creates a grid of empty cells.
  public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
    self.init(frame: .zero)
    enlarge(toRows: rowCount, columns: columnCount)
  }

  /// Creates a grid from rows of views, in which ``NSGridCell/emptyContentView`` stands for an empty cell.
  public convenience init(views rows: [[NSView]]) {
    self.init(frame: .zero)
    for views in rows { addRow(with: views) }
  }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    let cells = cellsOfContents.removeValue(forKey: ObjectIdentifier(subview)) ?? []
    for cell in cells where cell.contentView === subview { cell.forgetContent() }
  }

  package override var hiddenGuides: [LayoutGuide] {
    columns.all.map(\.guide) + rows.all.map(\.guide) + rows.all.map(\.baselineGroup)
  }

  package override func systemConstraints() -> [LayoutConstraint] {
    GridArrangement(grid: self).constraints
  }

  open var layoutSettings: [LayoutSetting] {
    [
      LayoutSetting("xPlacement", xPlacement.word), LayoutSetting("yPlacement", yPlacement.word),
      LayoutSetting("rowAlignment", rowAlignment.word), LayoutSetting("rowSpacing", rowSpacing),
      LayoutSetting("columnSpacing", columnSpacing),
    ]
  }
}

extension NSGridView {
  /// Adds empty rows and columns until the grid has at least the given numbers of them.
  func enlarge(toRows rowCount: Int, columns columnCount: Int) {
    while columns.count < columnCount { insertEmptyColumn(at: columns.count) }
    while rows.count < rowCount { insertEmptyRow(at: rows.count) }
  }

  func insertEmptyRow(at index: Int) {
    let row = NSGridRow(grid: self)
    rows.insert(row, at: index)
    cells.insert(columns.all.map { NSGridCell(row: row, column: $0) }, at: index)
    linesChanged(keepingCover: index == rows.count - 1)
    updateVisibility(rows: index..<index + 1, columns: columns.indices)
  }

  func insertEmptyColumn(at index: Int) {
    let column = NSGridColumn(grid: self)
    columns.insert(column, at: index)
    for row in rows.indices {
      cells[row].insert(NSGridCell(row: rows[row], column: column), at: index)
    }
    linesChanged(keepingCover: index == columns.count - 1)
    updateVisibility(rows: rows.indices, columns: index..<index + 1)
  }

  /// Invalidates the layout after rows or columns changed; `keepingCover` keeps the areas of merged cells if possible.
  func linesChanged(keepingCover: Bool) {
    if hasMergedCells, !keepingCover || mergedCellsOverhang {
      isCoverOutdated = true
      updateVisibility(rows: rows.indices, columns: columns.indices)
      mayHideContents = rows.hiddenCount + columns.hiddenCount > 0
    }
    invalidateSystem()
  }
}
