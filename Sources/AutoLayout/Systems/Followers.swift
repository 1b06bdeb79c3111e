/// The views of a system whose insets or contents depend on frames, identified by slot.
///
/// The solver's rows contain insets as constants, so layout solves again if the solved frames change insets. `deciding`
/// and `outdated` are disjoint subsets of `all`.
struct Followers {
  private(set) var all = SlotSet()
  /// The views to check after every solve, because the solver's rows may contain their insets or content sizes.
  ///
  /// Each layout starts with insets that don't depend on frames, so that its result doesn't depend on earlier layouts.
  private(set) var deciding = SlotSet()
  /// The views outside of `deciding` whose insets must be derived again, from their own and their superview's edges.
  var outdated = SlotSet()
  /// The views whose insets may have changed since their hooks were last called.
  var unannounced = SlotSet()
  /// Views outside of `all` whose hooks haven't been called for their current insets.
  private var others: [View] = []
  private(set) var hasAdditionalSafeArea = false

  /// Adds a view to `all` and, if `isDeciding` is true, to `deciding`; returns false if nothing changed.
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

  /// Adds a view in `all` to `outdated`, unless `deciding` contains it.
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
