import AutoLayout
public import Foundation

/// A column of a grid, with the settings that its cells share.
public final class NSGridColumn: GridLine {
  /// The grid of the column.
  public internal(set) weak var gridView: NSGridView?

  /// The horizontal placement of content views in cells with the placement `inherited`.
  public var xPlacement = NSGridCell.Placement.inherited { didSet { changed() } }

  /// The width in points, or `NSGridView.sizedForContent` to fit the content.
  ///
  /// A number that isn't finite stops the program; ``setWidth(_:)`` throws instead.
  public var width: CGFloat {
    get { extent.length }
    set { trapping { () throws(NSView.ArrangementError) in try setWidth(newValue) } }
  }

  /// The space added before the column, in points, which is also added at the grid's edge.
  ///
  /// A number that isn't finite stops the program; ``setPadding(leading:trailing:)`` throws instead.
  public var leadingPadding: CGFloat {
    get { extent.padding.before }
    set { trapping { () throws(NSView.ArrangementError) in try setPadding(leading: newValue) } }
  }

  /// The space added after the column, in points, which is also added at the grid's edge.
  ///
  /// A number that isn't finite stops the program; ``setPadding(leading:trailing:)`` throws instead.
  public var trailingPadding: CGFloat {
    get { extent.padding.after }
    set { trapping { () throws(NSView.ArrangementError) in try setPadding(trailing: newValue) } }
  }

  private(set) var extent = GridExtent()

  /// Sets ``width``.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setWidth(_ width: CGFloat) throws(NSView.ArrangementError) {
    try extent.setLength(width, "width")
    changed()
  }

  /// Sets ``leadingPadding`` and ``trailingPadding``, or leaves a padding unchanged if its value is `nil`.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setPadding(
    leading: CGFloat? = nil, trailing: CGFloat? = nil
  ) throws(NSView.ArrangementError) {
    try extent.setPadding(before: leading, "leadingPadding", after: trailing, "trailingPadding")
    changed()
  }

  /// Whether the column is hidden, with its content views and the spacing beside it.
  public var isHidden = false {
    didSet { if isHidden != oldValue { gridView?.visibilityChanged(of: self) } }
  }

  var place = 0

  let guide: LayoutGuide

  init(grid: NSGridView) {
    gridView = grid
    guide = LayoutGuide.makeHelper(of: grid, identifier: "grid-column")
  }

  /// The number of cells: one for each row.
  public var numberOfCells: Int { gridView?.numberOfRows ?? 0 }

  /// The cell in the row at an index; stops the program if the index is out of range or the column isn't in a grid.
  public func cell(at index: Int) -> NSGridCell {
    trapping { () throws(NSView.ArrangementError) in try existingCell(at: index) }
  }

  /// The cell in the row at an index, like ``cell(at:)``.
  ///
  /// - Throws: `ArrangementError.rowOutOfBounds`, `ArrangementError.notInGrid`.
  @_disfavoredOverload
  public func existingCell(at index: Int) throws(NSView.ArrangementError) -> NSGridCell {
    guard let gridView else { throw .notInGrid }
    return try gridView.existingCell(
      atColumnIndex: gridView.existingIndex(of: self), rowIndex: index)
  }

  /// Merges the column's cells in a range of rows; stops the program if the range is out of bounds.
  public func mergeCells(in range: NSRange) {
    trapping { () throws(NSView.ArrangementError) in try merge(range) }
  }

  /// Merges the column's cells in a range of rows, like ``mergeCells(in:)``.
  ///
  /// - Throws: The errors of ``NSGridView/merge(columns:rows:)``, and `ArrangementError.notInGrid`.
  @_disfavoredOverload
  public func merge(_ range: NSRange) throws(NSView.ArrangementError) {
    guard let gridView else { throw .notInGrid }
    let column = try gridView.existingIndex(of: self)
    try gridView.merge(columns: NSRange(location: column, length: 1), rows: range)
  }

  private func changed() { gridView?.invalidateSystemConstraints() }
}
