import AutoLayout
public import Foundation

// Calls with an index out of range stop the program, as Apple's raise an exception.

extension NSGridView {
  /// How many rows there are, hidden ones included.
  public var numberOfRows: Int { rows.count }

  /// How many columns there are, hidden ones included.
  public var numberOfColumns: Int { columns.count }

  /// The row at a place counted from the top.
  public func row(at index: Int) -> NSGridRow { rows[index] }

  /// The place of a row, counted from the top; stops the program for another grid's row.
  public func index(of row: NSGridRow) -> Int {
    guard let index = rows.firstIndex(where: { $0 === row }) else {
      preconditionFailure("the row is not in the grid")
    }
    return index
  }

  /// The column at a place counted from the leading edge.
  public func column(at index: Int) -> NSGridColumn { columns[index] }

  /// The place of a column, counted from the leading edge; stops the program for another grid's.
  public func index(of column: NSGridColumn) -> Int {
    guard let index = columns.firstIndex(where: { $0 === column }) else {
      preconditionFailure("the column is not in the grid")
    }
    return index
  }

  /// The cell in a column and a row: the merged one where it lies in a merged area.
  public func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell {
    let (row, column) = (rows[rowIndex], columns[columnIndex])
    guard hasMergedCells else { return cells[rowIndex][columnIndex] }
    let area = areas.first { area in
      area.rows.contains { $0 === row } && area.columns.contains { $0 === column }
    }
    return area?.cell ?? cells[rowIndex][columnIndex]
  }

  /// The cell whose content a view is or lies in; nil where there is none.
  public func cell(for view: NSView) -> NSGridCell? {
    areas.first { area in
      area.cell.contentView.map { view.isDescendant(of: $0) } ?? false
    }?.cell
  }

  /// Adds a row of views at the bottom; the grid gets as many columns as they need.
  @discardableResult
  public func addRow(with views: [NSView]) -> NSGridRow { insertRow(at: rows.count, with: views) }

  /// Inserts a row of views at a place counted from the top.
  @discardableResult
  public func insertRow(at index: Int, with views: [NSView]) -> NSGridRow {
    enlarge(toRows: 0, columns: views.count)
    insertEmptyRow(at: index)
    for (cell, view) in zip(cells[index], views) { cell.take(view) }
    return rows[index]
  }

  /// Moves a row to the place that it has afterwards.
  public func moveRow(at fromIndex: Int, to toIndex: Int) {
    rows.insert(rows.remove(at: fromIndex), at: toIndex)
    cells.insert(cells.remove(at: fromIndex), at: toIndex)
    cellsChanged()
  }

  /// Takes a row and its contents away.
  public func removeRow(at index: Int) {
    for cell in cells.remove(at: index) { cell.contentView = nil }
    rows.remove(at: index)
    cellsChanged()
  }

  /// Adds a column of views at the trailing edge; the grid gets as many rows as they need.
  @discardableResult
  public func addColumn(with views: [NSView]) -> NSGridColumn {
    insertColumn(at: columns.count, with: views)
  }

  /// Inserts a column of views at a place counted from the leading edge.
  @discardableResult
  public func insertColumn(at index: Int, with views: [NSView]) -> NSGridColumn {
    enlarge(toRows: views.count, columns: 0)
    insertEmptyColumn(at: index)
    for (row, view) in zip(cells, views) { row[index].take(view) }
    return columns[index]
  }

  /// Moves a column to the place that it has afterwards.
  public func moveColumn(at fromIndex: Int, to toIndex: Int) {
    columns.insert(columns.remove(at: fromIndex), at: toIndex)
    for row in cells.indices { cells[row].insert(cells[row].remove(at: fromIndex), at: toIndex) }
    cellsChanged()
  }

  /// Takes a column and its contents away.
  public func removeColumn(at index: Int) {
    columns.remove(at: index)
    for row in cells.indices { cells[row].remove(at: index).contentView = nil }
    cellsChanged()
  }

  /// Makes one cell of an area: the one at its top and leading edge, whose content alone stays.
  public func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange) {
    guard hRange.length > 0, vRange.length > 0 else { return }
    let head = cells[vRange.location][hRange.location]
    for row in cells[vRange.location..<vRange.location + vRange.length] {
      for cell in row[hRange.location..<hRange.location + hRange.length] where cell !== head {
        cell.contentView = nil
      }
    }
    hasMergedCells = true
    head.rowSpan = vRange.length
    head.columnSpan = hRange.length
    structureChanged()
  }
}
