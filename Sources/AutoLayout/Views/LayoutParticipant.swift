/// A view or a layout guide; members that Apple's classes lack are in extensions, so subclasses can reuse their names.
public protocol LayoutParticipant: AnyObject {}

extension LayoutParticipant where Self: View {
  /// The name of the view in constraints, figures and reports, stored as ``View/accessibilityIdentifier``.
  public var identifier: String? {
    get { accessibilityIdentifier }
    set { accessibilityIdentifier = newValue }
  }

  /// The environment of the tree if this view is its root, or `nil` for the default environment.
  public var layoutEnvironment: LayoutEnvironment? {
    get { ownEnvironment?.environment }
    set {
      let traitChange = TraitChange(of: self)
      ownEnvironment = newValue.map { SharedEnvironment($0) }
      invalidateSystem()
      traitChange.announce()
    }
  }

  /// Adds a constraint to this view, and thereby activates the constraint.
  ///
  /// - Throws: `LayoutError.outsideSubtree` for an item outside this view's tree, or `LayoutError.attributeNotOnGuide`.
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
  /// - Throws: `LayoutError.priorityOutOfRange` for a priority below 0 or above 1000.
  public func setHugging(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) throws(LayoutError) {
    guard priority.isLegalOfContent else { throw .priorityOutOfRange(priority.rawValue) }
    content.hugging[axis.rawValue] = priority
    invalidateRows()
  }

  /// Sets the compression resistance priority on an axis.
  ///
  /// - Throws: `LayoutError.priorityOutOfRange` for a priority below 0 or above 1000.
  public func setCompressionResistance(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) throws(LayoutError) {
    guard priority.isLegalOfContent else { throw .priorityOutOfRange(priority.rawValue) }
    content.compressionResistance[axis.rawValue] = priority
    invalidateRows()
  }
}

/// A view whose class has layout settings that its superclasses don't have.
public protocol LayoutSettingsSource: View {
  /// The settings, apart from constraints, on which layout or figures depend.
  var layoutSettings: [LayoutSetting] { get }
}
