/// Rows that were touched, each with what it was like before.
///
/// Lists rather than a table, because thousands of rows may be turned off in one go: a table took most of
/// the time of that. A few are looked through; more have their places noted for every row.
struct TouchedRows: Sendable {
  private var slots: [Int32] = []
  private var states: [RowState] = []
  /// For each slot its place among the slots, or -1; empty while there are few.
  private var places: [Int32] = []

  private static let fewCount = 16

  var count: Int { slots.count }

  /// What the row at a slot was like; nil if it was not touched.
  subscript(slot: Int) -> RowState? {
    let place = place(of: slot)
    return place < 0 ? nil : states[place]
  }

  /// Notes what the row at a slot was like, whatever was noted before.
  mutating func set(_ slot: Int, _ state: RowState) {
    let place = place(of: slot)
    if place < 0 { append(slot, state) } else { states[place] = state }
  }

  /// Forgets rows that are as they were.
  mutating func removeAll(where isAsBefore: (Int, RowState) -> Bool) {
    var kept = 0
    for place in slots.indices {
      let slot = Int(slots[place])
      if isAsBefore(slot, states[place]) {
        if !places.isEmpty { places[slot] = -1 }
        continue
      }
      slots[kept] = slots[place]
      states[kept] = states[place]
      if !places.isEmpty { places[slot] = Int32(truncatingIfNeeded: kept) }
      kept += 1
    }
    slots.removeSubrange(kept...)
    states.removeSubrange(kept...)
  }

  mutating func removeAll() {
    if slots.isEmpty { return }
    if slots.count < 64 {
      removeAll { _, _ in true }
    } else {
      self = TouchedRows()
    }
  }

  /// Looks at each row with what it was like, by ascending slot.
  ///
  /// - Complexity: O(*k* log *k*) for *k* rows, and linear where these are a good part of all.
  func forEachInOrder(_ body: (Int, RowState) -> Void) {
    if 8 * slots.count > places.count, !places.isEmpty {
      for slot in places.indices where places[slot] >= 0 {
        body(slot, states[Int(places[slot])])
      }
    } else {
      let order = slots.indices.sorted { slots[$0] < slots[$1] }
      for place in order { body(Int(slots[place]), states[place]) }
    }
  }

  /// Whether more rows than a number are not as they were.
  func hasMore(than limit: Int, where hasChanged: (Int, RowState) -> Bool) -> Bool {
    if slots.count <= limit { return false }
    var count = 0
    for place in slots.indices where hasChanged(Int(slots[place]), states[place]) {
      count += 1
      if count > limit { return true }
    }
    return false
  }

  private func place(of slot: Int) -> Int {
    if !places.isEmpty { return slot < places.count ? Int(places[slot]) : -1 }
    for place in slots.indices where Int(slots[place]) == slot { return place }
    return -1
  }

  private mutating func append(_ slot: Int, _ state: RowState) {
    slots.append(Int32(truncatingIfNeeded: slot))
    states.append(state)
    if !places.isEmpty {
      notePlace(slots.count - 1)
    } else if slots.count > Self.fewCount {
      for place in slots.indices { notePlace(place) }
    }
  }

  private mutating func notePlace(_ place: Int) {
    let slot = Int(slots[place])
    if slot >= places.count {
      let missing = max(slot + 1, 2 * places.count) - places.count
      places.append(contentsOf: repeatElement(-1, count: missing))
    }
    places[slot] = Int32(truncatingIfNeeded: place)
  }
}

/// What can be changed about a row.
struct RowState: Hashable, Sendable {
  let isPresent: Bool
  let constant: AffineConstant
  let rank: Double

  static let absent = RowState(isPresent: false, constant: AffineConstant(), rank: 0)
}
