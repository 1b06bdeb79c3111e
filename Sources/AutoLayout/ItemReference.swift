/// Knows a view or a guide for as long as it lives, at no cost to it.
///
/// A weak reference would give its object a side table, which every later count of references goes
/// through. So each item owns one of these and clears it when it goes, and whatever only mentions the
/// item (its subviews, constraints, the system) holds the same one. A class for that reason.
@safe
package final class ItemReference {
  // Cleared before the item's memory is given back, so neither ever dangles.
  @exclusivity(unchecked) unowned(unsafe) private var unsafeView: View?
  @exclusivity(unchecked) unowned(unsafe) private var unsafeGuide: LayoutGuide?

  /// The item's place in the system being solved; meaningless outside of solving.
  @safe @exclusivity(unchecked) var slot: Int32 = -1

  // Whether the item is on the list of that name in the tree's state.
  @safe @exclusivity(unchecked) var isChangeNoted = false
  @safe @exclusivity(unchecked) var isMoveNoted = false
  @safe @exclusivity(unchecked) var isDisplacementNoted = false
  @safe @exclusivity(unchecked) var isUpdateNoted = false
  @safe @exclusivity(unchecked) var isPropertyRequestNoted = false

  /// Whether the item is on any of these lists.
  var isNoted: Bool {
    isChangeNoted || isMoveNoted || isDisplacementNoted || isUpdateNoted || isPropertyRequestNoted
  }

  /// Hints of the item's places in its owner and in the stack view that arranges it; see ``ItemList``.
  @safe @exclusivity(unchecked) var placeInOwner: Int32 = 0
  @safe @exclusivity(unchecked) var placeInArrangement: Int32 = 0

  /// The active constraints that mention the item and that another view holds; once for each side
  /// that does.
  @safe @exclusivity(unchecked) private(set) var mentions: [LayoutConstraint] = []

  /// Starts to refer to a view, which has to clear this when it goes.
  func refer(to view: View) { unsafe unsafeView = view }

  /// Starts to refer to a guide, which has to clear this when it goes.
  func refer(to guide: LayoutGuide) { unsafe unsafeGuide = guide }

  /// The view; nil for a guide, and when it is gone.
  @inline(__always)
  var view: View? { unsafe unsafeView }

  /// The guide; nil for a view, and when it is gone.
  @inline(__always)
  var guide: LayoutGuide? { unsafe unsafeGuide }

  /// The view or guide; nil when it is gone.
  package var item: (any LayoutItem)? {
    if let view { return view }
    return guide
  }

  /// The view in whose tree the item takes part.
  var layoutView: View? { view ?? guide?.owningView }

  /// Forgets the item, which is about to go.
  func clear() {
    unsafe unsafeView = nil
    unsafe unsafeGuide = nil
  }

  /// Notes that a constraint mentions the item.
  ///
  /// - Returns: The place to give to ``removeMention(at:)``.
  func addMention(by constraint: LayoutConstraint) -> Int32 {
    // Most are mentioned twice or more.
    if mentions.isEmpty { mentions.reserveCapacity(2) }
    mentions.append(constraint)
    return Int32(truncatingIfNeeded: mentions.count - 1)
  }

  /// Forgets a mention; the last one takes its place.
  ///
  /// - Complexity: O(1).
  func removeMention(at place: Int32) {
    let last = mentions.removeLast()
    guard place < mentions.count else { return }
    mentions[Int(place)] = last
    last.moveMention(by: self, from: Int32(truncatingIfNeeded: mentions.count), to: place)
  }
}
