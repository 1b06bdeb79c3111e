/// The active constraints that mention an item, stored without reference counting, which would slow down activation.
///
/// The views that hold the constraints keep them alive: a constraint leaves every list before its view releases it. Six
/// constraints are stored inline, because a view pinned at its edges is mentioned at least four times.
@safe
struct UnsafeConstraintList {
  private var first = unsafe InlineArray<6, Unmanaged<LayoutConstraint>?>(repeating: nil)
  private var others: [Unmanaged<LayoutConstraint>] = unsafe []
  /// The number of constraints stored inline, as a byte, because each item allocates space for it.
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

  /// Appends a constraint, and returns its index.
  mutating func append(_ constraint: LayoutConstraint) -> Int32 {
    let place = count
    if place < Self.inlineCapacity {
      unsafe first[place] = .passUnretained(constraint)
      inlineCount += 1
    } else {
      // Growing for a single element would copy it again when the second one is added.
      if unsafe others.isEmpty { unsafe others.reserveCapacity(3) }
      unsafe others.append(.passUnretained(constraint))
    }
    return Int32(truncatingIfNeeded: place)
  }

  /// Removes the constraint at an index; the last constraint moves to that index.
  ///
  /// Returns the moved constraint with its previous index, or `nil` if the last constraint was removed.
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
  /// Calls a closure with each constraint in order, until the closure throws.
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
