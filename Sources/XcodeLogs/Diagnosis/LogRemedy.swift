package import AutoLayout

/// The likely fix for a contradiction between constraints in a log.
///
/// Values named `constraint` are indices into the section's constraints, and values named `view` are indices into the
/// log's objects.
package enum LogRemedy: Hashable, Sendable {
  /// Change nothing, because only the system's views and constraints contradict each other.
  case leaveToSystem
  /// Change the constant of a constraint that requires a negative size.
  case useNonnegativeSize(constraint: Int)
  /// Correct the items of a constraint that relates an edge or a size to itself.
  case checkItems(constraint: Int)
  /// Change the constant of one of two constraints that place a view's edges in the wrong order.
  case orderEdges(view: Int, axis: LayoutConstraint.Axis, constraints: [Int])
  /// Tie a view to a guide of its superview, not to its own safe area or margins, which are inside the view.
  case tieToSuperview(constraint: Int, view: Int)
  /// Keep only one of the constraints that give a view different sizes.
  case keepOneSize(view: Int, axis: LayoutConstraint.Axis, constraints: [Int])
  /// Keep only one of two constraints that put the same edge at different positions.
  case keepOneDistance(constraints: [Int])
  /// Lower the priority of a constraint that keeps a stack view from collapsing a hidden view.
  case lowerForHiding(constraint: Int, view: Int)
  /// Reduce the spacing of a stack view that is too small for the spacing, usually because the stack view is hidden.
  case reduceSpacing(view: Int)
  /// Lower the priority of a constraint that can't hold while the system measures a view without a size.
  case lowerForMeasurement(constraint: Int, view: Int, axis: LayoutConstraint.Axis)
  /// Lower the priority of a constraint that contradicts a size set by a table, collection or hosting view.
  case lowerForEncapsulation(
    constraint: Int, view: Int, axis: LayoutConstraint.Axis, size: Double)
  /// Set `translatesAutoresizingMaskIntoConstraints` to false on views that have explicit constraints.
  case turnOffMask(views: [Int])
  /// Change the frame of a view that is too small or too large for its content.
  case resizeFrame(view: Int, axis: LayoutConstraint.Axis, size: Double?, constraint: Int?)
  /// Change the frame or the autoresizing mask of a view whose frame contradicts the frames of its ancestors.
  case changeMask(view: Int, axis: LayoutConstraint.Axis)
  /// Lower a view's required content hugging or compression resistance priority.
  case lowerContentPriority(view: Int, axis: LayoutConstraint.Axis)
  /// Lower the priority of an aspect ratio constraint that contradicts constraints on the view's width and height.
  case lowerRatio(constraint: Int, view: Int)
  /// Lower the priority of a constraint that contradicts a stack view's arrangement of its subviews.
  case lowerInStack(constraint: Int, view: Int)
  /// Remove the size constraint or an edge constraint of a view that has a fixed size and constraints at both edges.
  case dropSizeOrEdge(constraint: Int, view: Int, axis: LayoutConstraint.Axis)
  /// Remove the center constraint or the edge constraint of a view that also has a fixed size.
  case dropCenterOrEdge(center: Int, edge: Int, view: Int, axis: LayoutConstraint.Axis)
  /// Make one constraint flexible in a chain of distances and sizes that don't add up to the available length.
  case makeFlexible(constraint: Int)
  /// Remove one of the contradicting constraints, because no more specific fix applies.
  case dropOne(constraint: Int)
}
