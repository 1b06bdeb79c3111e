/// What a solver has solved, kept up to date change by change.
///
/// At first the system is solved as a whole. From the first change on it is divided into parts: each
/// change is answered by a part of what it can move, and the others stay as they are. Only a first
/// change that reaches far leaves one whole, built anew: to divide it pays when more changes follow.
struct SolvedState: Sendable {
  /// The whole as it was last built, as long as it is not divided.
  var whole: Engine?
  /// Whether the whole was built anew at its first change rather than divided.
  var hasBuiltAnew = false
  /// The values before that, until the whole is solved, if changes are asked for one by one.
  var formerValues: [Double]?
  /// The variables that it gave other values, until somebody asks.
  private var changesOfWhole: [Int32] = []
  /// The parts, once the system is divided.
  var reach: Reach?
  /// The values of all variables once the system is divided.
  var dividedValues = ValueList()
  /// How many variables the parts know.
  var variableCount = 0
  /// How many of them belong to a part.
  var settledVariableCount = 0

  /// What is solved anew because of the last changes, which may be taken back.
  var pending: Revision?
  /// Whether something keeps the pending part from being put aside.
  var isPendingToStay = false
  /// What was put aside last; what is switched to and fro has it at hand.
  var spare: Revision?
  /// Where the search goes on when rows of a large component have changed.
  var warmStarts = WarmStarts()
  /// How many changes were gone through again since a part was last made.
  var repetitionCount = 0
  /// How many may be, before a part takes up what has changed.
  ///
  /// Measured: in toolbars of 10, 100 and 300 views whose gaps change one after another, a change takes
  /// the same for 32 and 128, an eighth more for 8 and a quarter more for 512.
  static let repetitionLimit = 32
  /// What the parts cannot solve at the present size.
  var seeds: [Dispute.Seed] = []
  /// What is solved in place of broken parts, and what was at other sizes.
  var disputes = DisputeList()
  /// The conflicts, unless they have to be listed anew.
  var listedConflicts: [Conflict]?
  /// Whether constraints may leave a component open.
  var hasOpenComponents = false
  var reachedIterationLimit = false
  /// Whether any value may be another than when changes were last asked for.
  var isAllChanged = true
  var size: CanvasSize?
  /// How many rows and variables were looked at in all changes so far.
  var effort = 0

  /// The values of all variables, in order of creation.
  var values: [Double] { whole?.values ?? dividedValues.all }

  /// The variables whose values were changed since this was last asked; nil if all may have been.
  mutating func takeChanges() -> [Int32]? {
    let changes = changesOfWhole + dividedValues.takeChanges()
    changesOfWhole = []
    defer { isAllChanged = false }
    return isAllChanged ? nil : changes
  }

  // MARK: - Solving

  /// Brings everything in line with the constraints and a size of the canvas.
  mutating func resolve(_ edits: inout EditLog, variableCount: Int, at size: CanvasSize) {
    let hasChanged = prepare(&edits, variableCount: variableCount, at: size)
    if size != self.size {
      solveAll(&edits, at: size)
    } else if hasChanged {
      solvePending(&edits, at: size)
    }
  }

  /// Solves what is asked at another size.
  private mutating func solveAll(_ edits: inout EditLog, at size: CanvasSize) {
    if reach?.division.isScattered == true {
      rebuild(&edits, variableCount: variableCount)
    }
    self.size = size
    isAllChanged = true
    if let isFeasible = whole?.solve(at: size) {
      if isFeasible { return noteChangesOfWhole() }
      formerValues = nil
      divide(edits)
    }
    reach?.division.solve(at: size)
    if let changes = pending?.changes, pending?.isPart == false {
      pending = nil
      makePart(of: changes, variableCount..<variableCount, &edits)
    }
    pending?.solve(at: size)
    disputes.rest()
    listedConflicts = nil
    collect()
    if pending != nil {
      pending?.put(into: &dividedValues)
      if isPendingToStay || pending?.isFeasible == false || !seeds.isEmpty { settle(&edits) }
    }
    settleDisputes(&edits, at: size)
  }

  /// Finds what is another value in the whole than it was, if that is known; what is new was 0.
  private mutating func noteChangesOfWhole() {
    guard let former = formerValues else { return }
    formerValues = nil
    isAllChanged = false
    for (variable, value) in values.enumerated()
    where value != (variable < former.count ? former[variable] : 0) {
      changesOfWhole.append(Int32(truncatingIfNeeded: variable))
    }
  }

  /// Takes the values and the seeds of all parts.
  private mutating func collect() {
    guard let division = reach?.division else { return }
    seeds = []
    hasOpenComponents = false
    reachedIterationLimit = false
    for (number, part) in division.parts.enumerated() {
      guard let part else { continue }
      for (place, variable) in part.variables.enumerated()
      where variable >= 0 && Int(division.homes[Int(variable)].part) == number {
        dividedValues[Int(variable)] = part.engine.values[place]
      }
      note(part.engine)
      seeds += division.seeds(of: number)
    }
    notePending()
  }

  private mutating func note(_ engine: Engine) {
    if !engine.openComponents.isEmpty { hasOpenComponents = true }
    if engine.reachedIterationLimit { reachedIterationLimit = true }
  }

  private mutating func notePending() {
    if pending?.isOpen == true { hasOpenComponents = true }
    if pending?.reachedIterationLimit == true { reachedIterationLimit = true }
  }

  /// Solves what has changed at the size at which the rest was solved.
  private mutating func solvePending(_ edits: inout EditLog, at size: CanvasSize) {
    if pending != nil {
      pending?.solve(at: size)
      notePending()
      pending?.put(into: &dividedValues)
      // Conflicts are looked for in settled parts alone.
      if isPendingToStay || pending?.isFeasible == false || hasOpenSeeds { settle(&edits) }
    }
    settleDisputes(&edits, at: size)
  }

  /// Whether something is broken that no dispute is about.
  private var hasOpenSeeds: Bool { seeds.contains { disputes.index(of: $0) == nil } }

  // MARK: - Solutions

  /// What there is to say about the last size.
  mutating func solution(of edits: inout EditLog) -> Solution {
    let size = size ?? CanvasSize(width: 0, height: 0)
    if let whole { return Solution(whole, size: size, identifiers: edits.identifiers) }
    let whole = WholeSystem(
      edits.snapshot(), variableCount: variableCount,
      excluded: disputes.active.flatMap(\.brokenSlots).sorted(), size: size)
    return Solution(
      dividedValues.snapshot(), whole, conflicts: conflicts(edits), isOpen: hasOpenComponents,
      reachedIterationLimit: reachedIterationLimit, size: size)
  }
}
