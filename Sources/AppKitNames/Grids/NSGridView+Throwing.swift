import AutoLayout
public import Foundation

// Each of these throws where AppKit's call, which is named in its documentation, stops the program;
// nothing has changed then.

extension NSGridView {
  /// The row at a place counted from the top: `row(at:)`.
  ///
  /// - Throws: `ArrangementError.rowOutOfBounds`.
  @_disfavoredOverload
  public func existingRow(at index: Int) throws(NSView.ArrangementError) -> NSGridRow {
    try checkRow(index, below: rows.count)
    return rows[index]
  }

  /// The column at a place counted from the leading edge: `column(at:)`.
  ///
  /// - Throws: `ArrangementError.columnOutOfBounds`.
  @_disfavoredOverload
  public func existingColumn(at index: Int) throws(NSView.ArrangementError) -> NSGridColumn {
    try checkColumn(index, below: columns.count)
    return columns[index]
  }

  /// The place of a row, counted from the top: `index(of:)`.
  ///
  /// - Throws: `ArrangementError.notInGrid`.
  @_disfavoredOverload
  public func existingIndex(of row: NSGridRow) throws(NSView.ArrangementError) -> Int {
    guard let index = rows.index(of: row) else { throw .notInGrid }
    return index
  }

  /// The place of a column, counted from the leading edge: `index(of:)`.
  ///
  /// - Throws: `ArrangementError.notInGrid`.
  @_disfavoredOverload
  public func existingIndex(of column: NSGridColumn) throws(NSView.ArrangementError) -> Int {
    guard let index = columns.index(of: column) else { throw .notInGrid }
    return index
  }

  /// The cell in a column and a row, a merged one where it lies in it:
  /// `cell(atColumnIndex:rowIndex:)`.
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

  /// Makes a row of views at a place counted from the top; the grid gets as many columns as they need:
  /// `insertRow(at:with:)`.
  ///
  /// - Throws: `ArrangementError.rowOutOfBounds`; `ArrangementError.layout` for the grid itself or a view
  ///   that it lies in.
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

  /// Makes a column of views at a place counted from the leading edge; the grid gets as many rows as they
  /// need: `insertColumn(at:with:)`.
  ///
  /// - Throws: `ArrangementError.columnOutOfBounds`; `ArrangementError.layout` for the grid itself or a
  ///   view that it lies in.
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

  /// Moves a row to the place that it has afterwards: `moveRow(at:to:)`.
  ///
  /// - Throws: `ArrangementError.rowOutOfBounds`.
  @_disfavoredOverload
  public func shiftRow(at index: Int, to newIndex: Int) throws(NSView.ArrangementError) {
    for index in [index, newIndex] { try checkRow(index, below: rows.count) }
    rows.insert(rows.remove(at: index), at: newIndex)
    cells.insert(cells.remove(at: index), at: newIndex)
    linesChanged(keepingCover: false)
  }

  /// Moves a column to the place that it has afterwards: `moveColumn(at:to:)`.
  ///
  /// - Throws: `ArrangementError.columnOutOfBounds`.
  @_disfavoredOverload
  public func shiftColumn(at index: Int, to newIndex: Int) throws(NSView.ArrangementError) {
    for index in [index, newIndex] { try checkColumn(index, below: columns.count) }
    columns.insert(columns.remove(at: index), at: newIndex)
    for row in cells.indices { cells[row].insert(cells[row].remove(at: index), at: newIndex) }
    linesChanged(keepingCover: false)
  }

  /// Takes a row and its contents away: `removeRow(at:)`.
  ///
  /// - Throws: `ArrangementError.rowOutOfBounds`.
  @_disfavoredOverload
  public func dropRow(at index: Int) throws(NSView.ArrangementError) {
    try checkRow(index, below: rows.count)
    let (row, gone) = (rows.remove(at: index), cells.remove(at: index))
    // At the end it takes no more with it than what only it had, if no cell above reached into it.
    let isAlone = !gone.contains { cell in cell.cover.map { $0.row !== row } ?? false }
    leave(gone)
    row.gridView = nil
    linesChanged(keepingCover: index == rows.count && isAlone)
  }

  /// Takes a column and its contents away: `removeColumn(at:)`.
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

  /// Lets cells go that are no longer among the grid's.
  private func leave(_ gone: [NSGridCell]) {
    for cell in gone {
      cell.contentView = nil
      (cell.row, cell.column, cell.cover) = (nil, nil, nil)
    }
  }

  /// Makes one cell of an area, whose content is that at its top and leading edge:
  /// `mergeCells(inHorizontalRange:verticalRange:)`.
  ///
  /// Merged cells inside of it become part of the new one. Empty ranges merge nothing.
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

  /// A merged cell lies in the area with all that it covers, or with nothing.
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

  /// Views can be contents of the grid if it does not lie in them.
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
  /// The places of the range, if all of them are below a count.
  fileprivate func places(below count: Int) -> Range<Int>? {
    let (end, overflows) = location.addingReportingOverflow(length)
    guard location >= 0, length >= 0, !overflows, end <= count else { return nil }
    return location..<end
  }
}
