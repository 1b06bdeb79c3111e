/// A view or a guide.
///
/// Members that Apple's classes don't have are in extensions of it, so that UIKit subclasses can reuse their names.
public protocol LayoutParticipant: AnyObject {}

extension LayoutParticipant where Self: View {
  /// The name that constraints, figures and reports use for the view; its `accessibilityIdentifier`.
  public var identifier: String? {
    get { accessibilityIdentifier }
    set { accessibilityIdentifier = newValue }
  }

  /// The environment of the tree if this view is its root, or `nil` for the default.
  public var layoutEnvironment: LayoutEnvironment? {
    get { ownEnvironment?.environment }
    set {
      let traitChange = TraitChange(of: self)
      ownEnvironment = newValue.map { SharedEnvironment($0) }
      invalidateSystem()
      traitChange.announce()
    }
  }

  /// The broken constraints of the tree, each with those that it conflicts with; lays out if needed.
  public var layoutConflicts: [SolvedTree.Conflict] {
    ConflictReporter(system: currentSystem()).conflicts
  }

  /// Apple's console message for each conflict in the tree, with names in place of addresses.
  ///
  /// ``layoutConflicts`` has the same conflicts in the same order. A message lists its constraints in
  /// alphabetical order, and gives advice about autoresizing masks only if one is involved. Lays out if needed.
  public var layoutConflictLogs: [String] { ConflictReporter(system: currentSystem()).logs }

  /// Installs a constraint on this view.
  ///
  /// - Throws: `LayoutError.outsideSubtree` for an item outside this view's tree, `LayoutError.attributeNotOnGuide`.
  public func install(_ constraint: LayoutConstraint) throws(LayoutError) {
    guard constraint.everyLayoutView({ $0.isDescendant(of: self) }) else {
      throw .outsideSubtree(constraint: constraint.description, view: description)
    }
    guard constraint.holder !== self else { return }
    try constraint.checkItems()
    constraint.deactivate()
    hold(constraint)
  }

  /// Sets the content hugging priority on an axis.
  ///
  /// - Throws: `LayoutError.priorityOutOfRange`.
  public func setHugging(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) throws(LayoutError) {
    guard priority.isLegalOfContent else { throw .priorityOutOfRange(priority.rawValue) }
    content.hugging[axis.rawValue] = priority
    invalidateRows()
  }

  /// Sets the compression resistance priority on an axis.
  ///
  /// - Throws: `LayoutError.priorityOutOfRange`.
  public func setCompressionResistance(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) throws(LayoutError) {
    guard priority.isLegalOfContent else { throw .priorityOutOfRange(priority.rawValue) }
    content.compressionResistance[axis.rawValue] = priority
    invalidateRows()
  }
}

/// A view with settings that its superclasses don't have.
public protocol LayoutSettingsSource: View {
  /// The settings that layout or figures depend on, apart from constraints.
  var layoutSettings: [LayoutSetting] { get }
}
