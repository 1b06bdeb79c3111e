/// A group of variables that have no row in common with other blocks, together with the group's rows and solutions.
///
/// A block is a class because it is large. Only ``BlockList`` changes it.
final class Block {
  let number: Int
  /// The block's variables, in ascending order.
  let variables: [Int32]
  /// The slots of the block's constraints in ``RowStore``, in canonical order.
  let slots: [Int32]
  /// The system with all rows of the block.
  let base: SolvedSystem
  /// The most recently created relaxations, which are systems without the rows that were left out in conflicts.
  private var relaxations: [SolvedSystem] = []
  /// The most recently solved system: ``base`` or a relaxation.
  private(set) var solved: SolvedSystem
  /// Whether ``writeFunctions(to:)`` must write all functions, because ``solved`` may have been replaced.
  private var isRewritten = true
  /// The last conflict analysis.
  private var analysis: Analysis?

  /// The result of a conflict analysis.
  private struct Analysis {
    let size: CanvasSize
    /// The slots of the block's required rows.
    let required: [Int32]
    /// The rows to leave out, which belong to the block or to block 0 (the block of the fixed variables).
    let leftOut: [LeftOutRow]
  }

  /// The maximum number of relaxations kept in memory for switching back and forth between sizes.
  private static let relaxationLimit = 8

  init(
    _ number: Int, _ group: Partition.Group, of system: borrowing ConstraintSystem,
    _ workspace: inout Workspace
  ) {
    self.number = number
    variables = group.variables
    slots = group.slots
    base = SolvedSystem(
      workspace.presolve.reduce(slots, variables: variables, block: number, of: system))
    solved = base
  }

  /// Copies the conflict analysis from a former block if it had the same variables and required rows.
  ///
  /// Other rows don't affect the analysis.
  func inheritAnalysis(from former: Block, _ rows: borrowing RowStore) {
    guard let other = former.analysis, former.variables == variables,
      other.required == requiredSlots(rows)
    else { return }
    analysis = other
  }

  /// Whether conflicts have been analyzed.
  var isAnalyzed: Bool { analysis != nil }

  private func requiredSlots(_ rows: borrowing RowStore) -> [Int32] {
    slots.filter { rows[Int($0)].priority.isRequired }
  }

  /// The required rows that are left out at the last solved canvas size because they conflict with other rows.
  var leftOut: [LeftOutRow] { solved.leftOut }

  /// Whether the canvas size affects anything in the block except variables with known values.
  var dependsOnSize: Bool {
    base.system.components.count > 0 || !base.system.conditions.isEmpty
  }

  /// Writes each variable's value as a function of the canvas size if the function has changed since the last call.
  ///
  /// - Returns: Whether the functions of all variables were written.
  func writeFunctions(to solution: inout SolutionValues) -> Bool {
    if isRewritten {
      for place in variables.indices {
        solution.set(solved.function(of: place), of: Int(variables[place]))
      }
    } else {
      forEachChangedPlace { place in
        solution.set(solved.function(of: place), of: Int(variables[place]))
      }
    }
    defer { isRewritten = false }
    return isRewritten
  }

  /// Returns the variables written by the last ``writeFunctions(to:)`` call, whose return value is passed as `isAll`.
  func changedVariables(isAll: Bool) -> [Int32] {
    if isAll { return variables }
    var changed: [Int32] = []
    forEachChangedPlace { changed.append(variables[$0]) }
    return changed
  }

  /// Calls a closure with the index in ``variables`` of each variable that the last solution may have changed.
  private func forEachChangedPlace(_ body: (Int) -> Void) {
    for component in 0..<solved.system.components.count where solved.hasChanged(component) {
      for index in solved.system.components.dependents(of: component) {
        body(solved.system.components[index])
      }
    }
  }

  // MARK: - Solving

  /// Solves the block at a size.
  ///
  /// A known optimum is reused if it is valid at all sizes of `sizes`, which must contain `size`.
  ///
  /// - Returns: The fixed variables whose equations were left out. They and the rows that use them must be moved into
  ///   blocks, which must then be solved again.
  func solve(
    at size: CanvasSize, in sizes: SizeRange, of system: borrowing ConstraintSystem,
    _ workspace: inout Workspace
  ) -> [Int] {
    if solved !== base {
      if remainsInForce(at: size, sizes, &workspace) { return [] }
      isRewritten = true
      solved = base
    }
    if !isKnownInfeasible(at: size, system) {
      base.solve(at: size, in: sizes, &workspace.solver)
      if base.isFeasible { return [] }
    }
    let leftOut = findLeftOut(at: size, system, &workspace)
    let freed = freedVariables(leftOut, system)
    if freed.isEmpty {
      relax(leftOut.filter { isOwn($0.source, system) }, of: system, &workspace)
      if solved !== base { solved.solve(at: size, in: sizes, &workspace.solver) }
    }
    return freed
  }

  private func isKnownInfeasible(at size: CanvasSize, _ system: borrowing ConstraintSystem) -> Bool
  {
    guard let analysis, analysis.size == size else { return false }
    return analysis.leftOut.contains { isOwn($0.source, system) }
  }

  /// Returns the rows that must be left out at a size, from the block or from the rows whose variables are all fixed.
  private func findLeftOut(
    at size: CanvasSize, _ system: borrowing ConstraintSystem, _ workspace: inout Workspace
  ) -> [LeftOutRow] {
    if let analysis, analysis.size == size { return analysis.leftOut }
    let found = workspace.conflicts.leftOutRows(
      number == BlockLayout.fixedBlock ? slots : slots + system.fixedSlots, variables,
      base.system, block: number, of: system, at: size)
    analysis = Analysis(size: size, required: requiredSlots(system.rows), leftOut: found)
    return found
  }

  /// Returns the rows that were left out, each with the conflict that a new solver would find at `size`.
  ///
  /// The rows found so far may have been left out because of other conflicts, at an earlier size.
  func explainLeftOut(
    at size: CanvasSize, of system: borrowing ConstraintSystem, _ workspace: inout Workspace
  ) -> [LeftOutRow] {
    if solved !== base, analysis?.size != size {
      let found = findLeftOut(at: size, system, &workspace).filter { isOwn($0.source, system) }
      // Rounding errors may decide otherwise, but not about the rows that were left out.
      if found.map(\.source) == leftOut.map(\.source) { solved.leftOut = found }
    }
    return leftOut
  }

  /// Whether the current relaxation is valid at another size.
  ///
  /// It is valid if the rows left out are still infeasible and the other rows have a solution.
  private func remainsInForce(
    at size: CanvasSize, _ sizes: SizeRange, _ workspace: inout Workspace
  ) -> Bool {
    guard leftOut.allSatisfy({ $0.isInfeasible(at: size) }) else { return false }
    solved.solve(at: size, in: sizes, &workspace.solver)
    return solved.isFeasible
  }

  /// Switches to a relaxed system that leaves out the given rows.
  ///
  /// Does nothing if `leftOut` is empty, because the block is then violated only by rounding errors.
  private func relax(
    _ leftOut: [LeftOutRow], of system: borrowing ConstraintSystem, _ workspace: inout Workspace
  ) {
    if leftOut.isEmpty { return }
    let excluded = Set(leftOut.map(\.source))
    isRewritten = true
    if let known = relaxations.first(where: { Set($0.leftOut.map(\.source)) == excluded }) {
      known.leftOut = leftOut
      solved = known
      return
    }
    if relaxations.count == Block.relaxationLimit { relaxations.removeFirst() }
    let reduced = workspace.presolve.reduce(
      slots, variables: variables, block: number, of: system, without: excluded)
    solved = SolvedSystem(reduced, leftOut: leftOut)
    relaxations.append(solved)
  }

  /// Whether a row belongs to this block rather than to block 0, the block of the fixed variables.
  private func isOwn(_ source: RowSource, _ system: borrowing ConstraintSystem) -> Bool {
    guard number != BlockLayout.fixedBlock, let slot = source.slot else { return true }
    return system.rows.range(of: slot).contains {
      !system.layout.isFixed(system.rows.entries[$0].column)
    }
  }

  /// Returns the fixed variables whose equations were left out.
  private func freedVariables(
    _ leftOut: [LeftOutRow], _ system: borrowing ConstraintSystem
  ) -> [Int] {
    let fixing = leftOut.compactMap(\.source.slot).filter { system.rows.isFixing($0) }
    return fixing.map { system.rows.lastVariable(of: $0) }.filter { system.layout.isFixed($0) }
  }
}

extension RowStore {
  /// Whether a row is a required equation of a single variable, and therefore fixes the variable.
  func isFixing(_ slot: Int) -> Bool {
    self[slot].isRequiredEquation && range(of: slot).count == 1
  }
}

/// The working memory for solving blocks.
struct Workspace: ~Copyable {
  var partition = Partition()
  var presolve = Presolve()
  var solver = ComponentSolver()
  var conflicts = ConflictAnalysis()
}
