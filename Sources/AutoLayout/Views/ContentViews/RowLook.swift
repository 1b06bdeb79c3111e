/// The separator and the accessory of a table row.
public struct RowLook: Hashable, Sendable, Codable {
  /// The insets of the separator from the row's sides, in points, or `nil` for no separator.
  public var separator: EdgeInsets?
  /// The accessory at the trailing edge.
  public var accessory = TableCell.AccessoryType.none

  /// Makes the look of a row that has neither a separator nor an accessory.
  public init() {}
}
