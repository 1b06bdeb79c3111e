/// The state of a view's layout: its tree, its engine, and pending hooks.
struct LayoutPassState {
  /// The state shared by all views of the tree, or `nil` if the view was added since the last layout.
  var tree: TreeState?
  /// The engine that solved the tree, or `nil` before the first layout; only the root stores it.
  var engine: (any LayoutEngine)?
  var needsLayout = true
  var needsUpdateConstraints = true
  var needsUpdateProperties = true
  /// Whether the view or an ancestor has, or once had, trait overrides or limits for text sizes.
  var mayDifferInTraits = false
  var isLeaving = false
  var isUpdatingConstraints = false
  /// Whether the tree's system is being solved; only the root stores this.
  var isSolving = false
  /// The number of nested layouts of the tree; only the root stores it.
  var nesting: UInt8 = 0
}
