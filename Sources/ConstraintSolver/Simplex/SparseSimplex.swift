/// A piecewise-linear simplex method on one component, level by level.
///
/// There are as many *rows* in the basis as unknowns; each is a residual pinned to one of its points,
/// or an unknown that nothing pins yet. Rows are displaced as long as that lowers the cost of a level.
/// Then every displacement that would raise it is forbidden for good, and the next level has its turn
/// with what is left. The basis is kept as sparse triangles, so that a step costs about as much as
/// there are coefficients.
///
/// Methods are mutating even where they only look: to call one that borrows, the compiler (6.3.1)
/// copies all of the lists' headers first, which took a twentieth of the time of small systems.
struct SparseSimplex: ~Copyable {
  /// A set of directions in which a row may be displaced.
  struct Directions: OptionSet {
    let rawValue: UInt8
    static let up = Directions(rawValue: 1)
    static let down = Directions(rawValue: 2)
    static let both = Directions(rawValue: 3)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The direction of a sign.
    init(_ sign: Double) { self = sign > 0 ? .up : .down }
  }

  /// A row, and where displacing it raises a cost.
  struct Rise {
    let row: Int32
    let directions: Directions
  }

  /// A residual's point that lies ahead of a displacement.
  struct Event {
    let distance: Double
    let rate: Double
    let residual: Int
    let point: Int
  }

  var problem = SimplexProblem()
  var basis = Factorization()
  var spare = Factorization()
  var order = PivotOrder()
  var size = CanvasSize(width: 0, height: 0)

  /// The residual in each row of the basis, or -1 for an unknown nothing pins.
  var residualOfRow = UnsafeList<Int32>()
  /// The unknown in each row of the basis that nothing pins, or -1.
  var unknownOfRow = UnsafeList<Int32>()
  /// The point each row's residual is pinned to, or -1.
  var pins = UnsafeList<Int32>()
  /// Where each row may still be displaced to.
  var allowed = UnsafeList<Directions>()
  /// Where a row looked promising but was not, since the last step.
  var barred = UnsafeList<Directions>()
  var hasBarred = false
  /// How many rows may be displaced.
  var freedom = 0
  /// The row of each residual, or -1.
  var rowOfResidual = UnsafeList<Int32>()
  /// Where each residual lies against each of its points: -1 below, 1 above, 0 pinned.
  var sides = UnsafeList<Int8>()

  /// For each row the value of its unknown, if nothing pins that.
  var restingValues = UnsafeList<Double>()

  /// The value of each unknown.
  var coordinates = UnsafeList<Double>()
  var values = UnsafeList<Double>()
  /// What of any value may be rounding of the largest numbers of the component.
  var rounding = 0.0
  /// What of each residual's value may be rounding.
  var roundings = UnsafeList<Double>()
  var line = LineValues()

  /// For each residual the point at which it alone costs least, or -1.
  var favorites = UnsafeList<Int32>()
  /// The residuals with such points, in the order in which they are pinned there at first.
  var pinOrder = UnsafeList<Int32>()
  /// When each residual is to be pinned, or -1, and where those of each turn start in the order.
  var turns = UnsafeList<Int32>()
  var turnStarts = UnsafeList<Int32>()

  /// Which displacements would raise the cost of the level at hand.
  var rising = UnsafeList<Rise>()
  var rows = UnsafeList<Double>()
  var columns = UnsafeList<Double>()
  /// How each level's cost changes with each row, through residuals that are not pinned.
  var prices = RowVector()
  /// How each unknown changes with a displacement.
  var direction = UnsafeList<Double>()
  var rates = UnsafeList<Double>()
  var events = UnsafeList<Event>()
  var factors = RowVector()
  var expression = UnsafeList<Entry>()
  /// Which unknowns have no row left that could move them; empty before the first tie is decided.
  var isSettled = UnsafeList<Bool>()
  let noneSettled = UnsafeList<Bool>()
  /// The rows a tie can use.
  var candidates = UnsafeList<Int32>()
  var positions = UnsafeList<AffineConstant>()
  var vertex = Vertex()
  var loop = Loop()
  /// Whether the same components may be solved many times in a row; what is laid out is then kept, with
  /// the system it belongs to.
  var keepsProblem = false
  private var keptBlueprint: Blueprint?
  private var keptComponents: [Int] = []
  private var keptRank = 0.0
  /// Whether the rows of the basis are those of an optimum of what is kept, without ties.
  var hasKeptBasis = false
  /// The values of all variables at some size, mostly an optimum there, to begin near if what is laid
  /// out is kept; nil if none are known.
  var knownOptimum: (values: [Double], size: CanvasSize)?
  /// Whether components with one loop or none are solved without a basis.
  var solvesLoops = true
  var stepsLeft = 0
  /// How many steps may be taken before it is asked whether required rows have a solution at all; 0 if
  /// that is not to be asked, or has been.
  var patience = 0
  /// Whether what required rows imply can be followed, as far as is known.
  var followsImplications = true
  /// Whether they are known to have none.
  var isImpossible = false
  var zeroSteps = 0
  /// Whether the factors of the basis were found to be inaccurate, so that it is to be factored anew.
  var isInaccurate = false
  /// Whether the basis could not be factored anew: its rows are not independent.
  var isSingular = false
  /// Whether steps were taken since the first basis.
  var hasStepped = false
  /// How often it may be begun anew where rounding has led to.
  var returnsLeft = 0
  /// Whether there are residuals that no row in force is about.
  var hasRelaxed = false
  /// The first residual that is a tie.
  var firstTie = 0

  /// Solves some components as one.
  ///
  /// What is open is decided by the order of variables, if asked for; the free variables that other
  /// components decide are then fixed.
  mutating func solve(
    _ components: [Int], of blueprint: Blueprint, at size: CanvasSize, decidesTies: Bool,
    fixed: [AffineConstant], into outcome: inout Outcome
  ) {
    self.size = size
    // Of what is kept from another size it is known whether preferences are needed.
    if !hasKept(components, of: blueprint, fromRank: -.infinity) {
      load(components, of: blueprint, fromRank: Priority.leastConstraintRank)
      if problem.hasLeftRowsOut,
        solveWithoutPreferences(components, of: blueprint, into: &outcome)
      {
        return
      }
    }
    if problem.hasLeftRowsOut || keepsProblem {
      load(components, of: blueprint, fromRank: -.infinity)
    }
    if solvesLoops, components.count == 1,
      let isUnique = solveLoop(components[0], of: blueprint, decidesTies: decidesTies)
    {
      outcome.isUnique = isUnique
      conclude(alongLoop: true, into: &outcome)
      return
    }
    startAgain()
    allowSteps()
    patience = followsImplications ? Self.usualPatience : .max
    repeat {
      outcome.isUnique = optimizeLevels()
      if isImpossible { return giveUp(into: &outcome) }
      if freedom > 0 {
        if decidesTies {
          decideTies(components, of: blueprint, fixed: fixed)
        } else {
          outcome.isOpen = true
        }
      }
      settleValues()
    } while !isSound && canReturn()
    outcome.reachedIterationLimit = stepsLeft <= 0 || !isSound
    keepBasis()
    conclude(into: &outcome)
  }

  /// Solves components whose constraints were laid out without preferences, if they leave nothing to
  /// these: a layout wishes for something about every view.
  ///
  /// - Returns: Whether they do; else nothing is said of an outcome.
  private mutating func solveWithoutPreferences(
    _ components: [Int], of blueprint: Blueprint, into outcome: inout Outcome
  ) -> Bool {
    guard problem.residualCount >= problem.unknowns.count else { return false }
    if solvesLoops, components.count == 1,
      solveLoop(components[0], of: blueprint, decidesTies: false) == true
    {
      conclude(alongLoop: true, into: &outcome)
      return true
    }
    startAgain()
    allowSteps()
    patience = followsImplications ? Self.usualPatience : .max
    let isUnique = optimizeLevels()
    if isImpossible {
      giveUp(into: &outcome)
      return true
    }
    guard isUnique, stepsLeft > 0 else { return false }
    settleValues()
    guard isSound else { return false }
    keepBasis()
    conclude(into: &outcome)
    return true
  }

  @inline(__always)
  private mutating func keepBasis() {
    guard keepsProblem else { return }
    hasKeptBasis =
      freedom == 0 && problem.residualCount == problem.rowResidualCount && !isSingular
  }

  private func hasKept(
    _ components: [Int], of blueprint: Blueprint, fromRank rank: Double
  ) -> Bool {
    keepsProblem && keptBlueprint === blueprint && keptComponents == components
      && keptRank == rank
  }

  /// Lays some components out, unless they were the last ones and are kept.
  private mutating func load(
    _ components: [Int], of blueprint: Blueprint, fromRank rank: Double
  ) {
    if hasKept(components, of: blueprint, fromRank: rank) { return problem.removeTies() }
    problem.load(components, of: blueprint, fromRank: rank)
    guard keepsProblem else { return }
    hasKeptBasis = false
    keptBlueprint = blueprint
    keptComponents = components
    keptRank = rank
  }
}
