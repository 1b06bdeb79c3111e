// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file

extension NSGridCell {
  /// The placement of a content in its cell along an axis; Apple's raw values.
  public enum Placement: Int, Sendable {
    /// The placement of the column or row, or otherwise of the grid.
    case inherited = 0
    /// No placement: other constraints position the content.
    case none = 1
    /// At the leading edge, or at the top.
    case leading = 2
    /// At the trailing edge, or at the bottom.
    case trailing = 3
    /// In the center.
    case center = 4
    /// Filling the cell.
    case fill = 5
    /// The leading placement, for rows.
    public static let top = Placement.leading
    /// The trailing placement, for rows.
    public static let bottom = Placement.trailing
  }
}

extension NSGridRow {
  /// The baseline that contents of a row share; Apple's raw values.
  public enum Alignment: Int, Sendable {
    /// The alignment of the row, or otherwise of the grid.
    case inherited = 0
    /// No shared baseline.
    case none = 1
    /// The baseline of the first line.
    case firstBaseline = 2
    /// The baseline of the last line.
    case lastBaseline = 3
  }
}

extension NSGridView {
  /// The number of rows, including hidden ones.
  public var numberOfRows: Int { rows.count }
  /// The number of columns, including hidden ones.
  public var numberOfColumns: Int { columns.count }
  /// Adds a row of views at the bottom, and columns as needed.
  @discardableResult
  public func addRow(with views: [NSView]) -> NSGridRow { insertRow(at: rows.count, with: views) }
  /// Adds a column of views at the trailing edge, and rows as needed.
  @discardableResult
  public func addColumn(with views: [NSView]) -> NSGridColumn { insertColumn(at: columns.count, with: views) }
}
