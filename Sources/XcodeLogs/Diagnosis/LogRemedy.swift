package import AutoLayout

/// The likely fix for a contradiction; each case describes the cause.
///
/// Values named `constraint` are indices into the section's constraints, and values named `view` are indices into the
/// log's objects.
package enum LogRemedy: Hashable, Sendable {
  /// Only the system's views and constraints are involved, so there is nothing to fix in the app.
  case leaveToSystem
  /// A size is negative.
  case useNonnegativeSize(constraint: Int)
  /// A constraint relates an edge or a size to itself.
  case checkItems(constraint: Int)
  /// Two constraints place the edges of a view in the wrong order.
  case orderEdges(view: Int, axis: LayoutConstraint.Axis, constraints: [Int])
  /// A view has a constraint to its own safe area or margins.
  case tieToSuperview(constraint: Int, view: Int)
  /// Two constraints give one view different sizes.
  case keepOneSize(view: Int, axis: LayoutConstraint.Axis, constraints: [Int])
  /// Two constraints put one edge at different positions.
  case keepOneDistance(constraints: [Int])
  /// A view that a stack view hides also has a size constraint.
  case lowerForHiding(constraint: Int, view: Int)
  /// Only a stack view's own constraints are involved, usually because a hidden stack view has spacing.
  case reduceSpacing(view: Int)
  /// The system measures a view before it has a size.
  case lowerForMeasurement(constraint: Int, view: Int, axis: LayoutConstraint.Axis)
  /// A table, collection or hosting view gives a view a size that doesn't fit the view's content.
  case lowerForEncapsulation(
    constraint: Int, view: Int, axis: LayoutConstraint.Axis, size: Double)
  /// Views that have constraints also keep their frames by autoresizing masks.
  case turnOffMask(views: [Int])
  /// The frame of a view is too small for its content, or too large.
  case resizeFrame(view: Int, axis: LayoutConstraint.Axis, size: Double?, constraint: Int?)
  /// The frames of views, kept by autoresizing masks, contradict each other.
  case changeMask(view: Int, axis: LayoutConstraint.Axis)
  /// A view's content hugging or compression resistance is required, so the view must have its content's size.
  case lowerContentPriority(view: Int, axis: LayoutConstraint.Axis)
  /// An aspect ratio contradicts constraints that determine the width and the height.
  case lowerRatio(constraint: Int, view: Int)
  /// A stack view and a constraint of the app give a view different sizes.
  case lowerInStack(constraint: Int, view: Int)
  /// A view with a fixed size has constraints at both edges.
  case dropSizeOrEdge(constraint: Int, view: Int, axis: LayoutConstraint.Axis)
  /// A view with a fixed size has constraints at its center and at an edge.
  case dropCenterOrEdge(center: Int, edge: Int, view: Int, axis: LayoutConstraint.Axis)
  /// Distances and sizes don't add up to the available length.
  case makeFlexible(constraint: Int)
  /// The contradiction isn't one of the usual cases.
  case dropOne(constraint: Int)
}
