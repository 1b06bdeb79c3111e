/// What has to be looked at for a conflict.
extension Reach {
  /// Makes a system of what is broken, all that removing some rows can reach, and the equations behind.
  mutating func dispute(
    _ seeds: [Dispute.Seed], without exclusions: [Int32], in log: inout EditLog
  ) -> Dispute {
    work = 0
    defer { forget() }
    // For a few, to gather them takes longer than to look through them.
    if disputeCount >= 8, redundantGroups == nil {
      redundantGroups = RedundantGroups(presentRedundantSlots(in: log), division, in: log)
    }
    disputeCount += 1
    for slot in exclusions { follow(Int(slot)) }
    for seed in seeds {
      switch seed {
      case .component(let unknown): reach(Int(unknown))
      case .row(let slot): take(slot, log.store)
      }
    }
    for slot in exclusions { take(slot, log.store) }
    closeWithDefaults(in: &log)
    var ownSlots = rows
    let columns = takeOrigins(in: log, &ownSlots)
    let own = store(of: columns, in: log)
    var variables = columns
    _ = leave(&variables)
    let identifiers = Identifiers(rows.map { log.identifiers[Int($0)] })
    let blueprint = Blueprint.takingApart(
      own, variableCount: columns.count,
      order: own.canonicalOrder(variableCount: columns.count, except: []), excluded: [])
    return Dispute(
      seeds: seeds, columns: columns, variables: variables, slots: rows,
      ownSlots: ownSlots.sorted(),
      exclusions: exclusions, blueprint, identifiers)
  }

  /// The equations that a dispute has to reach further for, because some variable that keeps its value
  /// in it depends on what gives way, or on which of several equations defines it.
  mutating func openEquations(of dispute: Dispute, in log: borrowing EditLog) -> [Int32] {
    var open: [Int32] = []
    let known = Set(dispute.exclusions)
    let inside = Set(dispute.variables)
    for slot in dispute.brokenSlots where !known.contains(slot) {
      follow(Int(slot))
      if !variables.allSatisfy({ inside.contains($0) }) { open.append(slot) }
      forget()
    }
    for (place, variable) in dispute.columns.enumerated() where dispute.variables[place] < 0 {
      guard let number = dispute.number(at: place), division.isNumber(Int(variable)),
        !number.isSame(as: division.number(Int(variable), at: place)),
        let definer = division.definer(of: Int(variable))
      else { continue }
      let slot = Int32(truncatingIfNeeded: definer)
      if !known.contains(slot) { open.append(slot) }
    }
    return open
  }

  /// For each dispute whether equations that define nothing have to do with what defines its numbers.
  mutating func isAbout(
    _ redundantSlots: [Int32], _ disputes: [Dispute?], in log: borrowing EditLog
  ) -> [Bool] {
    defer { forget() }
    for slot in redundantSlots where !isTaken[Int(slot)] { mark(Int(slot)) }
    _ = takeDefiners(in: log)
    return disputes.map { $0?.slots.contains { isTaken[Int($0)] } ?? false }
  }

  private mutating func store(of columns: [Int32], in log: borrowing EditLog) -> RowStore {
    for (place, variable) in columns.enumerated() {
      places[Int(variable)] = Int32(truncatingIfNeeded: place)
    }
    rows.sort()
    var own = RowStore()
    own.reserve(rows.count)
    for slot in rows { own.append(Int(slot), of: log.store, places: places, keepsName: true) }
    return own
  }

  /// Takes in the equations that define variables outside, and redundant ones that could as well.
  ///
  /// The redundant ones are added to the slots given.
  ///
  /// - Returns: All variables of the rows, ascending.
  private mutating func takeOrigins(
    in log: borrowing EditLog, _ ownSlots: inout [Int32]
  ) -> [Int32] {
    var columns = takeDefiners(in: log)
    while let equations = redundantEquations(in: log) {
      for slot in equations { mark(Int(slot)) }
      ownSlots += equations
      columns = takeDefiners(in: log)
    }
    columns.sort()
    return columns
  }

  /// Takes in the equations that define variables of the rows, and those that define theirs.
  ///
  /// - Returns: The variables of the rows and those inside.
  private mutating func takeDefiners(in log: borrowing EditLog) -> [Int32] {
    var columns = variables
    for variable in variables { places[Int(variable)] = 0 }
    var next = 0
    while next < rows.count {
      let slot = Int(rows[next])
      next += 1
      for place in log.store.range(of: slot) {
        let variable = log.store.entries[place].column
        guard places[variable] < 0 else { continue }
        places[variable] = 0
        columns.append(Int32(truncatingIfNeeded: variable))
        if let definer = division.definer(of: variable), !isTaken[definer] { mark(definer) }
      }
    }
    for variable in columns { places[Int(variable)] = -1 }
    return columns
  }

  /// Redundant equations with something in their origins that was taken in; nil if there is none.
  private mutating func redundantEquations(in log: borrowing EditLog) -> [Int32]? {
    var found: [Int32] = []
    /// What was looked at without success: whatever leads there need not go on.
    var vain: Set<Int32> = []
    let slots = redundantGroups?.candidates(for: rows) ?? presentRedundantSlots(in: log)
    for slot in slots where !isTaken[Int(slot)] {
      var origins: Set<Int32> = [slot]
      var pending = [slot]
      var isAbout = false
      while let slot = pending.popLast() {
        for place in log.store.range(of: Int(slot)) {
          let variable = log.store.entries[place].column
          guard let definer = division.definer(of: variable) else { continue }
          let number = Int32(truncatingIfNeeded: definer)
          if isTaken[definer] { isAbout = true }
          if !vain.contains(number), origins.insert(number).inserted { pending.append(number) }
        }
      }
      if isAbout { found.append(slot) } else { vain.formUnion(origins) }
    }
    return found.isEmpty ? nil : found
  }

  /// The redundant equations that are there, ascending; others are forgotten.
  private mutating func presentRedundantSlots(in log: borrowing EditLog) -> [Int32] {
    division.redundantSlots.sorted().filter { slot in
      if log.isPresent(Int(slot)), division.isRedundant(Int(slot)) { return true }
      division.forgetRedundant(slot)
      return false
    }
  }

  /// Forgets what holds as long as no equation changes.
  mutating func forgetRedundantGroups() {
    disputeCount = 0
    redundantGroups = nil
  }
}

extension Dispute {
  /// What the equations with all rows in force make of a variable, if it is a number.
  fileprivate func number(at place: Int) -> KnownVariable? {
    let definitions = blueprint.definitions
    if definitions.isFree(place) || definitions.isSum(place) { return nil }
    return KnownVariable(
      variable: place, constant: definitions.constant(of: place),
      magnitude: definitions.magnitude(of: place))
  }
}

extension KnownVariable {
  /// Whether the variable has another's value at every size, within rounding.
  fileprivate func isSame(as other: KnownVariable) -> Bool {
    var difference = constant
    difference.add(other.constant, times: -1)
    var tolerance = magnitude
    tolerance.formMaximum(other.magnitude, times: 1)
    return difference.isWithin(tolerance.scaled(by: Approximation.violation))
  }
}
