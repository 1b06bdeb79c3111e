/// Knows a view or a guide for as long as it lives, at no cost to it.
///
/// A weak reference would give its object a side table, which every later count of references goes
/// through. So each item owns one of these and clears it when it goes, and whatever only mentions the
/// item (its subviews, constraints, the system) holds the same one. A class for that reason.
@safe
package final class ItemReference {
  // Cleared before the item's memory is given back, so that it never dangles.
  @exclusivity(unchecked) private var unsafeItem: Unmanaged<AnyObject>?

  /// What stands for the view in whose coordinates the item lies, as long as that is there: a view's
  /// superview, a guide's owner.
  ///
  /// Here rather than in the item, so that going up a tree looks at nothing but these small objects.
  @safe @exclusivity(unchecked) var owner: ItemReference?

  /// The active constraints that mention the item and that another view holds; once for each side
  /// that does.
  @safe @exclusivity(unchecked) private var mentionList = UnsafeConstraintList()
  var mentions: [LayoutConstraint] { mentionList.all }

  /// The anchor of the item that was made last, with which the list of all of them begins.
  ///
  /// Anchors refer to this object in turn, until ``clear()``.
  @safe @exclusivity(unchecked) var newestAnchor: AnyLayoutAnchor?

  // What is a byte fills what the list leaves free.

  /// The lists of the tree's state that the item is on.
  @safe @exclusivity(unchecked) var notes: Notes = []

  /// What is referred to.
  @safe @exclusivity(unchecked) private var kind = Kind.none

  /// The item's place in the system being solved; meaningless outside of solving.
  @safe @exclusivity(unchecked) var slot: Int32 = -1

  /// Hints of the item's places in its owner and in the stack view that arranges it; see ``ItemList``.
  @safe @exclusivity(unchecked) var placeInOwner: Int32 = 0
  @safe @exclusivity(unchecked) var placeInArrangement: Int32 = 0

  private enum Kind {
    /// Gone, or not there yet.
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

  /// Starts to refer to a view, which has to clear this when it goes.
  func refer(to view: View) {
    unsafe unsafeItem = .passUnretained(view)
    kind = .view
  }

  /// Starts to refer to a guide, which has to clear this when it goes.
  func refer(to guide: LayoutGuide) {
    unsafe unsafeItem = .passUnretained(guide)
    kind = .guide
  }

  /// The view; nil for a guide, and when it is gone.
  @inline(__always)
  var view: View? {
    guard kind == .view, let item = unsafe unsafeItem else { return nil }
    return unsafe unsafeDowncast(item.takeUnretainedValue(), to: View.self)
  }

  /// The guide; nil for a view, and when it is gone.
  @inline(__always)
  var guide: LayoutGuide? {
    guard kind == .guide, let item = unsafe unsafeItem else { return nil }
    return unsafe unsafeDowncast(item.takeUnretainedValue(), to: LayoutGuide.self)
  }

  /// The view or guide; nil when it is gone.
  package var item: (any LayoutItem)? {
    if let view { return view }
    return guide
  }

  /// The view in whose tree the item takes part.
  var layoutView: View? { layoutReference?.view }

  /// Whether the item is there.
  var isThere: Bool { kind != .none }

  /// Whether the item is a view that is there.
  @inline(__always)
  var isView: Bool { kind == .view }

  /// Lends the view; nothing happens for a guide, and when the view is gone.
  ///
  /// Costs no count of references: whoever calls knows that the view stays meanwhile.
  @inline(__always)
  func withView(_ body: (View) -> Void) {
    guard kind == .view else { return }
    unsafe unsafeItem?._withUnsafeGuaranteedRef {
      unsafe body(unsafeDowncast($0, to: View.self))
    }
  }

  /// What stands for the view in whose tree the item takes part: the view itself, or the guide's owner;
  /// nil when the item is gone.
  var layoutReference: ItemReference? {
    if isView { return self }
    return kind == .none ? nil : owner
  }

  /// Forgets the item, which is about to go.
  func clear() {
    unsafe unsafeItem = nil
    kind = .none
    owner = nil
    // An anchor that outlives the item keeps no other.
    while let anchor = newestAnchor {
      newestAnchor = anchor.next
      anchor.next = nil
    }
  }

  /// Notes that an active constraint mentions the item, until ``removeMention(at:)``.
  ///
  /// - Returns: The place to give to ``removeMention(at:)``.
  func addMention(by constraint: LayoutConstraint) -> Int32 { mentionList.append(constraint) }

  /// Forgets a mention; the last one takes its place.
  ///
  /// - Complexity: O(1).
  func removeMention(at place: Int32) {
    guard let moved = mentionList.remove(at: place) else { return }
    moved.constraint.moveMention(by: self, from: moved.formerPlace, to: place)
  }
}

extension ItemReference {
  /// How two items lie to each other.
  enum Kinship {
    /// The first is the other, or its superview.
    case first
    /// The other is the superview of the first.
    case second
    /// Both are subviews of one view.
    case siblings
    /// Something else, or one of them is no view.
    case distant
  }

  /// How two items lie to each other, if that is seen at a glance.
  ///
  /// Not inlined, so that nothing but comparisons is done: where references to the items on the way are
  /// counted, that costs more than all else about turning a constraint on.
  @inline(never)
  static func kinship(_ one: ItemReference, _ other: ItemReference) -> Kinship {
    guard one.isView, other.isView else { return .distant }
    if one === other || other.owner === one { return .first }
    if one.owner === other { return .second }
    guard let owner = one.owner, owner === other.owner, owner.isView else { return .distant }
    return .siblings
  }

  /// What stands for the nearest view that contains two views, each of which contains itself; nil where
  /// none does.
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

  /// How many views the view lies in.
  private var depth: Int {
    var (count, item) = (0, self)
    while let owner = item.owner {
      count += 1
      item = owner
    }
    return count
  }
}
