/// A reduced system, with the known optima of its components as functions of the canvas size.
///
/// This is a class, so that a block can switch between several systems, some of which leave out rows. Only the block
/// that owns a system changes it.
final class SolvedSystem {
  let system: ReducedSystem
  /// The required rows that aren't in the system, because they conflict with other rows at the
  /// last size.
  var leftOut: [LeftOutRow]
  /// Whether all required rows of the system are satisfied at the last size.
  private(set) var isFeasible = true
  // Accesses to these never overlap, and checking that takes longer than the accesses.
  @safe @exclusivity(unchecked) private var pieces = Buffer<Piece>()
  /// The functions of all pieces: each piece's conditions, followed by the coordinates of its component's unknowns.
  @safe @exclusivity(unchecked) private var numbers = Buffer<AffineConstant>()
  /// The violated rows of all pieces, which are recorded only for ``Solver/linearPieces(from:to:)``.
  @safe @exclusivity(unchecked) private var violatedRows = Buffer<Int32>()
  @safe @exclusivity(unchecked) private var states: Buffer<ComponentState>

  struct ComponentState: BitwiseCopyable {
    /// The index of the component's current piece, or −1 if there isn't one.
    var current: Int32 = -1
    /// The index of the component's first piece, or −1 if it has no pieces.
    var first: Int32 = -1
    /// Whether the last ``SolvedSystem/solve(at:in:_:)`` changed the component's optimum.
    var hasChanged = false
  }

  /// The optimum of a component in a range of sizes.
  struct Piece: BitwiseCopyable {
    /// The index of the component's next piece, or −1 if there isn't one.
    let next: Int32
    let conditionStart: Int32
    let coordinateStart: Int32
    /// The start of the piece's violated rows in `violatedRows`.
    let violatedStart: Int32
    let violatedEnd: Int32
    let scale: AffineConstant
    let isUnique: Bool
    let isLocal: Bool
    let isInfeasible: Bool
    let reachedIterationLimit: Bool
  }

  init(_ system: consuming ReducedSystem, leftOut: [LeftOutRow] = []) {
    states = Buffer(repeating: ComponentState(), count: system.components.count)
    self.system = system
    self.leftOut = leftOut
  }

  // MARK: - Solving

  /// Finds or computes the optimum of each component at a size.
  ///
  /// A known optimum is reused if it is valid at all sizes of `sizes`, which must contain `size`.
  func solve(at size: CanvasSize, in sizes: SizeRange, _ solver: inout ComponentSolver) {
    if pieces.count > 64 + 8 * states.count { forgetPieces() }
    isFeasible = system.conditions.allSatisfy { $0.holds(at: size) }
    let isRanged = size.width >= 0 && size.height >= 0
    for component in states.indices {
      let piece = isRanged ? findPiece(of: component, at: sizes) : -1
      if piece < 0 {
        solver.solve(
          component, of: system, at: size, from: lastCoordinates(of: component), in: numbers)
        append(solver.optimum, component)
      } else {
        states[component].hasChanged = piece != states[component].current
        states[component].current = piece
      }
      if currentPiece(component).isInfeasible { isFeasible = false }
    }
  }

  /// Whether the current optima and conflicts are valid at all sizes of a range.
  ///
  /// The result is `false` if a required row of the system is violated at the last size.
  func holds(at sizes: SizeRange) -> Bool {
    guard isFeasible else { return false }
    for component in states.indices where !holds(states[component].current, at: sizes) {
      return false
    }
    return system.conditions.allSatisfy { sizes.satisfies($0) }
      && leftOut.allSatisfy { sizes.isPositive($0.certainExcess) }
  }

  @inline(__always)
  private func holds(_ number: Int32, at sizes: SizeRange) -> Bool {
    if number < 0 { return false }
    let piece = pieces[Int(number)]
    if piece.isLocal { return false }
    for index in Range(from: piece.conditionStart, to: piece.coordinateStart)
    where !sizes.isPositive(numbers[index]) {
      return false
    }
    return true
  }

  /// Returns the index of a component's piece that is valid in a size range (the current piece if possible), or −1.
  private func findPiece(of component: Int, at sizes: SizeRange) -> Int32 {
    let state = states[component]
    if holds(state.current, at: sizes) { return state.current }
    var piece = state.first
    while piece >= 0, !holds(piece, at: sizes) { piece = pieces[Int(piece)].next }
    return piece
  }

  /// Returns the range of `numbers` that contains the current optimum of a component, one function for each unknown.
  ///
  /// The range is empty if the component has no current piece, or if that piece is infeasible.
  private func lastCoordinates(of component: Int) -> Range<Int> {
    guard states[component].current >= 0, !currentPiece(component).isInfeasible else {
      return 0..<0
    }
    let start = Int(currentPiece(component).coordinateStart)
    return start..<start + system.components.unknowns(of: component).count
  }

  private func append(_ optimum: borrowing Optimum, _ component: Int) {
    let conditionStart = Int32(small: numbers.count)
    if !optimum.isLocal { numbers.append(contentsOf: optimum.conditions) }
    let coordinateStart = Int32(small: numbers.count)
    numbers.append(contentsOf: optimum.coordinates)
    let violatedStart = Int32(small: violatedRows.count)
    violatedRows.append(contentsOf: optimum.violatedRows)
    let number = Int32(small: pieces.count)
    pieces.append(
      Piece(
        next: optimum.isLocal ? -1 : states[component].first, conditionStart: conditionStart,
        coordinateStart: coordinateStart, violatedStart: violatedStart,
        violatedEnd: Int32(small: violatedRows.count), scale: optimum.scale,
        isUnique: optimum.isUnique, isLocal: optimum.isLocal, isInfeasible: optimum.isInfeasible,
        reachedIterationLimit: optimum.reachedIterationLimit))
    states[component].current = number
    if !optimum.isLocal { states[component].first = number }
    states[component].hasChanged = true
  }

  private func forgetPieces() {
    pieces.removeAll()
    numbers.removeAll()
    violatedRows.removeAll()
    states.fill(with: ComponentState(), count: states.count)
  }

  // MARK: - Reading

  /// Returns the function of the canvas size that describes a variable at the last size.
  @inline(__always)
  func function(of variable: Int) -> AffineConstant {
    guard let component = system.components.component(of: variable) else {
      return system.definitions.constant(of: variable)
    }
    let start = Int(currentPiece(component).coordinateStart)
    if system.definitions.isFree(variable) {
      return numbers[start + system.components.place(ofUnknown: variable)]
    }
    var value = system.definitions.constant(of: variable)
    for place in system.definitions.sum(of: variable) {
      let entry = system.definitions.entries[place]
      value.add(
        numbers[start + system.components.place(ofUnknown: entry.column)],
        times: entry.coefficient)
    }
    return value
  }

  @inline(__always)
  private func currentPiece(_ component: Int) -> Piece { pieces[Int(states[component].current)] }

  /// Returns the largest magnitude among the values of a component's current piece at a size.
  func scale(of component: Int, at size: CanvasSize) -> Double {
    currentPiece(component).scale.absoluteValue(at: size)
  }

  /// Whether the last solution changed a component's optimum.
  func hasChanged(_ component: Int) -> Bool { states[component].hasChanged }

  /// Whether constraints alone might not determine a component at the last size.
  func isOpen(_ component: Int) -> Bool { !currentPiece(component).isUnique }

  /// Whether there are components that constraints alone might not determine at the last size.
  var hasOpenComponents: Bool { states.indices.contains { isOpen($0) } }

  /// Whether the simplex method gave up at the last size.
  var reachedIterationLimit: Bool {
    states.indices.contains { currentPiece($0).reachedIterationLimit }
  }

  // MARK: - Along a segment

  /// Returns the subrange around a parameter on which the current optima, conflicts and violations are valid.
  ///
  /// Returns `nil` if they are valid only at the last size.
  func narrow(
    _ range: ClosedRange<Double>, around parameter: Double, _ segment: Segment
  ) -> ClosedRange<Double>? {
    var limits = system.conditions.map(\.margin)
    limits += system.constantRows.map(\.constant) + leftOut.map(\.excess)
    for component in states.indices {
      let piece = currentPiece(component)
      if piece.isLocal { return nil }
      limits += Range(from: piece.conditionStart, to: piece.coordinateStart).map { numbers[$0] }
    }
    var range = range
    for limit in limits {
      guard let part = segment.narrow(range, around: parameter, by: limit) else { return nil }
      range = part
    }
    return range
  }

  /// Returns the optional constraints that are violated at `size`, which must be the size of the last solution.
  func violatedSources(at size: CanvasSize) -> [RowSource] {
    var sources: [RowSource] = []
    for component in states.indices {
      let piece = currentPiece(component)
      for index in Range(from: piece.violatedStart, to: piece.violatedEnd) {
        sources.append(system.rows[Int(violatedRows[index])].source)
      }
    }
    for row in system.constantRows where row.isViolated(at: size) { sources.append(row.source) }
    return sources
  }
}
