// The basis, factored anew.
extension SparseSimplex {
  /// Factors the basis anew and computes all values from it.
  ///
  /// Its rows have other numbers afterwards. Where rounding has made them depend on each other the old
  /// factors stay, and what comes of them is looked at in the end.
  mutating func refresh() {
    isInaccurate = false
    arrangeRows()
    isSingular = !factorRows()
    if !isSingular {
      swap(&basis, &spare)
      renumberRows()
    }
    evaluate()
  }

  /// Factors the rows of the basis in the order that was found.
  ///
  /// - Returns: Whether they are independent.
  private mutating func factorRows() -> Bool {
    spare.reset(columnCount: problem.unknowns.count)
    for row in residualOfRow.indices where residualOfRow[row] >= 0 {
      spare.countUses(problem.entries, problem.range(of: Int(residualOfRow[row])))
    }
    for place in order.rows.indices {
      let row = Int(order.rows[place])
      let residual = Int(residualOfRow[row])
      let isIndependent =
        residual < 0
        ? spare.append(unit: Int(unknownOfRow[row]))
        : spare.append(
          problem.entries, problem.range(of: residual), pivot: Int(order.pivots[place]))
      guard isIndependent else { return false }
    }
    return true
  }

  /// Finds the order in which to factor the rows of the basis.
  private mutating func arrangeRows() {
    order.reset(columnCount: problem.unknowns.count)
    for row in residualOfRow.indices {
      let residual = Int(residualOfRow[row])
      if residual < 0 {
        order.add(Int(unknownOfRow[row]))
      } else {
        for place in problem.range(of: residual) { order.add(problem.entries[place].column) }
      }
      order.endRow()
    }
    order.arrange()
  }

  /// Gives each row the number of its place in the order.
  private mutating func renumberRows() {
    order.apply(to: &residualOfRow)
    order.apply(to: &unknownOfRow)
    order.apply(to: &pins)
    order.apply(to: &allowed)
    order.apply(to: &barred)
    order.apply(to: &restingValues)
    for row in residualOfRow.indices where residualOfRow[row] >= 0 {
      rowOfResidual[Int(residualOfRow[row])] = Int32(truncatingIfNeeded: row)
    }
  }
}
