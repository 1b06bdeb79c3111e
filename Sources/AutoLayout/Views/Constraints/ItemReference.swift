/// A weak reference to a view or layout guide, without the cost of Swift's weak references.
///
/// Weak references give the object a side table, which slows all later reference counting. Instead, each item owns an
/// `ItemReference`, which all objects that mention the item share. The item clears it on deallocation.
@safe
package final class ItemReference {
  // Cleared before the item's memory is released, so that it never dangles.
  @exclusivity(unchecked) private var unsafeItem: Unmanaged<AnyObject>?

  /// The reference of the superview or of the guide's owner, or `nil` if there isn't one.
  @safe @exclusivity(unchecked) var owner: ItemReference?

  /// The active constraints that mention the item but aren't held by it, each listed once for every mention.
  @safe @exclusivity(unchecked) private var mentionList = UnsafeConstraintList()
  var mentions: [LayoutConstraint] { mentionList.all }

  /// The head of the linked list of the item's anchors; ``clear()`` breaks the reference cycle.
  @safe @exclusivity(unchecked) var newestAnchor: AnyLayoutAnchor?

  // These fields fit into the padding after the list.

  /// The lists in ``TreeState`` that contain the item.
  @safe @exclusivity(unchecked) var notes: Notes = []

  @safe @exclusivity(unchecked) private var kind = Kind.none

  /// The item's index in the layout system that is being solved; meaningless at other times.
  @safe @exclusivity(unchecked) var slot: Int32 = -1

  /// Hints for finding the item's index in its owner's list and in its stack view's list; see ``ItemList``.
  @safe @exclusivity(unchecked) var placeInOwner: Int32 = 0
  @safe @exclusivity(unchecked) var placeInArrangement: Int32 = 0

  private enum Kind {
    /// No item, because it was deallocated or hasn't been set yet.
    case none
    case view
    case guide
  }

  /// A set of lists in ``TreeState`` that contain the item.
  struct Notes: OptionSet {
    let rawValue: UInt8

    static let change = Notes(rawValue: 1)
    static let move = Notes(rawValue: 2)
    static let displacement = Notes(rawValue: 4)
    static let updateRequest = Notes(rawValue: 8)
    static let propertyRequest = Notes(rawValue: 16)
  }

  /// Sets the view; the view must clear the reference when it is deallocated.
  func refer(to view: View) {
    unsafe unsafeItem = .passUnretained(view)
    kind = .view
  }

  /// Sets the guide; the guide must clear the reference when it is deallocated.
  func refer(to guide: LayoutGuide) {
    unsafe unsafeItem = .passUnretained(guide)
    kind = .guide
  }

  /// The view, or `nil` if the item is a guide or no longer exists.
  @inline(__always)
  var view: View? {
    guard kind == .view, let item = unsafe unsafeItem else { return nil }
    return unsafe unsafeDowncast(item.takeUnretainedValue(), to: View.self)
  }

  /// The guide, or `nil` if the item is a view or no longer exists.
  @inline(__always)
  var guide: LayoutGuide? {
    guard kind == .guide, let item = unsafe unsafeItem else { return nil }
    return unsafe unsafeDowncast(item.takeUnretainedValue(), to: LayoutGuide.self)
  }

  /// The view or guide, or `nil` if it no longer exists.
  package var item: (any LayoutItem)? {
    if let view { return view }
    return guide
  }

  /// The view itself, or the owning view if the item is a guide.
  var layoutView: View? { layoutReference?.view }

  var isThere: Bool { kind != .none }

  @inline(__always)
  var isView: Bool { kind == .view }

  /// Calls a closure with the view, if it exists, without reference counting; the caller must keep the view alive.
  @inline(__always)
  func withView(_ body: (View) -> Void) {
    guard kind == .view else { return }
    unsafe unsafeItem?._withUnsafeGuaranteedRef {
      unsafe body(unsafeDowncast($0, to: View.self))
    }
  }

  /// The reference of the view itself, or of the guide's owner; `nil` if the item no longer exists.
  var layoutReference: ItemReference? {
    if isView { return self }
    return kind == .none ? nil : owner
  }

  /// Clears the reference before the item is deallocated.
  func clear() {
    unsafe unsafeItem = nil
    kind = .none
    owner = nil
    // An anchor that outlives the item must not keep other anchors alive.
    while let anchor = newestAnchor {
      newestAnchor = anchor.next
      anchor.next = nil
    }
  }

  /// Records that an active constraint mentions the item, and returns the index for ``removeMention(at:)``.
  func addMention(by constraint: LayoutConstraint) -> Int32 { mentionList.append(constraint) }

  /// Removes the mention at an index in constant time; the last mention moves to that index.
  func removeMention(at place: Int32) {
    guard let moved = mentionList.remove(at: place) else { return }
    moved.constraint.moveMention(by: self, from: moved.formerPlace, to: place)
  }
}

extension ItemReference {
  /// The relation between two items in a view tree.
  enum ItemRelation {
    /// The first item is the second item or its superview.
    case first
    /// The second item is the first item's superview.
    case second
    /// Both items are subviews of the same view.
    case siblings
    /// The items have another relation, or one of them isn't a view.
    case distant
  }

  /// Returns the relation between two items in a view tree.
  @inline(never)
  static func kinship(_ one: ItemReference, _ other: ItemReference) -> ItemRelation {
    guard one.isView, other.isView else { return .distant }
    if one === other || other.owner === one { return .first }
    if one.owner === other { return .second }
    guard let owner = one.owner, owner === other.owner, owner.isView else { return .distant }
    return .siblings
  }

  /// Returns the nearest common ancestor of two views, which may be one of the two, or `nil` for separate trees.
  static func nearestCommonAncestor(
    _ one: ItemReference, _ other: ItemReference
  ) -> ItemReference? {
    var (mine, theirs) = (one, other)
    var (myDepth, theirDepth) = (one.depth, other.depth)
    while mine !== theirs {
      if myDepth >= theirDepth {
        guard let owner = mine.owner else { return nil }
        mine = owner
        myDepth -= 1
      } else {
        guard let owner = theirs.owner else { return nil }
        theirs = owner
        theirDepth -= 1
      }
    }
    return mine
  }

  private var depth: Int {
    var (count, item) = (0, self)
    while let owner = item.owner {
      count += 1
      item = owner
    }
    return count
  }
}
