import AutoLayout
public import Foundation

/// A row of a grid, with what its cells have in common.
public final class NSGridRow: GridLine {
  /// The grid that the row is in.
  public internal(set) weak var gridView: NSGridView?

  /// Where contents lie between the edges of the row, where their cells do not say.
  public var yPlacement = NSGridCell.Placement.inherited { didSet { changed() } }

  /// Which baseline contents share, where their cells do not say.
  public var rowAlignment = Alignment.inherited { didSet { changed() } }

  /// The height in points; `NSGridView.sizedForContent` for that of the content.
  ///
  /// Stops the program for a number that is not finite; ``setHeight(_:)`` throws instead.
  public var height: CGFloat {
    get { extent.length }
    set { trapping { () throws(NSView.ArrangementError) in try setHeight(newValue) } }
  }

  /// What is added to the distance above the row, in points; also to the grid's edge.
  ///
  /// Stops the program for a number that is not finite; ``setPadding(top:bottom:)`` throws instead.
  public var topPadding: CGFloat {
    get { extent.padding.before }
    set { trapping { () throws(NSView.ArrangementError) in try setPadding(top: newValue) } }
  }

  /// What is added to the distance below the row, in points; also to the grid's edge.
  ///
  /// Stops the program for a number that is not finite; ``setPadding(top:bottom:)`` throws instead.
  public var bottomPadding: CGFloat {
    get { extent.padding.after }
    set { trapping { () throws(NSView.ArrangementError) in try setPadding(bottom: newValue) } }
  }

  private(set) var extent = GridExtent()

  /// Sets ``height``, or says why it may not be that.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setHeight(_ height: CGFloat) throws(NSView.ArrangementError) {
    try extent.setLength(height, "height")
    changed()
  }

  /// Sets ``topPadding`` and ``bottomPadding``, as they are for nil, or says why they may not be that.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setPadding(
    top: CGFloat? = nil, bottom: CGFloat? = nil
  ) throws(NSView.ArrangementError) {
    try extent.setPadding(before: top, "topPadding", after: bottom, "bottomPadding")
    changed()
  }

  /// Whether the row has no height and hides its contents; nor do distances to it count.
  public var isHidden = false {
    didSet { if isHidden != oldValue { gridView?.visibilityChanged(of: self) } }
  }

  var place = 0

  /// The row's edges.
  let guide: LayoutGuide
  /// What contents that share a baseline take up together.
  let baselineGroup: LayoutGuide

  init(grid: NSGridView) {
    gridView = grid
    guide = LayoutGuide.makeHelper(of: grid, identifier: "grid-row")
    baselineGroup = LayoutGuide.makeHelper(of: grid, identifier: "grid-baselines")
  }

  /// How many cells the row has: one for each column.
  public var numberOfCells: Int { gridView?.numberOfColumns ?? 0 }

  /// The cell in a column; stops the program where the grid has fewer, or the row is in none.
  public func cell(at index: Int) -> NSGridCell {
    trapping { () throws(NSView.ArrangementError) in try existingCell(at: index) }
  }

  /// The cell in a column: ``cell(at:)``.
  ///
  /// - Throws: `ArrangementError.columnOutOfBounds`, `ArrangementError.notInGrid`.
  @_disfavoredOverload
  public func existingCell(at index: Int) throws(NSView.ArrangementError) -> NSGridCell {
    guard let gridView else { throw .notInGrid }
    return try gridView.existingCell(
      atColumnIndex: index, rowIndex: gridView.existingIndex(of: self))
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
    let row = try gridView.existingIndex(of: self)
    try gridView.merge(columns: range, rows: NSRange(location: row, length: 1))
  }

  private func changed() { gridView?.invalidateSystemConstraints() }
}

extension NSGridRow.Alignment {
  /// The alignment in records.
  var word: String {
    switch self {
    case .inherited: "inherited"
    case .none: "none"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    }
  }
}
