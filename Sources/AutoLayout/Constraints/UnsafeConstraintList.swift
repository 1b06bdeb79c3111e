/// The active constraints that mention an item, without a count of references to them.
///
/// Their holders keep them alive: a constraint leaves every list before its holder lets it go. Most
/// constraints are on two lists, and counting these references would cost as much as all else that
/// turning one on takes.
///
/// Views that are pinned at their edges are mentioned four times from elsewhere, and as often again as
/// others are beside them; so the first six are in the list itself: memory of its own for them would be one
/// more place to go to for each item.
@safe
struct UnsafeConstraintList {
  private var first = unsafe InlineArray<6, Unmanaged<LayoutConstraint>?>(repeating: nil)
  private var others: [Unmanaged<LayoutConstraint>] = unsafe []
  /// How many are in the list itself; a byte more would put each item into the next larger piece of memory.
  private var inlineCount: UInt8 = 0

  private static var inlineCapacity: Int { 6 }

  private var count: Int { unsafe Int(inlineCount) + others.count }

  /// The constraints, in no particular order.
  var all: [LayoutConstraint] { (0..<count).map { unsafe self[$0].takeUnretainedValue() } }

  private subscript(place: Int) -> Unmanaged<LayoutConstraint> {
    get {
      if place >= Self.inlineCapacity { return unsafe others[place - Self.inlineCapacity] }
      guard let constraint = unsafe first[place] else { preconditionFailure("no such place") }
      return unsafe constraint
    }
    set {
      if place < Self.inlineCapacity {
        unsafe first[place] = unsafe newValue
      } else {
        unsafe others[place - Self.inlineCapacity] = unsafe newValue
      }
    }
  }

  /// Puts a constraint last.
  ///
  /// - Returns: Its place.
  mutating func append(_ constraint: LayoutConstraint) -> Int32 {
    let place = count
    if place < Self.inlineCapacity {
      unsafe first[place] = .passUnretained(constraint)
      inlineCount += 1
    } else {
      // What one more would get is moved for the second one.
      if unsafe others.isEmpty { unsafe others.reserveCapacity(3) }
      unsafe others.append(.passUnretained(constraint))
    }
    return Int32(truncatingIfNeeded: place)
  }

  /// Takes out the constraint at a place, which the last one then has.
  ///
  /// - Returns: The one that has another place now, and which it had; nil if none has.
  mutating func remove(at place: Int32) -> (constraint: LayoutConstraint, formerPlace: Int32)? {
    let lastPlace = count - 1
    let last = unsafe self[lastPlace]
    if lastPlace >= Self.inlineCapacity {
      unsafe others.removeLast()
    } else {
      unsafe first[lastPlace] = nil
      inlineCount -= 1
    }
    guard place < lastPlace else { return nil }
    unsafe self[Int(place)] = unsafe last
    return (unsafe last.takeUnretainedValue(), Int32(truncatingIfNeeded: lastPlace))
  }
}

extension [LayoutConstraint] {
  /// Calls a closure with each constraint in turn, up to the first for which it throws.
  ///
  /// The array keeps them alive meanwhile: references are not counted for each, which would cost as much
  /// as finding its holder does.
  @inline(__always)
  func forEachKept<Failure>(_ body: (LayoutConstraint) throws(Failure) -> Void) throws(Failure) {
    for index in indices {
      let outcome = unsafe Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef {
        (constraint) -> Result<Void, Failure> in
        do throws(Failure) {
          return .success(try body(constraint))
        } catch {
          return .failure(error)
        }
      }
      try outcome.get()
    }
    withExtendedLifetime(self) {}
  }
}
