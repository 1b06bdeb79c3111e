/// A piecewise-linear simplex method on one component, with levels of importance.
///
/// A dictionary in the sense of linear programming: there are as many *columns* as unknowns, and
/// each is either a residual pinned to one of its breakpoints or an unknown that nothing pins yet
/// (its value is then zero). Every other residual is *basic*: an offset plus coefficients times the
/// columns' displacements. Offsets are functions of the canvas' size, so a dictionary that is
/// optimal at one size needs pivots at another only where a basic residual crosses a breakpoint.
struct Simplex: Sendable {
  /// What is solved.
  var component: Component
  /// How many columns there are.
  let columnCount: Int
  /// The coefficients, residual by residual; those of pinned residuals mean nothing.
  var coefficients: [Double]
  /// The value of each residual while nothing is displaced.
  var offsets: [AffineConstant]
  /// The column of each pinned residual, or -1 for a basic one.
  var columnOfResidual: [Int]
  /// The residual pinned in each column, or -1 for an unknown nothing pins.
  var residualOfColumn: [Int]
  /// The breakpoint each column's residual is pinned to, or -1.
  var pins: [Int]
  /// Where each residual lies against each of its breakpoints: -1 below, 1 above.
  ///
  /// A pinned residual is at 0 from those at its position. A basic one never is: at a breakpoint it
  /// keeps the side it came from.
  var sides: [Int8]
  /// For each level, how its cost changes with each column's displacement through basic residuals.
  var slopes: [[Double]]

  /// The canvas' size the numbers below are for.
  var size = CanvasSize(width: 0, height: 0)
  /// The value of each residual.
  var values: [Double]
  /// The position of each breakpoint.
  var positions: [Double]
  /// What of each residual's distance from a breakpoint may be rounding.
  var roundings: [Double]
  /// The largest number in the component.
  var scale = 0.0

  /// How many pivots were made since the dictionary was built from the component.
  var pivotCount = 0
  /// Whether the dictionary is optimal at `size`.
  var isOptimal = false
  /// For each column, whether no optimal solution displaces it, so that it stays out for good.
  var isSettled: [Bool]
  /// For each column, whether it looked promising since the last step but led nowhere.
  var isBarred: [Bool]
  /// For each column, whether every displacement costs something; valid when optimal.
  var isLocked: [Bool]
  /// Whether a slope was met that nothing stops, as only a probe has.
  var isUnbounded = false
  /// Whether the limit on iterations was reached.
  var reachedIterationLimit = false

  /// A dictionary in which no residual is pinned.
  init(_ component: Component) {
    self.component = component
    columnCount = component.unknowns.count
    let residualCount = component.residuals.count
    coefficients = Array(repeating: 0, count: residualCount * columnCount)
    for (index, residual) in component.residuals.enumerated() {
      for entry in residual.entries {
        coefficients[index * columnCount + entry.column] = entry.coefficient
      }
    }
    offsets = Array(repeating: AffineConstant(), count: residualCount)
    columnOfResidual = Array(repeating: -1, count: residualCount)
    residualOfColumn = Array(repeating: -1, count: columnCount)
    pins = Array(repeating: -1, count: columnCount)
    sides = Array(repeating: 0, count: component.breakpoints.count)
    slopes = []
    values = Array(repeating: 0, count: residualCount)
    roundings = Array(repeating: 0, count: residualCount)
    positions = Array(repeating: 0, count: component.breakpoints.count)
    isSettled = Array(repeating: false, count: columnCount)
    isBarred = Array(repeating: false, count: columnCount)
    isLocked = Array(repeating: false, count: columnCount)
  }

  /// Makes the dictionary optimal at a size of the canvas.
  ///
  /// - Returns: Whether a residual changed sides; only then did anything but values change.
  @discardableResult
  mutating func optimize(at size: CanvasSize) -> Bool {
    let wasOptimal = isOptimal
    evaluate(at: size)
    if wasOptimal, !updateSides() { return false }
    if !wasOptimal || pivotCount > 200 + 4 * columnCount { restart() }
    iterate()
    return true
  }

  /// Starts from the component's own numbers.
  mutating func restart() {
    let fresh = Simplex(component)
    coefficients = fresh.coefficients
    offsets = fresh.offsets
    columnOfResidual = fresh.columnOfResidual
    residualOfColumn = fresh.residualOfColumn
    pins = fresh.pins
    sides = fresh.sides
    for column in 0..<columnCount { isSettled[column] = false }
    pivotCount = 0
    evaluate(at: size)
    pinGreedily()
    _ = updateSides()
  }

  /// Pivots until no displacement improves the cost.
  mutating func iterate() {
    let limit = 1000 + 50 * (component.breakpoints.count + columnCount)
    reachedIterationLimit = false
    if run(limit: limit, rule: .steepest) { return }
    restart()
    guard !run(limit: 4 * limit, rule: .firstIndex) else { return }
    reachedIterationLimit = true
    isOptimal = false
  }

  /// Which of several improving columns is taken.
  enum Rule {
    case steepest
    case firstIndex
  }

  /// - Returns: Whether an optimum was reached within the limit.
  private mutating func run(limit: Int, rule: Rule) -> Bool {
    computeSlopes()
    var zeroSteps = 0
    var isFresh = true
    for column in 0..<columnCount { isBarred[column] = false }
    for _ in 0..<limit {
      let isStuck = zeroSteps > Approximation.degenerateSteps
      guard let move = improvingMove(rule: isStuck ? .firstIndex : rule) else {
        if isFresh {
          finish()
          return true
        }
        // What looks optimal is believed only with slopes that did not go through pivots.
        computeSlopes()
        isFresh = true
        continue
      }
      let length = take(move, rule: isStuck ? .firstIndex : rule)
      guard length.isFinite else { continue }
      for column in 0..<columnCount { isBarred[column] = false }
      isFresh = false
      zeroSteps = length > 0 ? 0 : zeroSteps + 1
    }
    finish()
    return false
  }

  private mutating func finish() {
    isOptimal = true
    for column in 0..<columnCount {
      isLocked[column] =
        isSettled[column] || (costs(column, .up) && costs(column, .down))
    }
  }

  /// Whether every optimal solution is this one.
  var isUnique: Bool { !isLocked.contains(false) }
}
