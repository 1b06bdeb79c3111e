/// The optimum of a system as a function of the canvas' size, extended piece by piece as sizes are
/// asked for.
struct Engine: Sendable {
  /// What is solved.
  let blueprint: Blueprint
  /// The values of all variables at the last size; empty before the first.
  private(set) var values: [Double] = []
  /// The components whose required rows cannot all hold at the last size.
  private(set) var brokenComponents: [Int] = []
  /// The components that constraints alone leave open at the last size.
  private(set) var openComponents: [Int] = []

  private struct Head: Sendable, BitwiseCopyable {
    var current: Int32 = -1
    var first: Int32 = -1
  }

  /// The last size.
  private(set) var size: CanvasSize?
  /// Whether all required rows hold at the last size.
  private(set) var isFeasible = false
  /// Whether a simplex gave up at the last size.
  private(set) var reachedIterationLimit = false
  /// Whether a component took another piece since the last review.
  private var hasReplacedPieces = false
  /// Sizes at which all current pieces are known to hold, the last one among them.
  private var heldSizes = SizeRange.none
  /// Whether components are probably broken at the first size.
  private let expectsConflicts: Bool
  /// Components of which it cannot be told at which sizes they are broken, because too much follows
  /// from them.
  private(set) var unrefuted: Set<Int> = []
  private var pieces: [Piece] = []
  /// For each piece its conditions and the coordinates of the component's unknowns, which are zero as long
  /// as it is open.
  private var numbers: [AffineConstant] = []
  /// For each component its current piece, or -1, and where its list of pieces starts, or -1.
  private var heads: [Head]
  /// Every variable as a function of the size: constant parts of all, then what width, then what height adds.
  ///
  /// Empty until a second size is asked for, or ties between components are decided: a layout mostly has
  /// one size.
  private var parts: [Double] = []

  init(_ blueprint: Blueprint, expectsConflicts: Bool = false) {
    self.blueprint = blueprint
    self.expectsConflicts = expectsConflicts
    heads = [Head](filledWith: Head(), count: blueprint.components.count)
  }

  /// Every variable as a function of the size, as far as the pieces of the last size go.
  var functions: [AffineConstant] {
    (0..<blueprint.variableCount).map { function(of: $0) }
  }

  @inline(__always)
  private func function(of variable: Int) -> AffineConstant {
    let count = blueprint.variableCount
    return AffineConstant(
      parts[variable], perWidth: parts[count + variable], perHeight: parts[2 * count + variable])
  }

  /// The values at the last size; mutating, because what is only looked at would be copied first.
  var lentValues: [Double] {
    @inline(__always)
    mutating get { values }
  }

  /// Solves at a size of the canvas.
  ///
  /// - Returns: Whether all required rows hold.
  @discardableResult
  mutating func solve(at size: CanvasSize) -> Bool {
    if self.size == size { return isFeasible }
    if self.size != nil, parts.isEmpty { followAll() }
    if pieces.count > 64 + 8 * heads.count { forgetPieces() }
    let isFirst = self.size == nil
    self.size = size
    isFeasible = true
    for condition in blueprint.guards where !condition.holds(at: size) { isFeasible = false }
    if isFirst {
      makeFirstPieces(at: size)
    } else if !heldSizes.contains(size) {
      turnPieces(to: size)
    }
    if hasReplacedPieces { review(at: size) }
    if !brokenComponents.isEmpty { isFeasible = false }
    evaluate(at: size)
    return isFeasible
  }

  /// Looks for pieces that hold at a size, and makes those that are missing.
  ///
  /// Pieces that hold at some sizes hold at those between them: whoever goes to and fro among sizes has
  /// them looked at once. To look at all of them each time took half of the time of a toolbar.
  private mutating func turnPieces(to size: CanvasSize) {
    let isFirstQuadrant = size.width >= 0 && size.height >= 0
    var isComplete = true
    var sizes = heldSizes.extended(to: size)
    for component in heads.indices {
      let piece = Int(heads[component].current)
      if isFirstQuadrant, piece >= 0, holds(piece, at: sizes) { continue }
      sizes = SizeRange(size)
      if isFirstQuadrant, piece >= 0, holds(piece, at: sizes) { continue }
      if isFirstQuadrant, findPiece(of: component, at: sizes) { continue }
      heads[component].current = -1
      isComplete = false
    }
    heldSizes = isComplete ? sizes : .none
    if !isComplete { makePieces(at: size) }
  }

  /// Solves all components.
  private mutating func makeFirstPieces(at size: CanvasSize) {
    if heads.isEmpty { return }
    let blueprint = blueprint
    let components = heads.indices
    numbers.reserveCapacity(blueprint.components.unknowns.memberCount + blueprint.rows.count)
    // Locals, and room made at once: to look for each piece who else holds the list takes as long as to
    // add it.
    var pieces: [Piece] = []
    var numbers: [AffineConstant] = []
    swap(&numbers, &self.numbers)
    pieces.append(addingCapacity: components.count) { pieces in
      SpareMemory.withSolver(rowCount: blueprint.rows.count) { solver in
        for component in components {
          if expectsConflicts {
            solveProbablyBroken(component, at: size, &solver)
          } else {
            solver.solve(component, of: blueprint, at: size)
          }
          pieces.append(Piece(&solver.outcome, next: -1, numbers: &numbers))
        }
      }
    }
    swap(&numbers, &self.numbers)
    // If all are, there is nothing to review.
    var isPlain = true
    var heads = heads.mutableSpan
    for component in components {
      let number = Int32(truncatingIfNeeded: component)
      if !pieces[component].isPlain { isPlain = false }
      heads[component] = Head(current: number, first: pieces[component].isLocal ? -1 : number)
    }
    self.pieces = pieces
    hasReplacedPieces = !isPlain
  }

  /// Solves the components without a piece.
  private mutating func makePieces(at size: CanvasSize) {
    let blueprint = blueprint
    let wasBroken = Set(brokenComponents)
    SpareMemory.withSolver(rowCount: blueprint.rows.count) { solver in
      for component in heads.indices where heads[component].current < 0 {
        if wasBroken.contains(component) {
          solveProbablyBroken(component, at: size, &solver)
        } else {
          solver.solve(component, of: blueprint, at: size)
        }
        keep(&solver.outcome, component)
        use(pieces.count - 1, component)
      }
    }
  }

  /// Solves a component that is probably broken.
  ///
  /// It is first asked whether it is: that costs less than to solve it, and holds for other sizes.
  private mutating func solveProbablyBroken(
    _ component: Int, at size: CanvasSize, _ solver: inout ComponentSolver
  ) {
    if !unrefuted.contains(component) {
      let isRefuted = solver.refute(component, of: blueprint, at: size)
      if isRefuted == true { return }
      if isRefuted == nil { unrefuted.insert(component) }
    }
    solver.solve(
      component, of: blueprint, at: size, isUnrefutable: unrefuted.contains(component))
  }

  @inline(__always)
  private func holds(_ piece: Int, at sizes: SizeRange) -> Bool {
    let piece = pieces[piece]
    if piece.isLocal { return false }
    for index in piece.conditions where !sizes.isPositive(numbers[Int(index)]) {
      return false
    }
    return true
  }

  /// Makes a piece that holds at some sizes the current one, if the component has one.
  private mutating func findPiece(of component: Int, at sizes: SizeRange) -> Bool {
    var piece = heads[component].first
    while piece >= 0 {
      if holds(Int(piece), at: sizes) {
        use(Int(piece), component)
        return true
      }
      piece = pieces[Int(piece)].next
    }
    return false
  }

  @inline(__always)
  private mutating func keep(_ outcome: inout Outcome, _ component: Int) {
    pieces.append(Piece(&outcome, next: heads[component].first, numbers: &numbers))
    let number = Int32(truncatingIfNeeded: pieces.count - 1)
    let first = outcome.isLocal ? heads[component].first : number
    heads[component] = Head(current: number, first: first)
  }

  /// Makes a piece the current one and everything that depends on it follow.
  private mutating func use(_ piece: Int, _ component: Int) {
    heads[component].current = Int32(truncatingIfNeeded: piece)
    hasReplacedPieces = true
    guard !pieces[piece].isOpen else { return }
    Engine.follow(
      numbers, from: Int(pieces[piece].coordinates), component, of: blueprint, &parts)
  }

  /// Makes all variables follow the equations and the coordinates of unknowns, except those of
  /// components that are open.
  ///
  /// From the first variable to the last: component by component, each would be waited for.
  private mutating func followAll() {
    let blueprint = blueprint
    let definitions = blueprint.definitions
    let count = blueprint.variableCount
    var all = [Double](filledWith: 0, count: 3 * count)
    var parts = all.mutableSpan
    for variable in 0..<count {
      let value = function(of: variable, blueprint, definitions)
      Engine.write(value, to: variable, of: count, &parts)
    }
    self.parts = all
  }

  /// A variable as a function of the size, from the coordinates of the unknowns it depends on.
  @inline(__always)
  private func function(
    of variable: Int, _ blueprint: Blueprint, _ definitions: borrowing Definitions
  ) -> AffineConstant {
    if definitions.isFree(variable) { return coordinate(of: variable, blueprint) }
    var value = definitions.constant(of: variable)
    for place in definitions.sum(of: variable) {
      let entry = definitions.entries[place]
      value.add(coordinate(of: entry.column, blueprint), times: entry.coefficient)
    }
    return value
  }

  /// The coordinate of an unknown in the first piece of its component, which is the only one until
  /// there are parts; zero if it is open.
  @inline(__always)
  private func coordinate(of unknown: Int, _ blueprint: Blueprint) -> AffineConstant {
    let component = Int(blueprint.components.componentOfVariable[unknown])
    return numbers[
      Int(pieces[component].coordinates) + Int(blueprint.components.placeOfVariable[unknown])]
  }

  /// Makes the variables of a component follow the coordinates of its unknowns.
  private static func follow(
    _ numbers: [AffineConstant], from start: Int, _ component: Int, of blueprint: Blueprint,
    _ parts: inout [Double]
  ) {
    let count = blueprint.variableCount
    // One look at who else holds the numbers, rather than one for each of them.
    var parts = parts.mutableSpan
    var coordinate = start
    for place in blueprint.components.unknowns.range(component) {
      let unknown = Int(blueprint.components.unknowns.members[place])
      write(numbers[coordinate], to: unknown, of: count, &parts)
      coordinate += 1
    }
    for place in blueprint.components.dependents.range(component) {
      update(Int(blueprint.components.dependents.members[place]), of: blueprint, &parts)
    }
  }

  /// Computes a variable as a function of the size from the free variables it depends on.
  @inline(__always)
  private static func update(
    _ variable: Int, of blueprint: Blueprint, _ parts: inout MutableSpan<Double>
  ) {
    if blueprint.definitions.isFree(variable) { return }
    let count = blueprint.variableCount
    var sum = blueprint.definitions.constant(of: variable)
    for place in blueprint.definitions.sum(of: variable) {
      let entry = blueprint.definitions.entries[place]
      let value = AffineConstant(
        parts[entry.column], perWidth: parts[count + entry.column],
        perHeight: parts[2 * count + entry.column])
      sum.add(value, times: entry.coefficient)
    }
    write(sum, to: variable, of: count, &parts)
  }

  @inline(__always)
  private static func write(
    _ value: AffineConstant, to variable: Int, of count: Int, _ parts: inout MutableSpan<Double>
  ) {
    parts[variable] = value.constant
    parts[count + variable] = value.perWidth
    parts[2 * count + variable] = value.perHeight
  }

  /// Looks for what is out of the ordinary, and decides ties between components.
  private mutating func review(at size: CanvasSize) {
    hasReplacedPieces = false
    openComponents.removeAll()
    brokenComponents.removeAll()
    reachedIterationLimit = false
    var undecided: [Int] = []
    for component in heads.indices {
      let number = Int(heads[component].current)
      // Most are, and need not be copied.
      if pieces[number].isPlain { continue }
      let piece = pieces[number]
      if !piece.isUnique { openComponents.append(component) }
      if piece.isOpen { undecided.append(component) }
      if piece.isBroken { brokenComponents.append(component) }
      if piece.reachedIterationLimit { reachedIterationLimit = true }
    }
    guard !undecided.isEmpty else { return }
    if parts.isEmpty { followAll() }
    var solver = ComponentSolver()
    for group in groups(of: undecided) { decide(group, at: size, &solver) }
  }

  private mutating func decide(
    _ group: [Int], at size: CanvasSize, _ solver: inout ComponentSolver
  ) {
    solver.solve(group: group, of: blueprint, at: size, fixed: functions)
    if solver.outcome.reachedIterationLimit { reachedIterationLimit = true }
    let blueprint = blueprint
    let components = blueprint.components
    let unknowns = group.flatMap { components.unknowns[$0] }.sorted()
    var parts = parts.mutableSpan
    for (place, unknown) in unknowns.enumerated() {
      Engine.write(
        solver.outcome.coordinates[place], to: Int(unknown), of: blueprint.variableCount, &parts)
    }
    for component in group {
      for variable in components.dependents[component] {
        Engine.update(Int(variable), of: blueprint, &parts)
      }
    }
  }

  private mutating func evaluate(at size: CanvasSize) {
    if parts.isEmpty { return evaluateOnce(at: size) }
    let width = size.width
    let height = size.height
    let count = blueprint.variableCount
    values.extend(with: 0, to: count)
    precondition(parts.count == 3 * count && values.count == count)
    for index in 0..<count {
      values[index] = Approximation.finiteInLoop(
        parts[index] + parts[count + index] * width + parts[2 * count + index] * height)
    }
  }

  /// Computes all values without writing down what they are at other sizes.
  private mutating func evaluateOnce(at size: CanvasSize) {
    let blueprint = blueprint
    let definitions = blueprint.definitions
    // Taken out meanwhile, because pieces are looked up in what stands beside.
    var all: [Double] = []
    swap(&all, &self.values)
    defer { swap(&all, &self.values) }
    all.reserveCapacity(blueprint.variableCount)
    // All as if they were numbers, which takes two at a time, then again those that are none: a few
    // hundred at a time are still in the cache.
    for start in stride(from: 0, to: blueprint.variableCount, by: 256) {
      let part = start..<min(start + 256, blueprint.variableCount)
      all.append(addingCapacity: part.count) { values in
        for variable in part {
          let value = definitions.constant(of: variable).value(at: size)
          values.append(Approximation.finiteInLoop(value))
        }
      }
      if heads.isEmpty { continue }
      var values = all.mutableSpan
      for variable in part where !definitions.isNumber(variable) {
        let value = function(of: variable, blueprint, definitions).value(at: size)
        values[variable] = Approximation.finiteInLoop(value)
      }
    }
  }

  private mutating func forgetPieces() {
    pieces.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    heldSizes = .none
    for component in heads.indices {
      heads[component] = Head()
    }
  }
}
