package import AutoLayout

/// The likely fix of a contradiction; constraints are indices into the section, views into the log's objects.
package enum LogRemedy: Hashable, Sendable {
  /// Only the system's own views and constraints take part: there is nothing to fix in an app.
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
  /// A hidden view in a stack view has a size of its own.
  case lowerForHiding(constraint: Int, view: Int)
  /// Only a stack view's arrangement takes part, usually because a hidden stack view has spacing of its own.
  case reduceSpacing(view: Int)
  /// The system measures a view before it has a size.
  case lowerForMeasurement(constraint: Int, view: Int, axis: LayoutConstraint.Axis)
  /// A cell or hosted view gets a size that its content doesn't have.
  case lowerForEncapsulation(
    constraint: Int, view: Int, axis: LayoutConstraint.Axis, size: Double)
  /// Views with constraints also keep their frames.
  case turnOffMask(views: [Int])
  /// The frame of a view is too small for its content, or too large.
  case resizeFrame(view: Int, axis: LayoutConstraint.Axis, size: Double?, constraint: Int?)
  /// Frames and autoresizing masks contradict each other.
  case changeMask(view: Int, axis: LayoutConstraint.Axis)
  /// A view must have the size of its content.
  case lowerContentPriority(view: Int, axis: LayoutConstraint.Axis)
  /// A ratio contradicts constraints that give both width and height.
  case lowerRatio(constraint: Int, view: Int)
  /// A stack view gives a view another size than its own constraint.
  case lowerInStack(constraint: Int, view: Int)
  /// A view with its own size is tied at both sides.
  case dropSizeOrEdge(constraint: Int, view: Int, axis: LayoutConstraint.Axis)
  /// A view with its own size is tied at its center and an edge.
  case dropCenterOrEdge(center: Int, edge: Int, view: Int, axis: LayoutConstraint.Axis)
  /// Distances and sizes add up to more or less than the available length.
  case makeFlexible(constraint: Int)
  /// The contradiction is none of the usual cases.
  case dropOne(constraint: Int)
}
