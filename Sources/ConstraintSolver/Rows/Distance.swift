/// How far one variable is from another, plus a constant, compared with 0: what most constraints of a
/// layout say.
public struct Distance: Sendable {
  /// The variable that the distance starts at.
  public var start: Variable

  /// The variable that the distance ends at.
  public var end: Variable

  /// What is added to the distance, the same at every size of the canvas.
  public var constant: Double

  /// How `end − start + constant` compares with 0.
  public var relation: Relation

  /// How much the constraint matters.
  public var priority: Priority

  /// Whether the constraint may be the one that gives way in a conflict.
  public var isBreakable: Bool

  /// Compares `end − start + constant` with 0.
  public init(
    from start: Variable, to end: Variable, plus constant: Double = 0, _ relation: Relation,
    _ priority: Priority, isBreakable: Bool = true
  ) {
    self.start = start
    self.end = end
    self.constant = constant
    self.relation = relation
    self.priority = priority
    self.isBreakable = isBreakable
  }
}

extension Solver {
  /// Adds constraints about distances: all of them, or none if one is refused.
  ///
  /// The same as adding them one after another, in less time. The indices of their names follow each
  /// other.
  ///
  /// - Complexity: Linear in the constraints.
  /// - Throws: `SolverError` if a number is not finite, a variable is not from this solver or a priority
  ///   is out of range. The system is then as it was.
  public mutating func add(_ distances: Span<Distance>) throws(SolverError) {
    for index in distances.indices {
      guard distances[index].constant.isFinite else { throw .notFinite }
      try check(distances[index].priority)
      try check(distances[index].start)
      try check(distances[index].end)
    }
    edits.add(distances)
  }

  @inline(__always)
  private func check(_ variable: Variable) throws(SolverError) {
    guard variable.index >= 0, variable.index < variableCount else {
      throw .unknownVariable(variable)
    }
  }
}

extension RowStore {
  /// Adds a row for each distance, whose variables exist.
  mutating func append(_ distances: Span<Distance>) {
    let entryStart = entries.count
    extend(rowCount: distances.count, entryCount: 2 * distances.count) { headers, entries, _ in
      for index in distances.indices {
        let distance = distances[index]
        let (start, end) = (distance.start.index, distance.end.index)
        if start < end {
          entries.append(EntryList.Packed(Entry(column: start, coefficient: -1)))
          entries.append(EntryList.Packed(Entry(column: end, coefficient: 1)))
        } else if end < start {
          entries.append(EntryList.Packed(Entry(column: end, coefficient: 1)))
          entries.append(EntryList.Packed(Entry(column: start, coefficient: -1)))
        }
        let kind = Kind(
          rank: distance.priority.rank, relation: distance.relation,
          isBreakable: distance.isBreakable, hasName: false)
        headers.append(Header(kind, constant: distance.constant, end: entryStart + entries.count))
      }
    }
  }
}
