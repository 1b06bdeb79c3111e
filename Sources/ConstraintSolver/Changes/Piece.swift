extension Engine {
  /// A component's optimum on a range of sizes.
  struct Piece {
    /// The component's next piece, or -1.
    let next: Int32
    /// Where its conditions are among the numbers.
    let conditions: Range<Int32>
    /// Where the coordinates of the component's unknowns start there.
    let coordinates: Int32
    let isUnique: Bool
    let isLocal: Bool
    let isBroken: Bool
    let isOpen: Bool
    let reachedIterationLimit: Bool

    /// An outcome, whose conditions and coordinates are added to the numbers.
    @inline(__always)
    init(_ outcome: inout Outcome, next: Int32, numbers: inout [AffineConstant]) {
      let start = Int32(truncatingIfNeeded: numbers.count)
      if !outcome.isLocal { outcome.conditions.append(to: &numbers) }
      let end = Int32(truncatingIfNeeded: numbers.count)
      outcome.coordinates.append(to: &numbers)
      self.next = outcome.isLocal ? -1 : next
      conditions = start..<end
      coordinates = end
      isUnique = outcome.isUnique
      isLocal = outcome.isLocal
      isBroken = outcome.isBroken
      isOpen = outcome.isOpen
      reachedIterationLimit = outcome.reachedIterationLimit
    }

    /// Whether there is nothing to say about the piece.
    @inline(__always)
    var isPlain: Bool { isUnique && !isOpen && !isBroken && !reachedIterationLimit }
  }
}
