import AutoLayout
public import Foundation

/// A row of a grid, with what its cells have in common.
public final class NSGridRow {
  /// Which baseline contents of a row share; Apple's raw values.
  public enum Alignment: Int, Sendable {
    /// As the row says, or else the grid.
    case inherited = 0
    /// None.
    case none = 1
    /// The baseline of the first line.
    case firstBaseline = 2
    /// The baseline of the last line.
    case lastBaseline = 3
  }

  /// The grid that the row is in.
  public private(set) weak var gridView: NSGridView?

  /// Where contents lie between the edges of the row, where their cells do not say.
  public var yPlacement = NSGridCell.Placement.inherited { didSet { changed() } }

  /// Which baseline contents share, where their cells do not say.
  public var rowAlignment = Alignment.inherited { didSet { changed() } }

  /// The height in points; `NSGridView.sizedForContent` for that of the content.
  public var height = NSGridView.sizedForContent { didSet { changed() } }

  /// What is added to the distance above the row, in points; also to the grid's edge.
  public var topPadding: CGFloat = 0 { didSet { changed() } }

  /// What is added to the distance below the row, in points; also to the grid's edge.
  public var bottomPadding: CGFloat = 0 { didSet { changed() } }

  /// Whether the row has no height and hides its contents; nor do distances to it count.
  public var isHidden = false { didSet { gridView?.structureChanged() } }

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

  /// The cell in a column; stops the program where the grid has fewer.
  public func cell(at index: Int) -> NSGridCell {
    guard let gridView else { preconditionFailure("the row is in no grid") }
    return gridView.cell(atColumnIndex: index, rowIndex: gridView.index(of: self))
  }

  /// Makes one cell of several neighbours.
  public func mergeCells(in range: NSRange) {
    guard let gridView else { return }
    gridView.mergeCells(
      inHorizontalRange: range,
      verticalRange: NSRange(location: gridView.index(of: self), length: 1))
  }

  private func changed() { gridView?.invalidateSystemConstraints() }
}

/// A column of a grid, with what its cells have in common.
public final class NSGridColumn {
  /// The grid that the column is in.
  public private(set) weak var gridView: NSGridView?

  /// Where contents lie between the edges of the column, where their cells do not say.
  public var xPlacement = NSGridCell.Placement.inherited { didSet { changed() } }

  /// The width in points; `NSGridView.sizedForContent` for that of the content.
  public var width = NSGridView.sizedForContent { didSet { changed() } }

  /// What is added to the distance before the column, in points; also to the grid's edge.
  public var leadingPadding: CGFloat = 0 { didSet { changed() } }

  /// What is added to the distance after the column, in points; also to the grid's edge.
  public var trailingPadding: CGFloat = 0 { didSet { changed() } }

  /// Whether the column has no width and hides its contents; nor do distances to it count.
  public var isHidden = false { didSet { gridView?.structureChanged() } }

  /// The column's edges.
  let guide: LayoutGuide

  init(grid: NSGridView) {
    gridView = grid
    guide = LayoutGuide.makeHelper(of: grid, identifier: "grid-column")
  }

  /// How many cells the column has: one for each row.
  public var numberOfCells: Int { gridView?.numberOfRows ?? 0 }

  /// The cell in a row; stops the program where the grid has fewer.
  public func cell(at index: Int) -> NSGridCell {
    guard let gridView else { preconditionFailure("the column is in no grid") }
    return gridView.cell(atColumnIndex: gridView.index(of: self), rowIndex: index)
  }

  /// Makes one cell of several neighbours.
  public func mergeCells(in range: NSRange) {
    guard let gridView else { return }
    gridView.mergeCells(
      inHorizontalRange: NSRange(location: gridView.index(of: self), length: 1),
      verticalRange: range)
  }

  private func changed() { gridView?.invalidateSystemConstraints() }
}
