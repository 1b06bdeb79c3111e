import Foundation

/// The state that the views of a tree share between layouts: their environment and the edits to apply.
///
/// A class, because all views of the tree share it. It doesn't retain the views. Views added since the last layout
/// don't refer to it yet, but `addedViews` records them.
final class TreeState {
  /// The tree's environment, or `nil` if views may have been added or removed since it was computed.
  private(set) var environment: SharedEnvironment?

  /// Whether a new system has to be built, in which case edits are no longer recorded.
  private(set) var isRebuildNeeded = false

  /// The items whose own rows, such as rows for content sizes, may have changed, in the order of changes.
  private(set) var changedItems: [ItemReference] = []
  /// The items whose only change is a frame set by the author.
  private(set) var movedItems: [ItemReference] = []
  /// The views that were added in front of all other subviews of their superview.
  private(set) var addedViews: [ItemReference] = []
  private(set) var changedConstraints: [LayoutConstraint] = []
  private(set) var removedEntries: [Int32] = []

  private var departures = Departures()
  /// The items whose frames differ from the frames that were solved for them.
  private var displacedItems: [ItemReference] = []
  /// Whether ``View/layoutSubviews()`` is being called for views in the tree.
  var isCallingHooks = false
  /// The slots of views that may need ``View/layoutSubviews()``.
  @safe @exclusivity(unchecked) var layoutRequests = SlotSet()
  /// The views that may need ``View/updateConstraints()``, including added views whose subviews may need it.
  private var updateRequests: [ItemReference] = []
  /// The views that need ``View/updateProperties()``, including added views whose subviews may need it.
  private var propertyRequests: [ItemReference] = []

  /// The compressed fitting sizes of views measured in this layout, in points, by the view's identifier.
  var measuredSizes: [ObjectIdentifier: CGSize] = [:]
  var measuringDepth = 0

  /// Removes the measured sizes unless a measurement is under way.
  func forgetMeasurements() {
    if measuringDepth == 0, !measuredSizes.isEmpty { measuredSizes = [:] }
  }

  init(_ environment: LayoutEnvironment) {
    self.environment = SharedEnvironment(environment)
  }

  var isOutdated: Bool {
    isRebuildNeeded || !departures.slots.isEmpty || !changedItems.isEmpty || !movedItems.isEmpty
      || !addedViews.isEmpty
      || !changedConstraints.isEmpty || !removedEntries.isEmpty
  }

  var isLayoutRequested: Bool { !layoutRequests.isEmpty }

  var isUpdateRequested: Bool { !updateRequests.isEmpty }

  var arePropertiesRequested: Bool { !propertyRequests.isEmpty }

  func noteRebuild() {
    isRebuildNeeded = true
    environment = nil
    forgetChanges()
    _ = (takeUpdateRequests(), takePropertyRequests(), takeDisplacedItems(), takeDepartures())
  }

  func noteAddition(of item: ItemReference) {
    guard !isRebuildNeeded else { return }
    addedViews.append(item)
    noteUpdateRequest(of: item)
    notePropertyRequest(of: item)
  }

  func noteUpdateRequest(of item: ItemReference) {
    guard !isRebuildNeeded, !item.notes.contains(.updateRequest) else { return }
    item.notes.insert(.updateRequest)
    updateRequests.append(item)
  }

  func takeUpdateRequests() -> [ItemReference] {
    for item in updateRequests { item.notes.remove(.updateRequest) }
    defer { updateRequests = [] }
    return updateRequests
  }

  func noteDisplacement(of item: ItemReference) {
    guard !isRebuildNeeded, !item.notes.contains(.displacement) else { return }
    item.notes.insert(.displacement)
    displacedItems.append(item)
  }

  func takeDisplacedItems() -> [ItemReference] {
    for item in displacedItems { item.notes.remove(.displacement) }
    defer { displacedItems = [] }
    return displacedItems
  }

  /// The slots of removed items, and the ``RowBook`` entries of the constraints that these items held.
  struct Departures {
    var slots: [Int32] = []
    var entries: [Int32] = []
  }

  var isAnyDeparted: Bool { !departures.slots.isEmpty }

  /// Notes that a view's subtree leaves the tree; returns false if a new system has to be built.
  func noteDeparture(of view: View) -> Bool {
    guard !isRebuildNeeded else { return true }
    var isKnown = true
    view.forEachView { view in
      // Other notes about the view would be read after it may be in another tree.
      if view.passes.tree !== self || !view.reference.notes.isEmpty { isKnown = false }
      view.passes.tree = nil
      departures.slots.append(view.slot)
      for guide in view.solvedGuides {
        if !guide.reference.notes.isEmpty { isKnown = false }
        departures.slots.append(guide.slot)
      }
      for constraint in view.heldConstraints.all {
        if constraint.isChangeNoted { isKnown = false }
        if constraint.entry >= 0 { departures.entries.append(constraint.entry) }
        constraint.entry = -1
      }
    }
    return isKnown
  }

  func takeDepartures() -> Departures {
    defer { departures = Departures() }
    return departures
  }

  func notePropertyRequest(of item: ItemReference) {
    guard !isRebuildNeeded, !item.notes.contains(.propertyRequest) else { return }
    item.notes.insert(.propertyRequest)
    propertyRequests.append(item)
  }

  func takePropertyRequests() -> [ItemReference] {
    for item in propertyRequests { item.notes.remove(.propertyRequest) }
    defer { propertyRequests = [] }
    return propertyRequests
  }

  func noteLayoutRequest(of item: ItemReference) {
    guard !isRebuildNeeded else { return }
    if item.slot >= 0 { layoutRequests.insert(Int(item.slot)) }
  }

  func note(_ item: ItemReference) {
    guard !isRebuildNeeded, !item.notes.contains(.change) else { return }
    item.notes.insert(.change)
    changedItems.append(item)
  }

  func noteMove(of item: ItemReference) {
    guard !isRebuildNeeded, !item.notes.contains(.move) else { return }
    item.notes.insert(.move)
    movedItems.append(item)
  }

  func note(_ constraint: LayoutConstraint) {
    guard !isRebuildNeeded, !constraint.isChangeNoted else { return }
    constraint.isChangeNoted = true
    changedConstraints.append(constraint)
  }

  func noteRemoval(of constraint: LayoutConstraint) {
    guard !isRebuildNeeded, constraint.entry >= 0 else { return }
    removedEntries.append(constraint.entry)
    constraint.entry = -1
  }

  func forgetChanges() {
    for constraint in changedConstraints { constraint.isChangeNoted = false }
    for item in changedItems { item.notes.remove(.change) }
    for item in movedItems { item.notes.remove(.move) }
    changedItems = []
    movedItems = []
    addedViews = []
    changedConstraints = []
    removedEntries = []
  }
}
