/// The blocks of a system, which are updated after changes and solved at each size.
struct BlockList {
  private var blocks: [Block?] = []
  private var vacancies: [Int] = []
  /// The number of variables in the last solution.
  private var variableCount = 0
  /// The variables that aren't fixed at the last size, because a conflict left out the equation that fixes them.
  ///
  /// The next change or a solution at another size empties the set, so that explanations don't depend on earlier sizes.
  private var freed: Set<Int> = []
  /// The numbers of the blocks whose rows or variables have changed.
  private var touched: Set<Int> = []
  private var areAllTouched = true
  /// The numbers of the touched blocks whose required rows or defaults have changed.
  private var reanalyzed: Set<Int> = []
  /// For each block, the number of removed rows that haven't been restored.
  private var removalCounts: [Int: Int] = [:]
  /// The numbers of the blocks that haven't been solved.
  private var unsolved: [Int] = []
  /// The numbers of the blocks for which ``Block/dependsOnSize`` is `true`.
  private var sizeDependent: Set<Int> = []
  private var size: CanvasSize?
  /// A range of sizes in which all current optima and conflicts are valid, or `nil` if no range is known.
  private var heldSizes: SizeRange?

  /// The key in ``removalCounts`` that represents all blocks.
  private static let all = -1

  /// The size of the last solution, or `nil` before the first solution.
  var lastSize: CanvasSize? { size }

  /// The blocks, in ascending order of their numbers.
  var solvedBlocks: [Block] { blocks.compactMap(\.self) }

  subscript(number: Int) -> Block? { number < 0 ? nil : blocks[number] }

  // MARK: - Noting changes

  /// Whether a variable existed when the system was last solved.
  func knows(_ variable: Int) -> Bool { variable < variableCount }

  mutating func touchAll() { areAllTouched = true }

  /// Marks all blocks to be rebuilt if there are ``freed`` variables and `size` isn't the last size.
  ///
  /// These variables may be fixed again at the new size.
  mutating func touchAll(ifFreedAtOtherSizeThan size: CanvasSize) {
    if !freed.isEmpty, let lastSize, lastSize != size { areAllTouched = true }
  }

  mutating func touch(variable: Int, _ layout: borrowing BlockLayout) {
    let block = layout.block(of: variable)
    // A variable without a block may get one.
    if block < 0 { areAllTouched = true } else { touched.insert(block) }
    reanalyzed.insert(block)
  }

  mutating func touch(row slot: Int, _ rows: borrowing RowStore, _ layout: borrowing BlockLayout) {
    let block = block(ofRow: slot, rows, layout)
    if block == BlockList.all { areAllTouched = true } else { touched.insert(block) }
    if rows[slot].priority.isRequired { reanalyzed.insert(block) }
  }

  mutating func noteRemoval(
    of slot: Int, _ rows: borrowing RowStore, _ layout: borrowing BlockLayout
  ) {
    removalCounts[block(ofRow: slot, rows, layout), default: 0] += 1
  }

  mutating func noteReturn(
    of slot: Int, _ rows: borrowing RowStore, _ layout: borrowing BlockLayout
  ) {
    let block = block(ofRow: slot, rows, layout)
    let count = (removalCounts[block] ?? 0) - 1
    removalCounts[block] = count > 0 ? count : nil
  }

  /// Returns the block number of a row that existed when the system was last solved.
  private func block(
    ofRow slot: Int, _ rows: borrowing RowStore, _ layout: borrowing BlockLayout
  ) -> Int {
    if rows.isFixing(slot) { return BlockList.all }
    for index in rows.range(of: slot) where !layout.isFixed(rows.entries[index].column) {
      return layout.block(of: rows.entries[index].column)
    }
    return BlockLayout.fixedBlock
  }

  // MARK: - Updating

  /// Updates the blocks after changes to the constraints.
  mutating func update(
    _ system: inout ConstraintSystem, _ edits: inout EditLog, variableCount: Int,
    _ workspace: inout Workspace
  ) {
    if !areAllTouched, removalCounts[BlockList.all] == nil {
      touched.formUnion(removalCounts.keys)
      let added = (edits.firstNewSlot..<system.rows.count).filter { system.rows[$0].isPresent }
        .map { Int32(small: $0) }
      if touched.isEmpty, added.isEmpty, self.variableCount == variableCount {
        return edits.settle()
      }
      if freed.isEmpty, !added.contains(where: { system.rows.isFixing(Int($0)) }) {
        rebuildTouched(added, &system, variableCount: variableCount, &workspace)
        return finishUpdate(&edits)
      }
    }
    freed = []
    rebuildAll(&system, variableCount: variableCount, &workspace)
    finishUpdate(&edits)
  }

  private mutating func finishUpdate(_ edits: inout EditLog) {
    touched = []
    reanalyzed = []
    areAllTouched = false
    removalCounts = [:]
    heldSizes = nil
    edits.settle()
  }

  private mutating func rebuildAll(
    _ system: inout ConstraintSystem, variableCount: Int, _ workspace: inout Workspace
  ) {
    blocks = [nil]
    vacancies = []
    unsolved = []
    sizeDependent = []
    size = nil
    self.variableCount = variableCount
    system.layout.removeAll()
    system.layout.grow(to: variableCount)
    var slots: [Int32] = []
    slots.reserveCapacity(system.rows.count)
    var fixings: [Int: Int] = [:]
    for slot in 0..<system.rows.count where system.rows[slot].isPresent {
      slots.append(Int32(small: slot))
      if system.rows.isFixing(slot) { fixings[system.rows.lastVariable(of: slot), default: 0] += 1 }
    }
    // In ascending order, because a variable with a default is fixed only if the default's `near` variable is.
    for (variable, count) in fixings.sorted(by: { $0.key < $1.key }) {
      let isNearOpen = system.defaults[variable].map { !system.layout.isFixed($0.near) } ?? false
      if count == 1, !isNearOpen, !freed.contains(variable) { system.layout.fix(variable) }
    }
    var variables: [Int32] = []
    variables.reserveCapacity(variableCount)
    for variable in 0..<variableCount where !system.layout.isFixed(variable) {
      variables.append(Int32(small: variable))
    }
    split(variables, slots, &system, &workspace)
  }

  /// Divides the variables and rows of the touched blocks, together with new ones, into blocks again.
  private mutating func rebuildTouched(
    _ added: [Int32], _ system: inout ConstraintSystem, variableCount: Int,
    _ workspace: inout Workspace
  ) {
    var variables = (self.variableCount..<variableCount).map { Int32(small: $0) }
    self.variableCount = variableCount
    system.layout.grow(to: variableCount)
    for slot in added {
      var isFixed = true
      for index in system.rows.range(of: Int(slot)) {
        let variable = system.rows.entries[index].column
        if system.layout.isFixed(variable) { continue }
        isFixed = false
        let block = system.layout.block(of: variable)
        if block >= 0 { touched.insert(block) } else { variables.append(Int32(small: variable)) }
      }
      if isFixed { touched.insert(BlockLayout.fixedBlock) }
    }
    var slots = added
    var analyzed: [Block] = []
    for number in touched {
      guard let block = blocks[number] else { continue }
      if block.isAnalyzed, !reanalyzed.contains(number),
        !touched.contains(BlockLayout.fixedBlock)
      {
        analyzed.append(block)
      }
      slots += block.slots.filter { system.rows[Int($0)].isPresent }
      if number == BlockLayout.fixedBlock { continue }
      variables += block.variables
      blocks[number] = nil
      sizeDependent.remove(number)
      vacancies.append(number)
    }
    vacancies.sort(by: >)
    split(variables.sorted().uniqued(), slots, of: analyzed, &system, &workspace)
  }

  /// Divides variables that aren't fixed, together with their rows, into blocks.
  ///
  /// The conflict analysis of a former block is reused if the variables and required rows are the same.
  private mutating func split(
    _ variables: [Int32], _ slots: [Int32], of former: [Block] = [],
    _ system: inout ConstraintSystem, _ workspace: inout Workspace
  ) {
    system.layout.number(variables)
    let (groups, fixedSlots) = workspace.partition.split(variables, slots, of: system)
    if blocks[BlockLayout.fixedBlock] == nil || touched.contains(BlockLayout.fixedBlock) {
      buildFixedBlock(fixedSlots, &system, &workspace)
    }
    for group in groups {
      let number = vacancies.popLast() ?? blocks.count
      if number == blocks.count { blocks.append(nil) }
      system.layout.assign(group.variables, to: number)
      let block = Block(number, group, of: system, &workspace)
      for other in former { block.inheritAnalysis(from: other, system.rows) }
      insert(block)
    }
  }

  private mutating func buildFixedBlock(
    _ slots: [Int32], _ system: inout ConstraintSystem, _ workspace: inout Workspace
  ) {
    // The set of fixed variables only changes when all blocks are rebuilt.
    let variables =
      blocks[BlockLayout.fixedBlock]?.variables
      ?? (0..<variableCount).filter { system.layout.isFixed($0) }.map { Int32(small: $0) }
    system.layout.assign(variables, to: BlockLayout.fixedBlock)
    system.fixedSlots = slots.sorted { system.rows.precedes(Int($0), Int($1)) }
    let block = Block(
      BlockLayout.fixedBlock, Partition.Group(variables: variables, slots: system.fixedSlots),
      of: system, &workspace)
    system.layout.fixedSystem = block.base
    insert(block)
  }

  private mutating func insert(_ block: Block) {
    blocks[block.number] = block
    unsolved.append(block.number)
    if block.dependsOnSize {
      sizeDependent.insert(block.number)
    } else {
      sizeDependent.remove(block.number)
    }
  }

  // MARK: - Solving

  /// Solves the touched blocks, or all blocks that depend on the size if the size is new.
  ///
  /// - Returns: Whether nothing had to be solved.
  mutating func solve(
    at size: CanvasSize, _ system: inout ConstraintSystem, _ edits: inout EditLog,
    _ solution: inout SolutionValues, variableCount: Int, _ workspace: inout Workspace
  ) -> Bool {
    if size == self.size, unsolved.isEmpty { return true }
    while true {
      let freedNow = solveBlocks(
        at: size, system, &solution, variableCount: variableCount, &workspace)
      if freedNow.isEmpty { return false }
      free(freedNow, &system, &edits, &workspace)
    }
  }

  /// Rebuilds all blocks without fixing the given variables.
  mutating func free(
    _ variables: [Int], _ system: inout ConstraintSystem, _ edits: inout EditLog,
    _ workspace: inout Workspace
  ) {
    freed.formUnion(variables)
    rebuildAll(&system, variableCount: variableCount, &workspace)
    finishUpdate(&edits)
  }

  /// Solves blocks at a size, until fixed variables have to be freed.
  ///
  /// - Returns: The fixed variables whose equations were left out.
  private mutating func solveBlocks(
    at size: CanvasSize, _ system: borrowing ConstraintSystem, _ solution: inout SolutionValues,
    variableCount: Int, _ workspace: inout Workspace
  ) -> [Int] {
    let isNewSize = size != self.size
    solution.grow(to: variableCount)
    if isNewSize, unsolved.isEmpty, extendHeldSizes(to: size) {
      self.size = size
      solution.evaluateAll(at: size)
      return []
    }
    let sizes = SizeRange(size)
    var pending = unsolved
    if isNewSize {
      pending += sizeDependent.filter {
        blocks[$0]?.solved.holds(at: sizes) != true || !size.isRanged
      }
    }
    for number in isNewSize ? pending.sorted().uniqued() : pending {
      let freed = blocks[number]?.solve(at: size, in: sizes, of: system, &workspace) ?? []
      if !freed.isEmpty { return freed }
      let isAll = blocks[number]?.writeFunctions(to: &solution) == true
      if !isNewSize, let block = blocks[number] {
        solution.evaluate(block.changedVariables(isAll: isAll), at: size)
      }
    }
    if isNewSize { solution.evaluateAll(at: size) }
    unsolved = []
    self.size = size
    // After a change, the next size is checked block by block.
    let isHeld =
      isNewSize && size.isRanged
      && sizeDependent.allSatisfy { blocks[$0]?.solved.holds(at: sizes) == true }
    heldSizes = isHeld ? sizes : nil
    return []
  }

  /// Extends `heldSizes` to another size if the same optima and conflicts are valid there.
  ///
  /// - Returns: Whether they are valid at that size.
  private mutating func extendHeldSizes(to size: CanvasSize) -> Bool {
    guard let heldSizes, size.isRanged else { return false }
    if heldSizes.contains(size) { return true }
    let extended = heldSizes.extended(to: size)
    for number in sizeDependent where blocks[number]?.solved.holds(at: extended) != true {
      return false
    }
    self.heldSizes = extended
    return true
  }
}

extension CanvasSize {
  /// Whether the width and height are at least 0, as the validity conditions of optima assume.
  fileprivate var isRanged: Bool { width >= 0 && height >= 0 }
}

extension Array where Element: Equatable {
  /// Returns the elements of a sorted array without duplicates.
  fileprivate func uniqued() -> [Element] {
    var result: [Element] = []
    for number in self where result.last != number { result.append(number) }
    return result
  }
}
