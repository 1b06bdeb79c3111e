import AutoLayout
public import Foundation

// An index out of range raises an exception in AppKit and stops the program here. NSGridView+Throwing.swift has the
// counterparts that throw.

extension NSGridView {
  /// The row at a zero-based index from the top.
  public func row(at index: Int) -> NSGridRow {
    trapping { () throws(NSView.ArrangementError) in try existingRow(at: index) }
  }

  /// The zero-based index of a row from the top; stops the program if the row isn't in the grid.
  public func index(of row: NSGridRow) -> Int {
    trapping { () throws(NSView.ArrangementError) in try existingIndex(of: row) }
  }

  /// The column at a zero-based index from the leading edge.
  public func column(at index: Int) -> NSGridColumn {
    trapping { () throws(NSView.ArrangementError) in try existingColumn(at: index) }
  }

  /// The zero-based index of a column from the leading edge; stops the program if the column isn't in the grid.
  public func index(of column: NSGridColumn) -> Int {
    trapping { () throws(NSView.ArrangementError) in try existingIndex(of: column) }
  }

  /// The cell at a column and a row, or the merged cell that covers it.
  public func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell {
    trapping { () throws(NSView.ArrangementError) in
      try existingCell(atColumnIndex: columnIndex, rowIndex: rowIndex)
    }
  }

  /// The first cell whose content view contains a view or is that view, or `nil` if there isn't one.
  public func cell(for view: NSView) -> NSGridCell? {
    var content: View = view
    while let parent = content.superview, parent !== self { content = parent }
    let found = (cellsOfContents[ObjectIdentifier(content)] ?? []).compactMap { cell in
      cell.contentView === content ? place(of: cell) : nil
    }
    // A view may be the content of several cells; the first one is returned.
    return found.min { $0 < $1 }.map { cells[$0.row][$0.column] }
  }

  /// Inserts a row of views at an index, from the top.
  @discardableResult
  public func insertRow(at index: Int, with views: [NSView]) -> NSGridRow {
    trapping { () throws(NSView.ArrangementError) in try makeRow(of: views, at: index) }
  }

  /// Moves the row at `fromIndex`, so that its index is `toIndex` afterward.
  public func moveRow(at fromIndex: Int, to toIndex: Int) {
    trapping { () throws(NSView.ArrangementError) in try shiftRow(at: fromIndex, to: toIndex) }
  }

  /// Removes a row and its content views.
  public func removeRow(at index: Int) {
    trapping { () throws(NSView.ArrangementError) in try dropRow(at: index) }
  }

  /// Inserts a column of views at an index, from the leading edge.
  @discardableResult
  public func insertColumn(at index: Int, with views: [NSView]) -> NSGridColumn {
    trapping { () throws(NSView.ArrangementError) in try makeColumn(of: views, at: index) }
  }

  /// Moves the column at `fromIndex`, so that its index is `toIndex` afterward.
  public func moveColumn(at fromIndex: Int, to toIndex: Int) {
    trapping { () throws(NSView.ArrangementError) in try shiftColumn(at: fromIndex, to: toIndex) }
  }

  /// Removes a column and its content views.
  public func removeColumn(at index: Int) {
    trapping { () throws(NSView.ArrangementError) in try dropColumn(at: index) }
  }

  /// Merges the cells in an area into the top leading cell, and removes the content views of the other cells.
  ///
  /// The program stops if the area is out of bounds or contains only a part of a merged cell.
  public func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange) {
    trapping { () throws(NSView.ArrangementError) in try merge(columns: hRange, rows: vRange) }
  }
}
