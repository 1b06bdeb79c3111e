/// The active constraints that mention an item, without a count of references to them.
///
/// Their holders keep them alive: a constraint leaves every list before its holder lets it go. Most
/// constraints are on two lists, and counting these references would cost as much as all else that
/// turning one on takes.
@safe
struct UnsafeConstraintList {
  private var constraints: [Unmanaged<LayoutConstraint>] = unsafe []

  /// The constraints, in no particular order.
  var all: [LayoutConstraint] { unsafe constraints.map { unsafe $0.takeUnretainedValue() } }

  /// Puts a constraint last.
  ///
  /// - Returns: Its place.
  mutating func append(_ constraint: LayoutConstraint) -> Int32 {
    let place = unsafe constraints.count
    // Most items are mentioned three or four times from elsewhere.
    if place == 0 { unsafe constraints.reserveCapacity(4) }
    unsafe constraints.append(.passUnretained(constraint))
    return Int32(truncatingIfNeeded: place)
  }

  /// Takes out the constraint at a place, which the last one then has.
  ///
  /// - Returns: The one that has another place now, and which it had; nil if none has.
  mutating func remove(at place: Int32) -> (constraint: LayoutConstraint, formerPlace: Int32)? {
    let last = unsafe constraints.removeLast()
    let count = unsafe constraints.count
    guard place < count else { return nil }
    unsafe constraints[Int(place)] = unsafe last
    return (unsafe last.takeUnretainedValue(), Int32(truncatingIfNeeded: count))
  }
}
