/// What the views of one tree have in common from one layout to the next: what surrounds them, and
/// what was changed about them.
///
/// A class, because every view of the tree refers to the same one. It refers to no view, so that it
/// keeps none alive. Views that came since the last layout do not have it yet; their coming is noted
/// by those that were there.
final class TreeState {
  /// What surrounds the tree; nil when views may have come or gone since.
  private(set) var environment: SharedEnvironment?

  /// Whether views or guides came, went or changed places, so that nothing else need be noted.
  private(set) var isRebuildNeeded = false

  /// The items whose own rows may be different, in the order they were changed.
  private(set) var changedItems: [ItemReference] = []
  /// Those of which only the frame was set.
  private(set) var movedItems: [ItemReference] = []
  /// The views that were put in front of all others of their superview.
  private(set) var addedViews: [ItemReference] = []
  /// The constraints that were turned on, or are different.
  private(set) var changedConstraints: [LayoutConstraint] = []
  /// The places in the system of constraints that were turned off.
  private(set) var removedEntries: [Int32] = []

  /// The views that asked for ``View/updateProperties()``, and those that came with all that is in them.
  private var propertyRequests: [ItemReference] = []

  /// Whether any view asked for ``View/updateProperties()``, or came.
  var arePropertiesRequested: Bool { !propertyRequests.isEmpty }

  /// Whether any view asked for ``View/layoutSubviews()``.
  var isLayoutRequested = true
  /// Which views may have asked for it, by slot.
  @safe @exclusivity(unchecked) var layoutRequests: [Bool] = []
  /// Whether any view asked for ``View/updateConstraints()``.
  var isUpdateRequested = true

  init(_ environment: LayoutEnvironment) {
    self.environment = SharedEnvironment(environment)
  }

  /// Whether anything was changed that frames may follow from.
  var isOutdated: Bool {
    isRebuildNeeded || !changedItems.isEmpty || !movedItems.isEmpty || !addedViews.isEmpty
      || !changedConstraints.isEmpty || !removedEntries.isEmpty
  }

  /// Notes that the tree is another one, so that everything has to be written down anew.
  func noteRebuild() {
    isRebuildNeeded = true
    environment = nil
    forgetChanges()
  }

  /// Notes that a view came in front of all others of its superview.
  func noteAddition(of item: ItemReference) {
    guard !isRebuildNeeded else { return }
    addedViews.append(item)
    propertyRequests.append(item)
    isUpdateRequested = true
  }

  /// Notes that a view asks for ``View/updateProperties()``.
  func notePropertyRequest(of item: ItemReference) {
    if !isRebuildNeeded { propertyRequests.append(item) }
  }

  /// Hands over the views that asked for ``View/updateProperties()``.
  func takePropertyRequests() -> [ItemReference] {
    defer { propertyRequests = [] }
    return propertyRequests
  }

  /// Notes that a view asks for ``View/layoutSubviews()``.
  func noteLayoutRequest(of item: ItemReference) {
    guard !isRebuildNeeded else { return }
    isLayoutRequested = true
    if layoutRequests.indices.contains(Int(item.slot)) { layoutRequests[Int(item.slot)] = true }
  }

  /// Notes that an item's own rows may be different.
  func note(_ item: ItemReference) {
    guard !isRebuildNeeded, !item.isChangeNoted else { return }
    item.isChangeNoted = true
    changedItems.append(item)
  }

  /// Notes that an item's frame was set.
  func noteMove(of item: ItemReference) {
    guard !isRebuildNeeded, !item.isMoveNoted else { return }
    item.isMoveNoted = true
    movedItems.append(item)
  }

  /// Notes that a constraint was turned on or is different.
  func note(_ constraint: LayoutConstraint) {
    guard !isRebuildNeeded, !constraint.isChangeNoted else { return }
    constraint.isChangeNoted = true
    changedConstraints.append(constraint)
  }

  /// Notes that a constraint was turned off.
  func noteRemoval(of constraint: LayoutConstraint) {
    guard !isRebuildNeeded, constraint.entry >= 0 else { return }
    removedEntries.append(constraint.entry)
    constraint.entry = -1
  }

  /// Starts to collect changes anew.
  func forgetChanges() {
    for constraint in changedConstraints { constraint.isChangeNoted = false }
    for item in changedItems { item.isChangeNoted = false }
    for item in movedItems { item.isMoveNoted = false }
    changedItems = []
    movedItems = []
    addedViews = []
    changedConstraints = []
    removedEntries = []
  }
}
