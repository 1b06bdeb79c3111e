/// A primal simplex method for piecewise linear costs that are minimized in lexicographic order.
///
/// The values of basis rows are displaced as long as that lowers the cost of a level. Displacements that would raise
/// this cost are then forbidden, and the next level is optimized. Slacks are decided one by one, after the levels above
/// ``Priority/slackLevel`` and before the others. Ties are broken last: one variable after another is brought as near
/// to zero as possible. Therefore, the optimum is unique.
struct Simplex: ~Copyable {
  var problem = SimplexProblem()
  var basis = Basis()
  var iterate = Iterate()
  var freedom = Freedom()
  var prices = SparseVector()
  /// The displacements that would raise the cost of the current level.
  var rising = Buffer<Rise>()
  var step = StepMemory()
  var ties = TieMemory()
  private var crash = CrashBasis()
  /// Values of the unknowns that are likely to be near the optimum, or an empty buffer if none are known.
  var nearby = Buffer<Double>()
  /// The number of steps left before the simplex method gives up, initially far more than ever needed.
  var stepsLeft = 0
  /// The number of consecutive degenerate steps.
  var degenerateSteps = 0
  /// The number of remaining restarts, which are needed only after rounding errors.
  private var restartsLeft = 0
  private var hasStepped = false

  /// A basis row, and the directions of displacement that would raise a cost.
  struct Rise: BitwiseCopyable {
    let row: Int32
    let directions: Freedom.Directions
  }

  /// Loads a component and optimizes its rows of the given rank and higher ranks.
  ///
  /// - Returns: Whether constraints alone, without preferences, determine the solution.
  mutating func optimize(
    _ component: Int, of system: borrowing ReducedSystem, at size: CanvasSize,
    fromRank lowestRank: Double
  ) -> Bool {
    problem.load(component, of: system, at: size, fromRank: lowestRank)
    start(at: size)
    return optimizeLevels(problem.levels.indices)
  }

  /// Solves a component: optimizes all levels and slacks, and breaks ties between the remaining solutions.
  mutating func solve(
    _ component: Int, of system: borrowing ReducedSystem, at size: CanvasSize,
    into optimum: inout Optimum
  ) {
    problem.load(component, of: system, at: size, fromRank: -.infinity)
    start(at: size)
    let firstBelowSlacks = problem.firstLevel(notAbove: Priority.slackRank)
    while true {
      optimum.isUnique = optimizeLevels(0..<firstBelowSlacks)
      ties.nextLevel = firstBelowSlacks
      if freedom.count > 0 { decideSlacks(component, of: system) }
      _ = optimizeLevels(firstBelowSlacks..<problem.levels.count)
      ties.nextLevel = problem.levels.count
      if freedom.count > 0 { decideTies(component, of: system) }
      settleValues()
      if isSound || !restart() { break }
    }
    optimum.reachedIterationLimit = stepsLeft <= 0 || !isSound
  }

  // MARK: - Levels

  /// Optimizes one level after another, until no row may be displaced.
  ///
  /// - Returns: Whether constraints alone, without preferences, determine the solution.
  private mutating func optimizeLevels(_ levels: Range<Int>) -> Bool {
    var isUnique: Bool?
    for level in levels {
      if freedom.count == 0 || basis.isSingular { break }
      if problem.levels[level] < 0, isUnique == nil { isUnique = false }
      descend(level)
      forbidRising()
      // A component with conflicts is solved again without some of its rows.
      if level == 0, hasViolatedRow { break }
    }
    return isUnique ?? (freedom.count == 0)
  }

  /// Displaces rows as long as that lowers the cost of a level.
  private mutating func descend(_ level: Int) {
    freedom.clearRejected()
    degenerateSteps = 0
    var hasPrices = computePrices(level)
    while let move = bestMove(level, hasPrices), stepsLeft > 0, !basis.isSingular {
      guard let slope = verifiedSlope(of: move.row, move.sign, level), slope.value() < 0 else {
        freedom.reject(move.row, move.sign)
        continue
      }
      guard let length = takeStep(move.row, move.sign, level, slope: slope) else {
        if basis.isInaccurate {
          refactor()
          hasPrices = computePrices(level)
        } else {
          freedom.reject(move.row, move.sign)
        }
        continue
      }
      stepsLeft -= 1
      degenerateSteps = length > 0 ? 0 : degenerateSteps + 1
      freedom.clearRejected()
      hasPrices = computePrices(level)
    }
  }

  /// Forbids every displacement that would raise the cost of the current level.
  private mutating func forbidRising() {
    for index in rising.indices {
      let row = Int(rising[index].row)
      freedom[row] = freedom[row].subtracting(rising[index].directions)
    }
  }

  /// Whether a required row is violated beyond rounding errors.
  var hasViolatedRow: Bool {
    for point in problem.points.indices
    where problem.points[point].isRequired && iterate.isViolated(point, problem) {
      return true
    }
    return false
  }

  // MARK: - Starting

  /// Starts at the values in `nearby`, or at the problem's crash basis if `nearby` is empty.
  private mutating func start(at size: CanvasSize) {
    iterate.load(problem, at: size)
    ties.firstTie = problem.residualCount
    ties.nextLevel = problem.levels.count
    stepsLeft = 1000 + 50 * (problem.points.count + problem.unknownCount)
    restartsLeft = 3
    if nearby.count == problem.unknownCount {
      iterate.coordinates.copy(nearby)
      startAtCoordinates()
    } else {
      startAtCrashBasis()
    }
  }

  private mutating func startAtCrashBasis() {
    crash.choose(problem, &iterate.points)
    basis.reset(problem)
    for place in crash.order.indices where basis.rowCount < problem.unknownCount {
      let residual = Int(crash.order[place])
      basis.append(residual, at: Int(crash.preferredPoints[residual]), problem)
    }
    iterate.coordinates.fill(with: 0, count: problem.unknownCount)
    basis.complete(iterate.coordinates)
    beginAtBasis()
  }

  /// Starts at the current values of the unknowns, with a basis of residuals that are at
  /// their breakpoints.
  private mutating func startAtCoordinates() {
    for residual in 0..<problem.residualCount { iterate.evaluate(residual, problem) }
    basis.reset(problem)
    let levelCount = problem.levels.count
    for index in 1...levelCount {
      for place in problem.points(onLevel: index % levelCount)
      where basis.rowCount < problem.unknownCount {
        let point = problem.point(byLevel: place)
        let residual = Int(problem.residualOfPoint[point])
        if basis.row(of: residual) < 0, problem.points[point].jump > 0,
          iterate.compare(residual, point) == 0
        {
          basis.append(residual, at: point, problem)
        }
      }
    }
    basis.complete(iterate.coordinates)
    beginAtBasis()
  }

  private mutating func beginAtBasis() {
    prices.reset(count: problem.unknownCount)
    freedom.reset(rowCount: problem.unknownCount)
    step.reset(problem)
    ties.isSettled.removeAll()
    hasStepped = false
    iterate.sides.fill(with: 0, count: problem.points.count)
    if basis.hasFilledIn(problem) { refactor() } else { iterate.evaluate(problem, &basis) }
    for residual in 0..<problem.residualCount { iterate.placeSides(of: residual, problem, basis) }
  }

  // MARK: - Accuracy

  /// Factors the basis again, and computes all values from it.
  mutating func refactor() {
    basis.refactor(problem)
    freedom.renumber(basis)
    iterate.evaluate(problem, &basis)
  }

  /// Computes all values again, because steps only updated them incrementally.
  mutating func settleValues() {
    guard basis.replacementCount > 0 else { return }
    if basis.hasGoodPivots { iterate.evaluate(problem, &basis) } else { refactor() }
  }

  /// Whether the values agree with the basis and the recorded sides of breakpoints.
  ///
  /// If they don't, steps were based on inaccurate values, and the basis may not be optimal.
  private var isSound: Bool {
    if basis.isSingular { return false }
    guard hasStepped else { return true }
    for residual in 0..<problem.residualCount {
      let row = basis.row(of: residual)
      let active = row >= 0 ? Int(basis.activePoints[row]) : -1
      for point in problem.points(of: residual) where problem.points[point].jump > 0 {
        let distance = iterate.values[residual] - iterate.points[point].position
        let isElsewhere = point == active || distance * Double(iterate.sides[point]) < 0
        if isElsewhere, iterate.isMissed(point, of: residual, by: distance) { return false }
      }
    }
    return true
  }

  /// Starts again at the current values, which are a few steps away from the optimum.
  ///
  /// - Returns: `false` if no restarts or steps are left, so that nothing was done.
  private mutating func restart() -> Bool {
    guard restartsLeft > 0, stepsLeft > 0 else { return false }
    restartsLeft -= 1
    problem.removeTies(from: ties.firstTie)
    iterate.truncate(toPoint: problem.points.count, residual: problem.residualCount)
    startAtCoordinates()
    return true
  }

  /// Whether the steps may be cycling.
  var isStalled: Bool {
    degenerateSteps > Tolerance.degenerateStepsPerUnknown * problem.unknownCount
  }

  /// Records that a step has changed the basis.
  mutating func noteStep() { hasStepped = true }

  /// Copies the state of another simplex method with the same problem.
  mutating func copyState(_ other: borrowing Simplex) {
    basis.copy(other.basis)
    iterate.copyValues(other.iterate)
    freedom.copy(other.freedom)
  }
}
