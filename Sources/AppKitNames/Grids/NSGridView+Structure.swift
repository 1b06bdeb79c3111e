import AutoLayout
public import Foundation

// What AppKit's calls do with an index out of range is an exception at Apple's, and a stop of the
// program here; NSGridView+Throwing.swift has their counterparts that throw.

extension NSGridView {
  /// The row at a place counted from the top.
  public func row(at index: Int) -> NSGridRow {
    trapping { () throws(NSView.ArrangementError) in try existingRow(at: index) }
  }

  /// The place of a row, counted from the top; stops the program for another grid's row.
  public func index(of row: NSGridRow) -> Int {
    trapping { () throws(NSView.ArrangementError) in try existingIndex(of: row) }
  }

  /// The column at a place counted from the leading edge.
  public func column(at index: Int) -> NSGridColumn {
    trapping { () throws(NSView.ArrangementError) in try existingColumn(at: index) }
  }

  /// The place of a column, counted from the leading edge; stops the program for another grid's.
  public func index(of column: NSGridColumn) -> Int {
    trapping { () throws(NSView.ArrangementError) in try existingIndex(of: column) }
  }

  /// The cell in a column and a row: the merged one where it lies in a merged area.
  public func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell {
    trapping { () throws(NSView.ArrangementError) in
      try existingCell(atColumnIndex: columnIndex, rowIndex: rowIndex)
    }
  }

  /// The cell whose content a view is or lies in; nil where there is none.
  public func cell(for view: NSView) -> NSGridCell? {
    var content: View = view
    while let parent = content.superview, parent !== self { content = parent }
    let found = (cellsOfContents[ObjectIdentifier(content)] ?? []).compactMap { cell in
      cell.contentView === content ? place(of: cell) : nil
    }
    // A view may be the content of several, of which the first is meant.
    return found.min { $0 < $1 }.map { cells[$0.row][$0.column] }
  }

  /// Inserts a row of views at a place counted from the top.
  @discardableResult
  public func insertRow(at index: Int, with views: [NSView]) -> NSGridRow {
    trapping { () throws(NSView.ArrangementError) in try makeRow(of: views, at: index) }
  }

  /// Moves a row to the place that it has afterwards.
  public func moveRow(at fromIndex: Int, to toIndex: Int) {
    trapping { () throws(NSView.ArrangementError) in try shiftRow(at: fromIndex, to: toIndex) }
  }

  /// Takes a row and its contents away.
  public func removeRow(at index: Int) {
    trapping { () throws(NSView.ArrangementError) in try dropRow(at: index) }
  }

  /// Inserts a column of views at a place counted from the leading edge.
  @discardableResult
  public func insertColumn(at index: Int, with views: [NSView]) -> NSGridColumn {
    trapping { () throws(NSView.ArrangementError) in try makeColumn(of: views, at: index) }
  }

  /// Moves a column to the place that it has afterwards.
  public func moveColumn(at fromIndex: Int, to toIndex: Int) {
    trapping { () throws(NSView.ArrangementError) in try shiftColumn(at: fromIndex, to: toIndex) }
  }

  /// Takes a column and its contents away.
  public func removeColumn(at index: Int) {
    trapping { () throws(NSView.ArrangementError) in try dropColumn(at: index) }
  }

  /// Makes one cell of an area: the one at its top and leading edge, whose content alone stays.
  ///
  /// Stops the program for cells that are not there, and for a part of a merged cell.
  public func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange) {
    trapping { () throws(NSView.ArrangementError) in try merge(columns: hRange, rows: vRange) }
  }
}
