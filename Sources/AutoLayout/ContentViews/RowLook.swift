/// The separator and the accessory of a table row.
public struct RowLook: Hashable, Sendable, Codable {
  /// The insets of the line at the bottom from the row's sides, in points, or `nil` for no line.
  public var separator: EdgeInsets?
  /// The accessory at the trailing edge.
  public var accessory = TableCell.AccessoryType.none

  /// Makes the look of a row without a line and an accessory.
  public init() {}
}
