public import AutoLayout

extension LayoutConstraint {
  /// Returns the constraint itself, so that changes are immediate.
  public func animator() -> Self { self }
}
