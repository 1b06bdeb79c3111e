import Foundation

/// What a row of a table shows besides its contents.
public struct RowLook: Hashable, Sendable {
  /// The distances of the line at the bottom from the row's sides, in points; `nil` for no line.
  public var separator: EdgeInsets?
  /// The mark at the trailing edge.
  public var accessory = TableCell.AccessoryType.none

  /// Makes the look of a row without a line and a mark.
  public init() {}
}

extension View {
  /// What the view shows as a row of a table, or `nil` if it isn't one.
  package var rowLook: RowLook? {
    get { kept("row") }
    set { keep(newValue == RowLook() ? nil : newValue, "row") }
  }

  /// The line and the mark that the view shows as a row of a table, or `nil` if it isn't one.
  var rowParts: DeviceLook.Row? {
    guard let row = rowLook else { return nil }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let environment = effectiveEnvironment
    var parts = DeviceLook.Row(accessory: row.accessory)
    if let insets = row.separator {
      let (left, right) =
        isReversed ? (insets.right, insets.left) : (insets.left, insets.right)
      let height = 1 / environment.scale
      parts.separator = CGRect(
        x: left, y: bounds.height - height, width: max(0, bounds.width - left - right),
        height: height)
    }
    if let width = environment.profile.accessoryWidth(row.accessory) {
      parts.accessoryBox = CGRect(
        x: isReversed ? rowMargin : bounds.width - rowMargin - width, y: 0, width: width,
        height: bounds.height)
    }
    return parts
  }
}
