/// The separator and the accessory of a table's row.
public struct RowLook: Hashable, Sendable, Codable {
  /// The distances of the line at the bottom from the row's sides, in points; `nil` for no line.
  public var separator: EdgeInsets?
  /// The mark at the trailing edge.
  public var accessory = TableCell.AccessoryType.none

  /// Makes the look of a row without a line and a mark.
  public init() {}
}
