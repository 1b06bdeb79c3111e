// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file

extension NSGridCell {
  /// The placement of content in a grid cell along an axis, with the same raw values as in AppKit.
  public enum Placement: Int, Sendable {
    /// The placement inherited from the column or row, or from the grid.
    case inherited = 0
    /// Unplaced: other constraints position the content.
    case none = 1
    /// At the leading edge, or at the top.
    case leading = 2
    /// At the trailing edge, or at the bottom.
    case trailing = 3
    /// In the center.
    case center = 4
    /// Stretched to fill the cell.
    case fill = 5
    /// The top of the cell, which equals `leading`.
    public static let top = Placement.leading
    /// The bottom of the cell, which equals `trailing`.
    public static let bottom = Placement.trailing
  }
}

extension NSGridRow {
  /// The baseline that the contents of a grid row share, with the same raw values as in AppKit.
  public enum Alignment: Int, Sendable {
    /// The grid's row alignment.
    case inherited = 0
    /// No shared baseline.
    case none = 1
    /// The baseline of the first line of text.
    case firstBaseline = 2
    /// The baseline of the last line of text.
    case lastBaseline = 3
  }
}

extension NSGridView {
  /// The number of rows, including hidden rows.
  public var numberOfRows: Int { rows.count }
  /// The number of columns, including hidden columns.
  public var numberOfColumns: Int { columns.count }
  /// Adds a row of views at the bottom, and adds columns if necessary.
  @discardableResult
  public func addRow(with views: [NSView]) -> NSGridRow { insertRow(at: rows.count, with: views) }
  /// Adds a column of views at the trailing edge, and adds rows if necessary.
  @discardableResult
  public func addColumn(with views: [NSView]) -> NSGridColumn { insertColumn(at: columns.count, with: views) }
}
