/// What a solver has solved, kept up to date change by change.
///
/// At first the system is solved as a whole. From the first change on it is divided into parts: each
/// change is answered by a part of what it can move, and the others stay as they are.
struct SolvedState: Sendable {
  /// The whole as it was last built, as long as it is not divided.
  private var whole: Engine?
  /// The parts, once the system is divided.
  var reach: Reach?
  /// The values of all variables once the system is divided.
  private var dividedValues = ValueList()
  /// How many variables the parts know.
  private(set) var variableCount = 0
  /// How many of them belong to a part.
  private var settledVariableCount = 0

  /// What is solved anew because of the last changes, which may be taken back.
  private var pending: Revision?
  /// Whether something keeps the pending part from being put aside.
  private var isPendingToStay = false
  /// What was put aside last; what is switched to and fro has it at hand.
  private var spare: Revision?
  /// Where the search goes on when rows of a large component have changed.
  private var warmStarts = WarmStarts()
  /// How many changes were gone through again since a part was last made.
  private var repetitionCount = 0
  /// How many may be; solving a large component costs about as much as this many changes.
  private static let repetitionLimit = 32
  /// What the parts cannot solve at the present size.
  private var seeds: [Dispute.Seed] = []
  /// What is solved in place of broken parts, and what was at other sizes.
  private(set) var disputes = DisputeList()
  /// The conflicts, unless they have to be listed anew.
  private var listedConflicts: [Conflict]?
  /// Whether constraints may leave a component open.
  private var hasOpenComponents = false
  private var reachedIterationLimit = false
  private var size: CanvasSize?
  /// How many rows and variables were looked at in all changes so far.
  private(set) var effort = 0

  /// The values of all variables, in order of creation.
  var values: [Double] {
    if let whole { return whole.values }
    return dividedValues.all
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
    if whole != nil {
      whole?.solve(at: size)
      if whole?.isFeasible == true { return }
      divide(edits)
    }
    reach?.division.solve(at: size)
    if let changes = pending?.changes, pending?.isPart == false {
      pending = nil
      makePart(of: changes, variableCount..<variableCount, edits)
    }
    pending?.solve(at: size)
    disputes.rest()
    listedConflicts = nil
    collect()
    if pending != nil {
      pending?.put(into: &dividedValues)
      if isPendingToStay || pending?.isFeasible == false || !seeds.isEmpty { settle(&edits) }
    }
    settleDisputes(edits, at: size)
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
    settleDisputes(edits, at: size)
  }

  /// Whether something is broken that no dispute is about.
  private var hasOpenSeeds: Bool { seeds.contains { disputes.index(of: $0) == nil } }

  // MARK: - Changes

  /// Finds what is to be solved anew.
  ///
  /// - Returns: Whether anything is.
  private mutating func prepare(
    _ edits: inout EditLog, variableCount: Int, at size: CanvasSize?
  ) -> Bool {
    guard whole != nil || reach != nil else {
      rebuild(&edits, variableCount: variableCount)
      return true
    }
    let hasRenamed = noteRenaming(&edits)
    let newVariables = self.variableCount..<variableCount
    guard edits.hasEdits || !newVariables.isEmpty else { return hasRenamed }
    edits.hasEdits = false
    var changes = edits.changes()
    if changes.isEmpty, newVariables.isEmpty {
      guard pending != nil else { return hasRenamed }
      setPendingAside()
      pending = nil
      return true
    }
    let extent = edits.presentCount + variableCount
    guard 16 * (changes.count + newVariables.count) <= extent + 64, !isOverfull(edits, extent)
    else {
      rebuild(&edits, variableCount: variableCount)
      return true
    }
    divide(edits)
    if newVariables.isEmpty, pending?.changes == changes { return hasRenamed }
    if pending?.isPart == true, !newVariables.isEmpty || pending?.shares(changes) == true {
      settle(&edits)
      changes = edits.changes()
      if changes.isEmpty, newVariables.isEmpty { return true }
    } else {
      let isKnown = newVariables.isEmpty && spare?.isMade(of: changes, at: size) == true
      if isKnown || pending != nil { setPendingAside() }
      if isKnown {
        reviewPending()
        return true
      }
      pending = nil
    }
    reach?.grow(variableCount: variableCount, edits.store)
    if newVariables.isEmpty, goOn(with: changes, edits, at: size) { return true }
    makePart(of: changes, newVariables, edits)
    return true
  }

  /// Goes on from the optimum of the one component that changes are about, if they are.
  private mutating func goOn(
    with changes: [EditLog.Change], _ edits: EditLog, at size: CanvasSize?
  ) -> Bool {
    guard let size, size == self.size, seeds.isEmpty, disputes.isEmpty,
      repetitionCount <= Self.repetitionLimit,
      let found = reach?.division.changedComponent(changes, edits.store, warmStarts, at: size)
    else { return false }
    effort += found.length
    repetitionCount += changes.count - 1
    pending = Revision(found)
    reviewPending()
    return true
  }

  /// Solves anew what changes and new variables can reach.
  private mutating func makePart(
    of changes: [EditLog.Change], _ newVariables: Range<Int>, _ edits: EditLog
  ) {
    repetitionCount = 0
    variableCount = newVariables.upperBound
    dividedValues.grow(to: variableCount)
    guard let part = reach?.part(for: changes, newVariables: newVariables, in: edits) else {
      return
    }
    effort += reach?.work ?? 0
    pending = Revision(part)
    reviewPending()
  }

  /// Lets go of what the pending part does not leave as it is.
  private mutating func reviewPending() {
    isPendingToStay = variableCount > settledVariableCount
    guard !disputes.isEmpty, let part = pending?.part else { return }
    let touched = disputes.touched(by: part)
    for index in touched { drop(index) }
    if !touched.isEmpty || !part.blueprint.redundantSlots.isEmpty { isPendingToStay = true }
  }

  /// Takes back what was solved for the last changes and keeps it at hand, in exchange for what was.
  private mutating func setPendingAside() {
    if let variables = pending?.variables {
      reach?.division.restore(variables, in: &dividedValues)
    }
    swap(&pending, &spare)
  }

  /// Makes what was solved for the last changes a part that later changes are against.
  private mutating func settle(_ edits: inout EditLog) {
    guard let part = pending?.part else { return }
    pending = nil
    spare = nil
    edits.settle(part.changes)
    settledVariableCount = variableCount
    guard let number = reach?.division.take(part, edits.store), let reach else { return }
    seeds.removeAll {
      let owner = reach.division.number(of: $0)
      return owner < 0 || owner == number
    }
    seeds += reach.division.seeds(of: number)
    if !disputes.isEmpty, !part.blueprint.redundantSlots.isEmpty {
      dropDisputes(about: part, edits)
      part.put(into: &dividedValues)
    }
  }

  /// Whether parts have more that is out of date than what there is.
  private func isOverfull(_ edits: EditLog, _ extent: Int) -> Bool {
    edits.isMostlyAbsent || (reach?.division.extent ?? 0) > 3 * extent + 64
  }

  /// Builds the whole anew.
  mutating func rebuild(_ edits: inout EditLog, variableCount: Int) {
    edits.settleAll()
    let order = edits.canonicalOrder(variableCount: variableCount)
    effort += order.count + variableCount
    let effort = self.effort
    self = SolvedState()
    self.effort = effort
    self.variableCount = variableCount
    settledVariableCount = variableCount
    whole = Engine(
      Blueprint(edits.store, variableCount: variableCount, order: order, excluded: []))
  }

  /// Makes one part of the system as it is now.
  mutating func unite(_ edits: inout EditLog, variableCount: Int) {
    // What was prepared here is solved at the next question, whatever the size.
    if prepare(&edits, variableCount: variableCount, at: nil) { size = nil }
    if pending != nil || reach?.division.isWhole == false {
      rebuild(&edits, variableCount: variableCount)
    }
  }

  /// The engine of the whole, if the system is one part.
  var engineOfWhole: Engine? { whole ?? reach?.division.parts[0]?.engine }

  /// Makes the whole the first of several parts.
  private mutating func divide(_ edits: EditLog) {
    guard let whole else { return }
    self.whole = nil
    dividedValues = ValueList(whole.values)
    hasOpenComponents = !whole.openComponents.isEmpty
    reachedIterationLimit = whole.reachedIterationLimit
    var reach = Reach(Division(whole, edits.store))
    reach.grow(variableCount: variableCount, edits.store)
    self.reach = reach
  }

  // MARK: - Conflicts

  /// Lets go of disputes whose rows have a new name.
  private mutating func noteRenaming(_ edits: inout EditLog) -> Bool {
    if edits.renamed.isEmpty || disputes.isEmpty {
      edits.renamed.removeAll(keepingCapacity: true)
      return false
    }
    var touched: Set<Int> = []
    for slot in edits.renamed { touched.formUnion(disputes.indices(ofRow: slot)) }
    for index in touched.sorted() { drop(index) }
    edits.renamed.removeAll()
    return !touched.isEmpty
  }

  /// Puts the values of a dispute's variables back, and forgets it.
  private mutating func drop(_ index: Int) {
    let dispute = disputes.remove(index)
    listedConflicts = nil
    guard dispute.isActive, let reach else { return }
    for variable in dispute.variables where variable >= 0 {
      dividedValues[Int(variable)] = reach.division.value(of: Int(variable))
    }
  }

  /// Lets go of disputes that have to do with what a part's redundant equations are about.
  private mutating func dropDisputes(about part: Part, _ edits: EditLog) {
    let slots = part.blueprint.redundantSlots.map { part.slots[Int($0)] }
    let isTouched = reach?.isAbout(slots, disputes.disputes, in: edits) ?? []
    for index in isTouched.indices where isTouched[index] { drop(index) }
  }

  /// Sees to it that what is broken is solved without the rows that give way.
  private mutating func settleDisputes(_ edits: EditLog, at size: CanvasSize) {
    for seed in seeds {
      guard let index = disputes.index(of: seed) else {
        dispute([seed], edits, at: size)
        continue
      }
      if disputes[index].isActive { continue }
      disputes[index].solve(at: size)
      let open = reach?.openEquations(of: disputes[index], in: edits) ?? []
      if open.isEmpty {
        activate(index)
      } else {
        let former = disputes.remove(index)
        dispute(former.seeds + [seed], without: former.exclusions + open, edits, at: size)
      }
    }
  }

  /// Makes a dispute of something that is broken.
  private mutating func dispute(
    _ seeds: [Dispute.Seed], without exclusions: [Int32] = [], _ edits: EditLog,
    at size: CanvasSize
  ) {
    var seeds = Set(seeds)
    var exclusions = Set(exclusions)
    while true {
      seeds = seeds.filter { (reach?.division.number(of: $0) ?? -1) >= 0 }
      guard
        var dispute = reach?.dispute(
          Array(seeds), without: exclusions.sorted(), in: edits)
      else { return }
      effort += reach?.work ?? 0
      let others = disputes.overlapping(dispute)
      for index in others {
        seeds.formUnion(disputes[index].seeds)
        exclusions.formUnion(disputes[index].exclusions)
        drop(index)
      }
      if !others.isEmpty { continue }
      dispute.solve(at: size)
      let open = reach?.openEquations(of: dispute, in: edits) ?? []
      if open.isEmpty { return activate(disputes.insert(dispute)) }
      exclusions.formUnion(open)
    }
  }

  private mutating func activate(_ index: Int) {
    listedConflicts = nil
    disputes[index].isActive = true
    let dispute = disputes[index]
    if !dispute.engine.openComponents.isEmpty { hasOpenComponents = true }
    if dispute.engine.reachedIterationLimit { reachedIterationLimit = true }
    for place in dispute.variables.indices where dispute.variables[place] >= 0 {
      dividedValues[Int(dispute.variables[place])] = dispute.engine.values[place]
    }
  }

  /// The conflicts in the canonical order of the rows that gave way.
  mutating func conflicts(_ edits: EditLog) -> [Conflict] {
    if let listedConflicts { return listedConflicts }
    let conflicts = disputes.active.flatMap(\.conflicts)
      .sorted { edits.store.precedes(Int($0.broken), Int($1.broken)) }.map(\.1)
    listedConflicts = conflicts
    return conflicts
  }

  /// What is in conflict, as slots of the system, in a fixed order.
  var findings: [ConflictSearch.Finding] {
    disputes.active.flatMap(\.findingsInSystem)
      .sorted { $0.slots.lexicographicallyPrecedes($1.slots) }
  }

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
