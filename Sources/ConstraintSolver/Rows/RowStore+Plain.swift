extension RowStore {
  /// Adds the rows of several constraints from one on, up to the first that has a name, repeats a
  /// variable, or is to be refused, or for which there is no room.
  ///
  /// There is always room for the first. Room is made once, for three terms each: to count them
  /// would be to wait for all of them twice. Constraints are taken part by part: a copy of one counts
  /// references four times.
  mutating func appendPlain(
    _ constraints: [LinearConstraint], from first: Int, variableCount: Int
  ) {
    let rowCount = constraints.count - first
    let entryCount = max(3 * rowCount, constraints[first].terms.count)
    let entryStart = entries.count
    extend(rowCount: rowCount, entryCount: entryCount) { headers, entries, growths in
      for index in first..<constraints.count {
        let constant = constraints[index].constant
        guard constraints[index].name.isEmpty,
          constraints[index].terms.count <= entries.freeCapacity,
          RowStore.append(index, of: constraints, to: &entries, variableCount: variableCount)
        else { break }
        let priority = constraints[index].priority
        guard constant.isFinite, priority.isInRange else {
          entries.removeLast(constraints[index].terms.count)
          break
        }
        let kind = Kind(
          rank: priority.rank, relation: constraints[index].relation,
          isBreakable: constraints[index].isBreakable, hasName: false)
        var header = Header(kind, constant: constant.constant, end: entryStart + entries.count)
        if constant.perWidth != 0 || constant.perHeight != 0 {
          header.growth = growths.count
          RowStore.append(Growth(constant), to: &growths)
        }
        headers.append(header)
      }
    }
  }

  /// Adds terms by ascending variable.
  ///
  /// - Returns: Whether they are finite, not zero and of different variables; else nothing is added.
  @inline(__always)
  private static func append(
    _ constraint: Int, of constraints: [LinearConstraint],
    to entries: inout OutputSpan<EntryList.Packed>, variableCount: Int
  ) -> Bool {
    if constraints[constraint].terms.count == 2 {
      // What most are: no loop.
      let first = Entry(constraints[constraint].terms[0])
      let second = Entry(constraints[constraint].terms[1])
      let isAscending = first.column < second.column
      let low = isAscending ? first : second
      let high = isAscending ? second : first
      guard low.column >= 0, low.column < high.column, high.column < variableCount,
        low.coefficient != 0, high.coefficient != 0,
        low.coefficient * 0 + high.coefficient * 0 == 0
      else { return false }
      entries.append(EntryList.Packed(low))
      entries.append(EntryList.Packed(high))
      return true
    }
    return appendMany(constraint, of: constraints, to: &entries, variableCount: variableCount)
  }

  /// Adds any number of terms, each before those of later variables.
  ///
  /// - Returns: Whether they are finite, not zero and of different variables; else nothing is added.
  @inline(never)
  private static func appendMany(
    _ constraint: Int, of constraints: [LinearConstraint],
    to entries: inout OutputSpan<EntryList.Packed>, variableCount: Int
  ) -> Bool {
    let start = entries.count
    for index in 0..<constraints[constraint].terms.count {
      let entry = Entry(constraints[constraint].terms[index])
      let last = entries.count
      var place = last
      entries.append(EntryList.Packed(entry))
      while place > start, entries[place - 1].column > entry.column {
        entries[place] = entries[place - 1]
        place -= 1
      }
      if place < last { entries[place] = EntryList.Packed(entry) }
      guard entry.column >= 0, entry.column < variableCount, entry.coefficient != 0,
        entry.coefficient * 0 == 0, place == start || entries[place - 1].column < entry.column
      else {
        entries.removeLast(entries.count - start)
        return false
      }
    }
    return true
  }
}
