/// A weak reference to a view or a guide that doesn't slow the item down.
///
/// Swift's weak references give the object a side table, which every later reference count goes through. So each item
/// owns one of these and clears it when it is deallocated. Objects that only mention the item (its subviews,
/// constraints, the system) hold the same one, which is why it is a class.
@safe
package final class ItemReference {
  // Cleared before the item's memory is released, so that it never dangles.
  @exclusivity(unchecked) private var unsafeItem: Unmanaged<AnyObject>?

  /// A view's superview or a guide's owner, while it exists; kept here so that walks up a tree touch only references.
  @safe @exclusivity(unchecked) var owner: ItemReference?

  /// The active constraints that mention the item and that another view holds, once for each side that mentions it.
  @safe @exclusivity(unchecked) private var mentionList = UnsafeConstraintList()
  var mentions: [LayoutConstraint] { mentionList.all }

  /// The item's newest anchor, the head of its list of anchors; ``clear()`` breaks the reference cycle.
  @safe @exclusivity(unchecked) var newestAnchor: AnyLayoutAnchor?

  // These fields fit into the padding after the list.

  /// The lists of the tree's state that contain the item.
  @safe @exclusivity(unchecked) var notes: Notes = []

  @safe @exclusivity(unchecked) private var kind = Kind.none

  /// The item's index in the system being solved; meaningless at other times.
  @safe @exclusivity(unchecked) var slot: Int32 = -1

  /// Hints for the item's indices in its owner and in the stack view that arranges it; see ``ItemList``.
  @safe @exclusivity(unchecked) var placeInOwner: Int32 = 0
  @safe @exclusivity(unchecked) var placeInArrangement: Int32 = 0

  private enum Kind {
    /// Gone, or not set yet.
    case none
    case view
    case guide
  }

  /// Lists of items in ``TreeState``.
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

  /// The view; `nil` for a guide, or if it is gone.
  @inline(__always)
  var view: View? {
    guard kind == .view, let item = unsafe unsafeItem else { return nil }
    return unsafe unsafeDowncast(item.takeUnretainedValue(), to: View.self)
  }

  /// The guide; `nil` for a view, or if it is gone.
  @inline(__always)
  var guide: LayoutGuide? {
    guard kind == .guide, let item = unsafe unsafeItem else { return nil }
    return unsafe unsafeDowncast(item.takeUnretainedValue(), to: LayoutGuide.self)
  }

  /// The view or guide, or `nil` if it is gone.
  package var item: (any LayoutItem)? {
    if let view { return view }
    return guide
  }

  /// The view itself, or the guide's owner.
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

  /// The reference of the view itself, or of the guide's owner; `nil` if the item is gone.
  var layoutReference: ItemReference? {
    if isView { return self }
    return kind == .none ? nil : owner
  }

  /// Removes the reference to the item, which is about to be deallocated.
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

  /// Removes a mention in constant time; the last one takes its index.
  func removeMention(at place: Int32) {
    guard let moved = mentionList.remove(at: place) else { return }
    moved.constraint.moveMention(by: self, from: moved.formerPlace, to: place)
  }
}

extension ItemReference {
  /// The relation between two items.
  enum Kinship {
    /// The first is the other, or its superview.
    case first
    /// The other is the superview of the first.
    case second
    /// Both are subviews of one view.
    case siblings
    /// Any other relation, or one of them isn't a view.
    case distant
  }

  /// Returns the relation; not inlined, because reference counting in the caller would make activation much slower.
  @inline(never)
  static func kinship(_ one: ItemReference, _ other: ItemReference) -> Kinship {
    guard one.isView, other.isView else { return .distant }
    if one === other || other.owner === one { return .first }
    if one.owner === other { return .second }
    guard let owner = one.owner, owner === other.owner, owner.isView else { return .distant }
    return .siblings
  }

  /// The nearest common ancestor of two views, which may be one of them, or `nil` if there isn't one.
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
