import Foundation

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

  /// What was taken away with all that was in it.
  private var departures = Departures()
  /// The items whose frames are not those that the engine arrived at.
  private var displacedItems: [ItemReference] = []
  /// The slots of the views that may have asked for ``View/layoutSubviews()``.
  @safe @exclusivity(unchecked) var layoutRequests = SlotSet()
  /// The views that may have asked for ``View/updateConstraints()``, and those that came, in which any
  /// may have.
  private var updateRequests: [ItemReference] = []
  /// The views that asked for ``View/updateProperties()``, and those that came with all that is in them.
  private var propertyRequests: [ItemReference] = []

  /// The least sizes of views that were worked out in the layout that is under way, see
  /// ``View/leastSize()``; and how many of them are being worked out, one inside another.
  var measuredSizes: [ObjectIdentifier: CGSize] = [:]
  var measuringDepth = 0

  /// Forgets what views were measured, as the tree may be different; not while some are.
  func forgetMeasurements() {
    if measuringDepth == 0, !measuredSizes.isEmpty { measuredSizes = [:] }
  }

  init(_ environment: LayoutEnvironment) {
    self.environment = SharedEnvironment(environment)
  }

  /// Whether anything was changed that frames may follow from.
  var isOutdated: Bool {
    isRebuildNeeded || !departures.slots.isEmpty || !changedItems.isEmpty || !movedItems.isEmpty
      || !addedViews.isEmpty
      || !changedConstraints.isEmpty || !removedEntries.isEmpty
  }

  /// Whether any view may have asked for ``View/layoutSubviews()``.
  var isLayoutRequested: Bool { !layoutRequests.isEmpty }

  /// Whether any view may have asked for ``View/updateConstraints()``.
  var isUpdateRequested: Bool { !updateRequests.isEmpty }

  /// Whether any view asked for ``View/updateProperties()``, or came.
  var arePropertiesRequested: Bool { !propertyRequests.isEmpty }

  /// Notes that the tree is another one, so that everything has to be written down anew.
  func noteRebuild() {
    isRebuildNeeded = true
    environment = nil
    forgetChanges()
    _ = (takeUpdateRequests(), takePropertyRequests(), takeDisplacedItems(), takeDepartures())
  }

  /// Notes that a view came in front of all others of its superview.
  func noteAddition(of item: ItemReference) {
    guard !isRebuildNeeded else { return }
    addedViews.append(item)
    noteUpdateRequest(of: item)
    notePropertyRequest(of: item)
  }

  /// Notes that a view asks for ``View/updateConstraints()``.
  func noteUpdateRequest(of item: ItemReference) {
    guard !isRebuildNeeded, !item.notes.contains(.updateRequest) else { return }
    item.notes.insert(.updateRequest)
    updateRequests.append(item)
  }

  /// What was noted by ``noteUpdateRequest(of:)`` and ``noteAddition(of:)`` since this was last asked.
  func takeUpdateRequests() -> [ItemReference] {
    for item in updateRequests { item.notes.remove(.updateRequest) }
    defer { updateRequests = [] }
    return updateRequests
  }

  /// Notes that an item was given a frame that is not the engine's.
  func noteDisplacement(of item: ItemReference) {
    guard !isRebuildNeeded, !item.notes.contains(.displacement) else { return }
    item.notes.insert(.displacement)
    displacedItems.append(item)
  }

  /// What was noted by ``noteDisplacement(of:)`` since this was last asked.
  func takeDisplacedItems() -> [ItemReference] {
    for item in displacedItems { item.notes.remove(.displacement) }
    defer { displacedItems = [] }
    return displacedItems
  }

  /// What is left of views that were taken away in the system: the slots of the items, and the entries
  /// of the constraints that they hold.
  struct Departures {
    var slots: [Int32] = []
    var entries: [Int32] = []
  }

  /// Whether views were taken away that the system still has.
  var isAnyDeparted: Bool { !departures.slots.isEmpty }

  /// Notes that a view is taken away with all that is in it, which does not belong to the tree from then
  /// on.
  ///
  /// - Returns: Whether that is enough; if not, everything has to be written down anew.
  func noteDeparture(of view: View) -> Bool {
    guard !isRebuildNeeded else { return true }
    var isKnown = true
    view.forEachView { view in
      // What was noted about it would be looked at when it is long elsewhere.
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

  /// What was noted by ``noteDeparture(of:)`` since this was last asked.
  func takeDepartures() -> Departures {
    defer { departures = Departures() }
    return departures
  }

  /// Notes that a view asks for ``View/updateProperties()``.
  func notePropertyRequest(of item: ItemReference) {
    guard !isRebuildNeeded, !item.notes.contains(.propertyRequest) else { return }
    item.notes.insert(.propertyRequest)
    propertyRequests.append(item)
  }

  /// Hands over the views that asked for ``View/updateProperties()``.
  func takePropertyRequests() -> [ItemReference] {
    for item in propertyRequests { item.notes.remove(.propertyRequest) }
    defer { propertyRequests = [] }
    return propertyRequests
  }

  /// Notes that a view asks for ``View/layoutSubviews()``.
  func noteLayoutRequest(of item: ItemReference) {
    guard !isRebuildNeeded else { return }
    if item.slot >= 0 { layoutRequests.insert(Int(item.slot)) }
  }

  /// Notes that an item's own rows may be different.
  func note(_ item: ItemReference) {
    guard !isRebuildNeeded, !item.notes.contains(.change) else { return }
    item.notes.insert(.change)
    changedItems.append(item)
  }

  /// Notes that an item's frame was set.
  func noteMove(of item: ItemReference) {
    guard !isRebuildNeeded, !item.notes.contains(.move) else { return }
    item.notes.insert(.move)
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
    for item in changedItems { item.notes.remove(.change) }
    for item in movedItems { item.notes.remove(.move) }
    changedItems = []
    movedItems = []
    addedViews = []
    changedConstraints = []
    removedEntries = []
  }
}
