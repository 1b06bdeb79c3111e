// What holds after each step, looked at in debug builds.
extension SparseSimplex {
  /// Whether the basis, the pins, the sides and the freedom agree with one another.
  ///
  /// - Complexity: Linear in the number of points and rows.
  var isConsistent: Bool {
    rowsAgree && sidesAgree && freedom == allowed.indices.count { !allowed[$0].isEmpty }
  }

  /// Every row has an unknown or a residual, which knows its row and is at the point it is pinned to.
  private var rowsAgree: Bool {
    guard residualOfRow.count == problem.unknowns.count else { return false }
    for row in residualOfRow.indices {
      let residual = Int(residualOfRow[row])
      guard residual >= 0 else {
        guard unknownOfRow[row] >= 0, pins[row] < 0 else { return false }
        continue
      }
      let point = Int(pins[row])
      guard Int(rowOfResidual[residual]) == row, point >= 0,
        Int(problem.residualOfPoint[point]) == residual, sides[point] == 0
      else { return false }
    }
    return true
  }

  /// Only residuals that are pinned are at a point, so that each of the others has a price.
  private var sidesAgree: Bool {
    for residual in 0..<problem.residualCount where rowOfResidual[residual] < 0 {
      for point in problem.points(of: residual) where problem.points[point].jump > 0 {
        if sides[point] == 0 { return false }
      }
    }
    return true
  }
}
