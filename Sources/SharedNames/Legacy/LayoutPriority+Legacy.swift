public import AutoLayout

// Priorities were numbers up to Swift 3, and code calculated with them.
extension LayoutPriority {
  /// Returns a higher priority.
  @_disfavoredOverload
  public static func + (priority: LayoutPriority, difference: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + difference)
  }

  /// Returns a lower priority.
  @_disfavoredOverload
  public static func - (priority: LayoutPriority, difference: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - difference)
  }
}

extension View {
  /// Sets the content hugging priority from a number.
  @available(*, deprecated, message: "Pass a priority: .defaultLow or .init(251)")
  @_disfavoredOverload
  public func setContentHuggingPriority(_ priority: Float, for axis: LayoutConstraint.Axis) {
    setContentHuggingPriority(LayoutPriority(priority), for: axis)
  }

  /// Sets the content compression resistance priority from a number.
  @available(*, deprecated, message: "Pass a priority: .defaultHigh or .init(751)")
  @_disfavoredOverload
  public func setContentCompressionResistancePriority(
    _ priority: Float, for axis: LayoutConstraint.Axis
  ) {
    setContentCompressionResistancePriority(LayoutPriority(priority), for: axis)
  }
}
