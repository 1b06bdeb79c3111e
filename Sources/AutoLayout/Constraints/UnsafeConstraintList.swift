/// The active constraints that mention an item, without a count of references to them.
///
/// Their holders keep them alive: a constraint leaves every list before its holder lets it go. Most
/// constraints are on two lists, and counting these references would cost as much as all else that
/// turning one on takes.
///
/// Most items are mentioned up to three times from elsewhere, so the first three are in the list itself:
/// memory of its own for them would be one more place to go to for each item.
@safe
struct UnsafeConstraintList {
  private var first = unsafe InlineArray<3, Unmanaged<LayoutConstraint>?>(repeating: nil)
  private var others: [Unmanaged<LayoutConstraint>] = unsafe []
  private var count: Int32 = 0

  private static var inlineCount: Int { 3 }

  /// The constraints, in no particular order.
  var all: [LayoutConstraint] { (0..<Int(count)).map { unsafe self[$0].takeUnretainedValue() } }

  private subscript(place: Int) -> Unmanaged<LayoutConstraint> {
    get {
      if place >= Self.inlineCount { return unsafe others[place - Self.inlineCount] }
      guard let constraint = unsafe first[place] else { preconditionFailure("no such place") }
      return unsafe constraint
    }
    set {
      if place < Self.inlineCount {
        unsafe first[place] = unsafe newValue
      } else {
        unsafe others[place - Self.inlineCount] = unsafe newValue
      }
    }
  }

  /// Puts a constraint last.
  ///
  /// - Returns: Its place.
  mutating func append(_ constraint: LayoutConstraint) -> Int32 {
    let place = count
    count += 1
    if place < Self.inlineCount {
      unsafe first[Int(place)] = .passUnretained(constraint)
    } else {
      // What one more would get is moved for the second one.
      if unsafe others.isEmpty { unsafe others.reserveCapacity(3) }
      unsafe others.append(.passUnretained(constraint))
    }
    return place
  }

  /// Takes out the constraint at a place, which the last one then has.
  ///
  /// - Returns: The one that has another place now, and which it had; nil if none has.
  mutating func remove(at place: Int32) -> (constraint: LayoutConstraint, formerPlace: Int32)? {
    count -= 1
    let last = unsafe self[Int(count)]
    if count >= Self.inlineCount {
      unsafe others.removeLast()
    } else {
      unsafe first[Int(count)] = nil
    }
    guard place < count else { return nil }
    unsafe self[Int(place)] = unsafe last
    return (unsafe last.takeUnretainedValue(), count)
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
