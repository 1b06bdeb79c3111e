public import AutoLayout

extension LayoutConstraint {
  /// The constraint, for changes that take time on a device; here they are made at once.
  public func animator() -> Self { self }
}
