import AutoLayout
public import Foundation

// Each of these throws where AppKit's call, named in its documentation, stops the program. The grid is unchanged then.

extension NSGridView {
  /// Returns the row at an index from the top, and throws an error if `row(at:)` would stop the program.
  ///
  /// - Throws: `ArrangementError.rowOutOfBounds`.
  @_disfavoredOverload
  public func existingRow(at index: Int) throws(NSView.ArrangementError) -> NSGridRow {
    try checkRow(index, below: rows.count)
    return rows[index]
  }

  /// Returns the column at an index from the leading edge, and throws an error if `column(at:)` would stop the program.
  ///
  /// - Throws: `ArrangementError.columnOutOfBounds`.
  @_disfavoredOverload
  public func existingColumn(at index: Int) throws(NSView.ArrangementError) -> NSGridColumn {
    try checkColumn(index, below: columns.count)
    return columns[index]
  }

  /// Returns the index of a row from the top, and throws an error if `index(of:)` would stop the program.
  ///
  /// - Throws: `ArrangementError.notInGrid`.
  @_disfavoredOverload
  public func existingIndex(of row: NSGridRow) throws(NSView.ArrangementError) -> Int {
    guard let index = rows.index(of: row) else { throw .notInGrid }
    return index
  }

  /// Returns the index of a column from the leading edge, and throws an error if `index(of:)` would stop the program.
  ///
  /// - Throws: `ArrangementError.notInGrid`.
  @_disfavoredOverload
  public func existingIndex(of column: NSGridColumn) throws(NSView.ArrangementError) -> Int {
    guard let index = columns.index(of: column) else { throw .notInGrid }
    return index
  }

  /// The cell in a column and a row, or the merged cell that covers it, like `cell(atColumnIndex:rowIndex:)`.
  ///
  /// - Throws: `ArrangementError.rowOutOfBounds`, `ArrangementError.columnOutOfBounds`.
  @_disfavoredOverload
  public func existingCell(
    atColumnIndex columnIndex: Int, rowIndex: Int
  ) throws(NSView.ArrangementError) -> NSGridCell {
    try checkRow(rowIndex, below: rows.count)
    try checkColumn(columnIndex, below: columns.count)
    return cell(coveringRow: rowIndex, column: columnIndex)
  }

  /// Inserts a row of views at an index from the top, like `insertRow(at:with:)`; columns are added as needed.
  ///
  /// - Throws: `ArrangementError.rowOutOfBounds`; `ArrangementError.layout` for the grid itself or one of its
  ///   ancestors.
  @discardableResult
  @_disfavoredOverload
  public func makeRow(of views: [NSView], at index: Int) throws(NSView.ArrangementError)
    -> NSGridRow
  {
    try checkRow(index, below: rows.count + 1)
    try checkContents(views)
    enlarge(toRows: 0, columns: views.count)
    insertEmptyRow(at: index)
    for (cell, view) in zip(cells[index], views) { cell.take(view) }
    return rows[index]
  }

  /// Inserts a column of views at an index from the leading edge, like `insertColumn(at:with:)`.
  ///
  /// Rows are added as needed.
  ///
  /// - Throws: `ArrangementError.columnOutOfBounds`; `ArrangementError.layout` for the grid itself or one of its
  ///   ancestors.
  @discardableResult
  @_disfavoredOverload
  public func makeColumn(
    of views: [NSView], at index: Int
  ) throws(NSView.ArrangementError) -> NSGridColumn {
    try checkColumn(index, below: columns.count + 1)
    try checkContents(views)
    enlarge(toRows: views.count, columns: 0)
    insertEmptyColumn(at: index)
    for (row, view) in zip(cells, views) { row[index].take(view) }
    return columns[index]
  }

  /// Moves the row at `index`, so that its index is `newIndex` afterward, like `moveRow(at:to:)`.
  ///
  /// - Throws: `ArrangementError.rowOutOfBounds`.
  @_disfavoredOverload
  public func shiftRow(at index: Int, to newIndex: Int) throws(NSView.ArrangementError) {
    for index in [index, newIndex] { try checkRow(index, below: rows.count) }
    rows.insert(rows.remove(at: index), at: newIndex)
    cells.insert(cells.remove(at: index), at: newIndex)
    linesChanged(keepingCover: false)
  }

  /// Moves the column at `index`, so that its index is `newIndex` afterward, like `moveColumn(at:to:)`.
  ///
  /// - Throws: `ArrangementError.columnOutOfBounds`.
  @_disfavoredOverload
  public func shiftColumn(at index: Int, to newIndex: Int) throws(NSView.ArrangementError) {
    for index in [index, newIndex] { try checkColumn(index, below: columns.count) }
    columns.insert(columns.remove(at: index), at: newIndex)
    for row in cells.indices { cells[row].insert(cells[row].remove(at: index), at: newIndex) }
    linesChanged(keepingCover: false)
  }

  /// Removes a row and its content views, like `removeRow(at:)`.
  ///
  /// - Throws: `ArrangementError.rowOutOfBounds`.
  @_disfavoredOverload
  public func dropRow(at index: Int) throws(NSView.ArrangementError) {
    try checkRow(index, below: rows.count)
    let (row, gone) = (rows.remove(at: index), cells.remove(at: index))
    // Removing the last row affects only its own cells, unless a merged cell above extended into it.
    let isAlone = !gone.contains { cell in cell.cover.map { $0.row !== row } ?? false }
    leave(gone)
    row.gridView = nil
    linesChanged(keepingCover: index == rows.count && isAlone)
  }

  /// Removes a column and its content views, like `removeColumn(at:)`.
  ///
  /// - Throws: `ArrangementError.columnOutOfBounds`.
  @_disfavoredOverload
  public func dropColumn(at index: Int) throws(NSView.ArrangementError) {
    try checkColumn(index, below: columns.count)
    let column = columns.remove(at: index)
    leave(cells.indices.map { cells[$0].remove(at: index) })
    column.gridView = nil
    linesChanged(keepingCover: false)
  }

  /// Detaches cells that were removed from the grid.
  private func leave(_ gone: [NSGridCell]) {
    for cell in gone {
      cell.contentView = nil
      (cell.row, cell.column, cell.cover) = (nil, nil, nil)
    }
  }

  /// Merges the cells in an area into the top leading cell, like `mergeCells(inHorizontalRange:verticalRange:)`.
  ///
  /// Merged cells inside the area become part of the new merged cell. Empty ranges merge nothing.
  ///
  /// - Throws: `ArrangementError.mergeOutOfBounds`, `ArrangementError.mergeCutsMergedCell`.
  @_disfavoredOverload
  public func merge(
    columns columnRange: NSRange, rows rowRange: NSRange
  ) throws(NSView.ArrangementError) {
    guard let across = columnRange.places(below: columns.count),
      let down = rowRange.places(below: rows.count)
    else {
      throw .mergeOutOfBounds(
        columns: columnRange, rows: rowRange, columnCount: columns.count, rowCount: rows.count)
    }
    guard !across.isEmpty, !down.isEmpty else { return }
    try checkMerge(across, down)
    mergeCells(inRows: down, columns: across)
  }

  /// Throws an error if a merged cell is only partly inside the area of the given columns and rows.
  private func checkMerge(_ across: Range<Int>, _ down: Range<Int>) throws(NSView.ArrangementError)
  {
    guard hasMergedCells else { return }
    var cut: (row: Int, column: Int)?
    for row in down {
      for column in across {
        let area = area(atRow: row, column: column)
        let (rows, columns) = (area.rows.indices, area.columns.indices)
        if rows.clamped(to: down) == rows, columns.clamped(to: across) == columns { continue }
        let head = (row: rows.lowerBound, column: columns.lowerBound)
        cut = cut.map { head < $0 ? head : $0 } ?? head
      }
    }
    if let cut { throw .mergeCutsMergedCell(column: cut.column, row: cut.row) }
  }

  private func checkRow(_ index: Int, below count: Int) throws(NSView.ArrangementError) {
    guard (0..<count).contains(index) else {
      throw .rowOutOfBounds(index: index, count: rows.count)
    }
  }

  private func checkColumn(_ index: Int, below count: Int) throws(NSView.ArrangementError) {
    guard (0..<count).contains(index) else {
      throw .columnOutOfBounds(index: index, count: columns.count)
    }
  }

  /// Checks that none of the views is the grid itself or one of its ancestors.
  func checkContents(_ views: [NSView]) throws(NSView.ArrangementError) {
    for view in views {
      guard view !== self else { throw .layout(.subviewOfItself) }
      guard !isDescendant(of: view) else {
        throw .layout(
          .subviewOfDescendant(view: view.description, superview: description))
      }
    }
  }
}

extension NSRange {
  /// The range as a `Range`, or `nil` if it isn't within `0..<count`.
  fileprivate func places(below count: Int) -> Range<Int>? {
    let (end, overflows) = location.addingReportingOverflow(length)
    guard location >= 0, length >= 0, !overflows, end <= count else { return nil }
    return location..<end
  }
}
