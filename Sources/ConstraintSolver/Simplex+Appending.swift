extension Simplex {
  /// A linear form of the unknowns as coefficients of the columns' displacements.
  func columnCoefficients(of entries: [Entry]) -> [Double] {
    basis.combination(for: entries)
  }

  /// The pinned residuals, and the unknowns nothing pins, as equations; one for each column.
  var basis: Elimination {
    var basis = Elimination(columnCount: columnCount)
    basis.eliminate(
      (0..<columnCount).map { column in
        let residual = residualOfColumn[column]
        let row =
          residual < 0
          ? [Entry(column: column, coefficient: 1)] : component.residuals[residual].entries
        return SparseRow(row, constant: AffineConstant())
      })
    return basis
  }

  /// Whether a linear form with these column coefficients is the same in every optimal solution,
  /// as far as can be seen without trying.
  func isLocked(_ columnCoefficients: [Double]) -> Bool {
    columnCoefficients.indices.allSatisfy { columnCoefficients[$0] == 0 || isLocked[$0] }
  }

  /// Adds a residual on a new level below all others; the dictionary then wants optimizing.
  mutating func append(
    _ entries: [Entry], columnCoefficients: [Double], at position: AffineConstant,
    slopeBelow: Double, slopeAbove: Double
  ) {
    component.append(entries, at: position, slopeBelow: slopeBelow, slopeAbove: slopeAbove)
    var offset = AffineConstant()
    for column in 0..<columnCount where residualOfColumn[column] >= 0 {
      offset.add(offsets[residualOfColumn[column]], times: columnCoefficients[column])
    }
    coefficients += columnCoefficients
    offsets.append(offset)
    columnOfResidual.append(-1)
    values.append(0)
    roundings.append(0)
    positions.append(position.value(at: size))
    evaluate(values.count - 1)
    let side = comparison(of: values.count - 1, with: positions.count - 1)
    sides.append(side == 0 ? 1 : side)
  }
}
