public import AutoLayout
public import Foundation

/// AppKit's grid: views in rows and columns, counted from the top and from the leading edge.
///
/// A column is as wide as its widest content, a row as high as its highest, unless they are given a
/// size. Rules and defaults are those of the header `NSGridView.h`.
open class NSGridView: NSView, LayoutSettingsSource {
  /// The size of rows and columns that fit their content.
  ///
  /// Apple's number is not published.
  public static let sizedForContent = -CGFloat(Float.greatestFiniteMagnitude)

  /// Where contents lie in their columns, where neither cell nor column says.
  open var xPlacement = NSGridCell.Placement.leading { didSet { invalidateSystemConstraints() } }

  /// Where contents lie in their rows, where neither cell nor row says.
  open var yPlacement = NSGridCell.Placement.bottom { didSet { invalidateSystemConstraints() } }

  /// Whether contents of a row share a baseline, where neither cell nor row says.
  open var rowAlignment = NSGridRow.Alignment.none { didSet { invalidateSystemConstraints() } }

  /// The distance between rows, in points, to which their padding is added.
  ///
  /// Stops the program for a number that is not finite; ``setRowSpacing(_:)`` throws instead.
  open var rowSpacing: CGFloat {
    get { spacings.rows }
    set { trapping { () throws(NSView.ArrangementError) in try setRowSpacing(newValue) } }
  }

  /// The distance between columns, in points, to which their padding is added.
  ///
  /// Stops the program for a number that is not finite; ``setColumnSpacing(_:)`` throws instead.
  open var columnSpacing: CGFloat {
    get { spacings.columns }
    set { trapping { () throws(NSView.ArrangementError) in try setColumnSpacing(newValue) } }
  }

  private var spacings = (
    rows: PlatformProfile.macOS.desktop.gridSpacing,
    columns: PlatformProfile.macOS.desktop.gridSpacing
  )

  /// Sets ``rowSpacing``, or says why it may not be that.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setRowSpacing(_ spacing: CGFloat) throws(NSView.ArrangementError) {
    spacings.rows = try finite(spacing, "rowSpacing")
    invalidateSystemConstraints()
  }

  /// Sets ``columnSpacing``, or says why it may not be that.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setColumnSpacing(_ spacing: CGFloat) throws(NSView.ArrangementError) {
    spacings.columns = try finite(spacing, "columnSpacing")
    invalidateSystemConstraints()
  }

  var rows = GridLines<NSGridRow>()
  var columns = GridLines<NSGridColumn>()
  /// A cell for each row and column; some are covered by others that were merged over them.
  var cells: [[NSGridCell]] = []
  /// Whether cells were ever merged; without, each covers its own row and column.
  var hasMergedCells = false
  /// Whether merged cells may cover others than those that know it.
  var isCoverOutdated = false
  /// Whether rows or columns are hidden, or were since the contents of all cells were looked at.
  var mayHideContents = false
  /// Whether a merged cell would cover more rows or columns if there were any.
  var mergedCellsOverhang = false
  /// The cells by what they have for their content.
  var cellsOfContents: [ObjectIdentifier: [NSGridCell]] = [:]

  /// Makes a grid of empty cells.
  public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
    self.init(frame: .zero)
    enlarge(toRows: rowCount, columns: columnCount)
  }

  /// Makes a grid that holds rows of views; ``NSGridCell/emptyContentView`` leaves a cell empty.
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
  /// Adds empty rows and columns until there are as many as asked for.
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

  /// Lays out again after rows or columns came, went or moved, which changes what merged cells cover
  /// unless that is known to stay as it is.
  func linesChanged(keepingCover: Bool) {
    if hasMergedCells, !keepingCover || mergedCellsOverhang {
      isCoverOutdated = true
      updateVisibility(rows: rows.indices, columns: columns.indices)
      mayHideContents = rows.hiddenCount + columns.hiddenCount > 0
    }
    invalidateSystem()
  }
}
