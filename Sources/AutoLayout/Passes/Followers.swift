/// The views of a system whose insets or contents depend on frames, by slot.
///
/// Insets are constants of rows, so layout solves again if they differ from those that the rows assume. `deciding` and
/// `outdated` are disjoint parts of `all`.
struct Followers {
  private(set) var all = SlotSet()
  /// The views whose insets or contents may be in rows, which are checked after every solve.
  ///
  /// Each layout starts them from insets that don't depend on frames, so that results don't depend on earlier layouts.
  private(set) var deciding = SlotSet()
  /// The other views whose insets have to be derived again from their own and their superview's edges and insets.
  var outdated = SlotSet()
  /// The views to which their present insets may not have been announced.
  var unannounced = SlotSet()
  /// Views outside of `all` to which their present insets haven't been announced.
  private var others: [View] = []
  /// Whether any view adds to the safe area of its subviews.
  private(set) var hasAdditionalSafeArea = false

  /// Adds a view; returns whether it is new, or new among those that decide.
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

  /// Removes and returns the views that were noted by ``noteOther(_:)``.
  mutating func takeOthers() -> [View] {
    defer { others = [] }
    return others
  }

  /// Notes that the insets of a view may differ, if it doesn't decide.
  mutating func noteOutdated(_ slot: Int) {
    if all.contains(slot), !deciding.contains(slot) { outdated.insert(slot) }
  }

  mutating func noteAllOutdated() {
    for slot in all { noteOutdated(slot) }
  }

  /// The first view from a slot on that has to be checked after a solve.
  func next(from slot: Int) -> Int? {
    guard let first = deciding.next(from: slot) else { return outdated.next(from: slot) }
    return outdated.next(from: slot).map { min($0, first) } ?? first
  }
}
