/// The views of a system whose insets or contents depend on frames, by slot.
///
/// Insets are constants in rows; if they differ after a solve, layout solves again. `deciding` and `outdated` are
/// disjoint subsets of `all`.
struct Followers {
  private(set) var all = SlotSet()
  /// The views whose insets or contents may be constants in rows, which are checked after every solve.
  ///
  /// Each layout starts with insets that don't depend on frames, so that its result doesn't depend on earlier layouts.
  private(set) var deciding = SlotSet()
  /// The views outside of `deciding` whose insets must be derived again, from their own and their superview's edges.
  var outdated = SlotSet()
  /// The views whose insets may have changed since their hooks were last called.
  var unannounced = SlotSet()
  /// Views outside of `all` whose hooks haven't been called for their present insets.
  private var others: [View] = []
  private(set) var hasAdditionalSafeArea = false

  /// Adds a view; returns false if it already was in `all` and, if `isDeciding` is true, also in `deciding`.
  mutating func insert(_ slot: Int, isDeciding: Bool) -> Bool {
    let isKnown = all.contains(slot) && (!isDeciding || deciding.contains(slot))
    all.insert(slot)
    if isDeciding {
      deciding.insert(slot)
      outdated.remove(slot)
    } else {
      noteOutdated(slot)
    }
    return !isKnown
  }

  mutating func remove(_ slot: Int) {
    all.remove(slot)
    deciding.remove(slot)
    outdated.remove(slot)
    unannounced.remove(slot)
  }

  mutating func noteAdditionalSafeArea() { hasAdditionalSafeArea = true }

  mutating func noteOther(_ view: View) { others.append(view) }

  /// Removes and returns the views that ``noteOther(_:)`` added.
  mutating func takeOthers() -> [View] {
    defer { others = [] }
    return others
  }

  /// Notes that a view's insets must be derived again, unless the view is checked as one of `deciding` anyway.
  mutating func noteOutdated(_ slot: Int) {
    if all.contains(slot), !deciding.contains(slot) { outdated.insert(slot) }
  }

  mutating func noteAllOutdated() {
    for slot in all { noteOutdated(slot) }
  }

  /// Returns the first slot, at or after the given one, whose view must be checked after a solve.
  func next(from slot: Int) -> Int? {
    guard let first = deciding.next(from: slot) else { return outdated.next(from: slot) }
    return outdated.next(from: slot).map { min($0, first) } ?? first
  }
}
