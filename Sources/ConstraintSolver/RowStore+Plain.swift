extension RowStore {
  /// Adds the rows of several constraints, up to the first that has a name, repeats a variable, or is
  /// to be refused.
  ///
  /// Room is made once. Constraints are taken part by part: a copy of one counts references four
  /// times.
  mutating func appendPlain(
    _ constraints: [LinearConstraint], from first: Int, variableCount: Int
  ) {
    var termCount = 0
    for index in first..<constraints.count { termCount += constraints[index].terms.count }
    let entryStart = entries.count
    extend(rowCount: constraints.count - first, entryCount: termCount) { headers, entries in
      for index in first..<constraints.count {
        guard constraints[index].name.isEmpty,
          RowStore.append(constraints[index].terms, to: &entries, variableCount: variableCount)
        else { break }
        let constant = constraints[index].constant
        let priority = constraints[index].priority
        guard constant.isFinite, priority.isInRange else {
          entries.removeLast(constraints[index].terms.count)
          break
        }
        let kind = Kind(
          rank: priority.rank, relation: constraints[index].relation,
          isBreakable: constraints[index].isBreakable, hasName: false)
        headers.append(
          Header(
            constant: constant, kind: kind,
            end: Int32(truncatingIfNeeded: entryStart + entries.count)))
      }
    }
  }

  /// Adds terms by ascending variable.
  ///
  /// - Returns: Whether they are finite, not zero and of different variables; else nothing is added.
  @inline(__always)
  private static func append(
    _ terms: [Term], to entries: inout OutputSpan<Entry>, variableCount: Int
  ) -> Bool {
    let start = entries.count
    for index in terms.indices {
      let entry = Entry(terms[index])
      var place = entries.count
      guard entry.column >= 0, entry.column < variableCount, entry.coefficient != 0,
        entry.coefficient.isFinite
      else {
        entries.removeLast(place - start)
        return false
      }
      entries.append(entry)
      while place > start, entries[place - 1].column >= entry.column {
        guard entries[place - 1].column > entry.column else {
          entries.removeLast(entries.count - start)
          return false
        }
        entries[place] = entries[place - 1]
        place -= 1
        entries[place] = entry
      }
    }
    return true
  }
}
