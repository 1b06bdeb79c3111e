/// Changes of rows that only bound or cost: nothing is eliminated anew.
extension Reach {
  /// Makes a system of the components that changed rows are about, from rows that are reduced already.
  ///
  /// - Returns: Nil if an equation has changed, or a variable depends on another component too.
  mutating func makeComponents(
    _ changes: [EditLog.Change], in log: borrowing EditLog
  ) -> (variables: [Int32], engine: Engine)? {
    for change in changes {
      guard !isBaseEquation(change.slot), !change.isEquation(log.store) else { return nil }
    }
    for change in changes {
      for place in log.store.range(of: change.slot) { reach(log.store.entries[place].column) }
    }
    for component in components where base.components.isLinked[Int(component)] { return nil }
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
    for place in columns.indices {
      definitions.define(
        place, like: Int(columns[place]), in: base.definitions, places: places)
    }
    let blueprint = reduced(changes, log.store, definitions)
    leave(&columns)
    return (columns, Engine(blueprint))
  }

  /// The rows of the components in canonical order, changed ones reduced anew.
  private mutating func reduced(
    _ changes: [EditLog.Change], _ store: borrowing RowStore, _ definitions: Definitions
  ) -> Blueprint {
    var kept: [Int32] = []
    for component in components {
      for place in base.components.members.range(Int(component)) {
        let row = base.components.members.members[place]
        if !isTaken[base.rows.slot(of: Int(row))] { kept.append(row) }
      }
    }
    if components.count > 1 { kept.sort() }
    let rows = base.rows
    var insertions: [(place: Int, slot: Int)] = []
    for change in changes where change.isPresent {
      let place = kept.firstPlace { !store.precedes(rows.slot(of: Int($0)), change.slot) }
      insertions.append((place, change.slot))
    }
    insertions.sort {
      $0.place != $1.place ? $0.place < $1.place : store.precedes($0.slot, $1.slot)
    }
    var own = RowStore()
    var reduction = RowReduction(
      variableCount: definitions.variableCount, capacity: kept.count + insertions.count)
    var next = 0
    for place in 0...kept.count {
      while next < insertions.count, insertions[next].place == place {
        own.append(insertions[next].slot, of: store, places: places)
        reduction.append(own.count - 1, of: own, definitions)
        next += 1
      }
      guard place < kept.count else { break }
      let row = Int(kept[place])
      own.append(kindOf: rows.slot(of: row), of: store)
      reduction.append(row, of: rows, places: places, slot: own.count - 1)
    }
    work += kept.count
    return Blueprint(own, reduction, definitions)
  }
}

extension EditLog.Change {
  /// Whether the row is a required equation.
  fileprivate func isEquation(_ store: borrowing RowStore) -> Bool {
    isPresent && rank == Priority.requiredRank && store.kind(of: slot).relation == .equal
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
