package import AutoLayout

/// The likely fix of a contradiction.
///
/// Numbers of constraints are indices into the section's constraints, and numbers of views are indices into the log's
/// objects.
package enum LogRemedy: Hashable, Sendable {
  /// Only views and constraints of the system take part, so there is nothing to fix in an app.
  case leaveToSystem
  /// A size is negative.
  case useNonnegativeSize(constraint: Int)
  /// A constraint relates an edge or a size to itself.
  case checkItems(constraint: Int)
  /// Two constraints place the edges of a view in the wrong order.
  case orderEdges(view: Int, axis: LayoutConstraint.Axis, constraints: [Int])
  /// A view is tied to its own safe area or margins.
  case tieToSuperview(constraint: Int, view: Int)
  /// Two constraints give one view different sizes.
  case keepOneSize(view: Int, axis: LayoutConstraint.Axis, constraints: [Int])
  /// Two constraints put the same edge at different places.
  case keepOneDistance(constraints: [Int])
  /// A hidden view in a stack view has a size constraint of its own.
  case lowerForHiding(constraint: Int, view: Int)
  /// Only a stack view's arrangement takes part, usually because a hidden stack view has spacing.
  case reduceSpacing(view: Int)
  /// The system measures a view before it has a size.
  case lowerForMeasurement(constraint: Int, view: Int, axis: LayoutConstraint.Axis)
  /// A cell or hosted view gets a size that its content doesn't have.
  case lowerForEncapsulation(
    constraint: Int, view: Int, axis: LayoutConstraint.Axis, size: Double)
  /// Views that have constraints also keep their frames by autoresizing masks.
  case turnOffMask(views: [Int])
  /// The frame of a view is too small for its content, or too large.
  case resizeFrame(view: Int, axis: LayoutConstraint.Axis, size: Double?, constraint: Int?)
  /// Frames and autoresizing masks contradict each other.
  case changeMask(view: Int, axis: LayoutConstraint.Axis)
  /// The content priority of a view is required, so the view must have its content's size.
  case lowerContentPriority(view: Int, axis: LayoutConstraint.Axis)
  /// A ratio of width and height contradicts constraints that give both.
  case lowerRatio(constraint: Int, view: Int)
  /// A stack view gives a view another size than the view's own constraint does.
  case lowerInStack(constraint: Int, view: Int)
  /// A view with a fixed size is tied at both edges.
  case dropSizeOrEdge(constraint: Int, view: Int, axis: LayoutConstraint.Axis)
  /// A view with a fixed size is tied at its center and at an edge.
  case dropCenterOrEdge(center: Int, edge: Int, view: Int, axis: LayoutConstraint.Axis)
  /// Distances and sizes add up to more or less than the available length.
  case makeFlexible(constraint: Int)
  /// The contradiction isn't one of the usual cases.
  case dropOne(constraint: Int)
}
