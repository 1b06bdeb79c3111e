/// Finds the required rows of a block to leave out so that the others have a solution.
///
/// Rows are inserted in the order of ``RowStore/isKept(_:ratherThan:)``, and a row that can't hold
/// together with those inserted before it is left out. So the kept rows are the lexicographically
/// first maximal feasible subset in this order.
struct ConflictAnalysis: ~Copyable {
  private var rows = RowStore()
  private var sources: [RowSource] = []
  private var columnOf: [Int: Int] = [:]
  private var coordinates: [Double] = []
  private var solver = FeasibilitySolver()

  /// The rows to leave out.
  ///
  /// - Parameters:
  ///   - slots: The constraints of a block and of block 0.
  ///   - variables: The variables of the block.
  ///   - base: The block after presolve, whose definitions are the starting point.
  ///   - block: The number of the block.
  ///   - system: All constraints.
  ///   - size: The size at which the block is infeasible.
  /// - Returns: The rows, each with an irreducible infeasible subset of kept rows and the row.
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

  /// Gathers the required rows, and the lower bounds that defaults impose.
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

  /// Numbers the variables of the rows and gives each a first value: its number, or zero for a free
  /// variable.
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

  /// Removes the rows of a certificate whose multipliers may be rounding errors, if the others are
  /// infeasible too.
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

  /// The certificate of a row together with some others alone, or `nil` if they can hold together.
  private func infeasibility(
    of row: Int, beside members: [Int], at size: CanvasSize
  ) -> FeasibilitySolver.Certificate? {
    var other = FeasibilitySolver()
    other.load(rows, columnOf: columnOf, at: size, near: coordinates)
    for member in members where other.insert(member) != nil { return nil }
    return other.insert(row)
  }
}
