public import AutoLayout
public import Foundation

/// AppKit's grid: views in rows and columns, counted from the top and from the leading edge.
///
/// A column is as wide as its widest content, a row as high as its highest, unless they are given a
/// size. Rules and defaults are those of the header `NSGridView.h`.
open class NSGridView: NSView {
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
    set { trapping { () throws(ArrangementError) in try setRowSpacing(newValue) } }
  }

  /// The distance between columns, in points, to which their padding is added.
  ///
  /// Stops the program for a number that is not finite; ``setColumnSpacing(_:)`` throws instead.
  open var columnSpacing: CGFloat {
    get { spacings.columns }
    set { trapping { () throws(ArrangementError) in try setColumnSpacing(newValue) } }
  }

  private var spacings = (
    rows: PlatformProfile.macOS.desktop.gridSpacing,
    columns: PlatformProfile.macOS.desktop.gridSpacing
  )

  /// Sets ``rowSpacing``, or says why it may not be that.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  public func setRowSpacing(_ spacing: CGFloat) throws(ArrangementError) {
    spacings.rows = try finite(spacing, "rowSpacing")
    invalidateSystemConstraints()
  }

  /// Sets ``columnSpacing``, or says why it may not be that.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  public func setColumnSpacing(_ spacing: CGFloat) throws(ArrangementError) {
    spacings.columns = try finite(spacing, "columnSpacing")
    invalidateSystemConstraints()
  }

  var rows: [NSGridRow] = []
  var columns: [NSGridColumn] = []
  /// A cell for each row and column; some are covered by others that were merged over them.
  var cells: [[NSGridCell]] = []
  /// Whether cells were ever merged; without, each covers its own row and column.
  var hasMergedCells = false
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

  open override var hiddenGuides: [LayoutGuide] {
    columns.map(\.guide) + rows.map(\.guide) + rows.map(\.baselineGroup)
  }

  open override func makeSystemConstraints() -> [LayoutConstraint] {
    GridArrangement(grid: self).constraints
  }

  open override var layoutSettings: [LayoutSetting] {
    [
      LayoutSetting("xPlacement", "\(xPlacement)"), LayoutSetting("yPlacement", "\(yPlacement)"),
      LayoutSetting("rowAlignment", "\(rowAlignment)"), LayoutSetting("rowSpacing", rowSpacing),
      LayoutSetting("columnSpacing", columnSpacing),
    ] + super.layoutSettings
  }
}

/// A cell with the rows and columns that it covers.
struct GridArea {
  let cell: NSGridCell
  let rows: [NSGridRow]
  let columns: [NSGridColumn]

  /// Whether any of the rows and any of the columns is not hidden.
  var isVisible: Bool {
    rows.contains { !$0.isHidden } && columns.contains { !$0.isHidden }
  }
}

extension NSGridView {
  /// The cells that are not covered by others, row by row, with what they cover.
  var areas: [GridArea] {
    guard hasMergedCells else {
      return zip(rows, cells).flatMap { row, cells in
        zip(columns, cells).map { GridArea(cell: $1, rows: [row], columns: [$0]) }
      }
    }
    var covered: Set<[Int]> = []
    var areas: [GridArea] = []
    for row in rows.indices {
      for column in columns.indices where !covered.contains([row, column]) {
        let cell = cells[row][column]
        let rowRange = row..<min(row + cell.rowSpan, rows.count)
        let columnRange = column..<min(column + cell.columnSpan, columns.count)
        for other in rowRange { for next in columnRange { covered.insert([other, next]) } }
        areas.append(
          GridArea(cell: cell, rows: Array(rows[rowRange]), columns: Array(columns[columnRange])))
      }
    }
    return areas
  }

  /// Where merged cells are, by the places of their columns and rows.
  var mergedAreas: [(columns: Range<Int>, rows: Range<Int>)] {
    guard hasMergedCells else { return [] }
    return areas.compactMap { area in
      guard area.columns.count * area.rows.count > 1,
        let column = columns.firstIndex(where: { $0 === area.columns.first }),
        let row = rows.firstIndex(where: { $0 === area.rows.first })
      else { return nil }
      return (column..<column + area.columns.count, row..<row + area.rows.count)
    }
  }

  /// Lays out again, and hides the contents of hidden rows and columns.
  func structureChanged() {
    for area in areas { area.cell.setContentHidden(!area.isVisible) }
    invalidateSystem()
  }

  /// Adds empty rows and columns until there are as many as asked for.
  func enlarge(toRows rowCount: Int, columns columnCount: Int) {
    while columns.count < columnCount { insertEmptyColumn(at: columns.count) }
    while rows.count < rowCount { insertEmptyRow(at: rows.count) }
  }

  func insertEmptyRow(at index: Int) {
    let row = NSGridRow(grid: self)
    rows.insert(row, at: index)
    cells.insert(columns.map { NSGridCell(row: row, column: $0) }, at: index)
    cellsChanged()
  }

  func insertEmptyColumn(at index: Int) {
    let column = NSGridColumn(grid: self)
    columns.insert(column, at: index)
    for row in rows.indices {
      cells[row].insert(NSGridCell(row: rows[row], column: column), at: index)
    }
    cellsChanged()
  }

  /// Lays out again after cells came without contents, went or moved.
  func cellsChanged() {
    // Merged cells may cover others now.
    if hasMergedCells { structureChanged() } else { invalidateSystem() }
  }
}
