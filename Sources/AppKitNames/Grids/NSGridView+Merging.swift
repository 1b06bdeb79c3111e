import AutoLayout

/// A cell or merged cell, with the rows and columns that it spans.
struct GridArea {
  let cell: NSGridCell
  let rows: ArraySlice<NSGridRow>
  let columns: ArraySlice<NSGridColumn>

  /// Whether the cell is visible: at least one of its rows and one of its columns must be visible.
  var isVisible: Bool {
    rows.contains { !$0.isHidden } && columns.contains { !$0.isHidden }
  }
}

// A merged cell covers a number of rows and columns from its own on, limited to those that exist, and each covered
// cell refers to it. Queries about one cell therefore don't visit the others.

extension NSGridView {
  /// The merged cells and all cells outside them, in row-major order, each with the rows and columns that it spans.
  var areas: [GridArea] {
    coverAgain()
    return rows.indices.flatMap { row in
      columns.indices.compactMap { column in
        cells[row][column].cover == nil ? area(ofHeadAtRow: row, column: column) : nil
      }
    }
  }

  /// The cell at a row and a column, or the merged cell that covers it.
  func cell(coveringRow row: Int, column: Int) -> NSGridCell {
    coverAgain()
    return cells[row][column].cover ?? cells[row][column]
  }

  /// The cell at a row and a column, or the merged cell that covers it, with the rows and columns that it spans.
  func area(atRow row: Int, column: Int) -> GridArea {
    coverAgain()
    let head = cells[row][column].cover.flatMap { place(of: $0) } ?? (row, column)
    return area(ofHeadAtRow: head.row, column: head.column)
  }

  private func area(ofHeadAtRow row: Int, column: Int) -> GridArea {
    let cell = cells[row][column]
    return GridArea(
      cell: cell, rows: rows.all[row..<min(row + cell.rowSpan, rows.count)],
      columns: columns.all[column..<min(column + cell.columnSpan, columns.count)])
  }

  /// The indices of a cell's row and column, or `nil` if it isn't in the grid.
  func place(of cell: NSGridCell) -> (row: Int, column: Int)? {
    guard let row = cell.row.flatMap({ rows.index(of: $0) }),
      let column = cell.column.flatMap({ columns.index(of: $0) })
    else { return nil }
    return (row, column)
  }

  /// Merges the cells in an area.
  ///
  /// A cell that is already merged must be completely inside or outside of it.
  ///
  /// - Complexity: O(*n*) in the cells of the area.
  func mergeCells(inRows down: Range<Int>, columns across: Range<Int>) {
    coverAgain()
    let head = cells[down.lowerBound][across.lowerBound]
    for cell in cells[down].flatMap({ $0[across] }) {
      if cell !== head {
        cell.contentView = nil
        cell.setContentHidden(false)
      }
      (cell.rowSpan, cell.columnSpan) = (1, 1)
      cell.cover = cell === head ? nil : head
    }
    (head.rowSpan, head.columnSpan) = (down.count, across.count)
    hasMergedCells = true
    updateVisibility(atRow: down.lowerBound, column: across.lowerBound)
    invalidateSystem()
  }

  /// Updates each cell's reference to the merged cell that covers it, if rows or columns have changed.
  private func coverAgain() {
    guard isCoverOutdated else { return }
    isCoverOutdated = false
    mergedCellsOverhang = false
    for cell in cells.joined() { cell.cover = nil }
    for row in rows.indices {
      for column in columns.indices where cells[row][column].cover == nil {
        cover(fromRow: row, column: column)
      }
    }
  }

  private func cover(fromRow row: Int, column: Int) {
    let head = cells[row][column]
    guard head.rowSpan * head.columnSpan > 1 else { return }
    let (end, columnEnd) = (row + head.rowSpan, column + head.columnSpan)
    if end > rows.count || columnEnd > columns.count { mergedCellsOverhang = true }
    for line in cells[row..<min(end, rows.count)] {
      for cell in line[column..<min(columnEnd, columns.count)]
      where cell !== head && cell.cover == nil {
        cell.cover = head
      }
    }
  }
}

// MARK: - Hidden rows and columns

extension NSGridView {
  func visibilityChanged(of row: NSGridRow) {
    guard let index = rows.index(of: row) else { return }
    rows.visibilityChanged(of: row)
    mayHideContents = true
    for column in columns.indices { updateVisibility(atRow: index, column: column) }
    invalidateSystem()
  }

  func visibilityChanged(of column: NSGridColumn) {
    guard let index = columns.index(of: column) else { return }
    columns.visibilityChanged(of: column)
    mayHideContents = true
    for row in rows.indices { updateVisibility(atRow: row, column: index) }
    invalidateSystem()
  }

  /// Updates the visibility of the content views in ranges of rows and columns.
  ///
  /// A content view is hidden if all rows or all columns of its cell are hidden.
  func updateVisibility(rows changed: Range<Int>, columns changedColumns: Range<Int>) {
    guard mayHideContents else { return }
    for row in changed {
      for column in changedColumns { updateVisibility(atRow: row, column: column) }
    }
  }

  private func updateVisibility(atRow row: Int, column: Int) {
    let area = area(atRow: row, column: column)
    area.cell.setContentHidden(!area.isVisible)
  }
}
