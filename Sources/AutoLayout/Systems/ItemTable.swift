/// The views and guides of a system, numbered by slot.
///
/// A view comes before its guides, and its guides come before its subviews. Slots also break ties in the solver: items
/// nearer to the root move less. Noncopyable, so that borrowing the table retains none of its arrays. Invariants:
/// - `references`, `owners`, `traits` and `views` have one element for each slot.
/// - An owner has a lower slot than its items, and only slot 0 has no owner.
/// - The edges of slot *n* are the solver's variables 4 *n* to 4 *n* + 3; see ``ItemEdges``.
/// - A cleared slot refers to no item and isn't used again. It keeps its owner and its edges.
struct ItemTable: ~Copyable {
  /// Properties of an item that layout reads for every row and every frame.
  struct Traits: OptionSet {
    let rawValue: UInt8

    static let isGuide = Traits(rawValue: 1)
    /// Whether the item's frame differs from its alignment rectangle.
    static let hasInsets = Traits(rawValue: 2)
    /// Whether the author's frame positions the view.
    static let isPlacedByFrame = Traits(rawValue: 4)
    /// Whether the view's class is `View`, which has no layout of its own.
    static let isPlain = Traits(rawValue: 8)
    /// Whether leading edges are right edges in constraints that the view holds.
    static let isRightToLeft = Traits(rawValue: 16)
    /// Whether changes of the view's frame are announced to observers.
    static let isObserved = Traits(rawValue: 32)
  }

  private(set) var references: [ItemReference] = []
  /// The slot of each item's superview or owner, or −1 for the root.
  private(set) var owners: [Int32] = []
  private(set) var traits: [Traits] = []
  private(set) var views = UnsafeViewList()
  /// The slots of guides that activate and deactivate constraints depending on tracked edges.
  private(set) var trackingGuides: [Int] = []
  /// The number of slots whose items were removed.
  private(set) var vacancyCount = 0
  /// The number of constraints that the views held when they were appended.
  private(set) var constraintCount = 0
  /// Whether any view's layout direction is right to left.
  private(set) var isAnyRightToLeft = false
  /// Whether any view is a scroll view, whose content's edges replace its own in some constraints.
  private(set) var hasScrollViews = false

  var count: Int { references.count }

  mutating func append(_ view: View, _ kind: Traits, owner: Int32) -> Int32 {
    if kind.contains(.isRightToLeft) { isAnyRightToLeft = true }
    constraintCount += view.heldConstraints.count
    return append(view.reference, view, kind, owner: owner)
  }

  mutating func append(_ guide: LayoutGuide, owner: Int32) {
    let slot = append(guide.reference, nil, .isGuide, owner: owner)
    if guide.tracksEdges { trackingGuides.append(Int(slot)) }
  }

  private mutating func append(
    _ reference: ItemReference, _ view: View?, _ kind: Traits, owner: Int32
  ) -> Int32 {
    let slot = Int32(truncatingIfNeeded: references.count)
    reference.slot = slot
    references.append(reference)
    owners.append(owner)
    views.append(view)
    traits.append(kind)
    return slot
  }

  mutating func noteScrollView() { hasScrollViews = true }

  mutating func clear(_ slots: [Int32]) {
    vacancyCount += slots.count
    let nobody = ItemReference()
    for slot in slots.map(Int.init) where references.indices.contains(slot) {
      references[slot] = nobody
      views.remove(slot)
      traits[slot] = .isGuide
    }
  }

  /// Replaces the traits of a view except its layout direction, whose changes require a new system.
  mutating func setTraits(_ kind: Traits, of slot: Int32) {
    let direction = traits[Int(slot)].intersection(.isRightToLeft)
    traits[Int(slot)] = kind.union(direction)
  }

  func contains(_ reference: ItemReference) -> Bool {
    let slot = Int(reference.slot)
    return references.indices.contains(slot) && references[slot] === reference
  }

  /// Returns the slot of an item, or −1 if the item isn't in the table.
  @inline(__always)
  func slot(of reference: ItemReference) -> Int32 {
    contains(reference) ? reference.slot : -1
  }

  /// Returns whether a view added as an owner's last item would be the last item of the whole tree.
  func endsTree(under owner: Int32) -> Bool {
    var last = Int32(truncatingIfNeeded: references.count - 1)
    while last > owner { last = owners[Int(last)] }
    return last == owner
  }

  /// Returns the distinct ancestors of the items at some slots, from the root down.
  func ancestors(of slots: [Int32]) -> [View] {
    var found = SlotSet()
    for slot in slots {
      var owner = owners[Int(slot)]
      while owner >= 0, !found.contains(Int(owner)) {
        found.insert(Int(owner))
        owner = owners[Int(owner)]
      }
    }
    return found.compactMap { references[$0].view }
  }

  /// Returns the insets of an item's alignment rectangle from its frame, in points.
  func insets(_ slot: Int) -> EdgeInsets {
    traits[slot].contains(.hasInsets) ? references[slot].view?.alignmentRectInsets ?? .zero : .zero
  }
}

extension ItemTable.Traits {
  /// Makes the traits of a view, except its layout direction.
  init(of view: View) {
    self = []
    let isBare = type(of: view) == View.self && !view.content.mayBeOverridden
    if !isBare, view.alignmentRectInsets != .zero { insert(.hasInsets) }
    if view.translatesAutoresizingMaskIntoConstraints { insert(.isPlacedByFrame) }
    if view.observations?.isEmpty == false {
      insert(.isObserved)
    } else if type(of: view) == View.self, view.controllerLink == nil {
      insert(.isPlain)
    }
  }
}
