/// A search for the required rows of a block that have to be left out so that the other rows have a solution.
///
/// Rows are inserted in the order of ``RowStore/isKept(_:ratherThan:)``. A row is left out if it conflicts with earlier
/// rows. The remaining rows are therefore the lexicographically first maximal feasible subset in this order.
struct ConflictAnalysis: ~Copyable {
  private var rows = RowStore()
  private var sources: [RowSource] = []
  private var columnOf: [Int: Int] = [:]
  private var coordinates: [Double] = []
  private var solver = FeasibilitySolver()

  /// Returns the rows that have to be left out.
  ///
  /// - Parameters:
  ///   - slots: The slots of the constraints of the block and of block 0.
  ///   - variables: The variables of the block.
  ///   - base: The block after presolve, whose known values are the starting values of the search.
  ///   - block: The number of the block.
  ///   - system: The system that contains the constraints.
  ///   - size: A size at which the block is infeasible.
  /// - Returns: The left-out rows, each with the other rows of an irreducible infeasible subset.
  mutating func leftOutRows(
    _ slots: [Int32], _ variables: [Int32], _ base: borrowing ReducedSystem, block: Int,
    of system: borrowing ConstraintSystem, at size: CanvasSize
  ) -> [LeftOutRow] {
    gatherRows(slots, variables, system)
    gatherColumns(base, block, system.layout, size)
    let order = (0..<rows.count).sorted { rows.isKept($0, ratherThan: $1) }
    solver.load(rows, columnOf: columnOf, at: size, near: coordinates)
    var leftOut: [LeftOutRow] = []
    for row in order {
      guard let certificate = solver.insert(row) else { continue }
      leftOut.append(
        leftOutRow(row, irreducible(certificate, for: row, at: size)))
    }
    return leftOut
  }

  private func leftOutRow(_ row: Int, _ certificate: FeasibilitySolver.Certificate) -> LeftOutRow {
    LeftOutRow(
      source: sources[row], reasons: certificate.multipliers.map { sources[$0.row] },
      excess: certificate.excess,
      tolerance: certificate.magnitude.scaled(by: Tolerance.violation))
  }

  /// Collects the required rows, including the bounds `variable − near ≥ 0` that come from variables' defaults.
  private mutating func gatherRows(
    _ slots: [Int32], _ variables: [Int32], _ system: borrowing ConstraintSystem
  ) {
    rows.removeAll()
    sources.removeAll()
    rows.yielding = system.rows.yielding
    for slot in slots where system.rows[Int(slot)].priority.isRequired {
      rows.append(Int(slot), of: system.rows)
      sources.append(RowSource(slot: Int(slot)))
    }
    for variable in variables {
      guard let item = system.defaults[Int(variable)], item.isNotBefore else { continue }
      rows.appendBound(from: item.near, to: Int(variable))
      sources.append(RowSource(boundOf: Int(variable)))
    }
  }

  /// Numbers the variables of the rows, and gives each a starting value: its known value, or zero if it is free.
  private mutating func gatherColumns(
    _ base: borrowing ReducedSystem, _ block: Int, _ layout: borrowing BlockLayout,
    _ size: CanvasSize
  ) {
    columnOf.removeAll(keepingCapacity: true)
    coordinates.removeAll()
    for index in rows.entries.indices {
      let entry = rows.entries[index]
      if columnOf[entry.column] != nil { continue }
      columnOf[entry.column] = coordinates.count
      let place = layout.place(of: entry.column, in: block)
      let function =
        place < 0
        ? layout.fixedValue(of: entry.column).constant : base.definitions.constant(of: place)
      coordinates.append(Tolerance.clamped(function.value(at: size)))
    }
  }

  // MARK: - Irreducible subsets

  /// Returns a certificate after removing rows whose multipliers may be rounding errors.
  ///
  /// A row is removed only if `row` still conflicts with the remaining rows.
  private mutating func irreducible(
    _ certificate: FeasibilitySolver.Certificate, for row: Int, at size: CanvasSize
  ) -> FeasibilitySolver.Certificate {
    let largest = certificate.multipliers.reduce(1) { max($0, abs($1.factor)) }
    let doubtful = certificate.multipliers.filter {
      abs($0.factor) < Tolerance.agreement * largest
    }
    if doubtful.isEmpty { return certificate }
    var best = certificate
    for candidate in doubtful {
      let members = best.multipliers.map(\.row).filter { $0 != candidate.row }
      if let smaller = infeasibility(of: row, beside: members, at: size) { best = smaller }
    }
    return best
  }

  /// Returns a certificate that a row conflicts with the rows in `members`, or `nil` if it doesn't.
  private func infeasibility(
    of row: Int, beside members: [Int], at size: CanvasSize
  ) -> FeasibilitySolver.Certificate? {
    var other = FeasibilitySolver()
    other.load(rows, columnOf: columnOf, at: size, near: coordinates)
    for member in members where other.insert(member) != nil { return nil }
    return other.insert(row)
  }
}
