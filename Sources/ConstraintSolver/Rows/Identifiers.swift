/// The identifiers of rows by slot.
///
/// As long as nothing is removed, most are those of the slots' numbers and take no memory.
struct Identifiers: Sendable {
  /// The slot from which on identifiers are listed; those before are those of the slots' numbers.
  private(set) var first = Int.max
  /// The identifiers from there on.
  private var ids: [ConstraintID] = []

  /// Those of all slots' numbers.
  init() {}

  init(_ ids: [ConstraintID]) {
    first = 0
    self.ids = ids
  }

  /// Whether each is that of the slot's number.
  @inline(__always)
  var arePlain: Bool { first == .max }

  subscript(slot: Int) -> ConstraintID {
    get { slot < first ? ConstraintID(index: slot) : ids[slot - first] }
    set { ids[slot - first] = newValue }
  }

  /// Adds that of the next slot; those of a number of slots stay what they are.
  mutating func append(_ id: ConstraintID, after count: Int) {
    if arePlain { first = count }
    ids.append(id)
  }

  /// Lists the identifiers of a number of slots.
  mutating func listAll(_ count: Int) {
    guard first > 0 else { return }
    ids.insert(contentsOf: (0..<min(first, count)).lazy.map { ConstraintID(index: $0) }, at: 0)
    first = 0
  }

  /// The slot of a constraint among a number of slots.
  func slot(of id: ConstraintID, count: Int) -> Int? {
    if id.index >= 0, id.index < min(first, count) { return id.index }
    return ids.firstIndex(of: id).map { $0 + first }
  }
}
