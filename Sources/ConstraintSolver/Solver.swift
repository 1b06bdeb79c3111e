/// A system of linear constraints with priorities over the size of a canvas.
///
/// Add constraints, then ask for the solution at as many sizes as you like. The answer depends on
/// the constraints and the size alone: not on the order of additions, on earlier edits, or on the
/// sizes asked for before.
///
/// Change the constraints as often as you like, too. After a change only the variables it can move
/// are solved anew; the rest keeps its values. What is decided, violated and in conflict is what a
/// fresh solver says. So are the values, to the bit where arithmetic is exact and otherwise within
/// 1e-12 of the largest; a change that is taken back restores every bit.
public struct Solver: Sendable {
  private var variableCount = 0
  private var edits = EditLog()

  /// What was built for the system and for it without broken rows; the system itself first.
  private(set) var engines: [Engine] = []
  /// The engine of the last solution.
  private(set) var current = 0
  private(set) var conflicts: [Conflict] = []
  /// What was found in one search after another at the last size.
  private(set) var rounds: [[ConflictSearch.Finding]] = []
  private var solvedSize: CanvasSize?

  /// What is solved anew because of changes since the first engine's system was built.
  private var part: Part?
  /// The last part that was put aside; what is switched to and fro has it at hand.
  private var spare: Part?
  /// Finds the part; made at the first change of what was built.
  private var reach: Reach?
  /// Where the search goes on when rows of a large component have changed.
  private var warmStarts: WarmStarts?
  /// What parts have cost beyond the last change alone, since the system was last as it was built.
  ///
  /// In rows and variables. Once it is more than the whole, the whole is built anew, so that all
  /// changes together cost at most about twice what the last ones alone would.
  private var surplus = 0
  /// How many rows and variables were looked at in all changes so far.
  private(set) var effort = 0

  /// Makes a system without variables and constraints.
  public init() {}

  /// Makes a variable that ranks after all others.
  public mutating func makeVariable() -> Variable {
    defer { variableCount += 1 }
    return Variable(index: variableCount)
  }

  /// Adds a constraint.
  ///
  /// - Throws: `SolverError` if a number is not finite, a variable is not from this solver or the
  ///   priority is out of range. The system is then as it was.
  public mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try add(
      constraint.terms.span, constraint.relation, constant: constraint.constant,
      priority: constraint.priority, name: constraint.name, isBreakable: constraint.isBreakable)
  }

  /// Adds the constraint that a ``LinearConstraint`` of these parts would be.
  ///
  /// For those who add many: the terms need no array.
  ///
  /// - Throws: As ``add(_:)`` does.
  public mutating func add(
    _ terms: Span<Term>, _ relation: Relation, constant: AffineConstant, priority: Priority,
    name: String = "", isBreakable: Bool = true
  ) throws(SolverError) -> ConstraintID {
    try check(constant)
    try check(priority)
    let kind = RowStore.Kind(
      rank: priority.rank, relation: relation, isBreakable: isBreakable, hasName: !name.isEmpty)
    return try edits.add(
      terms, kind, constant: constant, name: name, variableCount: variableCount)
  }

  /// Makes room for more constraints, so that adding them one by one costs less.
  public mutating func reserve(_ constraintCount: Int) { edits.reserve(constraintCount) }

  /// Adds several constraints: all of them, or none if one is refused.
  ///
  /// - Throws: `SolverError` for the first that is refused. The system is then as it was.
  public mutating func add(
    contentsOf constraints: [LinearConstraint]
  ) throws(SolverError) -> [ConstraintID] {
    var ids: [ConstraintID] = []
    ids.reserveCapacity(constraints.count)
    edits.reserve(constraints.count)
    do {
      for index in constraints.indices {
        if let id = addPair(constraints, index) {
          ids.append(id)
        } else {
          ids.append(try add(constraints[index]))
        }
      }
    } catch {
      for id in ids { remove(id) }
      throw error
    }
    return ids
  }

  /// Adds one of several constraints if it has two terms and no name, as most have.
  ///
  /// Taken from the list part by part: a copy of it counts references four times.
  ///
  /// - Returns: Nil if it is another, or one that is refused.
  @inline(__always)
  private mutating func addPair(_ constraints: [LinearConstraint], _ index: Int) -> ConstraintID? {
    guard constraints[index].terms.count == 2, constraints[index].name.isEmpty else { return nil }
    let constant = constraints[index].constant
    let priority = constraints[index].priority
    guard constant.isFinite, priority.isInRange else { return nil }
    let kind = RowStore.Kind(
      rank: priority.rank, relation: constraints[index].relation,
      isBreakable: constraints[index].isBreakable, hasName: false)
    return edits.add(
      constraints[index].terms[0], constraints[index].terms[1], kind, constant: constant,
      variableCount: variableCount)
  }

  /// Removes a constraint, or does nothing if it is no longer there.
  public mutating func remove(_ id: ConstraintID) {
    edits.remove(id)
  }

  /// Replaces the constant of a constraint.
  ///
  /// - Throws: `SolverError` if a number is not finite or the constraint is not there.
  public mutating func setConstant(
    _ constant: AffineConstant, of id: ConstraintID
  ) throws(SolverError) {
    let slot = try edits.slot(of: id)
    try check(constant)
    edits.setConstant(constant, at: slot)
  }

  /// Replaces the priority of a constraint.
  ///
  /// - Throws: `SolverError` if the priority is out of range or the constraint is not there.
  public mutating func setPriority(
    _ priority: Priority, of id: ConstraintID
  ) throws(SolverError) {
    let slot = try edits.slot(of: id)
    try check(priority)
    edits.setRank(priority.rank, at: slot)
  }

  /// The best values of all variables at a size of the canvas.
  ///
  /// Never fails: constraints that cannot hold together are reported in the solution.
  public mutating func solve(at size: CanvasSize) -> Solution {
    resolve(at: size)
    if let part { return Solution(engines[0], part, edits, size: size.finite) }
    return Solution(
      engines[current], conflicts: conflicts, size: size.finite, identifiers: edits.identifiers)
  }

  /// Solves at a size of the canvas and keeps the values, to be read by ``withValues(_:)``.
  ///
  /// Cheaper than ``solve(at:)``, which wraps up everything there is to ask.
  public mutating func resolve(at size: CanvasSize) {
    let size = size.finite
    prepare(at: size)
    if size == solvedSize { return }
    solvedSize = size
    current = 0
    if !rounds.isEmpty {
      rounds = []
      conflicts = []
    }
    engines[0].solve(at: size)
    if part != nil {
      if engines[0].isFeasible, solvePart(at: size) { return }
      // What cannot hold together is looked for in the whole.
      rebuild()
      solvedSize = size
      engines[0].solve(at: size)
    }
    while !engines[current].isFeasible, resolveConflict(at: size) {}
  }

  /// Lends the values of all variables at the size solved last, in order of creation.
  ///
  /// Empty before anything was solved.
  public func withValues<Result>(_ body: (borrowing Span<Double>) -> Result) -> Result {
    let values = engines.isEmpty ? [] : engines[current].values
    return body(values.span)
  }

  // MARK: - Changes

  /// Makes the system one that can be solved: as it was built, with a part beside it for what has
  /// changed since, or built anew.
  private mutating func prepare(at size: CanvasSize) {
    noteRenaming()
    guard !isOutgrown else { return rebuild() }
    let isGood = part?.isGood(at: size) ?? true
    guard edits.hasEdits || !isGood else { return }
    edits.hasEdits = false
    dropPart()
    let changes = edits.changes
    guard !changes.isEmpty else {
      surplus = 0
      return
    }
    solvedSize = nil
    let whole = engines[0].blueprint.order.count + variableCount
    // Against a system with a conflict, changes say little about what will hold.
    guard engines[0].isFeasible, 16 * changes.count <= whole + 64 else { return rebuild() }
    if let spare, spare.changes == changes, spare.isGood(at: size) {
      part = spare
      return
    }
    if isGood, makeWarmPart(for: changes, at: size) {
      if surplus > whole { rebuild() }
      return
    }
    var reach = self.reach ?? Reach(engines[0].blueprint)
    self.reach = nil
    part = reach.part(for: changes, in: edits)
    effort += reach.work
    surplus += reach.work * (changes.count - 1) / changes.count + edits.length - changes.count
    self.reach = reach
    if surplus > whole { rebuild() }
  }

  /// Goes on from the optimum of the one component that changes are about, if they are.
  private mutating func makeWarmPart(
    for changes: [EditLog.Change], at size: CanvasSize
  ) -> Bool {
    let starts = warmStarts ?? WarmStarts(engines[0].blueprint)
    warmStarts = starts
    guard let found = starts.part(for: changes, in: edits.store, at: size) else { return false }
    part = Part(changes: changes, found)
    effort += found.length
    surplus += found.length * (changes.count - 1) / 16 + edits.length - changes.count
    return true
  }

  /// Makes the first engine that of the whole system as it is now.
  mutating func update() {
    noteRenaming()
    guard !isOutgrown else { return rebuild() }
    guard edits.hasEdits || part != nil else { return }
    edits.hasEdits = false
    dropPart()
    if !edits.changes.isEmpty { rebuild() }
  }

  private mutating func noteRenaming() {
    guard edits.hasRenamed else { return }
    edits.hasRenamed = false
    if !conflicts.isEmpty { solvedSize = nil }
  }

  /// Whether there is nothing built, or variables were made since.
  private var isOutgrown: Bool {
    engines.first.map { $0.blueprint.variableCount != variableCount } ?? true
  }

  private mutating func rebuild() {
    edits.settle()
    engines = []
    current = 0
    part = nil
    spare = nil
    reach = nil
    warmStarts = nil
    surplus = 0
    solvedSize = nil
    let order = edits.canonicalOrder(variableCount: variableCount)
    effort += order.count + variableCount
    engines.append(
      Engine(
        Blueprint(edits.store, variableCount: variableCount, order: order, excluded: [])))
  }

  /// Solves the part and puts its values in their places.
  ///
  /// - Returns: Whether all its required rows hold; else nothing is put anywhere.
  private mutating func solvePart(at size: CanvasSize) -> Bool {
    guard var part else { return false }
    self.part = nil
    defer { self.part = part }
    return part.solve(at: size, into: &engines[0])
  }

  private mutating func dropPart() {
    guard let part else { return }
    part.restoreValues(of: &engines[0])
    solvedSize = nil
    spare = part
    self.part = nil
  }

  /// Finds rows that cannot hold together and turns to the system without one of each set.
  ///
  /// - Returns: Whether there was such a set.
  private mutating func resolveConflict(at size: CanvasSize) -> Bool {
    let blueprint = engines[current].blueprint
    var search = ConflictSearch(blueprint, identifiers: edits.identifiers, size: size)
    search.search(engines[current].brokenComponents)
    let findings = search.findings
    guard !findings.isEmpty else { return false }
    rounds.append(findings)
    conflicts += findings.compactMap { Conflict($0, edits.identifiers) }
    let excluded = (blueprint.excluded + findings.compactMap(\.broken)).sorted()
    if let index = engines.firstIndex(where: { $0.blueprint.excluded == excluded }) {
      current = index
    } else {
      // The engines of a few sizes with conflicts are kept, so that going back and forth is cheap.
      if engines.count > 8 { engines.remove(at: 1) }
      engines.append(
        Engine(
          Blueprint(
            blueprint.store, variableCount: variableCount, order: blueprint.order,
            excluded: excluded)))
      current = engines.count - 1
    }
    engines[current].solve(at: size)
    return true
  }

  func identifier(ofSlot slot: Int) -> ConstraintID {
    edits.identifiers[slot]
  }

  private func check(_ constant: AffineConstant) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
  }

  private func check(_ priority: Priority) throws(SolverError) {
    guard case .optional(let value) = priority, !priority.isInRange else { return }
    throw .priorityOutOfRange(value)
  }
}

extension AffineConstant {
  @inline(__always)
  fileprivate var isFinite: Bool {
    constant.isFinite && perWidth.isFinite && perHeight.isFinite
  }
}

extension Priority {
  @inline(__always)
  fileprivate var isInRange: Bool {
    if case .optional(let value) = self { return value > 0 }
    return true
  }
}
