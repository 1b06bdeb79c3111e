/// A required row that was left out because it conflicts with rows that weren't left out.
struct LeftOutRow {
  let source: RowSource
  /// The rows that the left-out row conflicts with.
  ///
  /// All these rows together are an irreducible infeasible subset.
  let reasons: [RowSource]
  /// A function of the canvas size that is positive where the rows conflict.
  let excess: AffineConstant
  let tolerance: AffineConstant

  /// Whether the row still conflicts with its reasons at a size.
  func isInfeasible(at size: CanvasSize) -> Bool {
    excess.value(at: size) > tolerance.absoluteValue(at: size)
  }

  /// A function of nonnegative sizes that is positive where ``excess`` is more than rounding error.
  var certainExcess: AffineConstant {
    var excess = excess
    excess.add(tolerance, times: -1)
    return excess
  }
}
