// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file

extension NSGridCell {
  /// Where a content lies in its cell along an axis; Apple's raw values.
  public enum Placement: Int, Sendable {
    /// As the column or row says, or else the grid.
    case inherited = 0
    /// Nowhere: other constraints place the content.
    case none = 1
    /// At the leading edge, or at the top.
    case leading = 2
    /// At the trailing edge, or at the bottom.
    case trailing = 3
    /// In the middle.
    case center = 4
    /// Over the whole cell.
    case fill = 5
    /// The leading placement, by the word for rows.
    public static let top = Placement.leading
    /// The trailing placement, by the word for rows.
    public static let bottom = Placement.trailing
  }
}

extension NSGridRow {
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
}

extension NSGridView {
  /// How many rows there are, hidden ones included.
  public var numberOfRows: Int { rows.count }
  /// How many columns there are, hidden ones included.
  public var numberOfColumns: Int { columns.count }
  /// Adds a row of views at the bottom; the grid gets as many columns as they need.
  @discardableResult
  public func addRow(with views: [NSView]) -> NSGridRow { insertRow(at: rows.count, with: views) }
  /// Adds a column of views at the trailing edge; the grid gets as many rows as they need.
  @discardableResult
  public func addColumn(with views: [NSView]) -> NSGridColumn { insertColumn(at: columns.count, with: views) }
}
