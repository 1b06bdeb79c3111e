import AutoLayout
public import Foundation

/// A column of a grid, with what its cells have in common.
public final class NSGridColumn: GridLine {
  /// The grid that the column is in.
  public internal(set) weak var gridView: NSGridView?

  /// Where contents lie between the edges of the column, where their cells do not say.
  public var xPlacement = NSGridCell.Placement.inherited { didSet { changed() } }

  /// The width in points; `NSGridView.sizedForContent` for that of the content.
  ///
  /// Stops the program for a number that is not finite; ``setWidth(_:)`` throws instead.
  public var width: CGFloat {
    get { extent.length }
    set { trapping { () throws(NSView.ArrangementError) in try setWidth(newValue) } }
  }

  /// What is added to the distance before the column, in points; also to the grid's edge.
  ///
  /// Stops the program for a number that is not finite; ``setPadding(leading:trailing:)`` throws instead.
  public var leadingPadding: CGFloat {
    get { extent.padding.before }
    set { trapping { () throws(NSView.ArrangementError) in try setPadding(leading: newValue) } }
  }

  /// What is added to the distance after the column, in points; also to the grid's edge.
  ///
  /// Stops the program for a number that is not finite; ``setPadding(leading:trailing:)`` throws instead.
  public var trailingPadding: CGFloat {
    get { extent.padding.after }
    set { trapping { () throws(NSView.ArrangementError) in try setPadding(trailing: newValue) } }
  }

  private(set) var extent = GridExtent()

  /// Sets ``width``, or says why it may not be that.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setWidth(_ width: CGFloat) throws(NSView.ArrangementError) {
    try extent.setLength(width, "width")
    changed()
  }

  /// Sets ``leadingPadding`` and ``trailingPadding``, as they are for nil, or says why they may not be that.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setPadding(
    leading: CGFloat? = nil, trailing: CGFloat? = nil
  ) throws(NSView.ArrangementError) {
    try extent.setPadding(before: leading, "leadingPadding", after: trailing, "trailingPadding")
    changed()
  }

  /// Whether the column has no width and hides its contents; nor do distances to it count.
  public var isHidden = false {
    didSet { if isHidden != oldValue { gridView?.visibilityChanged(of: self) } }
  }

  var place = 0

  /// The column's edges.
  let guide: LayoutGuide

  init(grid: NSGridView) {
    gridView = grid
    guide = LayoutGuide.makeHelper(of: grid, identifier: "grid-column")
  }

  /// How many cells the column has: one for each row.
  public var numberOfCells: Int { gridView?.numberOfRows ?? 0 }

  /// The cell in a row; stops the program where the grid has fewer, or the column is in none.
  public func cell(at index: Int) -> NSGridCell {
    trapping { () throws(NSView.ArrangementError) in try existingCell(at: index) }
  }

  /// The cell in a row: ``cell(at:)``.
  ///
  /// - Throws: `ArrangementError.rowOutOfBounds`, `ArrangementError.notInGrid`.
  @_disfavoredOverload
  public func existingCell(at index: Int) throws(NSView.ArrangementError) -> NSGridCell {
    guard let gridView else { throw .notInGrid }
    return try gridView.existingCell(
      atColumnIndex: gridView.existingIndex(of: self), rowIndex: index)
  }

  /// Makes one cell of several neighbours; stops the program where the grid has not all of them.
  public func mergeCells(in range: NSRange) {
    trapping { () throws(NSView.ArrangementError) in try merge(range) }
  }

  /// Makes one cell of several neighbours: ``mergeCells(in:)``.
  ///
  /// - Throws: What ``NSGridView/merge(columns:rows:)`` does, and `ArrangementError.notInGrid`.
  @_disfavoredOverload
  public func merge(_ range: NSRange) throws(NSView.ArrangementError) {
    guard let gridView else { throw .notInGrid }
    let column = try gridView.existingIndex(of: self)
    try gridView.merge(columns: NSRange(location: column, length: 1), rows: range)
  }

  private func changed() { gridView?.invalidateSystemConstraints() }
}
