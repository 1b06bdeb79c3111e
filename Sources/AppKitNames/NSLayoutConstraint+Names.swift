public import AutoLayout

extension LayoutConstraint {
  /// The constraint, for changes that take time on a device; here they are made at once.
  public func animator() -> Self { self }
}

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
