public import AutoLayout

extension LayoutPriority {
  /// A priority that is higher by a number.
  public static func + (priority: LayoutPriority, difference: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + difference)
  }

  /// A priority that is lower by a number.
  public static func - (priority: LayoutPriority, difference: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - difference)
  }
}
