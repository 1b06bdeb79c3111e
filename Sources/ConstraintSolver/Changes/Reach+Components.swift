/// Changes of rows that only bound or cost: nothing is eliminated anew.
extension Reach {
  /// Makes a part of the components that changed rows are about, from rows that are reduced already.
  ///
  /// - Returns: Nil if an equation has changed, a variable depends on another component too, or not all
  ///   components belong to one part.
  mutating func makeComponents(
    _ changes: [EditLog.Change], in log: borrowing EditLog
  ) -> Part? {
    for change in changes {
      guard !division.isSettledEquation(change.slot), !change.isEquation(log.store) else {
        return nil
      }
    }
    for change in changes {
      for place in log.store.range(of: change.slot) { reach(log.store.entries[place].column) }
    }
    guard let base = commonPart() else {
      forget()
      return nil
    }
    for change in changes { mark(change.slot) }
    variables.sort()
    var columns = variables
    for change in changes where change.isPresent {
      appendOutside(change.slot, log.store, to: &columns)
    }
    columns.sort()
    for place in columns.indices {
      places[Int(columns[place])] = Int32(truncatingIfNeeded: place)
    }
    var definitions = Definitions(variableCount: columns.count)
    for (place, variable) in columns.enumerated() {
      define(Int(variable), at: place, in: &definitions, base)
    }
    definitions.complete()
    let (blueprint, slots) = reduced(changes, log.store, base, definitions)
    let knownVariables = leave(&columns)
    return Part(
      changes: changes,
      PartContents(
        variables: columns, knownVariables: knownVariables, slots: slots, ownsEquations: false,
        blueprint))
  }

  /// The part that all components entered belong to, none of them linked to another.
  private func commonPart() -> PartContents? {
    guard let first = components.first else { return nil }
    let number = division.homes[Int(first)].part
    guard number >= 0, let part = division.contents[Int(number)] else { return nil }
    let index = part.blueprint.components
    for unknown in components {
      let home = division.homes[Int(unknown)]
      guard home.part == number else { return nil }
      if index.isLinked(Int(index.componentOfVariable[Int(home.place)])) { return nil }
    }
    return part
  }

  /// Takes over what the equations make of a variable.
  private func define(
    _ variable: Int, at place: Int, in definitions: inout Definitions, _ base: PartContents
  ) {
    if isInside[variable] {
      definitions.define(
        place, like: Int(division.homes[variable].place), in: base.blueprint.definitions,
        names: base.variables, places: places)
    } else {
      let number = division.number(variable, at: place)
      definitions.define(place, as: number.constant, magnitude: number.magnitude, by: nil)
    }
  }

  /// The rows of the components in canonical order, changed ones reduced anew, with their slots.
  private mutating func reduced(
    _ changes: [EditLog.Change], _ store: borrowing RowStore, _ base: PartContents,
    _ definitions: Definitions
  ) -> (Blueprint, [Int32]) {
    let index = base.blueprint.components
    let rows = base.blueprint.rows
    func slot(_ row: Int32) -> Int { Int(base.slots[rows.slot(of: Int(row))]) }
    var kept: [Int32] = []
    for unknown in components {
      let component = Int(index.componentOfVariable[Int(division.homes[Int(unknown)].place)])
      for place in index.members.range(component) {
        let row = index.members.members[place]
        if !isTaken[slot(row)] { kept.append(row) }
      }
    }
    if components.count > 1 { kept.sort() }
    var insertions: [(place: Int, slot: Int)] = []
    for change in changes where change.isPresent {
      let place = kept.firstPlace { !store.precedes(slot($0), change.slot) }
      insertions.append((place, change.slot))
    }
    insertions.sort {
      $0.place != $1.place ? $0.place < $1.place : store.precedes($0.slot, $1.slot)
    }
    var own = RowStore()
    var slots: [Int32] = []
    var reduction = RowReduction()
    reduction.start(
      variableCount: definitions.variableCount, capacity: kept.count + insertions.count)
    var next = 0
    for place in 0...kept.count {
      while next < insertions.count, insertions[next].place == place {
        slots.append(Int32(truncatingIfNeeded: insertions[next].slot))
        own.append(insertions[next].slot, of: store, places: places)
        reduction.append(own.count - 1, of: own, definitions)
        next += 1
      }
      guard place < kept.count else { break }
      slots.append(Int32(truncatingIfNeeded: slot(kept[place])))
      own.append(kindOf: slot(kept[place]), of: store)
      reduction.append(
        Int(kept[place]), of: rows, names: base.variables, places: places, slot: own.count - 1)
    }
    work += kept.count
    return (Blueprint(own, reduction, definitions), slots)
  }
}

extension EditLog.Change {
  /// Whether the row is a required equation now.
  func isEquation(_ store: borrowing RowStore) -> Bool {
    isPresent && state.rank == Priority.requiredRank && store.kind(of: slot).relation == .equal
  }
}

extension Array {
  /// The first place at which something holds that also holds at all later ones.
  fileprivate func firstPlace(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
