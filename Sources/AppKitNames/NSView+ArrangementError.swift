public import AutoLayout
public import Foundation

extension NSView {
  /// A reason why a stack view or a grid cannot be arranged as a call asks.
  ///
  /// Throwing calls hand it over; calls shaped like AppKit's stop the program with its text. Apple names
  /// the exceptions of these calls and not their texts, which are ours.
  public enum ArrangementError: AppleException, Hashable {
    /// A row that the grid does not have, by its place counted from the top.
    case rowOutOfBounds(index: Int, count: Int)
    /// A column that the grid does not have, by its place counted from the leading edge.
    case columnOutOfBounds(index: Int, count: Int)
    /// Cells to merge that the grid does not have all of.
    case mergeOutOfBounds(columns: NSRange, rows: NSRange, columnCount: Int, rowCount: Int)
    /// Cells to merge that are part of a merged cell which reaches beyond them.
    case mergeCutsMergedCell(column: Int, row: Int)
    /// A row or a column that is another grid's, or none's any more.
    case notInGrid
    /// A place that an area of a stack view, or all of it, does not have.
    case viewOutOfBounds(index: Int, count: Int)
    /// A view that a stack view does not have.
    case notInStack(view: String)
    /// A length that is not a finite number, by the name of the property.
    case lengthNotFinite(String, value: String)
    /// What any view's call refuses: a view that is to be put into itself, a priority out of range.
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

  /// What is wrong with the call, and what would be right.
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

/// Runs what AutoLayout may refuse, for callers whose errors are this module's.
func arranging<Result>(
  _ body: () throws(LayoutError) -> Result
) throws(NSView.ArrangementError) -> Result {
  do { return try body() } catch { throw .layout(error) }
}

/// A length that a layout can be made of.
func finite(_ length: CGFloat, _ name: String) throws(NSView.ArrangementError) -> CGFloat {
  guard length.isFinite else { throw .lengthNotFinite(name, value: "\(length)") }
  return length
}
