public import AutoLayout
public import Foundation

extension NSView {
  /// A reason why a stack view or a grid view can't be changed.
  ///
  /// Methods of this package throw it. Methods with AppKit's signatures stop the program with its description instead.
  /// Apple documents the names of the exceptions, but not their messages.
  public enum ArrangementError: AppleException, Hashable {
    /// A row index out of bounds, counted from the top.
    case rowOutOfBounds(index: Int, count: Int)
    /// A column index out of bounds, counted from the leading edge.
    case columnOutOfBounds(index: Int, count: Int)
    /// A range of cells to merge that is out of bounds.
    case mergeOutOfBounds(columns: NSRange, rows: NSRange, columnCount: Int, rowCount: Int)
    /// A range of cells to merge that contains only a part of a merged cell.
    case mergeCutsMergedCell(column: Int, row: Int)
    /// A row or a column that isn't in the grid.
    case notInGrid
    /// A view index that is out of bounds in a gravity area or in the whole stack view.
    case viewOutOfBounds(index: Int, count: Int)
    /// A view that isn't in the stack view.
    case notInStack(view: String)
    /// A length that isn't finite, with the name of its property.
    case lengthNotFinite(String, value: String)
    /// An error of view hierarchies or priorities, such as adding a view to itself.
    case layout(LayoutError)
  }
}

extension NSView.ArrangementError {
  /// The name of the exception that Apple's call raises.
  public var exceptionName: String {
    switch self {
    case .rowOutOfBounds, .columnOutOfBounds, .mergeOutOfBounds, .viewOutOfBounds:
      "NSRangeException"
    case .mergeCutsMergedCell, .notInGrid, .notInStack: "NSInvalidArgumentException"
    case .lengthNotFinite: "NSInternalInconsistencyException"
    case .layout(let error): error.exceptionName
    }
  }

  /// The problem, with the valid range if there is one.
  public var description: String {
    switch self {
    case .rowOutOfBounds(let index, let count):
      "index out of bounds for row: index = \(index), number of rows = \(count)"
    case .columnOutOfBounds(let index, let count):
      "index out of bounds for column: index = \(index), number of columns = \(count)"
    case .mergeOutOfBounds(let columns, let rows, let columnCount, let rowCount):
      "range out of bounds for cells to merge: columns = \(columns.printed), rows = \(rows.printed), "
        + "number of columns = \(columnCount), number of rows = \(rowCount)"
    case .mergeCutsMergedCell(let column, let row):
      "the merged cell at column \(column), row \(row) reaches beyond the cells to merge"
    case .notInGrid: "the row or column is not in the grid view"
    case .viewOutOfBounds(let index, let count):
      "index out of bounds for view: index = \(index) expected to be less than or equal to \(count)"
    case .notInStack(let view): "\(view) is not in the stack view"
    case .lengthNotFinite(let name, let value):
      "\(name) is not finite!  That's illegal.  \(name):\(value)"
    case .layout(let error): error.description
    }
  }
}

extension NSRange {
  fileprivate var printed: String { "{\(location), \(length)}" }
}

/// Runs a closure, and rethrows its error as ``NSView/ArrangementError/layout(_:)``.
func arranging<Result>(
  _ body: () throws(LayoutError) -> Result
) throws(NSView.ArrangementError) -> Result {
  do { return try body() } catch { throw .layout(error) }
}

/// Returns the length, or throws if it isn't finite.
func finite(_ length: CGFloat, _ name: String) throws(NSView.ArrangementError) -> CGFloat {
  guard length.isFinite else { throw .lengthNotFinite(name, value: "\(length)") }
  return length
}
