/// A relation between attributes of one or two layout items.
public final class LayoutConstraint {
  /// A direction of the plane.
  public enum Axis: Int, Sendable, CaseIterable {
    case horizontal = 0
    case vertical = 1
  }
}
