/// What is broken, and solved in place of that.
extension SolvedState {
  /// Lets go of disputes whose rows have a new name.
  mutating func noteRenaming(_ edits: inout EditLog) -> Bool {
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
  mutating func drop(_ index: Int) {
    let dispute = disputes.remove(index)
    listedConflicts = nil
    guard dispute.isActive, let reach else { return }
    for variable in dispute.variables where variable >= 0 {
      dividedValues[Int(variable)] = reach.division.value(of: Int(variable))
    }
  }

  /// Lets go of disputes that have to do with what a part's redundant equations are about.
  mutating func dropDisputes(about part: Part, _ edits: EditLog) {
    let slots = part.blueprint.redundantSlots.map { part.slots[Int($0)] }
    let isTouched = reach?.isAbout(slots, disputes.disputes, in: edits) ?? []
    for index in isTouched.indices where isTouched[index] { drop(index) }
  }

  /// Sees to it that what is broken is solved without the rows that give way.
  mutating func settleDisputes(_ edits: inout EditLog, at size: CanvasSize) {
    // What comes to be one dispute time and again takes more and more seeds with it at once: it is
    // solved anew each time.
    var batch = 1
    reach?.forgetRedundantGroups()
    defer { reach?.forgetRedundantGroups() }
    for (place, seed) in seeds.enumerated() {
      guard let index = disputes.index(of: seed) else {
        let hasMerged = dispute(newSeeds(from: place, atMost: batch), &edits, at: size)
        batch = hasMerged ? 2 * batch : 1
        continue
      }
      if disputes[index].isActive { continue }
      disputes[index].solve(at: size)
      let open = reach?.openEquations(of: disputes[index], in: edits) ?? []
      if open.isEmpty {
        activate(index)
      } else {
        let former = disputes.remove(index)
        dispute(former.seeds + [seed], without: former.exclusions + open, &edits, at: size)
      }
    }
  }

  /// The next seeds that are in no dispute.
  private func newSeeds(from start: Int, atMost count: Int) -> [Dispute.Seed] {
    var found: [Dispute.Seed] = []
    for seed in seeds[start...] where disputes.index(of: seed) == nil {
      found.append(seed)
      if found.count == count { break }
    }
    return found
  }

  /// Makes a dispute of something that is broken.
  ///
  /// - Returns: Whether others became part of it.
  @discardableResult
  private mutating func dispute(
    _ seeds: [Dispute.Seed], without exclusions: [Int32] = [], _ edits: inout EditLog,
    at size: CanvasSize
  ) -> Bool {
    var seeds = Set(seeds)
    var exclusions = Set(exclusions)
    var hasMerged = false
    while true {
      seeds = seeds.filter { (reach?.division.number(of: $0) ?? -1) >= 0 }
      guard
        var dispute = reach?.dispute(
          Array(seeds), without: exclusions.sorted(), in: &edits)
      else { return hasMerged }
      effort += reach?.work ?? 0
      let others = disputes.overlapping(dispute)
      for index in others {
        seeds.formUnion(disputes[index].seeds)
        exclusions.formUnion(disputes[index].exclusions)
        drop(index)
      }
      if !others.isEmpty {
        hasMerged = true
        continue
      }
      dispute.solve(at: size)
      let open = reach?.openEquations(of: dispute, in: edits) ?? []
      if open.isEmpty {
        activate(disputes.insert(dispute))
        return hasMerged
      }
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

  /// The conflicts at the present size.
  mutating func conflicts(_ edits: EditLog) -> [Conflict] {
    if let listedConflicts { return listedConflicts }
    let conflicts = Self.conflicts(of: disputes.active, edits)
    listedConflicts = conflicts
    return conflicts
  }

  /// The conflicts of some disputes, in the canonical order of the rows that gave way.
  static func conflicts(of disputes: [Dispute], _ edits: EditLog) -> [Conflict] {
    disputes.flatMap(\.conflicts)
      .sorted { edits.store.precedes(Int($0.broken), Int($1.broken)) }.map(\.1)
  }

  /// What is in conflict according to some disputes, as slots of the system, in a fixed order.
  static func findings(of disputes: [Dispute]) -> [ConflictSearch.Finding] {
    disputes.flatMap(\.findingsInSystem)
      .sorted { $0.slots.lexicographicallyPrecedes($1.slots) }
  }
}
