extension Simplex {
  /// Pins residuals to where they alone would like to be, the most important ones first, until
  /// no unknown is left.
  ///
  /// A good first dictionary: in most layouts it is optimal or a few pivots away.
  mutating func pinGreedily() {
    let order = component.residuals.indices.sorted { lhs, rhs in
      (urgency(of: lhs), lhs) < (urgency(of: rhs), rhs)
    }
    var remaining = columnCount
    for residual in order {
      guard remaining > 0 else { return }
      guard let column = freeColumn(for: residual),
        let breakpoint = favorite(of: residual)
      else { continue }
      pivot(column: column, residual: residual, breakpoint: breakpoint)
      remaining -= 1
    }
  }

  /// The most important level below the required one at which something is asked of a residual.
  ///
  /// Required inequalities come last, because most of them hold with room to spare.
  private func urgency(of residual: Int) -> Int {
    var urgency = Int.max
    for breakpoint in component.ranges[residual] {
      let level = component.breakpoints[breakpoint].level
      if level > 0 { urgency = min(urgency, level) }
    }
    return urgency
  }

  /// The first column of an unpinned unknown on which a residual depends enough.
  private func freeColumn(for residual: Int) -> Int? {
    let row = residual * columnCount
    var largest = 0.0
    for column in 0..<columnCount where residualOfColumn[column] < 0 {
      largest = max(largest, abs(coefficients[row + column]))
    }
    guard largest > Approximation.smallestPivot else { return nil }
    let enough = largest * Approximation.pivotFraction
    return (0..<columnCount).first {
      residualOfColumn[$0] < 0 && abs(coefficients[row + $0]) >= enough
    }
  }

  /// The breakpoint at which a residual on its own costs least.
  private func favorite(of residual: Int) -> Int? {
    let points = component.ranges[residual]
      .filter { component.breakpoints[$0].jump > 0 }
      .sorted { (positions[$0], $0) < (positions[$1], $1) }
    guard points.count > 1 else { return points.first }
    var slopes = Array(repeating: LevelSlope(), count: component.levelCount)
    for point in points {
      slopes[component.breakpoints[point].level].add(component.breakpoints[point].slopeBelow)
    }
    for point in points {
      slopes[component.breakpoints[point].level].add(component.breakpoints[point].jump)
      let first = slopes.first { $0.cleaned != 0 }
      if let first, first.cleaned < 0 { continue }
      return point
    }
    return points.last
  }
}
