import AutoLayout
public import Foundation

/// A row of a grid, with the settings that its cells share.
public final class NSGridRow: GridLine {
  /// The grid of the row.
  public internal(set) weak var gridView: NSGridView?

  /// The vertical placement of content views in cells with the placement `inherited`.
  public var yPlacement = NSGridCell.Placement.inherited { didSet { changed() } }

  /// The baseline alignment of content views in cells with the row alignment `inherited`.
  public var rowAlignment = Alignment.inherited { didSet { changed() } }

  /// The height in points, or `NSGridView.sizedForContent` to fit the content.
  ///
  /// A number that isn't finite stops the program; ``setHeight(_:)`` throws instead.
  public var height: CGFloat {
    get { extent.length }
    set { trapping { () throws(NSView.ArrangementError) in try setHeight(newValue) } }
  }

  /// The space added above the row, in points, which is also added at the grid's edge.
  ///
  /// A number that isn't finite stops the program; ``setPadding(top:bottom:)`` throws instead.
  public var topPadding: CGFloat {
    get { extent.padding.before }
    set { trapping { () throws(NSView.ArrangementError) in try setPadding(top: newValue) } }
  }

  /// The space added below the row, in points, which is also added at the grid's edge.
  ///
  /// A number that isn't finite stops the program; ``setPadding(top:bottom:)`` throws instead.
  public var bottomPadding: CGFloat {
    get { extent.padding.after }
    set { trapping { () throws(NSView.ArrangementError) in try setPadding(bottom: newValue) } }
  }

  private(set) var extent = GridExtent()

  /// Sets ``height``.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setHeight(_ height: CGFloat) throws(NSView.ArrangementError) {
    try extent.setLength(height, "height")
    changed()
  }

  /// Sets ``topPadding`` and ``bottomPadding``, or leaves a padding unchanged if its value is `nil`.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setPadding(
    top: CGFloat? = nil, bottom: CGFloat? = nil
  ) throws(NSView.ArrangementError) {
    try extent.setPadding(before: top, "topPadding", after: bottom, "bottomPadding")
    changed()
  }

  /// Whether the row is hidden, with its content views and the spacing beside it.
  public var isHidden = false {
    didSet { if isHidden != oldValue { gridView?.visibilityChanged(of: self) } }
  }

  var place = 0

  let guide: LayoutGuide
  /// The guide around the baseline-aligned content views.
  let baselineGroup: LayoutGuide

  init(grid: NSGridView) {
    gridView = grid
    guide = LayoutGuide.makeHelper(of: grid, identifier: "grid-row")
    baselineGroup = LayoutGuide.makeHelper(of: grid, identifier: "grid-baselines")
  }

  /// The number of cells: one for each column.
  public var numberOfCells: Int { gridView?.numberOfColumns ?? 0 }

  /// The cell in the column at an index; stops the program if the index is out of range or the row isn't in a grid.
  public func cell(at index: Int) -> NSGridCell {
    trapping { () throws(NSView.ArrangementError) in try existingCell(at: index) }
  }

  /// The cell in the column at an index, like ``cell(at:)``.
  ///
  /// - Throws: `ArrangementError.columnOutOfBounds`, `ArrangementError.notInGrid`.
  @_disfavoredOverload
  public func existingCell(at index: Int) throws(NSView.ArrangementError) -> NSGridCell {
    guard let gridView else { throw .notInGrid }
    return try gridView.existingCell(
      atColumnIndex: index, rowIndex: gridView.existingIndex(of: self))
  }

  /// Merges the row's cells in a range of columns; stops the program if the range is out of bounds.
  public func mergeCells(in range: NSRange) {
    trapping { () throws(NSView.ArrangementError) in try merge(range) }
  }

  /// Merges the row's cells in a range of columns, like ``mergeCells(in:)``.
  ///
  /// - Throws: The errors of ``NSGridView/merge(columns:rows:)``, and `ArrangementError.notInGrid`.
  @_disfavoredOverload
  public func merge(_ range: NSRange) throws(NSView.ArrangementError) {
    guard let gridView else { throw .notInGrid }
    let row = try gridView.existingIndex(of: self)
    try gridView.merge(columns: range, rows: NSRange(location: row, length: 1))
  }

  private func changed() { gridView?.invalidateSystemConstraints() }
}

extension NSGridRow.Alignment {
  var word: String {
    switch self {
    case .inherited: "inherited"
    case .none: "none"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    }
  }
}
