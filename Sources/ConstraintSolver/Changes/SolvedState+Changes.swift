/// What becomes of a solved system when its constraints change.
extension SolvedState {
  /// Finds what is to be solved anew.
  ///
  /// - Returns: Whether anything is.
  @inline(__always)
  mutating func prepare(
    _ edits: inout EditLog, variableCount: Int, at size: CanvasSize?
  ) -> Bool {
    // Mostly there is nothing: another size is asked for.
    guard edits.hasEdits || variableCount != self.variableCount else { return false }
    return takeUp(&edits, variableCount: variableCount, at: size)
  }

  /// Finds what is to be solved anew because of what was done, or what there is to solve at first.
  private mutating func takeUp(
    _ edits: inout EditLog, variableCount: Int, at size: CanvasSize?
  ) -> Bool {
    edits.hasEdits = false
    guard whole != nil || reach != nil else {
      rebuild(&edits, variableCount: variableCount)
      return true
    }
    let hasRenamed = noteRenaming(&edits)
    let newVariables = self.variableCount..<variableCount
    let extent = edits.presentCount + variableCount
    if edits.hasMoreChanges(than: (extent + 64) / 16) {
      rebuild(&edits, variableCount: variableCount)
      return true
    }
    var changes = edits.changes()
    if changes.isEmpty, newVariables.isEmpty {
      guard pending != nil else { return hasRenamed }
      setPendingAside()
      pending = nil
      return true
    }
    guard 16 * (changes.count + newVariables.count) <= extent + 64, !isOverfull(edits, extent)
    else {
      rebuild(&edits, variableCount: variableCount)
      return true
    }
    if isFarReaching(changes, edits, extent) {
      let former = isAllChanged || size != self.size ? nil : values
      rebuild(&edits, variableCount: variableCount)
      hasBuiltAnew = true
      formerValues = former
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
    reach?.grow(variableCount: variableCount, edits)
    if newVariables.isEmpty, goOn(with: changes, edits, at: size) { return true }
    makePart(of: changes, newVariables, &edits)
    return true
  }

  /// Whether the first changes of an undivided system are so many, or so much hangs together with one of
  /// them, that looking for what they reach would not pay.
  private func isFarReaching(
    _ changes: [EditLog.Change], _ edits: EditLog, _ extent: Int
  ) -> Bool {
    guard let blueprint = whole?.blueprint, !hasBuiltAnew else { return false }
    // Measured: 100 constraints off in rows of 21,000 take half of building anew, in nests and chains of
    // 4,000 three to five times that.
    if changes.count > 8, 128 * changes.count > extent { return true }
    guard 4 * blueprint.longestElimination > blueprint.order.count else { return false }
    return changes.contains { change in
      let slot = change.slot
      let wasEquation = slot < blueprint.store.count && blueprint.store.kind(of: slot).isEquation
      guard wasEquation || change.isEquation(edits.store) else { return false }
      return edits.store.range(of: slot).contains { place in
        let variable = edits.store.entries[place].column
        return variable < blueprint.variableCount && !blueprint.definitions.isPlainNumber(variable)
      }
    }
  }

  /// Goes on from the optimum of the one component that changes are about, if they are.
  private mutating func goOn(
    with changes: [EditLog.Change], _ edits: EditLog, at size: CanvasSize?
  ) -> Bool {
    // With nothing broken here all disputes are at rest; those that the changes are about are let go of
    // once a part is made of them.
    guard let size, size == self.size, seeds.isEmpty,
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
  mutating func makePart(
    of changes: [EditLog.Change], _ newVariables: Range<Int>, _ edits: inout EditLog
  ) {
    repetitionCount = 0
    variableCount = newVariables.upperBound
    dividedValues.grow(to: variableCount)
    guard let part = reach?.part(for: changes, newVariables: newVariables, in: &edits) else {
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
  mutating func settle(_ edits: inout EditLog) {
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
    effort += edits.presentCount + variableCount
    let effort = self.effort
    if whole != nil || reach != nil { self = SolvedState() }
    self.effort = effort
    self.variableCount = variableCount
    settledVariableCount = variableCount
    whole = Engine(Blueprint.takingApart(&edits, variableCount: variableCount))
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
  mutating func divide(_ edits: EditLog) {
    guard let whole else { return }
    self.whole = nil
    dividedValues = ValueList(whole.values)
    hasOpenComponents = !whole.openComponents.isEmpty
    reachedIterationLimit = whole.reachedIterationLimit
    var reach = Reach(Division(whole, edits.store))
    reach.grow(variableCount: variableCount, edits)
    self.reach = reach
  }
}
